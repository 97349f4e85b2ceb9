//! Messages about tournaments.

use std::fs;
use std::path::Path;

use poker_protocol::{Message, Seq, TableId, TournamentEvent, TournamentId, decode_server};

use super::super::Change;
use super::{TABLE, balance, message, seated, snapshot, welcome};

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
