//! The lobby of tournaments, and what is told to those who look at one.

use poker_protocol::{LobbyStage, Message, PlayerId, Request, TournamentId, TournamentKind, TournamentRow};

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;

/// The rows of tournaments that a player was told, with those of later messages in place of earlier ones.
fn rows(room: &CardRoom, player: PlayerId) -> Vec<TournamentRow> {
    let mut rows: Vec<TournamentRow> = Vec::new();
    for told in &room.told[&player] {
        if let Message::Tournaments { whole, rows: new, gone, .. } = &told.message {
            if *whole {
                rows.clear();
            }
            rows.retain(|row| !gone.contains(&row.tournament) && new.iter().all(|other| other.tournament != row.tournament));
            rows.extend(new.iter().cloned());
        }
    }
    rows
}

#[test]
fn those_who_watch_the_lobby_are_told_all_rows_once_and_then_only_what_has_changed() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 4);
    let watcher = room.person(99);
    room.answer(watcher, Request::WatchTournaments { on: true }).unwrap();
    let is_scheduled = |id: &TournamentId| room.room.tournament(*id).unwrap().facts().kind == TournamentKind::Scheduled;
    let scheduled = room.room.tournament_ids().filter(is_scheduled).count();
    assert_eq!(rows(&room, PlayerId(99)).len(), scheduled);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.name == "Mira"), &schedule);
    room.told.get_mut(&PlayerId(99)).unwrap().retain(|told| matches!(told.message, Message::Tournaments { .. }));
    let before = room.told[&PlayerId(99)].len();
    for player in 1..=6 {
        room.registered(player, id);
    }
    while room.told[&PlayerId(99)].len() == before {
        assert!(room.step(crate::Now(room.now.0 + 2_000)), "the change is told");
    }
    let Message::Tournaments { whole, rows: changed, offers, .. } = &room.told[&PlayerId(99)].last().unwrap().message else { panic!() };
    assert!(!whole);
    assert_eq!(changed.len() + offers.len(), 1, "one row has changed");
    assert_eq!((changed[0].tournament, changed[0].entries), (id, 6));
    room.play(id);
    assert!(room.step(crate::Now(room.now.0 + 2_000)));
    let row = rows(&room, PlayerId(99)).into_iter().find(|row| row.tournament == id).unwrap();
    assert_eq!(row.stage, LobbyStage::Finished);
}

#[test]
fn only_those_who_look_at_a_tournament_are_told_how_it_stands_and_only_as_long_as_they_look() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 7);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.name == "Mira"), &schedule);
    let (looker, watcher) = (room.person(99), room.person(98));
    room.answer(looker, Request::LookAtTournament { tournament: id, on: true }).unwrap();
    room.answer(watcher, Request::WatchTournaments { on: true }).unwrap();
    for player in 1..=18 {
        room.registered(player, id);
    }
    let standings = |room: &CardRoom, player: u64| {
        let is = |message: &Message| matches!(message, Message::Tournament { .. } | Message::TournamentStanding { .. });
        room.told[&PlayerId(player)].iter().filter(|told| is(&told.message)).count()
    };
    while standings(&room, 99) < 4 {
        room.now = room.now.after_ms(300);
        assert!(room.step(crate::Now(u64::MAX)));
        assert!(room.room.tournament(id).unwrap().stage() != TournamentStage::Finished, "another seed is needed");
    }
    room.answer(looker, Request::LookAtTournament { tournament: id, on: false }).unwrap();
    let seen = standings(&room, 99);
    room.play(id);
    assert_eq!(standings(&room, 99), seen, "told after looking away");
    for player in (1..=18).chain([98]) {
        assert_eq!(standings(&room, player), 0, "{player} does not look");
    }
}

#[test]
fn those_who_look_at_a_tournament_are_told_its_row_when_a_break_begins_and_when_it_is_over() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 8);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.name == "Mira"), &schedule);
    for player in 1..=18 {
        room.registered(player, id);
    }
    let looker = room.person(99);
    room.answer(looker, Request::LookAtTournament { tournament: id, on: true }).unwrap();
    let stages = |room: &CardRoom| {
        let told = room.told[&PlayerId(99)].iter().filter_map(|told| match &told.message {
            Message::Tournament { overview } => Some(overview.row.stage),
            _ => None,
        });
        told.collect::<Vec<LobbyStage>>()
    };
    for _ in 0..100_000 {
        if stages(&room).contains(&LobbyStage::Break) && *stages(&room).last().unwrap() != LobbyStage::Break {
            break;
        }
        if !room.check_or_fold() {
            assert!(room.step(crate::Now(u64::MAX)));
        }
    }
    let stages = stages(&room);
    let at = stages.iter().position(|&stage| stage == LobbyStage::Break).expect("a break is told");
    assert!(matches!(stages[at + 1], LobbyStage::Playing | LobbyStage::LateRegistration | LobbyStage::FinalTable), "{stages:?}");
}

#[test]
fn those_who_look_at_a_tournament_are_told_how_it_stands_at_most_every_two_seconds() {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", 6);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule);
    let looker = room.person(99);
    room.answer(looker, Request::LookAtTournament { tournament: id, on: true }).unwrap();
    for player in 1..=5 {
        room.registered(player, id);
    }
    let mut told_at = Vec::new();
    let mut heard = room.told[&PlayerId(99)].len();
    for _ in 0..400 {
        room.now = room.now.after_ms(300);
        room.step(crate::Now(u64::MAX));
        for told in &room.told[&PlayerId(99)][heard..] {
            if matches!(told.message, Message::Tournament { .. } | Message::TournamentStanding { .. }) {
                told_at.push(room.now);
            }
        }
        heard = room.told[&PlayerId(99)].len();
    }
    assert!(told_at.len() > 2, "{told_at:?}");
    assert!(told_at.windows(2).all(|pair| pair[1].ms_since(pair[0]) >= 2_000), "{told_at:?}");
}
