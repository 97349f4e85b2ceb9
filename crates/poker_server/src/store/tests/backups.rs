//! Backups of books that a server goes on writing.

use std::sync::atomic::{AtomicBool, Ordering};

use super::cluster::Cluster;
use super::scene::{Play, hall, owner};
use crate::store::{Address, Books as _, KeyRing, SqliteStore, Store};

#[test]
fn a_backup_that_is_made_while_hands_are_written_is_sound_on_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let address = Address::Folder(folder.path().to_owned());
    let keys = || KeyRing::of_folder(folder.path());
    backups_are_sound(&address, &*address.open(keys()).unwrap(), &keys);
}

#[test]
fn a_backup_that_is_made_while_hands_are_written_is_sound_on_postgresql() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    backups_are_sound(&Address::Postgres(url.clone()), &cluster.open_at(&url), &|| cluster.keys());
}

/// The most commits while backups are made, so that a backup that fails ends the test.
const MOST_COMMITS: usize = 3_000;

fn backups_are_sound(address: &Address, server: &dyn Store, keys: &dyn Fn() -> KeyRing) {
    let lease = server.claim(&hall(), &owner("a"), 600_000).unwrap();
    let mut play = Play::new(5);
    server.commit(&lease, &play.batches(30)).unwrap();
    let over = AtomicBool::new(false);
    let commits: Vec<u64> = std::thread::scope(|scope| {
        scope.spawn(|| {
            for _ in (0..MOST_COMMITS).take_while(|_| !over.load(Ordering::Relaxed)) {
                server.commit(&lease, &play.batches(3)).unwrap();
            }
        });
        let back_up = |_| {
            let folder = tempfile::tempdir().unwrap();
            let copy = folder.path().join("copy");
            address.back_up(&copy).unwrap();
            let copy = SqliteStore::open_beside_with(&copy.join("cardroom.sqlite"), keys()).unwrap();
            assert_eq!(copy.check().unwrap(), []);
            copy.tip(&lease).unwrap().number
        };
        let commits = (0..5).map(back_up).collect();
        over.store(true, Ordering::Relaxed);
        commits
    });
    assert!(commits.is_sorted() && commits.first() < commits.last(), "the server went on meanwhile: {commits:?}");
    assert_eq!(server.check().unwrap(), []);
}
