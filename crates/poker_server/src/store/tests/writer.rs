//! The thread that writes batches.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crossbeam_channel::Receiver;
use tempfile::TempDir;

use super::forgetful::Forgetful;
use super::scene::{Play, hall, holds, owner};
use crate::store::{BatchNumber, Books as _, SqliteStore, StoreError, Writer, WriterGone};

/// The file of the books.
const FILE: &str = "cardroom.sqlite";

#[test]
fn batches_are_kept_in_order_and_the_last_number_is_acknowledged() {
    let store = Arc::new(SqliteStore::in_memory().unwrap());
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let kept = Arc::new(Mutex::new(Vec::new()));
    let told = Arc::clone(&kept);
    let writer = Writer::start(store.clone(), lease, move |number| told.lock().unwrap().push(number.unwrap())).unwrap();
    let mut play = Play::new(1);
    for batch in play.batches(300) {
        writer.send(batch).unwrap();
    }
    drop(writer);
    let kept = kept.lock().unwrap();
    assert_eq!(kept.last(), Some(&BatchNumber(300)));
    assert!(kept.is_sorted());
    holds(&*store, &play.room);
}

#[test]
fn a_stale_owner_is_told_once_and_writes_nothing_more() {
    let store = Arc::new(SqliteStore::in_memory().unwrap());
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let (told, ended) = crossbeam_channel::unbounded();
    let writer = Writer::start(store.clone(), lease, move |number| told.send(number).unwrap()).unwrap();
    let mut play = Play::new(1);
    writer.send(play.batch()).unwrap();
    assert!(matches!(ended.recv().unwrap(), Err(StoreError::Stale(_))));
    assert!(ended.recv().is_err(), "the thread has ended");
    assert_eq!(writer.send(play.batch()), Err(WriterGone));
    assert_eq!(store.load(&hall()).unwrap(), None);
}

/// Books in a file that waits only a moment for other programs, and the thread that writes them.
struct WrittenFile {
    folder: TempDir,
    store: Arc<SqliteStore>,
    writer: Writer,
    /// What the thread acknowledges.
    kept: Receiver<Result<BatchNumber, StoreError>>,
}

impl WrittenFile {
    fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(SqliteStore::open(&folder.path().join(FILE)).unwrap());
        store.set_patience(Duration::from_millis(5));
        let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
        let (told, kept) = crossbeam_channel::unbounded();
        let writer = Writer::start(store.clone(), lease, move |number| told.send(number).unwrap()).unwrap();
        Self { folder, store, writer, kept }
    }
}

/// Takes the books for itself, as a long transaction of another program does.
fn occupied(folder: &TempDir) -> rusqlite::Connection {
    let other = rusqlite::Connection::open(folder.path().join(FILE)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    other
}

#[test]
fn a_database_that_is_busy_for_longer_than_its_time_limit_loses_nothing() {
    let WrittenFile { folder, store, writer, kept } = WrittenFile::open();
    let mut play = Play::new(1);
    let other = occupied(&folder);
    for batch in play.batches(100) {
        writer.send(batch).unwrap();
    }
    assert!(kept.recv_timeout(Duration::from_millis(300)).is_err(), "nothing can be written");
    drop(other);
    while kept.recv().unwrap().unwrap() < BatchNumber(100) {}
    drop(writer);
    holds(&*store, &play.room);
}

#[test]
fn a_writer_that_ends_while_the_database_is_busy_tries_for_a_while_and_says_why_it_gives_up() {
    let WrittenFile { folder, store: _, writer, kept } = WrittenFile::open();
    let mut play = Play::new(1);
    let other = occupied(&folder);
    writer.send(play.batch()).unwrap();
    let ending = std::thread::spawn(move || drop(writer));
    std::thread::sleep(Duration::from_millis(100));
    drop(other);
    ending.join().unwrap();
    assert_eq!(kept.recv().unwrap().unwrap(), BatchNumber(1), "the database could be used again in time");
}

#[test]
fn a_commit_that_was_carried_out_before_the_connection_was_lost_is_not_carried_out_twice() {
    let inner = SqliteStore::in_memory().unwrap();
    let lease = inner.claim(&hall(), &owner("a"), 60_000).unwrap();
    let store = Arc::new(Forgetful::new(inner));
    let (told, kept) = crossbeam_channel::unbounded();
    let writer = Writer::start(store.clone(), lease, move |number| told.send(number.unwrap()).unwrap()).unwrap();
    let mut play = Play::new(1);
    for batch in play.batches(60) {
        writer.send(batch).unwrap();
    }
    while kept.recv().unwrap() < BatchNumber(60) {}
    drop(writer);
    assert!(store.forgotten() > 0);
    holds(&*store, &play.room);
}
