//! Tests of SQLite: books in a file, and in memory.

use std::cell::Cell;
use std::path::PathBuf;

use tempfile::TempDir;

use super::scene::{Play, hall, holds, owner};
use super::suite;
use crate::store::{Books as _, Flaw, SqliteStore, StoreError};

#[test]
fn the_suite_holds_in_memory() {
    suite::run(|| SqliteStore::in_memory().unwrap());
}

#[test]
fn the_suite_holds_in_a_file() {
    let (folder, _) = place();
    let count = Cell::new(0);
    suite::run(|| {
        count.set(count.get() + 1);
        SqliteStore::open(&folder.path().join(format!("{}.sqlite", count.get()))).unwrap()
    });
}

fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("books").join("cardroom.sqlite");
    (folder, path)
}

/// Books with some hands.
fn played() -> (TempDir, PathBuf, Play) {
    let (folder, path) = place();
    let store = SqliteStore::open(&path).unwrap();
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut play = Play::new(1);
    store.commit(&lease, &play.batches(80)).unwrap();
    (folder, path, play)
}

/// Changes the file without the store.
fn meddle(path: &PathBuf, sql: &str) {
    rusqlite::Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn a_second_server_on_the_same_file_is_refused_and_a_command_beside_it_is_not() {
    let (_folder, path, play) = played();
    let first = SqliteStore::open(&path).unwrap();
    assert!(matches!(SqliteStore::open(&path), Err(StoreError::Locked(locked)) if locked == path));
    let beside = SqliteStore::open_beside(&path).unwrap();
    let lease = first.claim(&hall(), &owner("b"), 60_000).unwrap();
    assert!(matches!(beside.claim(&hall(), &owner("command"), 60_000), Err(StoreError::Held(_))));
    first.renew(&lease, 60_000).unwrap();
    holds(&beside, &play.room);
    drop((first, beside));
    holds(&SqliteStore::open(&path).unwrap(), &play.room);
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, path, _) = played();
    let _open = SqliteStore::open(&path).unwrap();
    for file in std::fs::read_dir(folder.path().join("books")).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{file:?}");
    }
}

#[test]
fn a_server_that_starts_again_has_its_halls_at_once() {
    let (_folder, path, _) = played();
    let store = SqliteStore::open(&path).unwrap();
    assert_eq!(store.owners().unwrap(), [(hall(), None)]);
    store.claim(&hall(), &owner("b"), 60_000).unwrap();
}

#[test]
fn books_of_a_newer_version_are_refused_and_left_as_they_are() {
    let (_folder, path, play) = played();
    meddle(&path, "UPDATE schema_version SET version = 77");
    assert!(matches!(SqliteStore::open(&path), Err(StoreError::Newer { found: 77, known: 4 })));
    meddle(&path, "UPDATE schema_version SET version = 4");
    holds(&SqliteStore::open(&path).unwrap(), &play.room);
}

#[test]
fn the_database_of_another_program_is_refused() {
    let (_folder, path) = place();
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    meddle(&path, "CREATE TABLE recipes (name TEXT)");
    assert!(matches!(SqliteStore::open(&path), Err(StoreError::NotOurs(other)) if other == path));
}

#[test]
fn a_damaged_file_is_refused_with_what_to_do_and_not_set_aside() {
    let (folder, path, _) = played();
    let mut bytes = std::fs::read(&path).unwrap();
    let (head, _) = bytes.split_at_mut(100);
    head.fill(b'x');
    std::fs::write(&path, &bytes).unwrap();
    let refused = SqliteStore::open(&path).err().unwrap();
    assert!(matches!(refused, StoreError::Damaged { .. }), "{refused}");
    assert!(refused.to_string().contains("put a backup in their place"));
    assert_eq!(std::fs::read(&path).unwrap(), bytes);
    let files = std::fs::read_dir(folder.path().join("books")).unwrap().count();
    assert!(files <= 4, "the file, its log and the lock");
}

#[test]
fn every_kind_of_flaw_is_found() {
    let flaw = |sql: &str| {
        let (_folder, path, _) = played();
        meddle(&path, sql);
        SqliteStore::open(&path).unwrap().check().unwrap()
    };
    let balance = flaw("UPDATE balances SET chips = chips + 5 WHERE account = '{\"balance\":1}'");
    assert!(matches!(&balance[..], [Flaw::Sum { sum: 5, .. }, Flaw::Balance { held, moved, .. }] if held - moved == 5), "{balance:?}");
    let movement = flaw("DELETE FROM movements WHERE number = 3");
    assert!(matches!(&movement[..], [Flaw::Balance { .. }, Flaw::Balance { .. }]), "{movement:?}");
    let seat = flaw("UPDATE seats SET chips = chips + 1 WHERE player = 2");
    assert!(matches!(&seat[..], [Flaw::Stack { .. }, Flaw::Stack { .. }]), "{seat:?}");
    let gone = "UPDATE balances SET chips = chips - 7 WHERE account = '{\"balance\":1}'; \
                INSERT INTO balances SELECT hall, '{\"stack\":[1,99]}', 7 FROM halls; \
                INSERT INTO movements SELECT hall, 1000000, 1, '{\"balance\":1}', '{\"stack\":[1,99]}', 7, '' FROM halls;";
    let stranger = flaw(gone);
    assert!(matches!(&stranger[..], [Flaw::Stack { .. }]), "{stranger:?}");
    let leaver = flaw(&format!("{gone} UPDATE tables SET stake = replace(stake, 'regular', 'fast')"));
    assert_eq!(leaver, [], "a player who has left a pool may have chips in a hand");
    let ticket = flaw(
        "INSERT INTO tickets SELECT hall, 1, '[{\"id\":1,\"terms\":{\"kind\":\"sng\",\"value\":7,\"exchangeable\":true}},{\"held\":1}]' FROM halls",
    );
    assert!(matches!(&ticket[..], [Flaw::Tickets { .. }]), "{ticket:?}");
    let hand = flaw("INSERT INTO begun SELECT hall, hand, what FROM hands LIMIT 1");
    assert!(matches!(&hand[..], [Flaw::Hand { .. }]), "{hand:?}");
}
