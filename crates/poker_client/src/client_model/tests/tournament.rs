//! Messages about tournaments.

use std::fs;
use std::path::Path;

use poker_protocol::{Message, Request, Seq, TableId, TournamentEvent, TournamentId, decode_server};

use super::super::Change;
use super::{TABLE, balance, message, seated, snapshot, welcome};
use crate::{ClientModel, TableIntent, TableTab};

/// The messages of the protocol's golden files.
fn golden() -> Vec<Message> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/protocol");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let messages = files.filter(|path| path.file_name().unwrap().to_str().unwrap().starts_with("message_"));
    messages.map(|path| decode_server(&fs::read_to_string(path).unwrap()).unwrap().message).collect()
}

#[test]
fn every_message_about_tournaments_is_taken_in_and_changes_no_table() {
    let mut client = seated();
    let told = golden().into_iter().filter(|message| {
        matches!(
            message,
            Message::Tournaments { .. }
                | Message::Tournament { .. }
                | Message::TournamentStanding { .. }
                | Message::TournamentPlayers { .. }
                | Message::TournamentTables { .. }
                | Message::TournamentRank { .. }
                | Message::TournamentEvent { .. }
                | Message::OwnEntries { .. }
                | Message::Tickets { .. }
        )
    });
    let mut last = 2;
    for (seq, told) in (3..).zip(told) {
        let change = client.receive(message(seq, told), 0);
        assert!(!matches!(change, Change::Nothing | Change::Table(..) | Change::Closed { .. }), "message {seq}: {change:?}");
        last = seq;
    }
    assert!(last > 50, "{last} messages");
    assert_eq!(client.receive(balance(last + 1, 9), 0), Change::Balance, "no message is missing");
    assert!(client.table(TABLE).is_some());
}

#[test]
fn a_table_of_a_tournament_that_is_closed_is_kept_until_it_is_forgotten() {
    let mut client = seated();
    let closed = |seq, table| message(seq, Message::TableClosed { table });
    assert_eq!(client.receive(closed(3, TABLE), 0), Change::TableClosed(TABLE));
    assert_eq!(client.tables().count(), 0);
    assert!(client.is_closed(TABLE) && client.table(TABLE).is_some());
    client.forget_closed(TABLE);
    assert!(client.table(TABLE).is_none());
}

#[test]
fn the_next_hand_of_a_tournament_is_hurried_only_in_practice_and_not_in_a_break() {
    let golden = golden().into_iter().find_map(|message| match message {
        Message::Snapshot { table } if table.tournament.is_some() => Some(table),
        _ => None,
    });
    let mut snapshot = golden.unwrap();
    let (table, tournament) = (snapshot.info.table, snapshot.tournament.as_ref().unwrap().tournament);
    let mut at = |practice| {
        snapshot.info.practice = practice;
        let mut client = seated();
        client.receive(message(3, Message::Snapshot { table: snapshot.clone() }), 0);
        client
    };
    let asked = |client: &ClientModel| client.requests_of(TableIntent::NextHand, table);
    assert_eq!(asked(&at(false)), [], "the pauses of a server have their length");
    let mut practice = at(true);
    let told = |seq, event| message(seq, Message::TournamentEvent { tournament, event: Box::new(event) });
    practice.receive(told(4, TournamentEvent::BreakOver), 0);
    assert_eq!(asked(&practice), [Request::NextHand { table }]);
    practice.receive(told(5, TournamentEvent::Break { left_ms: 300_000 }), 0);
    assert_eq!(asked(&practice), [], "a break ends by the clock");
}

#[test]
fn the_tab_of_a_table_of_a_tournament_names_no_stake_of_the_lobby_and_that_of_a_cash_table_does() {
    let mut client = seated();
    let stake = client.table(TABLE).unwrap().info().stake;
    let event = TableId(TABLE.0 + 1);
    let (mut row, mut snapshot) = (None, None);
    for told in golden() {
        match told {
            Message::Lobby { stakes } => row = stakes.first().cloned().or(row),
            Message::Snapshot { table } if table.tournament.is_some() => snapshot = Some(table),
            _ => {}
        }
    }
    let (mut row, mut table) = (row.unwrap(), snapshot.unwrap());
    (row.stake, row.name) = (stake, "NL10".to_owned());
    (table.info.stake, table.info.table) = (stake, event);
    for (seq, told) in (3..).zip([Message::Lobby { stakes: [row].into() }, Message::Snapshot { table }]) {
        client.receive(message(seq, told), 0);
    }
    let tabs = client.tabs(None, &[], 0);
    let named = |wanted: TableId| {
        tabs.iter().find_map(|tab| match tab {
            TableTab::Table { table, stake, .. } if *table == wanted => Some(stake.as_str()),
            _ => None,
        })
    };
    assert_eq!((named(TABLE), named(event)), (Some("NL10"), Some("")), "{tabs:?}");
}

#[test]
fn own_entries_do_not_fill_a_gap_in_the_stream() {
    let mut client = seated();
    let event = TournamentEvent::BreakOver;
    let later = message(9, Message::TournamentEvent { tournament: TournamentId(1), event: Box::new(event) });
    assert!(matches!(client.receive(later, 0), Change::Missing(_)));
    let entries = message(10, Message::OwnEntries { whole: true, entries: Vec::new() });
    assert_eq!((client.receive(entries, 0), client.last_seq), (Change::Entries, Some(Seq(2))), "messages are still missing");
    assert_eq!(client.receive(snapshot(11), 0), Change::Opened(TableId(1)));
    assert_eq!(client.receive(balance(12, 5), 0), Change::Balance);
    assert_eq!(client.receive(welcome(1), 0), Change::Welcomed, "a welcome begins a new stream");
    let again = message(2, Message::OwnEntries { whole: true, entries: Vec::new() });
    assert_eq!((client.receive(again, 0), client.last_seq), (Change::Entries, Some(Seq(2))));
}
