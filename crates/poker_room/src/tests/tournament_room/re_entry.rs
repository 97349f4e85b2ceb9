//! Players who are out and enter again (R-REG-13).

use poker_protocol::{Pay, PlayerId, Refusal, Request, TournamentId};

use super::scene::{CardRoom, schedule_of};
use super::seen_tables::SeenTables;
use crate::Now;
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

const PLAYERS: u64 = 12;

/// A tournament with re-entry, open for registration.
fn open(seed: u64) -> (CardRoom, TournamentId) {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", seed);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.template.id == "re-entry"), &schedule);
    for player in 1..=PLAYERS {
        room.registered(player, id);
    }
    (room, id)
}

/// Plays to the end; whoever is out enters again as long as that is possible. Returns how often.
fn play_entering_again(room: &mut CardRoom, id: TournamentId) -> u32 {
    let mut again = 0;
    while matches!(room.room.tournament(id).unwrap().stage(), TournamentStage::Registering | TournamentStage::Playing) {
        assert!(room.step(Now(u64::MAX)));
        for player in (1..=PLAYERS).map(PlayerId) {
            let tournament = room.room.tournament(id).unwrap();
            if tournament.stage() == TournamentStage::Playing && tournament.is_open() && tournament.seat_of(player).is_none() {
                let pay = Pay::Money { buy_in: None };
                match room.answer(room.client(player), Request::Register { tournament: id, pay, password: None }) {
                    Ok(()) => again += 1,
                    Err(refusal) => assert_eq!(refusal, Refusal::NoReEntry),
                }
            }
        }
    }
    again
}

#[test]
fn a_place_of_an_earlier_entry_does_not_close_the_table_of_a_later_one() {
    let (mut room, id) = open(1);
    assert!(play_entering_again(&mut room, id) > 3, "another seed is needed");
    let mut closed = 0;
    for player in (1..=PLAYERS).map(PlayerId) {
        let seen = SeenTables::of(&room, player);
        assert!(seen.are_closed(), "{player:?}: {seen:?}");
        closed += seen.closed;
    }
    assert!(closed > PLAYERS as usize, "{closed}");
}
