//! The own entries that a player is told after a greeting.

use std::collections::BTreeSet;

use poker_protocol::{Message, OfferId, OwnEntry, OwnEntryState, Pay, PlayerId, Request, TournamentId};

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;

/// The bytes that one frame has at most.
const LARGEST_FRAME: usize = 64 * 1024;

/// What a player is told of own entries after a new greeting, message by message.
fn greeted(room: &mut CardRoom, player: u64) -> Vec<(bool, Vec<OwnEntry>)> {
    let before = room.told[&PlayerId(player)].len();
    room.person(player);
    let told = &room.told[&PlayerId(player)][before..];
    let own = told.iter().filter_map(|told| match &told.message {
        Message::OwnEntries { whole, entries } => {
            assert!(serde_json::to_string(told).unwrap().len() < LARGEST_FRAME / 2);
            Some((*whole, entries.clone()))
        }
        _ => None,
    });
    own.collect()
}

/// The offer of a game of the HexaPro family with the smallest buy-in.
fn smallest_offer() -> OfferId {
    let schedule = schedule_of("en-2.7");
    let price = |offer: &SeriesOffer| match offer {
        SeriesOffer::HexaPro { buy_in, .. } => Some(*buy_in),
        SeriesOffer::SitAndGo(_) | SeriesOffer::Scheduled(_) => None,
    };
    let offers = (0..).zip(schedule.series()).filter_map(|(at, series)| Some((price(&series.offer)?, OfferId(at))));
    offers.min_by_key(|&(price, _)| price).unwrap().1
}

#[test]
fn many_own_entries_are_told_in_messages_of_a_hundred_of_which_the_first_is_whole() {
    let mut room = CardRoom::new("en-2.7", 11);
    let (client, offer) = (room.person(1), smallest_offer());
    let mut entered = 0;
    for _ in 0..30 {
        room.answer(client, Request::RegisterGames { offer, games: 8, pay: Pay::Money { buy_in: None } }).unwrap();
        entered += 8;
    }
    let parts = greeted(&mut room, 1);
    assert_eq!(parts.iter().map(|(whole, part)| (*whole, part.len())).collect::<Vec<_>>(), [(true, 100), (false, 100), (false, 40)]);
    let told: BTreeSet<TournamentId> = parts.iter().flat_map(|(_, part)| part).map(|own| own.tournament).collect();
    assert_eq!(told.len(), entered);
    room.person(2);
    assert_eq!(greeted(&mut room, 2), [(true, Vec::new())], "who has no entry is told so");
}

#[test]
fn r_typ_10_who_plays_on_in_the_second_phase_is_told_the_entry_there_and_none_in_the_first() {
    let mut room = CardRoom::new("en-2.7", 4);
    let scheduled = |name: &'static str| move |offer: &SeriesOffer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.name == name);
    let schedule = schedule_of("en-2.7");
    let (first, second) = (room.open(scheduled("Arcturus 1"), &schedule), room.open(scheduled("Arcturus"), &schedule));
    for player in 1..=8 {
        room.registered(player, first);
    }
    room.play(first);
    let mut survivors = 0;
    for player in 1..=8 {
        let survives = room.room.tournament(second).unwrap().entrants().iter().any(|entrant| entrant.player == PlayerId(player));
        let [(true, entries)] = &greeted(&mut room, player)[..] else { panic!("one whole list") };
        let told: Vec<TournamentId> = entries.iter().map(|own| own.tournament).collect();
        assert_eq!(told, [if survives { second } else { first }]);
        let placed = matches!(entries[0].state, OwnEntryState::Placed { .. });
        assert_ne!(placed, survives);
        survivors += u32::from(survives);
    }
    assert!((1..8).contains(&survivors), "{survivors}");
}
