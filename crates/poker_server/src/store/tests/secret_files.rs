//! Secrets of books in SQLite files: what stands in the files, and what is refused.

use std::path::{Path, PathBuf};

use poker_protocol::HallName;
use tempfile::TempDir;

use super::older;
use super::scene::{hall, holds, owner};
use super::secrets::{
    a_hand_whose_key_is_lost_is_void_when_an_operator_says_so, assert_hidden, assert_no_card_is_in, can_be_gone_on_with, play_into_a_hand,
    play_into_a_hand_in,
};
use super::tournaments::{a_game_whose_multiplier_is_lost_is_cancelled, a_multiplier_is_secret_until_it_is_told};
use crate::store::sql::Dialect;
use crate::store::{Address, Books as _, Flaw, KeyError, KeyRing, Secrets as _, SqliteStore, StoreError};

fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cardroom.sqlite");
    (folder, path)
}

/// The bytes of the database and of its log.
fn bytes(path: &Path) -> Vec<u8> {
    let read = |name| std::fs::read(path.with_extension(name)).unwrap_or_default();
    [read("sqlite"), read("sqlite-wal")].concat()
}

fn meddle(path: &Path, sql: &str) {
    rusqlite::Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn no_card_of_a_hand_in_progress_can_be_read_in_the_files_of_the_books_or_of_a_backup() {
    let (folder, path) = place();
    let store = SqliteStore::open(&path).unwrap();
    let (play, _) = play_into_a_hand(&store, 1);
    let open = bytes(&path);
    assert!(path.with_extension("sqlite-wal").exists());
    assert_no_card_is_in(&open, &store);
    let backup = folder.path().join("backup");
    Address::Folder(folder.path().to_owned()).back_up(&backup).unwrap();
    assert!(!backup.join("cardroom.keys").exists());
    assert_no_card_is_in(&bytes(&backup.join("cardroom.sqlite")), &store);
    drop(store);
    let store = SqliteStore::open(&path).unwrap();
    assert_no_card_is_in(&bytes(&path), &store);
    let copy = SqliteStore::open_beside_with(&backup.join("cardroom.sqlite"), KeyRing::of_folder(folder.path())).unwrap();
    holds(&copy, &play.room);
}

#[test]
fn no_multiplier_that_is_not_told_can_be_read_in_the_files_of_the_books() {
    let (_folder, path) = place();
    a_multiplier_is_secret_until_it_is_told(&SqliteStore::open(&path).unwrap(), &|| bytes(&path));
}

#[test]
fn a_hand_that_was_changed_or_moved_to_another_row_is_refused_by_check_and_by_the_opening() {
    let changes = [
        "UPDATE begun SET what = replace(what, '\"encrypted\":\"1.', '\"encrypted\":\"2.')",
        "UPDATE begun SET what = substr(what, 1, length(what) - 9) || CASE substr(what, -9, 1) WHEN 'A' THEN 'B' ELSE 'A' END || substr(what, -8)",
        "UPDATE begun SET what = replace(what, '\"chips\"', '\"chip\"'), hand = hand + 1000",
        "UPDATE begun SET what = (SELECT what FROM begun WHERE hall = 'other') WHERE hall = 'main'",
        "UPDATE begun SET what = replace(what, '\"stack\":', '\"stack\":1')",
        "UPDATE begun SET what = replace(what, '\"name\":\"P', '\"name\":\"Q')",
    ];
    for sql in changes {
        let (_folder, path) = place();
        let store = SqliteStore::open(&path).unwrap();
        play_into_a_hand(&store, 1);
        play_into_a_hand_in(&HallName("other".to_owned()), &store, 2);
        assert_eq!(store.check().unwrap(), []);
        drop(store);
        meddle(&path, &format!("PRAGMA foreign_keys = OFF; {sql}"));
        let store = SqliteStore::open(&path).unwrap();
        let refused = store.load(&hall()).unwrap_err().to_string();
        assert!(refused.contains("was changed or moved") || refused.contains("lacks"), "{sql}: {refused}");
        let flaws = store.check().unwrap();
        assert!(flaws.contains(&Flaw::Changed { hall: hall() }), "{sql}: {flaws:?}");
        let told = flaws.iter().any(|flaw| match flaw {
            Flaw::Unreadable { what } => what.contains("was changed or moved"),
            Flaw::NoKey { why, .. } => why.contains("encrypted with key 2."),
            _ => false,
        });
        assert!(told, "{sql}: {flaws:?}");
    }
}

#[test]
fn books_of_version_3_are_encrypted_when_a_server_opens_their_halls_and_nothing_readable_is_left() {
    let (_folder, path) = place();
    meddle(&path, &format!("PRAGMA application_id = 1667330660; {}", older::version_3(Dialect::Sqlite)));
    let store = SqliteStore::open(&path).unwrap();
    let kept = store.load(&hall()).unwrap().unwrap();
    let deck = serde_json::to_string(&kept.unfinished[0].begun.setup.deck).unwrap();
    assert!(String::from_utf8_lossy(&bytes(&path)).contains(&deck), "the older program has written it");
    store.claim(&hall(), &owner("a"), 60_000).unwrap();
    assert_no_card_is_in_once_encrypted(&bytes(&path), &deck);
    assert_eq!(store.load(&hall()).unwrap().unwrap(), kept);
    assert_eq!(store.check().unwrap(), []);
    drop(store);
    older::holds_version_3(&SqliteStore::open(&path).unwrap());
}

fn assert_no_card_is_in_once_encrypted(bytes: &[u8], deck: &str) {
    for part in [&deck[1..60], &deck[60..120], &deck[120..180]] {
        assert_hidden(bytes, part);
    }
}

#[test]
fn r_fail_2_a_hand_whose_key_is_lost_is_void_when_an_operator_says_so() {
    let (_folder, path) = place();
    let store = SqliteStore::open(&path).unwrap();
    let bereft = SqliteStore::open_beside_with(&path, KeyRing::of_file(path.with_extension("nothing"))).unwrap();
    a_hand_whose_key_is_lost_is_void_when_an_operator_says_so(&store, &bereft);
    drop((store, bereft));
    // The server may now make another file.
    std::fs::remove_file(path.with_file_name("cardroom.keys")).unwrap();
    can_be_gone_on_with(&SqliteStore::open(&path).unwrap());
}

#[test]
fn a_game_whose_multiplier_is_lost_is_cancelled_when_an_operator_says_so() {
    let (_folder, path) = place();
    let store = SqliteStore::open(&path).unwrap();
    let bereft = SqliteStore::open_beside_with(&path, KeyRing::of_file(path.with_extension("nothing"))).unwrap();
    a_game_whose_multiplier_is_lost_is_cancelled(&store, &bereft);
}

#[test]
fn a_server_without_the_file_of_keys_of_its_books_does_not_start_and_makes_none() {
    let (_folder, path) = place();
    let keys = path.with_file_name("cardroom.keys");
    let store = SqliteStore::open(&path).unwrap();
    let (play, _) = play_into_a_hand(&store, 1);
    drop(store);
    let text = std::fs::read(&keys).unwrap();
    std::fs::remove_file(&keys).unwrap();
    let refused = SqliteStore::open(&path).err().unwrap();
    assert!(matches!(&refused, StoreError::Keys(KeyError::Missing { path, key }) if *path == keys && key.number == 1), "{refused}");
    assert!(!keys.exists());
    KeyRing::of_file(&keys).list().unwrap();
    let (_other_folder, other) = place();
    drop(SqliteStore::open(&other).unwrap());
    std::fs::copy(other.with_file_name("cardroom.keys"), &keys).unwrap();
    let refused = SqliteStore::open(&path).err().unwrap();
    assert!(matches!(refused, StoreError::Keys(KeyError::Other { .. })), "{refused}");
    std::fs::write(&keys, text).unwrap();
    holds(&SqliteStore::open(&path).unwrap(), &play.room);
}

#[cfg(unix)]
#[test]
fn a_server_whose_file_of_keys_others_can_read_or_which_is_damaged_does_not_start() {
    use std::os::unix::fs::PermissionsExt as _;
    let (_folder, path) = place();
    drop(SqliteStore::open(&path).unwrap());
    let keys = path.with_file_name("cardroom.keys");
    let mode = |mode| std::fs::set_permissions(&keys, std::fs::Permissions::from_mode(mode)).unwrap();
    mode(0o644);
    assert!(matches!(SqliteStore::open(&path), Err(StoreError::Keys(KeyError::Exposed { mode: 0o644, .. }))));
    mode(0o600);
    std::fs::write(&keys, "rubbish").unwrap();
    assert!(matches!(SqliteStore::open(&path), Err(StoreError::Keys(KeyError::Damaged { line: 1, .. }))));
}

#[test]
fn a_replaced_key_is_in_the_file_and_in_the_books() {
    let (_folder, path) = place();
    let store = SqliteStore::open(&path).unwrap();
    let (play, _) = play_into_a_hand(&store, 1);
    let beside = SqliteStore::open_beside(&path).unwrap();
    beside.rotate_key("Ada", poker_room::Now(5)).unwrap();
    drop((store, beside));
    let numbers = KeyRing::of_folder(path.parent().unwrap()).list().unwrap();
    assert_eq!(numbers.iter().map(|key| key.name().number).collect::<Vec<_>>(), [1, 2]);
    holds(&SqliteStore::open(&path).unwrap(), &play.room);
}
