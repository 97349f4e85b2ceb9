//! In practice, play goes on in every form of every rulebook, even if players lose all their chips.

use std::collections::BTreeSet;
use std::sync::Arc;

use poker_room::{OfferedStake, RoomStakes, Rulebooks};

use super::world::{Habit, World, options};
use crate::{LocalOptions, PracticeOptions, ThinkingTime};

/// The longest time for a hand and the pause before it, if bots decide at once, in milliseconds.
const LONGEST_HAND_MS: u32 = 120_000;

/// One room for each form, game and number of seats of every rulebook, with one stake.
pub fn rooms() -> Vec<Arc<RoomStakes>> {
    let rulebooks = Rulebooks::embedded().unwrap();
    let mut seen = BTreeSet::new();
    let offers = rulebooks.iter().flat_map(|rulebook| RoomStakes::of_rulebook(Arc::clone(rulebook)).offers);
    let new = |offer: &OfferedStake| {
        let row = &offer.row;
        seen.insert((offer.rulebook.id.clone(), row.form, row.game.code, offer.rulebook.seats(row)))
    };
    offers.filter(new).map(|offer| Arc::new(RoomStakes { id: offer.rulebook.id.clone(), offers: vec![offer] })).collect()
}

/// Plays `hands` hands as a person who only calls and buys in again. Checks that no hand takes too long.
pub fn evening(room: &Arc<RoomStakes>, opponents: u8, hands: u32, seed: u64) -> World {
    let row = &room.offers[0].row;
    let what = format!("{} {} {:?}, {opponents} opponents, seed {seed}", room.id, row.name, row.form);
    let options = options(None, seed);
    let practice = PracticeOptions { opponents, thinking: ThinkingTime::INSTANT, ..options.practice };
    let mut world = World::open(&LocalOptions { room: Some(Arc::clone(room)), practice, ..options }).unwrap();
    world.hero.habit = Habit::Calls;
    world.sit_at(world.built.room.room().stakes()[0].stake);
    for hand in 0..hands {
        let (ended, since) = (world.hero.hands_ended, world.now);
        while world.hero.hands_ended == ended {
            assert!(world.advances(), "{what}: nothing follows hand {hand}");
            assert!(world.now.ms_since(since) < LONGEST_HAND_MS, "{what}: waits after hand {hand}");
        }
    }
    assert_eq!(world.built.room.room().ledger().sum(), 0, "{what}");
    world
}

#[test]
fn every_form_under_every_rulebook_plays_on() {
    for room in rooms() {
        evening(&room, 5, 8, 1);
    }
}

#[test]
fn in_every_form_bots_that_are_broke_buy_in_again() {
    let mut seen = BTreeSet::new();
    for room in rooms().into_iter().filter(|room| seen.insert((room.id.clone(), room.offers[0].row.form))) {
        evening(&room, 2, 60, 2);
    }
}

#[test]
#[ignore = "takes minutes"]
fn long_every_form_under_every_rulebook_plays_500_hands() {
    for room in rooms() {
        for opponents in [1, 2, 9] {
            evening(&room, opponents, 500, 3);
        }
    }
}
