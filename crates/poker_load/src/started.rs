//! A server that is started for a load, in a temporary folder.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::process::Beside;
use crate::server_files::{config_file, room_file};
use crate::tournament::tournament_files;
use crate::{LoadError, PLAYERS_A_TABLE};

/// A child process with a server. Dropping the value kills it.
pub struct Started {
    server: Beside,
    /// The address of the server.
    pub url: String,
    folder: TempDir,
}

impl Started {
    /// Creates the accounts and starts the server.
    ///
    /// # Errors
    /// When the files cannot be written, or the program does not start.
    pub fn start(program: &Path, clients: usize) -> Result<Self, LoadError> {
        let folder = tempfile::tempdir()?;
        let room = folder.path().join("load.room.ron");
        std::fs::write(&room, room_file(clients))?;
        std::fs::write(folder.path().join(CONFIG), config_file(&room.to_string_lossy()))?;
        Self::with_files(program, folder, clients.next_multiple_of(PLAYERS_A_TABLE))
    }

    /// Creates the accounts and starts the server with a sit and go for all players. Its levels last `level_s` seconds.
    ///
    /// # Errors
    /// When the files cannot be written, or the program does not start.
    pub fn start_tournament(program: &Path, players: usize, level_s: u32) -> Result<Self, LoadError> {
        let folder = tempfile::tempdir()?;
        tournament_files(folder.path(), players, level_s)?;
        Self::with_files(program, folder, players)
    }

    fn with_files(program: &Path, folder: TempDir, accounts: usize) -> Result<Self, LoadError> {
        let path = |name: &str| folder.path().join(name).into_os_string();
        let (data, config, count) = (path(BOOKS), path(CONFIG), accounts.to_string());
        let create = Command::new(program)
            .args([OsStr::new("admin"), OsStr::new("--data"), &data])
            .args(["create", "--count", &count, "--tokens"])
            .arg(folder.path().join(TOKENS))
            .stdout(Stdio::null())
            .status()?;
        if !create.success() {
            return Err(LoadError::NoAccounts);
        }
        let words = ["--data".into(), data, "--config".into(), config, "--listen".into(), "127.0.0.1:0".into()];
        let command: Vec<OsString> = [OsString::from(program)].into_iter().chain(words).collect();
        let (server, line) = Beside::start(&command)?;
        let url = line.split_whitespace().find(|word| word.starts_with("ws://")).ok_or(LoadError::NoServer)?.to_owned();
        Ok(Self { server, url, folder })
    }

    /// The file with the tokens of the accounts.
    #[must_use]
    pub fn tokens(&self) -> PathBuf {
        self.folder.path().join(TOKENS)
    }

    /// The folder of the server's books.
    #[must_use]
    pub fn books(&self) -> PathBuf {
        self.folder.path().join(BOOKS)
    }

    /// The process id of the server.
    #[must_use]
    pub fn process(&self) -> u32 {
        self.server.process().0
    }
}

const TOKENS: &str = "tokens";
const BOOKS: &str = "books";
const CONFIG: &str = "server.ron";
