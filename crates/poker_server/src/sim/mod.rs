//! A simulation of server, disk, network and clients under virtual time; a seed that fails becomes a test here.

mod accounts;
mod books;
mod client;
mod disk;
mod in_progress;
mod referee;
mod void_hands;
mod world;

use world::{Faults, World};

/// The number of events of a seed: a few minutes at the tables.
const EVENTS: usize = 5_000;

fn simulate(seed: u64) -> World {
    let mut world = World::new(seed, Faults::ALL);
    for _ in 0..EVENTS {
        world.step();
    }
    world
}

#[test]
fn whatever_happens_to_connections_and_servers_nothing_is_lost_applied_twice_or_told_too_early() {
    let worlds: Vec<World> = (0..10).map(simulate).collect();
    let sum = |of: fn(&World) -> u64| worlds.iter().map(of).sum::<u64>();
    let seen = [
        ("hands", worlds.iter().map(|world| world.hands() as u64).sum()),
        ("kills", sum(|world| world.kills)),
        ("repeated requests", sum(|world| world.repeats)),
        ("compared tables", sum(World::compared)),
        ("writes that the disk refused", sum(|world| world.disk().refused)),
        ("writes of which a kill left a part", sum(|world| world.disk().short)),
        ("starts without the log", sum(|world| world.disk().lost)),
        ("wrong clocks", sum(|world| world.jumps)),
        ("players at the door", sum(|world| world.admitted)),
        ("nonces of clients", sum(World::nonces)),
    ];
    assert!(seen.iter().all(|(_, times)| *times > 5), "{seen:?}");
}

#[test]
fn r_fail_1_a_crash_at_any_batch_from_the_deciding_action_on_gives_the_hand_the_result_that_it_has_without_a_crash() {
    let mut confirmed = 0;
    for seed in 20..26 {
        let mut world = World::new(seed, Faults { kill: 0, ..Faults::ALL });
        while world.hands() < 40 {
            world.step();
        }
        confirmed += world.confirmed;
    }
    assert!(confirmed > 40, "{confirmed} restarts of copies have ended a hand as it ended");
}

#[test]
fn r_fail_1_a_player_who_left_a_pool_with_chips_in_a_hand_has_them_back_after_a_crash() {
    let mut seeds = 0..100;
    let mut with_leavers = 0;
    while with_leavers == 0 {
        let mut world = World::new(seeds.next().expect("nobody left a pool in mid-hand"), Faults::NONE);
        world.make_restless();
        (0..EVENTS).for_each(|_| world.step());
        with_leavers += world.with_leavers;
    }
}

#[test]
fn r_fail_2_a_void_hand_is_told_to_each_of_its_players_however_often_the_server_is_killed_before() {
    let (mut received, mut late) = (0, 0);
    let mut seeds = 40..60;
    while received < 20 || late < 8 {
        let seed = seeds.next().expect("few void hands were told");
        let mut world = World::new(seed, Faults { kill: 150, ..Faults::ALL });
        for _ in 0..EVENTS {
            world.step();
        }
        let (all, again) = world.void_hands_told();
        (received, late) = (received + all, late + again);
    }
}

#[test]
#[ignore = "long: a thousand seeds"]
fn long_whatever_happens_to_connections_and_servers_in_a_thousand_seeds() {
    for seed in 0..1_000 {
        drop(simulate(seed));
    }
}

/// Plays this number of hands without faults. The referee searches all messages.
fn search(seed: u64, hands: usize) -> World {
    let mut world = World::new(seed, Faults { cut: 2_000, ..Faults::NONE });
    while world.hands() < hands {
        world.step();
    }
    world
}

#[test]
fn no_byte_sent_to_a_client_tells_of_a_card_that_it_may_not_see() {
    assert!(search(1, 100).cards_seen() > 3_000);
}

#[test]
#[ignore = "long: ten thousand hands"]
fn long_no_byte_sent_to_a_client_tells_of_a_card_that_it_may_not_see_in_ten_thousand_hands() {
    // A world slows down with the number of its hands, so there are twenty.
    let seen: u64 = (2..22).map(|seed| search(seed, 500).cards_seen()).sum();
    assert!(seen > 300_000, "{seen}");
}
