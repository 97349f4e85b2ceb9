//! Bots fill the tables, play, buy in again, leave and come.

use std::sync::Arc;

use poker_protocol::{Message, SeatState, TableEvent};
use poker_room::RoomStakes;

use super::world::{World, options};
use crate::{LocalOptions, PracticeOptions, rulebook_room};

fn with_opponents(opponents: u8, seed: u64) -> LocalOptions {
    let options = options(None, seed);
    LocalOptions { practice: PracticeOptions { opponents, ..options.practice }, ..options }
}

#[test]
fn every_table_of_the_lobby_has_its_bots_and_none_deals_without_a_person() {
    let mut world = World::open(&with_opponents(4, 1)).unwrap();
    let stakes = world.built.room.room().stakes();
    assert!(stakes.len() >= 5, "a handful of stakes");
    for row in stakes {
        let at_table = u32::from(row.seats - 1).min(4);
        let bots = if row.form.moves_players() { 2 * at_table } else { at_table };
        assert_eq!((row.tables, row.players), (1, bots), "{}", row.name);
    }
    assert_eq!(world.built.bots.due(), None, "nobody thinks about anything");
    world.now = poker_room::Now(world.now.0 + 10_000);
    world.settle();
    assert_eq!(world.built.room.due(), None, "a lobby that nobody plays in sleeps");
}

#[test]
fn any_number_of_opponents_plays_on() {
    for opponents in 1..=5 {
        let mut world = World::open(&with_opponents(opponents, 2)).unwrap();
        world.sit();
        world.play_hands(25);
        let first = world.hero.snapshot.as_ref().unwrap();
        assert_eq!(first.seats.len(), usize::from(opponents) + 1);
    }
}

#[test]
fn nine_opponents_fill_a_full_ring() {
    let room = rulebook_room("room-003").unwrap().unwrap();
    let offers = room.offers.iter().filter(|offer| offer.row.seats == Some(10)).take(1).cloned().collect();
    let full_ring = RoomStakes { id: room.id.clone(), offers };
    let mut world = World::open(&LocalOptions { room: Some(Arc::new(full_ring)), ..with_opponents(9, 2) }).unwrap();
    world.sit_at(world.built.room.room().stakes()[0].stake);
    world.play_hands(25);
    assert_eq!(world.hero.snapshot.as_ref().unwrap().seats.len(), 10);
}

#[test]
fn broke_bots_buy_in_again_and_others_take_the_seats_of_those_who_leave() {
    let mut world = World::open(&with_opponents(5, 3)).unwrap();
    world.sit();
    world.play_hands(400);
    let count = |wanted: fn(&TableEvent) -> bool| {
        world.hero.heard.iter().filter(|message| matches!(message, Message::Table { event, .. } if wanted(event))).count()
    };
    let broke = count(|event| matches!(event, TableEvent::StateChanged { state: SeatState::Busted, .. }));
    let rebought = count(|event| matches!(event, TableEvent::StackChanged { .. }));
    let (left, sat) = (count(|event| matches!(event, TableEvent::Left { .. })), count(|event| matches!(event, TableEvent::Sat { .. })));
    assert!(broke > 0 && rebought >= broke - 1, "{broke} broke, {rebought} bought in again");
    assert!(left >= 5 && sat >= left - 1, "{left} left, {sat} came");
    assert_eq!(world.built.room.room().ledger().sum(), 0);
}

#[test]
fn a_bot_thinks_within_its_range_and_as_fast_as_it_is_told() {
    let mut world = World::open(&with_opponents(5, 4)).unwrap();
    world.sit();
    let mut times = Vec::new();
    // No bot has lost all its chips that early, so each pause is a decision.
    while world.hero.hands_ended < 6 {
        let idle = world.built.bots.due().is_none();
        world.advance();
        if let (true, Some(due)) = (idle, world.built.bots.due()) {
            times.push(due.0 - world.now.0);
        }
    }
    assert!(times.iter().all(|time| (100..=900).contains(time)), "{times:?}");
    assert!(times.iter().any(|time| *time < 300) && times.iter().any(|time| *time > 500), "{times:?}");
}

#[test]
fn the_same_seed_says_the_same_to_the_player() {
    let play = |seed| {
        let mut world = World::open(&with_opponents(5, seed)).unwrap();
        world.sit();
        world.play_hands(12);
        world.hero.heard
    };
    let first = play(7);
    assert_eq!(first, play(7));
    assert_ne!(first, play(8));
}

#[test]
fn a_bot_that_was_cut_off_comes_back() {
    let mut world = World::open(&with_opponents(5, 5)).unwrap();
    world.sit();
    world.play_hands(2);
    let seated = |world: &World| world.built.room.room().stakes().iter().map(|row| row.players).sum::<u32>();
    let before = seated(&world);
    world.built.bots.cut_all_off();
    world.play_hands(5);
    assert_eq!(seated(&world), before);
}
