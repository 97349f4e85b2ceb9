//! The books of a simulation, in an SQLite file on a disk that fails.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_protocol::HallName;
use rand::{RngExt as _, SeedableRng as _};
use rusqlite::Connection;
use tempfile::TempDir;

use crate::store::{Batch, Books as _, KeptHall, KeyRing, Lease, Owner, SqliteStore, StoreError};

/// The file of the books, the log of SQLite, and the file with the last commits.
const FILE: &str = "cardroom.sqlite";
const LOG: &str = "cardroom.sqlite-wal";
const TIPS: &str = "cardroom.tips";
const LEASE_MS: u32 = 3_600_000;

/// What fails about a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DiskFault {
    /// The file cannot grow.
    Full,
    /// Another program holds the file.
    Held,
}

/// How often the disk has failed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct DiskFaultCounts {
    /// Writes that were refused by a full disk or by a file that another program held.
    pub refused: u64,
    /// Writes of which a kill left only a part on the disk.
    pub short: u64,
    /// Starts that were refused because the log of SQLite, or a part of it, was missing.
    pub lost: u64,
}

pub(super) struct SimDisk {
    folder: TempDir,
    /// The folder of the file of keys, which is on another disk.
    keys: TempDir,
    store: Arc<SqliteStore>,
    halls: Vec<HallName>,
    leases: Vec<Lease>,
    /// The other program that holds the file.
    other: Option<Connection>,
    pub counts: DiskFaultCounts,
}

impl SimDisk {
    /// A disk with the empty books of these halls.
    pub fn new(halls: Vec<HallName>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let keys = tempfile::tempdir().unwrap();
        let store = open(folder.path(), keys.path()).unwrap();
        let leases = claim(&store, &halls);
        Self { folder, keys, store, halls, leases, other: None, counts: DiskFaultCounts::default() }
    }

    /// The books, for the door.
    pub fn store(&self) -> Arc<SqliteStore> {
        Arc::clone(&self.store)
    }

    pub fn load(&self, hall: usize) -> Option<KeptHall> {
        self.store.load(&self.halls[hall]).unwrap()
    }

    /// Writes batches of a hall. Returns false if the disk refuses to write now.
    pub fn commit(&mut self, hall: usize, batches: &[Batch]) -> bool {
        match self.store.commit(&self.leases[hall], batches) {
            Ok(()) => true,
            Err(StoreError::Unavailable(_)) => {
                self.counts.refused += 1;
                false
            }
            Err(error) => panic!("{error}"),
        }
    }

    /// The disk fails until it recovers.
    pub fn fail(&mut self, fault: DiskFault) {
        self.recover();
        match fault {
            DiskFault::Full => self.store.limit_size(true),
            DiskFault::Held => {
                let other = Connection::open(self.folder.path().join(FILE)).unwrap();
                other.execute_batch("BEGIN IMMEDIATE").unwrap();
                self.other = Some(other);
            }
        }
    }

    /// Ends all faults.
    pub fn recover(&mut self) {
        self.other = None;
        self.store.limit_size(false);
    }

    /// Kills the server while it writes `waiting`, the batches of each hall, and starts it again on what is left of the files. Returns for
    /// each hall whether its batches were written.
    pub fn kill(&mut self, waiting: &[Vec<Batch>], seed: u64) -> Vec<bool> {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let kept = self.commits();
        let before = Files::read(self.folder.path());
        for (hall, batches) in waiting.iter().enumerate().filter(|(_, batches)| !batches.is_empty()) {
            self.commit(hall, batches);
        }
        let after = Files::read(self.folder.path());
        let left = match after.cut_short(&before, &mut rng) {
            Some(left) => {
                self.counts.short += 1;
                left
            }
            None => Files { tips: if rng.random() { before.tips.clone() } else { after.tips.clone() }, ..after },
        };
        if rng.random_range(0..3) == 0 {
            self.lose_log(before.with_less_log(&mut rng), &kept);
        }
        self.other = None;
        self.folder = left.write();
        self.store = open(self.folder.path(), self.keys.path()).unwrap();
        assert_eq!(self.store.check().unwrap(), [], "the books are sound after a kill");
        self.leases = claim(&self.store, &self.halls);
        let now = self.commits();
        now.iter().zip(&kept).for_each(|(now, kept)| assert!(now >= kept, "a commit that was acknowledged is lost"));
        now.iter().zip(&kept).map(|(now, kept)| now > kept).collect()
    }

    /// Tries to start on files of which a part of the log is lost: the start is refused, or nothing that was acknowledged is missing.
    fn lose_log(&mut self, files: Files, kept: &[u64]) {
        let folder = files.write();
        match open(folder.path(), self.keys.path()) {
            Ok(store) => {
                let leases = claim(&store, &self.halls);
                let found: Vec<u64> = leases.iter().map(|lease| store.tip(lease).unwrap().number).collect();
                assert_eq!(found, kept, "a server starts without what it had acknowledged");
            }
            Err(StoreError::Lost { .. } | StoreError::LostChanges { .. }) => self.counts.lost += 1,
            Err(error) => panic!("{error}"),
        }
    }

    /// The number of commits of each hall.
    fn commits(&self) -> Vec<u64> {
        self.leases.iter().map(|lease| self.store.tip(lease).unwrap().number).collect()
    }
}

/// The files of the books. The memory that SQLite shares between processes does not survive a crash of the machine and is not here.
struct Files {
    books: Vec<u8>,
    log: Vec<u8>,
    tips: Vec<u8>,
}

impl Files {
    fn read(folder: &Path) -> Self {
        let read = |name: &str| std::fs::read(folder.join(name)).unwrap_or_default();
        Self { books: read(FILE), log: read(LOG), tips: read(TIPS) }
    }

    fn write(&self) -> TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, bytes) in BTreeMap::from([(FILE, &self.books), (LOG, &self.log), (TIPS, &self.tips)]) {
            std::fs::write(folder.path().join(name), bytes).unwrap();
        }
        folder
    }

    /// These files, if the last write to the log had ended too early, with the old bytes or with any bytes in the place of the rest; `None` if
    /// not only the log has changed since `before`.
    fn cut_short(&self, before: &Self, rng: &mut ChaCha8Rng) -> Option<Self> {
        let changed: Vec<usize> = (0..self.log.len()).filter(|&at| before.log.get(at) != self.log.get(at)).collect();
        let (Some(&first), Some(&last), true) = (changed.first(), changed.last(), self.books == before.books) else { return None };
        let cut = rng.random_range(first..=last);
        let mut log = self.log[..cut].to_vec();
        if rng.random() {
            log.extend(std::iter::repeat_with(|| rng.random::<u8>()).take(last - cut));
        }
        log.extend(before.log.get(log.len()..).unwrap_or_default());
        // The last commits are noted only after the log is written.
        Some(Self { books: self.books.clone(), log, tips: before.tips.clone() })
    }

    /// These files without the log, or without its end.
    fn with_less_log(&self, rng: &mut ChaCha8Rng) -> Self {
        let rest = if rng.random() { 0 } else { rng.random_range(0..=self.log.len()) };
        Self { books: self.books.clone(), log: self.log[..rest].to_vec(), tips: self.tips.clone() }
    }
}

fn open(folder: &Path, keys: &Path) -> Result<Arc<SqliteStore>, StoreError> {
    let store = SqliteStore::open_with(&folder.join(FILE), KeyRing::of_folder(keys))?;
    store.write_quickly();
    Ok(Arc::new(store))
}

fn claim(store: &SqliteStore, halls: &[HallName]) -> Vec<Lease> {
    let owner = Owner { name: "sim".to_owned(), url: "ws://sim:7777/".to_owned() };
    halls.iter().map(|hall| store.claim(hall, &owner, LEASE_MS).unwrap()).collect()
}
