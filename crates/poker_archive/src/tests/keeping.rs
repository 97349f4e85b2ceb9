//! What is added is kept, once.

use poker_history::PlayedHand;

use super::played::{FIRST_MS, hand};
use crate::{Archive, ArchiveError, HandFilter, NewHand};

pub(super) fn new(hand: &PlayedHand) -> NewHand {
    NewHand::of(hand, "", hand.started_ms.unwrap_or(FIRST_MS)).unwrap()
}

#[test]
fn a_hand_is_read_again_as_it_was_recorded() {
    let mut archive = Archive::in_memory().unwrap();
    let hands: Vec<PlayedHand> = (0..300).map(hand).collect();
    let new: Vec<NewHand> = hands.iter().map(new).collect();
    assert_eq!(archive.add(&new).unwrap(), 300);
    let lines = archive.page(&HandFilter::default(), None, 1_000).unwrap();
    assert_eq!(lines.len(), 300);
    for (line, played) in lines.iter().rev().zip(&hands) {
        assert_eq!((line.number, line.started_ms), (played.id, played.started_ms.unwrap()));
        let record = archive.record(line.id).unwrap().unwrap();
        assert_eq!((&record.actions, &record.names, &record.kept_by), (&played.actions, &played.names, &played.kept_by));
        assert_eq!(record.setup.stakes, played.setup.stakes, "hand {}", played.id);
    }
}

#[test]
fn a_hand_that_is_told_twice_is_kept_once() {
    let mut archive = Archive::in_memory().unwrap();
    let first = hand(1);
    let mut again = first.clone();
    again.started_ms = Some(FIRST_MS + 999_000);
    again.kept_by.as_mut().unwrap().decision_ms.clear();
    assert_eq!(archive.add(&[new(&first), new(&again)]).unwrap(), 1, "the client came back in mid-hand");
    assert_eq!(archive.add(&[new(&again)]).unwrap(), 0);
    let other = PlayedHand { id: first.id, ..hand(2) };
    assert_eq!(archive.add(&[new(&other)]).unwrap(), 1, "another hand to which a new room of practice gave the same number");
    let elsewhere = NewHand::of(&first, "wss://cards.example.org/ main", FIRST_MS).unwrap();
    assert_eq!(archive.add(&[elsewhere]).unwrap(), 1, "another room");
}

#[test]
fn a_file_that_is_no_archive_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands/hands.db");
    drop(Archive::open(&path).unwrap());
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection.pragma_update(None, "user_version", 9).unwrap();
    drop(connection);
    assert!(matches!(Archive::open(&path), Err(ArchiveError::Newer { found: 9, .. })));
    let other = folder.path().join("other.db");
    rusqlite::Connection::open(&other).unwrap().execute_batch("CREATE TABLE a (b)").unwrap();
    assert!(matches!(Archive::open(&other), Err(ArchiveError::NotOurs(_))));
    let text = folder.path().join("text.db");
    std::fs::write(&text, "This is a text of more than a hundred bytes, and surely not the header of a database, however long it is read.")
        .unwrap();
    assert!(matches!(Archive::open(&text), Err(ArchiveError::Damaged(_))));
    assert!(matches!(Archive::open(folder.path()), Err(ArchiveError::Failed(_))));
}

#[test]
fn stars_and_notes_are_kept_until_they_are_taken_away() {
    let mut archive = Archive::in_memory().unwrap();
    archive.add(&[new(&hand(1)), new(&hand(2))]).unwrap();
    let id = archive.page(&HandFilter::default(), None, 1).unwrap()[0].id;
    let starred = HandFilter { starred: true, ..HandFilter::default() };
    let noted = |text: &str| HandFilter { note: Some(text.to_owned()), ..HandFilter::default() };
    archive.star(id, true).unwrap();
    archive.write_note(id, "Överbet på RIVER").unwrap();
    let found = archive.page(&starred, None, 9).unwrap();
    assert_eq!((found.len(), found[0].id, found[0].starred, found[0].noted), (1, id, true, true));
    assert_eq!(archive.note(id).unwrap(), "Överbet på RIVER");
    for (text, hands) in [("", 1), ("överbet", 1), ("river", 1), ("turn", 0)] {
        assert_eq!(archive.tally(&noted(text)).unwrap().hands, hands, "{text}");
    }
    archive.star(id, false).unwrap();
    archive.write_note(id, "").unwrap();
    assert_eq!((archive.tally(&starred).unwrap().hands, archive.tally(&noted("")).unwrap().hands), (0, 0));
    assert_eq!(archive.note(id).unwrap(), "");
}
