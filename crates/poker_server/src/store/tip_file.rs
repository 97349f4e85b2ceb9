//! The file beside an SQLite file that says which commits were written last. If the database's own log file is lost, the database goes back to
//! an older state without saying so; this file shows it.
//!
//! The file is written after each commit and not flushed, so that it costs nothing: after a power cut it may be behind the database, and never
//! before it.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use poker_protocol::HallName;

use super::{StoreError, Tip, private_file};

/// The length of a line. A sector of a disk holds whole lines.
const LINE: usize = 128;

/// The last commit of each hall, in a file.
pub(super) struct TipFile {
    path: PathBuf,
    open: Mutex<OpenTipFile>,
}

struct OpenTipFile {
    file: File,
    tips: BTreeMap<HallName, Tip>,
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
        let tips = read(&text).ok_or_else(|| StoreError::NoTips(path.clone()))?;
        file.sync_all().map_err(failed)?;
        Ok(Self { path, open: Mutex::new(OpenTipFile { file, tips }) })
    }

    /// The last commits that were written.
    pub fn tips(&self) -> Vec<Tip> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).tips.values().cloned().collect()
    }

    /// Notes the last commit of a hall.
    pub fn write(&self, tip: &Tip) -> Result<(), StoreError> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.tips.insert(tip.hall.clone(), tip.clone());
        let text: String = open.tips.values().map(line).collect();
        open.overwrite(&text).map_err(|error| StoreError::File { path: self.path.clone(), error })
    }

    /// Replaces all that the file says.
    pub fn replace(books: &Path, tips: &[Tip]) -> Result<(), StoreError> {
        let path = Self::beside(books);
        let failed = |error| StoreError::File { path: path.clone(), error };
        private_file::make(&path).map_err(failed)?;
        let file = File::options().read(true).write(true).open(&path).map_err(failed)?;
        let mut open = OpenTipFile { file, tips: BTreeMap::new() };
        let text: String = tips.iter().map(line).collect();
        open.overwrite(&text).and_then(|()| open.file.set_len(text.len() as u64)).and_then(|()| open.file.sync_all()).map_err(failed)
    }
}

impl OpenTipFile {
    /// Halls are never removed, so the text never becomes shorter.
    fn overwrite(&mut self, text: &str) -> std::io::Result<()> {
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(text.as_bytes())
    }
}

fn line(tip: &Tip) -> String {
    let text = format!("{} {} {}", tip.hall, tip.number, tip.link);
    format!("{text:<width$}\n", width = LINE - 1)
}

fn read(text: &str) -> Option<BTreeMap<HallName, Tip>> {
    let tip = |line: &str| {
        let mut words = line.split_ascii_whitespace();
        let (hall, number, link) = (HallName(words.next()?.to_owned()), words.next()?.parse().ok()?, words.next()?.to_owned());
        (words.next().is_none() && link.len() == 64).then(|| (hall.clone(), Tip { hall, number, link }))
    };
    text.lines().map(tip).collect()
}
