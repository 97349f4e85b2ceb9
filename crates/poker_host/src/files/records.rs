//! The file of finished hands: one JSON line for each. Hands are appended and never changed.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use poker_protocol::HandId;
use poker_room::HandRecord;
use serde::{Deserialize, Serialize};

use super::FileError;

/// The version of the format of the lines.
pub const RECORD_FORMAT: u16 = 1;

#[derive(Serialize)]
struct RecordLine<'a> {
    format: u16,
    record: &'a HandRecord,
}

/// Why a recorded hand could not be read.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    #[error(transparent)]
    File(#[from] FileError),
    /// A line is not a hand of this format.
    #[error("{}, line {line}: {source}", path.display())]
    Malformed {
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
        /// The error of the parser.
        source: serde_json::Error,
    },
    /// A line was written by a newer program.
    #[error("{}, line {line} has format {found}, this program knows {RECORD_FORMAT}", path.display())]
    Newer {
        path: PathBuf,
        /// The number of the line, from 1.
        line: usize,
        /// The format of the line.
        found: u16,
    },
}

/// The end of a record file. The save holds it too, so that both files agree after a crash.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recorded {
    /// The last recorded hand.
    pub last: Option<HandId>,
    /// The length of the file, including the last hand.
    pub bytes: u64,
}

/// The file to which finished hands are appended.
#[derive(Debug)]
pub struct RecordFile {
    file: File,
    path: PathBuf,
    end: Recorded,
}

impl RecordFile {
    /// Opens or creates the file, and removes what a crash left: an incomplete last line, and all hands after `known`, the end that the
    /// save holds.
    ///
    /// # Errors
    /// `Unreadable` or `Unwritable`.
    pub fn open(path: &Path, known: Option<Recorded>) -> Result<RecordFile, FileError> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(FileError::unwritable(folder))?;
        }
        let mut options = File::options();
        let mut file = options.create(true).truncate(false).read(true).write(true).open(path).map_err(FileError::unwritable(path))?;
        let end = sound_end(&mut file, known).map_err(FileError::unreadable(path))?;
        let mut records = RecordFile { file, path: path.to_owned(), end };
        records.cut().map_err(FileError::unwritable(path))?;
        Ok(records)
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The last recorded hand and the length of the file.
    pub fn end(&self) -> Recorded {
        self.end
    }

    /// Appends a hand. It is on the disk when this function returns.
    ///
    /// # Errors
    /// `Unwritable`. The next call, or the next start, removes the part that may have been written.
    pub fn append(&mut self, record: &HandRecord) -> Result<(), FileError> {
        self.try_append(record).map_err(FileError::unwritable(&self.path))
    }

    fn try_append(&mut self, record: &HandRecord) -> io::Result<()> {
        let mut line = serde_json::to_vec(&RecordLine { format: RECORD_FORMAT, record })?;
        line.push(b'\n');
        self.cut()?;
        self.file.write_all(&line)?;
        self.file.sync_data()?;
        let bytes = u64::try_from(line.len()).unwrap_or(u64::MAX);
        self.end = Recorded { last: Some(record.hand), bytes: self.end.bytes.saturating_add(bytes) };
        Ok(())
    }

    /// Removes everything after the last whole hand, and moves the write position there.
    fn cut(&mut self) -> io::Result<()> {
        if self.file.metadata()?.len() > self.end.bytes {
            self.file.set_len(self.end.bytes)?;
        }
        self.file.seek(SeekFrom::Start(self.end.bytes)).map(|_| ())
    }
}

/// Reads every recorded hand, oldest first. Returns no hands if there is no file.
///
/// # Errors
/// `Unreadable` if the file cannot be opened.
pub fn read_records(path: &Path) -> Result<impl Iterator<Item = Result<HandRecord, RecordError>>, FileError> {
    let file = match File::open(path) {
        Ok(file) => Some(file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(FileError::unreadable(path)(error)),
    };
    let path = path.to_owned();
    let lines = file.map(BufReader::new).into_iter().flat_map(BufRead::lines).enumerate();
    // After an error of the system every further line has it again, without an end: a folder can be opened, and never be read.
    let mut failed = false;
    let lines = lines.take_while(move |(_, line)| {
        let fails = line.as_ref().is_err_and(|error| error.kind() != io::ErrorKind::InvalidData);
        !std::mem::replace(&mut failed, fails)
    });
    Ok(lines.map(move |(number, line)| {
        let text = line.map_err(FileError::unreadable(&path))?;
        read_line(&path, number + 1, &text)
    }))
}

/// Reads the newest hands, at most `most`, and returns them oldest first. Lines that are not records are left out.
///
/// # Errors
/// `Unreadable`.
pub fn last_records(path: &Path, most: usize) -> Result<Vec<HandRecord>, FileError> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(FileError::unreadable(path)(error)),
    };
    let mut records = Vec::new();
    let mut end = file.metadata().map_err(FileError::unreadable(path))?.len();
    while records.len() < most
        && let Some((start, line)) = last_line(&mut file, end).map_err(FileError::unreadable(path))?
    {
        records.extend(std::str::from_utf8(&line).ok().and_then(|text| read_line(path, 0, text).ok()));
        end = start;
    }
    records.reverse();
    Ok(records)
}

fn read_line(path: &Path, line: usize, text: &str) -> Result<HandRecord, RecordError> {
    #[derive(Deserialize)]
    struct Whole {
        record: HandRecord,
    }
    #[derive(Deserialize)]
    struct Head {
        format: u16,
    }
    let malformed = |source| RecordError::Malformed { path: path.to_owned(), line, source };
    let Head { format } = serde_json::from_str(text).map_err(malformed)?;
    if format > RECORD_FORMAT {
        return Err(RecordError::Newer { path: path.to_owned(), line, found: format });
    }
    Ok(serde_json::from_str::<Whole>(text).map_err(malformed)?.record)
}

/// The end of the valid records: `known`, if the file has that last hand at that length; otherwise the end of the last complete line.
fn sound_end(file: &mut File, known: Option<Recorded>) -> io::Result<Recorded> {
    let length = file.metadata()?.len();
    if let Some(known) = known.filter(|known| known.bytes <= length)
        && end_at(file, known.bytes)? == Some(known)
    {
        return Ok(known);
    }
    let whole = match last_line(file, length)? {
        Some((start, line)) if !line.ends_with(b"\n") => start,
        Some(_) | None => length,
    };
    Ok(end_at(file, whole)?.unwrap_or(Recorded { last: None, bytes: whole }))
}

/// The last hand in the first `bytes` bytes, with their length; `None` if they end in the middle of a line.
fn end_at(file: &mut File, bytes: u64) -> io::Result<Option<Recorded>> {
    let Some((_, line)) = last_line(file, bytes)? else { return Ok(Some(Recorded { last: None, bytes })) };
    Ok(line.ends_with(b"\n").then(|| Recorded { last: hand_of(&line), bytes }))
}

/// The last line of the first `length` bytes, with the position of its first byte.
fn last_line(file: &mut File, length: u64) -> io::Result<Option<(u64, Vec<u8>)>> {
    if length == 0 {
        return Ok(None);
    }
    let mut window = WINDOW.min(length);
    loop {
        let from = length - window;
        file.seek(SeekFrom::Start(from))?;
        let mut bytes = Vec::new();
        file.take(window).read_to_end(&mut bytes)?;
        let body = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
        if let Some(newline) = body.iter().rposition(|byte| *byte == b'\n') {
            let line = bytes.split_off(newline + 1);
            let start = from.saturating_add(u64::try_from(bytes.len()).unwrap_or(u64::MAX));
            return Ok(Some((start, line)));
        }
        if window == length {
            return Ok(Some((0, bytes)));
        }
        window = (window * 2).min(length);
    }
}

/// The number of bytes that are read first to find a line. Few lines are longer.
const WINDOW: u64 = 8 * 1024;

/// The number of the hand in `line`; `None` if the line is not a record.
fn hand_of(line: &[u8]) -> Option<HandId> {
    #[derive(Deserialize)]
    struct Numbered {
        record: Number,
    }
    #[derive(Deserialize)]
    struct Number {
        hand: HandId,
    }
    serde_json::from_slice(line).ok().map(|Numbered { record }| record.hand)
}
