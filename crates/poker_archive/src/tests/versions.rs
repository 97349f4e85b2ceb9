//! A file of an older version is brought up to date and keeps its hands.

use std::path::Path;

use rusqlite::Connection;

use super::keeping::new;
use super::played::{hand, left};
use crate::store::{TABLES_1, TABLES_2};
use crate::{Archive, HandFilter, Label, NewHand, Person};

const HANDS: u64 = 400;

fn archive(path: &Path) -> Archive {
    let mut archive = Archive::open(path).unwrap();
    let hands: Vec<NewHand> = (0..HANDS).map(|number| new(&if number % 10 == 3 { left(number) } else { hand(number) })).collect();
    archive.add(&hands).unwrap();
    archive
}

/// Makes a file of version 1 with the hands of a file of today: its tables, without what they did not have.
fn make_version_1(path: &Path, from: &Path) {
    let connection = Connection::open(path).unwrap();
    connection.execute_batch(TABLES_1).unwrap();
    connection.execute("ATTACH ?1 AS newer", [from.to_str().unwrap()]).unwrap();
    for table in ["rooms", "places", "stakes", "tournaments", "players", "hands", "records", "seats", "notes"] {
        connection.execute(&format!("INSERT INTO main.{table} SELECT * FROM newer.{table}"), []).unwrap();
    }
    // Version 1 knew no folds after the flop, and marked all who had not folded before the flop.
    for table in ["hands", "seats"] {
        connection.execute(&format!("UPDATE main.{table} SET marks = (marks & 1023) | 32"), []).unwrap();
    }
    connection.pragma_update(None, "application_id", 0x6861_6e64).unwrap();
    connection.pragma_update(None, "user_version", 1).unwrap();
}

/// Makes a file of version 2 with the hands and the notes of a file of today.
fn make_version_2(path: &Path, from: &Path) {
    let connection = Connection::open(path).unwrap();
    connection.execute_batch(TABLES_1).unwrap();
    connection.execute_batch(TABLES_2).unwrap();
    connection.execute("ATTACH ?1 AS newer", [from.to_str().unwrap()]).unwrap();
    for table in ["rooms", "places", "stakes", "tournaments", "players", "hands", "records", "seats", "notes", "totals"] {
        connection.execute(&format!("INSERT INTO main.{table} SELECT * FROM newer.{table}"), []).unwrap();
    }
    // Version 2 muted nobody.
    connection.execute("INSERT INTO main.people SELECT room, name, label, note, changed_ms FROM newer.people", []).unwrap();
    connection.pragma_update(None, "application_id", 0x6861_6e64).unwrap();
    connection.pragma_update(None, "user_version", 2).unwrap();
}

/// Every value of a table.
fn contents(archive: &Archive, table: &str) -> Vec<String> {
    let mut statement = archive.connection.prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2")).unwrap();
    let columns = statement.column_count();
    let row = |row: &rusqlite::Row<'_>| Ok((0..columns).map(|column| format!("{:?}", row.get_ref(column).unwrap())).collect());
    statement.query_map([], row).unwrap().map(Result::unwrap).collect()
}

#[test]
fn a_file_of_version_1_opens_and_keeps_its_hands() {
    let folder = tempfile::tempdir().unwrap();
    let (today, old) = (folder.path().join("today.db"), folder.path().join("old.db"));
    let mut today_archive = archive(&today);
    let starred = today_archive.page(&HandFilter::default(), None, 1).unwrap()[0].id;
    today_archive.star(starred, true).unwrap();
    today_archive.write_note(starred, "river").unwrap();
    make_version_1(&old, &today);
    let mut old_archive = Archive::open(&old).unwrap();
    for table in ["hands", "records", "seats", "notes", "players", "totals"] {
        let (old, today) = (contents(&old_archive, table), contents(&today_archive, table));
        assert!(!today.is_empty(), "{table}");
        assert!(old == today, "{table}");
    }
    let version: i64 = old_archive.connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 3);
    assert_eq!(old_archive.add(&[new(&hand(HANDS)), new(&hand(1))]).unwrap(), 1, "new hands are kept, and old ones known");
}

#[test]
fn a_file_of_version_2_opens_and_keeps_its_hands_and_notes_and_then_keeps_who_is_muted() {
    let folder = tempfile::tempdir().unwrap();
    let (today, old) = (folder.path().join("today.db"), folder.path().join("old.db"));
    let mut today_archive = archive(&today);
    let otso = Person { label: Some(Label::Star), note: "Calls.".to_owned(), changed_ms: 5, ..Person::blank("", "Otso") };
    today_archive.set_person(&otso).unwrap();
    make_version_2(&old, &today);
    let mut old_archive = Archive::open(&old).unwrap();
    for table in ["hands", "records", "seats", "players", "totals", "people"] {
        let (old, today) = (contents(&old_archive, table), contents(&today_archive, table));
        assert!(!today.is_empty(), "{table}");
        assert!(old == today, "{table}");
    }
    let version: i64 = old_archive.connection.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
    assert_eq!(version, 3);
    assert_eq!(old_archive.people().unwrap(), std::slice::from_ref(&otso), "nobody is muted");
    let muted = Person { muted: true, ..otso };
    old_archive.set_person(&muted).unwrap();
    drop(old_archive);
    assert_eq!(Archive::open(&old).unwrap().people().unwrap(), [muted]);
}

#[test]
fn a_record_of_version_1_that_cannot_be_read_leaves_its_hand_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let (today, old) = (folder.path().join("today.db"), folder.path().join("old.db"));
    drop(archive(&today));
    make_version_1(&old, &today);
    let connection = Connection::open(&old).unwrap();
    connection.execute("UPDATE records SET phh = 'nothing' WHERE hand = 7", []).unwrap();
    let marks =
        |connection: &Connection| connection.query_row("SELECT marks FROM hands WHERE id = 7", [], |row| row.get::<_, i64>(0)).unwrap();
    let before = marks(&connection);
    drop(connection);
    let archive = Archive::open(&old).unwrap();
    assert_eq!(marks(&archive.connection), before);
    assert_eq!(archive.tally(&HandFilter::default()).unwrap().hands, HANDS);
}
