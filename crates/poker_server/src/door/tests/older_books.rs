//! Books of version 0.1.0, with accounts that this version would not create.

use std::path::Path;
use std::sync::Arc;

use poker_protocol::Password;
use tempfile::TempDir;

use super::door_driver::{CHEAP, RIGHT};
use crate::door::Hasher;
use crate::store::SqliteStore;

const KEPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/kept/server-0.1.0/books");

/// The number of the first account that [`older_books`] adds.
pub const FIRST_OF_OLDER: u64 = 1_001;

/// A copy of kept books with accounts of these names, written as that version wrote them and then opened by this one. All have the
/// password [`RIGHT`].
pub fn older_books(names: &[&str]) -> (TempDir, Arc<SqliteStore>) {
    let folder = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(Path::new(KEPT)).unwrap().map(Result::unwrap) {
        std::fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
    }
    let path = folder.path().join("cardroom.sqlite");
    let hash = Hasher::new(CHEAP).unwrap().hash(&Password::new(RIGHT), [1; 16], None).unwrap();
    let connection = rusqlite::Connection::open(&path).unwrap();
    for (name, player) in names.iter().zip(FIRST_OF_OLDER..) {
        let sql = "INSERT INTO accounts (player, name, folded, phc, made, pro, wrong, locked_until) VALUES (?1, ?2, ?3, ?4, 1, 0, 0, 0)";
        connection.execute(sql, rusqlite::params![i64::try_from(player).unwrap(), name, name.to_lowercase(), hash.0]).unwrap();
    }
    drop(connection);
    (folder, Arc::new(SqliteStore::open_beside(&path).unwrap()))
}
