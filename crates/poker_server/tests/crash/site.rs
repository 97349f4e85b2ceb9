//! A folder for a server whose tables do not pause, and the bots that play there.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use poker_host::ThinkingTime;
use poker_load::{Crowd, CrowdOptions};
use poker_protocol::Password;
use poker_server::store::{Address, KeyRing, Store};
use tempfile::TempDir;

use crate::process::{Process, program};

/// Cash tables of two games and a pool of Fast Hold'em.
const ROOM: &str = r#"(
    id: "quick",
    offers: [
        (rulebook: "en-2.7", standing_tables: 1, stakes: listed([
            (game: "nlhe", form: regular, small_blind: 5, big_blind: 10),
            (game: "nlhe", form: regular, small_blind: 25, big_blind: 50),
            (game: "plo", form: regular, small_blind: 5, big_blind: 10),
        ])),
        (rulebook: "en-1.2", stakes: listed([(game: "nlhe", form: fast, small_blind: 5, big_blind: 10)])),
    ],
)"#;
const SERVER: &str = r#"(
    halls: [(
        name: "main",
        room: named("quick"),
        tournaments: none,
        tempo: (street_ms: 0, runout_ms: 0, unshown_ms: 10, showdown_ms: 20, choice_ms: 0, first_hand_ms: 10),
    )],
    limits: (burst: 1000, frames_a_second: 1000),
)"#;
/// Longer than any step of a working server takes.
const PATIENCE: Duration = Duration::from_secs(90);
/// The time between two checks of the bots.
const LOOK_EVERY: Duration = Duration::from_millis(20);

pub struct Site {
    folder: TempDir,
    /// The database of the books, if they are not in the folder.
    database: Option<String>,
}

impl Site {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("rooms")).unwrap();
        fs::write(folder.path().join("rooms/quick.room.ron"), ROOM).unwrap();
        fs::write(folder.path().join("server.ron"), SERVER).unwrap();
        Self { folder, database: None }
    }

    /// A site with its books in a database. The lease of a server that was killed runs out after two seconds.
    pub fn with_database(url: String) -> Self {
        let site = Self { database: Some(url), ..Self::new() };
        let leases = SERVER.replace("limits:", "lease_s: 2, limits:");
        fs::write(site.path().join("server.ron"), leases).unwrap();
        site
    }

    pub fn database(&self) -> Option<&str> {
        self.database.as_deref()
    }

    /// Opens the books beside a server.
    pub fn open_beside(&self) -> Arc<dyn Store> {
        let address = self.database.as_deref().map_or_else(|| Address::Folder(self.data()), Address::of);
        address.open_beside_with(KeyRing::of_folder(&self.data())).unwrap()
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// The folder of the books.
    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    /// Starts a server. Port 0 picks a free port.
    pub fn server(&self, listen: &str) -> Process {
        match &self.database {
            None => started(Process::start(self.path(), &self.data(), listen)),
            Some(url) => self.server_at(&self.path().join("server.ron"), url, listen),
        }
    }

    /// Starts a server with this configuration on the books of a database.
    pub fn server_at(&self, config: &Path, url: &str, listen: &str) -> Process {
        let mut command = program();
        command.arg("--config").arg(config).args(["--store", url]);
        command.arg("--keys").arg(self.data().join("cardroom.keys")).arg("--rulebooks").arg(self.path().join("rooms"));
        started(Process::spawn(command, self.path(), listen))
    }

    /// Starts bots that decide at once, top up, and leave and return.
    pub fn crowd(&self, server: &Process, count: usize, seed: u64) -> Crowd {
        let options = CrowdOptions {
            thinking: ThinkingTime { min_ms: 0, max_ms: 20 },
            stay_hands: 3..=15,
            seed: Some(seed),
            ..CrowdOptions::new(server.url.parse().unwrap(), count, Password::new("correct horse"))
        };
        Crowd::open(&options).unwrap()
    }
}

/// The process, if it has started.
fn started(start: Result<Process, String>) -> Process {
    start.unwrap_or_else(|errors| panic!("the server does not start: {errors}"))
}

/// The ended hands that each bot was told of, summed over all bots.
pub fn hands_told(crowd: &Crowd) -> u64 {
    crowd.members().iter().map(|member| member.sight().hands_ended()).sum()
}

/// Plays until a condition holds.
pub fn play_until(crowd: &mut Crowd, what: &str, mut holds: impl FnMut(&Crowd) -> bool) {
    let mut left = PATIENCE;
    while !holds(crowd) {
        left = left.checked_sub(LOOK_EVERY).unwrap_or_else(|| panic!("never: {what}: {:#?}", crowd.members()));
        crowd.run_for(LOOK_EVERY);
        for member in crowd.members() {
            assert_eq!(member.ended(), None, "{} has gone", member.account());
        }
    }
}
