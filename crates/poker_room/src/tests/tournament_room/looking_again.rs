//! A client that comes back and looks again at the lobby and at a tournament is told all that those know who have looked on.

use std::collections::BTreeMap;

use poker_protocol::{Message, OfferId, OfferRow, PlayerId, Request, TournamentId, TournamentOverview, TournamentRow};
use rand::RngExt as _;

use super::scene::{CardRoom, schedule_of};
use crate::Now;
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

const STAYS: PlayerId = PlayerId(98);
const RETURNS: PlayerId = PlayerId(99);

/// What a client knows by what it was told.
#[derive(Clone, Debug, Default, PartialEq)]
struct Seen {
    rows: BTreeMap<TournamentId, TournamentRow>,
    offers: BTreeMap<OfferId, OfferRow>,
    overview: Option<TournamentOverview>,
}

/// What a client knows that has heard nothing before these messages, and how often it was told of the lobby and of the tournament.
fn seen(room: &CardRoom, player: PlayerId, after: usize) -> (Seen, [usize; 2]) {
    let (mut seen, mut told) = (Seen::default(), [0; 2]);
    for message in &room.told[&player][after..] {
        match &message.message {
            Message::Tournaments { whole, rows, offers, gone } => {
                if *whole {
                    (seen.rows, seen.offers) = Default::default();
                }
                seen.rows.retain(|tournament, _| !gone.contains(tournament));
                seen.rows.extend(rows.iter().map(|row| (row.tournament, row.clone())));
                seen.offers.extend(offers.iter().map(|row| (row.offer, row.clone())));
                told[0] += 1;
            }
            Message::Tournament { overview } => {
                seen.overview = Some((**overview).clone());
                told[1] += 1;
            }
            Message::TournamentStanding { standing, .. } => {
                let overview = seen.overview.as_mut().expect("the overview is told first");
                // A standing has these numbers too, so that they are not told twice.
                (overview.row.left, overview.row.level) = (standing.left, standing.clock.map_or(0, |clock| clock.level));
                overview.standing = **standing;
                told[1] += 1;
            }
            _ => {}
        }
    }
    (seen, told)
}

fn look(room: &mut CardRoom, player: PlayerId, id: TournamentId) {
    let client = room.person(player.0);
    room.answer(client, Request::WatchTournaments { on: true }).unwrap();
    room.answer(client, Request::LookAtTournament { tournament: id, on: true }).unwrap();
}

/// Lets the second player go and come back until the tournament is over. Returns how often.
fn returns(seed: u64) -> u32 {
    let mut room = CardRoom::new("en-2.7", seed);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.name == "Mira"), &schedule_of("en-2.7"));
    for player in [STAYS, RETURNS] {
        look(&mut room, player, id);
    }
    for player in 1..=18 {
        room.registered(player, id);
    }
    let goes_on = |room: &CardRoom| {
        let stage = room.room.tournament(id).map(|tournament| tournament.stage());
        matches!(stage, Some(TournamentStage::Registering | TournamentStage::Playing))
    };
    let mut returns = 0;
    while goes_on(&room) {
        let client = room.client(RETURNS);
        room.room.disconnect(client, room.now);
        for _ in 0..room.rng.random_range(1..40) {
            room.now = room.now.after_ms(100);
            assert!(room.step(Now(u64::MAX)), "it stands still");
        }
        if !goes_on(&room) {
            break;
        }
        let before = room.told[&RETURNS].len();
        look(&mut room, RETURNS, id);
        // What has changed before is told when it is due.
        while seen(&room, RETURNS, before).1.contains(&1) && goes_on(&room) {
            room.now = room.now.after_ms(100);
            assert!(room.step(Now(u64::MAX)), "it stands still");
        }
        let (back, told) = seen(&room, RETURNS, before);
        if !told.contains(&1) {
            assert_eq!(back, seen(&room, STAYS, 0).0);
            returns += 1;
        }
    }
    returns
}

#[test]
fn who_looks_again_after_a_reconnection_sees_what_those_see_who_have_looked_on() {
    let returns: u32 = (0..8).map(returns).sum();
    assert!(returns > 15, "{returns}");
}
