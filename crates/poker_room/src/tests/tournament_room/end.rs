//! What is told at the end of a tournament.

use poker_protocol::{EntryEvent, Message, PlayerId, Refusal, Request, TournamentEvent, TournamentId};

use super::scene::{CardRoom, schedule_of};
use crate::Now;
use crate::rulebook::SeriesOffer;

/// The places that a player was told, and whether the tournament was finished after them.
fn told(room: &CardRoom, player: PlayerId) -> (Vec<u32>, bool) {
    let (mut places, mut finished) = (Vec::new(), false);
    for told in &room.told[&player] {
        let Message::TournamentEvent { event, .. } = &told.message else { continue };
        match &**event {
            TournamentEvent::Entry { event: EntryEvent::Placed { place, .. }, .. } => {
                assert!(!finished);
                places.push(*place);
            }
            TournamentEvent::Finished => finished = true,
            _ => {}
        }
    }
    (places, finished)
}

/// A sit & go of five players that is over, and at which player 99 looks.
fn played() -> (CardRoom, TournamentId) {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 12);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    let looker = room.person(99);
    room.answer(looker, Request::LookAtTournament { tournament: id, on: true }).unwrap();
    for player in 1..=5 {
        room.registered(player, id);
    }
    room.play(id);
    (room, id)
}

#[test]
fn the_winner_and_those_who_look_are_told_every_place_of_the_final_table_and_that_it_is_finished() {
    let (room, _) = played();
    let winner = (1..=5).map(PlayerId).find(|&player| told(&room, player).0.contains(&1)).unwrap();
    for player in [winner, PlayerId(99)] {
        assert_eq!(told(&room, player), (vec![5, 4, 3, 2, 1], true), "{player:?}");
    }
}

#[test]
fn nobody_can_look_at_a_forgotten_tournament_but_everybody_can_look_away_from_it() {
    let (mut room, id) = played();
    let looker = room.client(PlayerId(99));
    while room.room.tournament(id).is_some() {
        assert!(room.step(Now(u64::MAX)), "a tournament that is over is forgotten some day");
    }
    room.answer(looker, Request::LookAtTournament { tournament: id, on: false }).unwrap();
    assert_eq!(room.answer(looker, Request::LookAtTournament { tournament: id, on: true }), Err(Refusal::Unknown));
}
