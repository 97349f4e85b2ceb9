//! The thread that writes batches.

use std::sync::{Arc, Mutex};

use super::scene::{Play, hall, holds, owner};
use crate::store::{BatchNumber, Books as _, SqliteStore, StoreError, Writer, WriterGone};

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
