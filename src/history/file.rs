//! The file of played tournaments: one JSON line for each entry. Lines are appended and never changed; the last line about an entry counts.

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use poker_client::{PlayedEntry, TournamentHistory};

/// The file of played tournaments.
#[derive(Clone, Debug)]
pub(super) struct HistoryFile {
    path: PathBuf,
}

/// What was read of the file.
#[derive(Debug, Default)]
pub(super) struct FoundHistory {
    pub(super) history: TournamentHistory,
    /// The number of lines that are not entries of this program. They stay in the file.
    pub(super) unreadable: u64,
}

impl HistoryFile {
    pub(super) fn at(path: &Path) -> Self {
        Self { path: path.to_owned() }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Reads all entries; none if there is no file.
    pub(super) fn read(&self) -> io::Result<FoundHistory> {
        let bytes = match fs::read(&self.path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(FoundHistory::default()),
            Err(error) => return Err(error),
        };
        let mut found = FoundHistory::default();
        for line in bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
            match serde_json::from_slice::<PlayedEntry>(line) {
                Ok(entry) => {
                    found.history.add(entry);
                }
                Err(_) => found.unreadable += 1,
            }
        }
        Ok(found)
    }

    /// Appends an entry. It is on the disk when this function returns.
    pub(super) fn append(&self, entry: &PlayedEntry) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        // A line that was cut off by a crash ends here, so that it does not swallow this one.
        let mut line = vec![b'\n'];
        serde_json::to_writer(&mut line, entry)?;
        line.push(b'\n');
        let mut file = OpenOptions::new().create(true).append(true).open(&self.path)?;
        file.write_all(&line)?;
        file.sync_data()
    }
}
