//! The file beside an SQLite file that says what was written last. If the database's own log file is lost, the database goes back to an older
//! state without saying so; this file shows it.
//!
//! The first line has the number of changes outside of halls, and each other line the last commit of a hall. The file is written after each of
//! them and not flushed, so that it costs nothing: after a power cut it may be behind the database, and never before it. A command of an operator
//! beside a running server writes the first line only.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use poker_protocol::HallName;

use super::{Noted, StoreError, Tip, private_file};

/// The length of a line. A sector of a disk holds whole lines.
const LINE: usize = 128;

/// The first word of the line with the number of changes. A line of a hall has three words.
const CHANGES: &str = "changes";

/// What was written last, in a file.
pub(super) struct TipFile {
    path: PathBuf,
    open: Mutex<OpenTipFile>,
}

struct OpenTipFile {
    file: File,
    tips: BTreeMap<HallName, Tip>,
    changes: u64,
}

impl TipFile {
    /// The path of the file that belongs to the books at `books`.
    pub fn beside(books: &Path) -> PathBuf {
        books.with_extension("tips")
    }

    /// Opens the file of the books at `books`, or makes an empty one for books without commits.
    pub fn open(books: &Path) -> Result<Self, StoreError> {
        let path = Self::beside(books);
        let failed = |error| StoreError::File { path: path.clone(), error };
        private_file::make(&path).map_err(failed)?;
        let mut file = File::options().read(true).write(true).open(&path).map_err(failed)?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(|_| StoreError::NoTips(path.clone()))?;
        let (tips, changes) = read(&text).ok_or_else(|| StoreError::NoTips(path.clone()))?;
        let mut open = OpenTipFile { file, tips, changes: changes.unwrap_or_default() };
        if changes.is_none() {
            // The file is new, or an older program has written it.
            open.write_all().map_err(failed)?;
        }
        open.file.sync_all().map_err(failed)?;
        Ok(Self { path, open: Mutex::new(open) })
    }

    /// What was written last.
    pub fn noted(&self) -> Noted {
        let open = self.lock();
        Noted { tips: open.tips.values().cloned().collect(), changes: open.changes }
    }

    /// Notes what was written last.
    pub fn note(&self, noted: &Noted) -> Result<(), StoreError> {
        noted.tips.iter().try_for_each(|tip| self.write(tip))?;
        self.count(noted.changes)
    }

    /// Notes the last commit of a hall.
    pub fn write(&self, tip: &Tip) -> Result<(), StoreError> {
        let mut open = self.lock();
        open.tips.insert(tip.hall.clone(), tip.clone());
        open.write_tips().map_err(|error| self.failed(error))
    }

    /// Notes the number of changes outside of halls, unless a later one was noted.
    pub fn count(&self, changes: u64) -> Result<(), StoreError> {
        let mut open = self.lock();
        if changes <= open.changes {
            return Ok(());
        }
        open.changes = changes;
        open.write_changes().map_err(|error| self.failed(error))
    }

    /// Replaces all that the file says.
    pub fn replace(books: &Path, Noted { tips, changes }: &Noted) -> Result<(), StoreError> {
        let path = Self::beside(books);
        let failed = |error| StoreError::File { path: path.clone(), error };
        private_file::make(&path).map_err(failed)?;
        let file = File::options().read(true).write(true).open(&path).map_err(failed)?;
        let tips: BTreeMap<_, _> = tips.iter().map(|tip| (tip.hall.clone(), tip.clone())).collect();
        let length = (tips.len() + 1) * LINE;
        let mut open = OpenTipFile { file, tips, changes: *changes };
        open.write_all().and_then(|()| open.file.set_len(length as u64)).and_then(|()| open.file.sync_all()).map_err(failed)
    }

    fn lock(&self) -> MutexGuard<'_, OpenTipFile> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn failed(&self, error: io::Error) -> StoreError {
        StoreError::File { path: self.path.clone(), error }
    }
}

impl OpenTipFile {
    fn write_all(&mut self) -> io::Result<()> {
        self.write_changes()?;
        self.write_tips()
    }

    fn write_changes(&mut self) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(line(&format!("{CHANGES} {}", self.changes)).as_bytes())
    }

    /// Halls are never removed, so the text never becomes shorter.
    fn write_tips(&mut self) -> io::Result<()> {
        let text: String = self.tips.values().map(|tip| line(&format!("{} {} {}", tip.hall, tip.number, tip.link))).collect();
        self.file.seek(SeekFrom::Start(LINE as u64))?;
        self.file.write_all(text.as_bytes())
    }
}

fn line(text: &str) -> String {
    format!("{text:<width$}\n", width = LINE - 1)
}

/// Reads the last commits, and the number of changes if it is there.
fn read(text: &str) -> Option<(BTreeMap<HallName, Tip>, Option<u64>)> {
    let (mut tips, mut changes) = (BTreeMap::new(), None);
    for line in text.lines() {
        match line.split_ascii_whitespace().collect::<Vec<_>>()[..] {
            [CHANGES, number] if changes.is_none() => changes = Some(number.parse().ok()?),
            [hall, number, link] if link.len() == 64 => {
                let hall = HallName(hall.to_owned());
                tips.insert(hall.clone(), Tip { hall, number: number.parse().ok()?, link: link.to_owned() });
            }
            _ => return None,
        }
    }
    Some((tips, changes))
}
