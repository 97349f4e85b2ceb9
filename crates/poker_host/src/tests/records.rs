//! The record file after crashes.

use std::fs;
use std::path::Path;

use poker_protocol::HandId;

use super::record;
use crate::{RecordError, RecordFile, Recorded, last_records, read_records};

fn hands(path: &Path) -> Vec<u64> {
    read_records(path).unwrap().map(|record| record.unwrap().hand.0).collect()
}

fn write(path: &Path, numbers: &[u64]) -> Vec<Recorded> {
    let mut file = RecordFile::open(path, None).unwrap();
    numbers
        .iter()
        .map(|number| {
            file.append(&record(*number)).unwrap();
            file.end()
        })
        .collect()
}

#[test]
fn hands_are_read_back_as_they_were_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("deep/hands.jsonl");
    write(&path, &[1, 2, 3]);
    let read: Vec<_> = read_records(&path).unwrap().map(Result::unwrap).collect();
    assert_eq!(read, [1, 2, 3].map(record));
    write(&path, &[4]);
    assert_eq!(hands(&path), [1, 2, 3, 4]);
    assert_eq!(read_records(&folder.path().join("none")).unwrap().count(), 0);
}

#[test]
fn a_torn_last_line_is_cut_off_wherever_it_was_torn() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.jsonl");
    let ends = write(&path, &[1, 2]);
    let whole = fs::read(&path).unwrap();
    let first = usize::try_from(ends[0].bytes).unwrap();
    for torn in (first + 1)..whole.len() {
        fs::write(&path, &whole[..torn]).unwrap();
        let file = RecordFile::open(&path, Some(ends[0])).unwrap();
        assert_eq!(file.end(), ends[0]);
        assert_eq!(fs::read(&path).unwrap(), whole[..first]);
    }
    fs::write(&path, &whole[..whole.len() - 3]).unwrap();
    assert_eq!(RecordFile::open(&path, None).unwrap().end(), ends[0], "also without a save");
}

#[test]
fn a_hand_that_the_save_does_not_know_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.jsonl");
    // Hands of two tables end out of order.
    let ends = write(&path, &[5, 7, 6]);
    let mut file = RecordFile::open(&path, Some(ends[1])).unwrap();
    assert_eq!(hands(&path), [5, 7]);
    file.append(&record(8)).unwrap();
    assert_eq!(hands(&path), [5, 7, 8]);
    assert_eq!(RecordFile::open(&path, Some(Recorded::default())).unwrap().end(), Recorded::default());
    assert_eq!(hands(&path), [0; 0], "a save from before the first hand");
}

#[test]
fn a_file_the_save_has_never_seen_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.jsonl");
    let ends = write(&path, &[1, 2, 3]);
    for known in [Recorded { last: Some(HandId(9)), bytes: ends[1].bytes }, Recorded { last: None, bytes: 17 }] {
        assert_eq!(RecordFile::open(&path, Some(known)).unwrap().end(), ends[2]);
    }
    let longer = Recorded { last: Some(HandId(50)), bytes: 1 << 40 };
    assert_eq!(RecordFile::open(&path, Some(longer)).unwrap().end(), ends[2]);
    assert_eq!(hands(&path), [1, 2, 3]);
}

#[test]
fn lines_longer_than_the_window_are_found_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.jsonl");
    let mut long = record(2);
    long.table_name = "x".repeat(50_000);
    let mut file = RecordFile::open(&path, None).unwrap();
    file.append(&record(1)).unwrap();
    let first = file.end();
    file.append(&long).unwrap();
    assert_eq!(RecordFile::open(&path, None).unwrap().end().last, Some(HandId(2)));
    assert_eq!(RecordFile::open(&path, Some(first)).unwrap().end(), first);
}

#[test]
fn what_is_no_record_is_named_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.jsonl");
    write(&path, &[1]);
    let good = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("{good}nonsense\n{}", good.replacen("\"format\":1", "\"format\":99", 1))).unwrap();
    let read: Vec<_> = read_records(&path).unwrap().collect();
    assert!(read[0].is_ok());
    assert!(matches!(read[1], Err(RecordError::Malformed { line: 2, .. })));
    assert!(matches!(read[2], Err(RecordError::Newer { line: 3, found: 99, .. })));
}

#[cfg(unix)]
#[test]
fn a_folder_in_place_of_the_file_is_told_once_and_ends_the_reading() {
    let folder = tempfile::tempdir().unwrap();
    let mut read = read_records(folder.path()).unwrap();
    assert!(matches!(read.next(), Some(Err(RecordError::File(crate::FileError::Unreadable { .. })))));
    assert!(read.next().is_none());
}

#[test]
fn a_line_that_is_no_text_does_not_end_the_reading() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.jsonl");
    write(&path, &[1]);
    let mut lines = b"\xff\n".to_vec();
    lines.extend(fs::read(&path).unwrap());
    fs::write(&path, lines).unwrap();
    let read: Vec<_> = read_records(&path).unwrap().collect();
    assert!(matches!(read.as_slice(), [Err(RecordError::File(_)), Ok(_)]));
}

#[test]
fn the_last_hands_are_read_from_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hands.jsonl");
    assert_eq!(last_records(&path, 3).unwrap(), []);
    write(&path, &[1, 2, 3, 4]);
    assert_eq!(last_records(&path, 3).unwrap(), [2, 3, 4].map(record));
    assert_eq!(last_records(&path, 9).unwrap(), [1, 2, 3, 4].map(record));
}
