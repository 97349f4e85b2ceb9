//! A server with one tournament, and clients that play it to its last place.

use std::fmt::Debug;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use poker_host::ThinkingTime;
use poker_load::{
    LOAD_NAME, LoadError, TOURNAMENT_OPENING_BALANCE, TournamentLoad, TournamentReport, Witness, play_tournament, read_tokens,
    tournament_files,
};
use tempfile::TempDir;

use crate::process::{Process, program};

/// Short, but long enough that a server is killed in the middle of hands.
const THINKING: ThinkingTime = ThinkingTime { min_ms: 0, max_ms: 20 };
/// More than all failed attempts of a client while servers are dead.
const OUTAGES: u32 = 100_000;
/// Longer than any tournament of these tests takes.
const WITHIN: Duration = Duration::from_secs(3_600);
/// Longer than any step of a working server takes.
const PATIENCE: Duration = Duration::from_secs(120);
/// The time between two looks at what the clients were told.
const LOOK_EVERY: Duration = Duration::from_millis(5);

/// A folder with the files of a server that offers a sit and go for a number of players.
pub struct TournamentSite {
    folder: TempDir,
    /// The address of the books, if they are not in the folder.
    store: Option<String>,
}

/// Clients that play the tournament.
pub struct Play {
    pub witness: Arc<Witness>,
    thread: JoinHandle<Result<TournamentReport, LoadError>>,
}

impl TournamentSite {
    /// Creates an account for each player. A level lasts `level_s` seconds.
    pub fn new(players: usize, level_s: u32, store: Option<String>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        tournament_files(folder.path(), players, level_s).unwrap();
        let site = Self { folder, store };
        let mut create = program();
        create.args(["admin", "create", "--count", &players.to_string(), "--tokens"]).arg(site.path().join("tokens"));
        match &site.store {
            Some(store) => create.args(["--store", store]),
            None => create.arg("--data").arg(site.data()),
        };
        assert!(create.stdout(std::process::Stdio::null()).status().unwrap().success());
        site
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The folder of the books.
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Starts a server. Port 0 picks a free port.
    pub fn server(&self, listen: &str, standby: bool) -> Process {
        let file = self.path().join(format!("standby-{standby}.ron"));
        let config = format!(
            "(rulebooks: Some({:?}), lease_s: 2, limits: (burst: 1000, frames_a_second: 1000), \
             halls: [(name: \"main\", standby: {standby}, opening_balance: {}, \
             tempo: (street_ms: 0, runout_ms: 0, unshown_ms: 0, showdown_ms: 0, choice_ms: 0, first_hand_ms: 0))])",
            self.path().join("rules").to_string_lossy(),
            TOURNAMENT_OPENING_BALANCE.hundredths(),
        );
        fs::write(&file, config).unwrap();
        let mut command = program();
        command.arg("--config").arg(file);
        match &self.store {
            Some(store) => command.args(["--store", store]).arg("--keys").arg(self.data().join("cardroom.keys")),
            None => command.arg("--data").arg(self.data()),
        };
        Process::spawn(command, self.path(), listen).unwrap_or_else(|errors| panic!("the server does not start: {errors}"))
    }

    /// Lets a client of each account register and play in a thread.
    pub fn play(&self, urls: Vec<String>) -> Play {
        let witness = Arc::new(Witness::default());
        let tokens = read_tokens(&self.path().join("tokens")).unwrap();
        let told = Some(Arc::clone(&witness));
        let options = TournamentLoad { urls, name: LOAD_NAME, tokens, outages: OUTAGES, thinking: THINKING, witness: told, within: WITHIN };
        let play = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(play_tournament(&options)).inspect_err(|error| println!("the clients have ended: {error}"))
        };
        Play { witness, thread: std::thread::spawn(play) }
    }
}

impl Play {
    /// Waits until what the clients were told fulfils a condition.
    pub fn wait_until(&self, what: &str, holds: impl Fn(&Witness) -> bool) {
        self.wait_for_all(what, |told| if holds(told) { vec![] } else { vec![()] });
    }

    /// Waits until nothing is missing any more.
    pub fn wait_for_all<T: Debug>(&self, what: &str, missing: impl Fn(&Witness) -> Vec<T>) {
        let mut left = PATIENCE;
        loop {
            // Looked at first, because a client may be the last one to do what is waited for, and then end.
            let ended = self.thread.is_finished();
            let missing = missing(&self.witness);
            if missing.is_empty() {
                return;
            }
            assert!(!ended, "never: {what}; the clients have ended, missing: {missing:?}");
            left = left.checked_sub(LOOK_EVERY).unwrap_or_else(|| panic!("never: {what}; missing: {missing:?}"));
            std::thread::sleep(LOOK_EVERY);
        }
    }

    /// Waits until every client has its place.
    pub fn end(self) -> TournamentReport {
        self.thread.join().unwrap().unwrap()
    }
}
