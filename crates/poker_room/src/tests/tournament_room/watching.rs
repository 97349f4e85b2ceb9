//! Players watch tables at which they do not sit.

use std::collections::BTreeMap;

use poker_protocol::{
    EntryEvent, Message, Notice, PlayerId, Request, SeenEvent, Seq, StreamId, StreamPlace, TableEvent, TableId, TableSnapshot,
    TournamentEvent, TournamentId,
};
use poker_rules::Seat;
use rand::RngExt as _;

use super::paying_out::goes_on;
use super::satellites::scheduled;
use super::scene::{CardRoom, config_of, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;
use crate::{Now, RoomConfig, Visitor};

const WATCHER: PlayerId = PlayerId(99);

/// A sit & go of five players that has begun, and its table.
pub(super) fn begun(config: RoomConfig, seed: u64) -> (CardRoom, TournamentId, TableId) {
    let mut room = CardRoom::with(config, seed);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule_of("en-2.7"));
    for player in 1..=5 {
        room.registered(player, id);
    }
    let table = room.room.tournament(id).unwrap().table_ids()[0];
    (room, id, table)
}

pub(super) const fn watch(table: TableId, on: bool) -> Request {
    Request::WatchTable { table, on }
}

/// Plays for a while, in which nobody is out.
fn patiently(room: &mut CardRoom) {
    for _ in 0..40 {
        if !room.check_or_fold() {
            assert!(room.step(Now(u64::MAX)));
        }
    }
}

/// What a player was told of a table from the message with this number on.
fn told_of(room: &CardRoom, player: PlayerId, (table, from): (TableId, usize)) -> Vec<&Message> {
    let is_of = |message: &&Message| match message {
        Message::Table { table: of, .. } | Message::TableClosed { table: of } => *of == table,
        Message::Snapshot { table: of } => of.info.table == table,
        _ => false,
    };
    room.told[&player][from..].iter().map(|told| &told.message).filter(is_of).collect()
}

fn events<'a>(messages: &[&'a Message]) -> Vec<&'a TableEvent> {
    let event = |message: &&'a Message| match message {
        Message::Table { event, .. } => Some(event),
        _ => None,
    };
    messages.iter().filter_map(event).collect()
}

/// What a seat without cards sees of an event that the player in `own` was told; `None` if only this player was told it.
fn without_cards(event: &TableEvent, own: Seat) -> Option<TableEvent> {
    match event {
        TableEvent::You { .. } | TableEvent::Notice { notice: Notice::TimeOut { .. } } => None,
        TableEvent::Hand { event: SeenEvent::Dealt { seat, .. } } if *seat == own => {
            Some(TableEvent::Hand { event: SeenEvent::Dealt { seat: own, card: None, opening: None } })
        }
        TableEvent::ToAct { seat, turn, clock, .. } => Some(TableEvent::ToAct { seat: *seat, turn: *turn, clock: *clock, legal: None }),
        TableEvent::ToShow { seats, turn, left_ms, .. } => {
            Some(TableEvent::ToShow { seats: seats.clone(), turn: *turn, left_ms: *left_ms, choice: None })
        }
        other => Some(other.clone()),
    }
}

#[test]
fn who_watches_is_told_what_a_seat_without_cards_is_told_until_the_table_closes() {
    let (mut room, id, table) = begun(config_of("en-2.7"), 3);
    let watcher = room.person(WATCHER.0);
    let before = room.told[&WATCHER].len();
    room.answer(watcher, watch(table, true)).unwrap();
    let seats: BTreeMap<PlayerId, Seat> =
        (1..=5).map(PlayerId).map(|player| (player, room.room.tournament(id).unwrap().seat_of(player).unwrap().1)).collect();
    let heard: BTreeMap<PlayerId, usize> = seats.keys().map(|&player| (player, room.told[&player].len())).collect();
    while goes_on(&room, id) {
        room.patient_step();
    }
    let watched = told_of(&room, WATCHER, (table, before));
    let [Message::Snapshot { table: shown }, .., Message::TableClosed { .. }] = watched[..] else { panic!("{watched:?}") };
    assert_eq!((shown.you, shown.seats.len()), (None, 5));
    let watched = events(&watched);
    let mut longest = 0;
    for (&player, &seat) in &seats {
        let seated = told_of(&room, player, (table, heard[&player]));
        assert!(matches!(seated.last(), Some(Message::TableClosed { .. })));
        let seated: Vec<TableEvent> = events(&seated).into_iter().filter_map(|event| without_cards(event, seat)).collect();
        let same: Vec<TableEvent> = watched.iter().take(seated.len()).map(|&event| event.clone()).collect();
        assert_eq!(seated, same, "{player:?}");
        longest = longest.max(seated.len());
    }
    assert!(longest > 200, "{longest}");
    // The last players are told that the table is closed before those who watch.
    assert_eq!(longest, watched.len());
}

#[test]
fn who_watches_is_told_what_becomes_of_the_entries_at_the_table() {
    let (mut room, id, table) = begun(config_of("en-2.7"), 4);
    let watcher = room.person(WATCHER.0);
    room.answer(watcher, watch(table, true)).unwrap();
    room.play(id);
    let places = room.told[&WATCHER].iter().filter_map(|told| match &told.message {
        Message::TournamentEvent { event, .. } => match &**event {
            TournamentEvent::Entry { event: EntryEvent::Placed { place, .. }, .. } => Some(*place),
            _ => None,
        },
        _ => None,
    });
    assert_eq!(places.collect::<Vec<_>>(), [5, 4, 3, 2, 1], "each once, also without looking at the tournament");
}

#[test]
fn who_no_longer_watches_is_told_so_once_and_then_nothing_of_the_table() {
    let (mut room, _, table) = begun(config_of("en-2.7"), 5);
    let watcher = room.person(WATCHER.0);
    room.answer(watcher, watch(table, true)).unwrap();
    patiently(&mut room);
    let before = room.told[&WATCHER].len();
    room.answer(watcher, watch(table, false)).unwrap();
    room.answer(watcher, watch(table, false)).unwrap();
    patiently(&mut room);
    assert_eq!(told_of(&room, WATCHER, (table, before)), [&Message::TableClosed { table }]);
}

/// A table that is shown to a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Watched,
    Own,
}

/// How often a watched table became the player's own, and how often one broke.
#[derive(Debug, Default)]
struct Ended {
    taken: u32,
    broken: u32,
}

/// Follows what a player is told, and checks that tables are shown before anything else is told of them, that a table that breaks is closed at
/// once, and that each seat is told once. Returns the tables that are shown at the end.
fn follow(room: &CardRoom, player: PlayerId, ended: &mut Ended) -> BTreeMap<TableId, Shown> {
    let mut shown = BTreeMap::new();
    let (mut closed, mut breaks, mut seat) = (None, None, None);
    for message in &room.told[&player] {
        if let Some(table) = breaks.take() {
            ended.broken += 1;
            assert_eq!(message.message, Message::TableClosed { table });
        }
        match &message.message {
            Message::TournamentEvent { event, .. } => match &**event {
                TournamentEvent::TableBroken { table } if shown.get(table) == Some(&Shown::Watched) => breaks = Some(*table),
                TournamentEvent::Entry { who, event: EntryEvent::Seated { table, .. } } if who.name == format!("P{}", player.0) => {
                    assert_ne!(seat.replace(*table), Some(*table), "{player:?} is told a seat twice");
                }
                _ => {}
            },
            Message::Snapshot { table } => {
                let now = if table.you.is_some() { Shown::Own } else { Shown::Watched };
                let before = shown.insert(table.info.table, now);
                assert!(now == Shown::Own || before != Some(Shown::Own), "an own table is watched");
                assert!(now == Shown::Watched || before.is_none(), "a watched table is not closed before the player sits there");
                ended.taken += u32::from(now == Shown::Own && closed == Some((table.info.table, Shown::Watched)));
            }
            Message::Table { table, .. } => assert!(shown.contains_key(table), "{table:?} is not shown"),
            // A player who is seated and moves at once is shown the last table only.
            Message::TableClosed { table } => closed = shown.remove(table).map(|was| (*table, was)).or(closed),
            _ => {}
        }
    }
    shown
}

#[test]
fn a_watched_table_closes_when_it_breaks_when_its_tournament_is_over_and_when_the_player_gets_a_seat_there() {
    let mut ended = Ended::default();
    for seed in 0..3 {
        let mut room = CardRoom::new("en-2.7", seed);
        let id = room.open(scheduled("Mira"), &schedule_of("en-2.7"));
        let players: Vec<PlayerId> = (1..=24).map(PlayerId).chain([WATCHER]).collect();
        for player in 1..=24 {
            room.registered(player, id);
        }
        room.person(WATCHER.0);
        while goes_on(&room, id) {
            let tables = room.room.tournament(id).unwrap().table_ids();
            if !tables.is_empty() && room.rng.random_range(0..6) == 0 {
                let player = players[room.rng.random_range(0..players.len())];
                let table = tables[room.rng.random_range(0..tables.len())];
                // All three answers are right: done, already seated, too many tables.
                let on = room.rng.random_range(0..5) > 0;
                room.send(room.client(player), watch(table, on));
            }
            room.patient_step();
        }
        for player in &players {
            assert_eq!(follow(&room, *player, &mut ended), BTreeMap::new(), "{player:?}, seed {seed}");
        }
    }
    assert!(ended.taken > 2 && ended.broken > 2, "{ended:?}");
}

/// The only snapshot after the message with this number, if there is one.
fn snapshot_after(room: &CardRoom, player: PlayerId, from: usize) -> Option<&TableSnapshot> {
    let mut snapshots = room.told[&player][from..].iter().filter_map(|told| match &told.message {
        Message::Snapshot { table } => Some(&**table),
        _ => None,
    });
    let first = snapshots.next();
    assert!(snapshots.next().is_none());
    first
}

#[test]
fn watching_ends_with_the_connection_and_who_comes_back_is_told_again_what_was_told_until_then() {
    let (mut room, _, table) = begun(RoomConfig { history: 1_000, ..config_of("en-2.7") }, 6);
    let watcher = room.person(WATCHER.0);
    room.answer(watcher, watch(table, true)).unwrap();
    let read = room.told[&WATCHER].last().unwrap().seq;
    let from = room.told[&WATCHER].len();
    patiently(&mut room);
    let told = room.told[&WATCHER][from..].to_vec();
    assert!(told.len() > 20);
    room.room.disconnect(watcher, room.now);
    patiently(&mut room);
    let from = room.told[&WATCHER].len();
    let watcher = room.room.connect(Visitor::person(WATCHER), room.now);
    room.clients.insert(watcher, WATCHER);
    let place = StreamPlace { stream: StreamId::default(), after: read };
    room.send(watcher, crate::tests::room_scene::hello_again("P99", Some(place)));
    assert_eq!(room.told[&WATCHER][from..from + told.len()], told, "the same messages with the same numbers");
    let from = room.told[&WATCHER].len();
    patiently(&mut room);
    assert!(told_of(&room, WATCHER, (table, from)).is_empty(), "the room has forgotten what was watched");
    room.answer(watcher, watch(table, true)).unwrap();
    assert!(snapshot_after(&room, WATCHER, from).is_some_and(|shown| shown.you.is_none()));
    let from = room.told[&WATCHER].len();
    room.send(watcher, crate::tests::room_scene::hello("P99"));
    assert!(room.step(Now(u64::MAX)));
    assert!(told_of(&room, WATCHER, (table, from)).is_empty(), "nor after another greeting on the same connection");
}

#[test]
fn who_watches_and_has_missed_too_much_is_shown_the_table_again() {
    let (mut room, _, table) = begun(RoomConfig { history: 4, ..config_of("en-2.7") }, 7);
    let watcher = room.person(WATCHER.0);
    room.answer(watcher, watch(table, true)).unwrap();
    patiently(&mut room);
    let from = room.told[&WATCHER].len();
    room.send(watcher, Request::Resume { after: Seq(1) });
    let shown = snapshot_after(&room, WATCHER, from).unwrap();
    assert_eq!((shown.info.table, shown.you.is_some()), (table, false));
    assert!(room.step(Now(u64::MAX)));
}

#[test]
fn at_a_table_of_programs_where_nothing_is_told_who_begins_to_watch_in_mid_hand_is_told_the_rest_of_it() {
    let mut room = CardRoom::new("en-2.7", 8);
    let id = room.open(|offer| matches!(offer, SeriesOffer::SitAndGo(offer) if offer.template.id == "sng"), &schedule_of("en-2.7"));
    for player in (1..=5).map(PlayerId) {
        let client = room.room.connect(Visitor::bot(player), room.now);
        room.clients.insert(client, player);
        room.send(client, crate::tests::room_scene::hello(&format!("P{}", player.0)));
        room.answer(client, super::paying_out::register(id)).unwrap();
    }
    let watcher = room.person(WATCHER.0);
    let table = room.room.tournament(id).unwrap().table_ids()[0];
    let hand = |room: &CardRoom| room.room.tournament(id).and_then(|tournament| tournament.table(table)?.hand_id());
    // Nobody is asked, so the time of each decision runs out.
    while hand(&room).is_none() || room.room.tournament(id).unwrap().table(table).unwrap().awaited().is_none() {
        assert!(room.step(Now(u64::MAX)));
    }
    assert!(room.step(Now(u64::MAX)), "one decision");
    let from = room.told[&WATCHER].len();
    room.answer(watcher, watch(table, true)).unwrap();
    let first = hand(&room).unwrap();
    while hand(&room) == Some(first) {
        assert!(room.step(Now(u64::MAX)));
    }
    let shown = snapshot_after(&room, WATCHER, from).unwrap();
    let steps = shown.hand.as_ref().unwrap().events.clone();
    let rest = told_of(&room, WATCHER, (table, from));
    let rest = events(&rest).into_iter().filter_map(|event| match event {
        TableEvent::Hand { event } => Some(event.clone()),
        _ => None,
    });
    let steps: Vec<SeenEvent> = steps.into_iter().chain(rest).collect();
    let count = |is: fn(&SeenEvent) -> bool| steps.iter().filter(|&step| is(step)).count();
    assert_eq!(count(|step| matches!(step, SeenEvent::Started { .. })), 1);
    assert_eq!(count(|step| matches!(step, SeenEvent::Dealt { .. })), 10);
    assert!(count(|step| matches!(step, SeenEvent::Acted { .. })) >= 4, "everybody but one folds: {steps:?}");
    assert!(matches!(steps.last(), Some(SeenEvent::Ended { .. })));
    room.answer(watcher, watch(table, false)).unwrap();
    assert_eq!(room.room.tournament(id).unwrap().stage(), TournamentStage::Playing);
}
