//! Players with several entries at once (R-REG-13).

use poker_protocol::{EntryEvent, Message, Pay, PlayerId, Request, SeatState, TableId, TournamentEvent, TournamentId};

use super::scene::{CardRoom, schedule_of};
use crate::rulebook::SeriesOffer;
use crate::tournament::TournamentStage;
use crate::{ClientId, Now};

const BOTH: PlayerId = PlayerId(1);

/// A tournament where the first player has two entries, and its client.
fn open(seed: u64) -> (CardRoom, TournamentId, ClientId) {
    let schedule = schedule_of("en-2.7");
    let mut room = CardRoom::new("en-2.7", seed);
    let id = room.open(|offer| matches!(offer, SeriesOffer::Scheduled(offer) if offer.template.id == "multi-entry"), &schedule);
    let client = room.registered(BOTH.0, id);
    room.answer(client, Request::Register { tournament: id, pay: Pay::Money { buy_in: None }, password: None }).unwrap();
    for player in 2..=11 {
        room.registered(player, id);
    }
    (room, id, client)
}

/// Whether the player sits out at a table.
fn sits_out(room: &CardRoom, id: TournamentId, table: TableId) -> bool {
    let snapshot = room.room.tournament(id).unwrap().snapshot(table, None, room.now).unwrap();
    let (_, seat) = room.room.tournament(id).unwrap().seats_of(BOTH).into_iter().find(|&(at, _)| at == table).unwrap();
    snapshot.seats.iter().any(|view| view.seat == seat && view.state == SeatState::SittingOut)
}

#[test]
fn who_sits_out_at_one_table_of_a_tournament_plays_on_at_the_other() {
    let (mut room, id, client) = open(1);
    while room.room.tournament(id).unwrap().stage() == TournamentStage::Registering {
        assert!(room.step(Now(u64::MAX)));
    }
    let tables: Vec<TableId> = room.room.tournament(id).unwrap().seats_of(BOTH).into_iter().map(|(table, _)| table).collect();
    assert_eq!(tables.len(), 2);
    room.answer(client, Request::SitOut { table: tables[1], on: true }).unwrap();
    assert!(!sits_out(&room, id, tables[0]) && sits_out(&room, id, tables[1]));
}

#[test]
fn the_balance_is_told_after_the_entry_that_it_has_paid_and_after_the_one_that_is_taken_back() {
    let (mut room, id, client) = open(2);
    room.answer(client, Request::Unregister { tournament: id }).unwrap();
    let told = room.told[&BOTH].iter().filter_map(|told| match &told.message {
        Message::Balance { .. } => Some("balance"),
        Message::OwnEntries { whole: false, .. } => Some("own entry"),
        Message::TournamentEvent { event, .. } => match &**event {
            TournamentEvent::Entry { event: EntryEvent::Registered { .. }, .. } => Some("registered"),
            TournamentEvent::Entry { event: EntryEvent::Unregistered { .. }, .. } => Some("unregistered"),
            _ => None,
        },
        _ => None,
    });
    let one = |what| [what, "own entry", "balance"];
    assert_eq!(told.collect::<Vec<_>>(), [one("registered"), one("registered"), one("unregistered"), one("unregistered")].concat());
}
