//! `cardroom-server` as a child process.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// The text that the server prints when it listens.
const LISTENS: &str = "Players connect to ";

/// A running server. Dropping it kills it.
pub struct Process {
    child: Child,
    pub url: String,
    errors: PathBuf,
}

/// Numbers the error files of the servers.
static LOGS: AtomicU32 = AtomicU32::new(0);

pub fn program() -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cardroom-server"));
    // Only warnings and errors are logged.
    program.env("RUST_LOG", "warn");
    program
}

impl Process {
    /// Starts a server with a configuration and the books of a folder. Returns its error stream if it does not start.
    pub fn start(folder: &Path, data: &Path, listen: &str) -> Result<Self, String> {
        let mut command = program();
        command.arg("--config").arg(folder.join("server.ron")).arg("--data").arg(data);
        command.arg("--rulebooks").arg(folder.join("rooms"));
        Self::spawn(command, folder, listen)
    }

    /// Starts the server with a prepared command.
    pub fn spawn(mut command: Command, folder: &Path, listen: &str) -> Result<Self, String> {
        let errors = folder.join(format!("stderr{}.txt", LOGS.fetch_add(1, Ordering::Relaxed)));
        command.args(["--listen", listen]);
        command.stdout(Stdio::piped()).stderr(File::create(&errors).unwrap());
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        match line.trim().strip_prefix(LISTENS) {
            Some(url) => Ok(Self { child, url: url.to_owned(), errors }),
            None => {
                child.wait().unwrap();
                Err(fs::read_to_string(&errors).unwrap())
            }
        }
    }

    /// The error stream until now.
    pub fn errors(&self) -> String {
        fs::read_to_string(&self.errors).unwrap()
    }

    /// The address of the server.
    pub fn address(&self) -> String {
        self.url.trim_start_matches("ws://").trim_end_matches('/').to_owned()
    }

    /// Kills the server (kill −9).
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the server to end (SIGTERM).
    pub fn terminate(&self) {
        self.signal("TERM");
    }

    /// Sends a signal by its name.
    pub fn signal(&self, name: &str) {
        let sent = Command::new("sh").args(["-c", &format!("kill -{name} {}", self.child.id())]).status().unwrap();
        assert!(sent.success());
    }

    /// The exit status, or `None` while the server runs.
    pub fn ended(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The process may have ended before.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
