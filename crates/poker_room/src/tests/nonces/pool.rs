//! Nonces in a pool: a table is dealt when they have come.

use std::sync::Arc;

use poker_protocol::{Entry, Form, Money, PlayerId, Request, TableId};

use super::scene::{ShuffledRoom, sealed};
use crate::{ClientId, RoomConfig, RoomStakes, Rulebook, Tempo};

/// Six players of a pool, who have all promised a nonce. The last one has not joined the pool, so that no hand has begun.
fn waiting() -> (ShuffledRoom, TableId, Vec<ClientId>) {
    let rulebook = Rulebook::embedded("en-1.2").unwrap().unwrap();
    let stakes = Arc::new(RoomStakes::of_rulebook(Arc::new(rulebook)));
    let tempo = Tempo { nonce_ms: 1_000, ..Tempo::NONE };
    let mut room = ShuffledRoom::with(RoomConfig { stakes, tempo, ..sealed() });
    let stake = room.salon.room.stakes().iter().find(|row| row.form == Form::Fast && row.name == "NL10").unwrap().stake;
    let clients: Vec<ClientId> = (1..=6).map(|player| room.salon.person(player)).collect();
    for &client in &clients {
        room.salon.answer(client, Request::Join { stake }).unwrap();
    }
    let pool = room.salon.offers(clients[0])[0].table;
    for &client in &clients[..5] {
        sit(&mut room, client, pool);
        room.commit(client, pool);
    }
    (room, pool, clients)
}

fn sit(room: &mut ShuffledRoom, client: ClientId, pool: TableId) {
    room.salon.answer(client, Request::SitDown { table: pool, buy_in: Money::new(1_000), entry: Entry::WaitForBigBlind }).unwrap();
}

/// The same, when the sixth player has come and the table waits for nonces.
fn gathered() -> (ShuffledRoom, TableId, Vec<ClientId>) {
    let (mut room, pool, clients) = waiting();
    sit(&mut room, clients[5], pool);
    (room, pool, clients)
}

fn in_hand(room: &ShuffledRoom, pool: TableId) -> usize {
    (1..=6).filter(|&player| room.plays(player, pool)).count()
}

#[test]
fn a_table_of_a_pool_is_dealt_with_the_last_nonce_and_its_button_was_announced() {
    let (mut room, pool, clients) = gathered();
    let announced = room.announced(clients[0], pool).pop().unwrap();
    assert_eq!((in_hand(&room, pool), announced.commitments.len()), (0, 5), "the sixth has promised nothing");
    assert!(announced.button.is_some());
    clients[..4].iter().for_each(|&client| room.reveal(client, pool));
    room.salon.settle();
    assert_eq!(in_hand(&room, pool), 0);
    room.reveal(clients[4], pool);
    room.salon.settle();
    assert_eq!(in_hand(&room, pool), 6);
    let begun = room.begun(clients[5], pool).pop().unwrap();
    assert_eq!((begun.root, Some(begun.button), begun.nonces.len()), (Some(announced.root), announced.button, 5));
    assert!(clients.iter().all(|&client| room.check(client, pool).is_ok()));
}

#[test]
fn a_table_of_a_pool_waits_no_longer_than_the_time_for_nonces() {
    let (mut room, pool, clients) = gathered();
    room.reveal(clients[0], pool);
    room.salon.wait(999);
    assert_eq!(in_hand(&room, pool), 0);
    room.salon.wait(1);
    assert_eq!(in_hand(&room, pool), 6);
    assert_eq!(room.begun(clients[5], pool)[0].nonces.len(), 1);
}

#[test]
fn who_leaves_a_table_of_a_pool_that_waits_for_nonces_is_dealt_in_first() {
    for leaves in [true, false] {
        let (mut room, pool, clients) = gathered();
        room.reveal(clients[0], pool);
        if leaves {
            room.salon.answer(clients[1], Request::LeaveTable { table: pool }).unwrap();
        } else {
            room.salon.room.disconnect(clients[1], room.salon.now);
        }
        room.salon.listen();
        assert!(room.plays(1, pool) && room.plays(3, pool), "the announced deck is dealt");
        let begun = room.begun(clients[2], pool);
        assert_eq!(begun[0].root, Some(room.announced(clients[2], pool)[0].root));
        room.salon.wait(600_000);
        assert_eq!(room.check(clients[2], pool), Ok(()));
    }
}

#[test]
fn a_promise_does_not_cost_a_waiting_player_the_place_in_the_queue() {
    let (mut room, pool, clients) = waiting();
    let told = room.snapshots(clients[0], pool).len();
    let request = poker_fair::Nonces::of_secret(poker_protocol::Bytes32([9; 32])).join(pool).unwrap();
    room.salon.answer(clients[0], request).unwrap();
    assert_eq!(room.snapshots(clients[0], pool).len(), told, "nothing else has happened");
}

#[test]
fn a_pool_that_deals_no_more_frees_the_players_who_wait_for_nonces() {
    let (mut room, pool, clients) = gathered();
    room.salon.room.stop_dealing();
    clients[..5].iter().for_each(|&client| room.reveal(client, pool));
    room.salon.wait(1_000);
    assert_eq!((in_hand(&room, pool), room.salon.room.hands_in_progress()), (0, 0));
    room.salon.answer(clients[0], Request::LeaveTable { table: pool }).unwrap();
    assert_eq!(room.salon.room.balance(PlayerId(1)), Money::new(100_000));
}
