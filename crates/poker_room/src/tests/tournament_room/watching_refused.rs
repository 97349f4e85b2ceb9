//! Who may not watch which table.

use poker_protocol::{Message, Pay, PlayerId, Refusal, Request, TableId, TournamentId};

use super::satellites::scheduled;
use super::scene::{CardRoom, config_of, schedule_of};
use super::scheduling::order;
use super::watching::{begun, watch};
use crate::tournament::{PasswordDigest, TournamentStage};
use crate::{ClientId, HouseTournament, Now, RoomConfig};

const WATCHER: u64 = 99;

/// Whether a client that looks at a tournament is told that its tables may be watched.
fn may_watch(room: &mut CardRoom, client: ClientId, id: TournamentId) -> bool {
    room.answer(client, Request::LookAtTournament { tournament: id, on: true }).unwrap();
    let overview = room.told[&PlayerId(WATCHER)].iter().rev().find_map(|told| match &told.message {
        Message::Tournament { overview } => Some(overview.terms.may_watch),
        _ => None,
    });
    overview.unwrap()
}

#[test]
fn a_table_is_watched_only_if_a_tournament_has_it_and_the_player_does_not_sit_there() {
    let (mut room, id, table) = begun(config_of("en-2.7"), 1);
    let watcher = room.person(WATCHER);
    let cash = room.room.table_ids().next();
    if let Some(cash) = cash {
        assert_eq!(room.answer(watcher, watch(cash, true)), Err(Refusal::NotOffered), "a cash table");
        room.answer(watcher, watch(cash, false)).unwrap();
    }
    assert_eq!(room.answer(watcher, watch(TableId(9_999), true)), Err(Refusal::Unknown));
    room.answer(watcher, watch(TableId(9_999), false)).unwrap();
    assert_eq!(room.answer(room.client(PlayerId(1)), watch(table, true)), Err(Refusal::AlreadySeated));
    room.answer(room.client(PlayerId(1)), watch(table, false)).unwrap();
    assert!(!room.told[&PlayerId(1)].iter().any(|told| matches!(told.message, Message::TableClosed { .. })), "the seat is not left");
    assert!(may_watch(&mut room, watcher, id));
    room.answer(watcher, watch(table, true)).unwrap();
    room.play(id);
    assert_eq!(room.answer(watcher, watch(table, true)), Err(Refusal::Unknown), "the table is closed");
    assert!(cash.is_some(), "there is a cash table");
}

#[test]
fn who_watches_can_neither_act_nor_chat_at_the_table() {
    let (mut room, _, table) = begun(config_of("en-2.7"), 2);
    let watcher = room.person(WATCHER);
    room.answer(watcher, watch(table, true)).unwrap();
    while room.asked.is_empty() {
        assert!(room.step(Now(u64::MAX)));
    }
    let asked = room.asked.values().next().unwrap().clone();
    let act = Request::Act { table, hand: asked.hand, turn: asked.turn, action: poker_rules::Action::Fold };
    assert_eq!(room.answer(watcher, act), Err(Refusal::NotSeated));
    assert_eq!(room.answer(watcher, Request::SitOut { table, on: true }), Err(Refusal::NotSeated));
    assert_eq!(room.answer(watcher, Request::Say { table, text: "hello".to_owned() }), Err(Refusal::ChatOff));
}

#[test]
fn the_house_can_forbid_watching_and_its_terms_say_so() {
    let (mut room, id, table) = begun(RoomConfig { may_watch: false, ..config_of("en-2.7") }, 3);
    let watcher = room.person(WATCHER);
    assert!(!may_watch(&mut room, watcher, id));
    assert_eq!(room.answer(watcher, watch(table, true)), Err(Refusal::NotOffered));
    room.answer(watcher, watch(table, false)).unwrap();
}

/// Lets a tournament of these players begin.
fn begin(room: &mut CardRoom, id: TournamentId, players: u64, password: Option<&str>) {
    for player in 1..=players {
        let client = room.person(player);
        let password = password.map(str::to_owned);
        room.answer(client, Request::Register { tournament: id, pay: Pay::Money { buy_in: None }, password }).unwrap();
    }
    while room.room.tournament(id).unwrap().stage() == TournamentStage::Registering {
        assert!(room.step(Now(u64::MAX)));
    }
}

#[test]
fn r_reg_4_a_private_tournament_is_watched_only_by_those_who_have_an_entry_in_it() {
    let mut room = CardRoom::new("room-003", 3);
    let mut order = HouseTournament { password: Some(PasswordDigest::of("sesame")), ..order(room.now) };
    (order.rulebook, order.offer.fee) = ("room-003".to_owned(), Some(poker_protocol::Money::new(100)));
    let id = room.room.schedule_tournament(&order, room.now).unwrap();
    begin(&mut room, id, 12, Some("sesame"));
    let tables = room.room.tournament(id).unwrap().table_ids();
    assert!(tables.len() > 1);
    let watcher = room.person(WATCHER);
    assert_eq!(room.answer(watcher, watch(tables[0], true)), Err(Refusal::NotOffered));
    let own = room.room.tournament(id).unwrap().seat_of(PlayerId(1)).unwrap().0;
    let other = tables.into_iter().find(|&table| table != own).unwrap();
    room.answer(room.client(PlayerId(1)), watch(other, true)).unwrap();
}

#[test]
fn a_player_watches_at_most_four_tables_at_once() {
    let mut room = CardRoom::new("en-2.7", 4);
    let id = room.open(scheduled("Mira"), &schedule_of("en-2.7"));
    begin(&mut room, id, 50, None);
    let tables = room.room.tournament(id).unwrap().table_ids();
    let watcher = room.person(WATCHER);
    for &table in &tables[..4] {
        room.answer(watcher, watch(table, true)).unwrap();
    }
    room.answer(watcher, watch(tables[0], true)).unwrap();
    assert_eq!(room.answer(watcher, watch(tables[4], true)), Err(Refusal::TooManyTables { most: 4 }));
    room.answer(watcher, watch(tables[0], false)).unwrap();
    room.answer(watcher, watch(tables[4], true)).unwrap();
}
