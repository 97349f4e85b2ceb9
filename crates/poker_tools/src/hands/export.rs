//! `hands export FILE…`: writes hands of the practice records or of PHH files in another format.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::Path;

use poker_history::{HistoryError, HistoryWriter, PhhReader, PlayedHand, Replayed, View};
use poker_host::{RecordError, played_hand, read_records};
use poker_text::{Arg, Language, Text, Texts, text};
use text::hands as t;

use super::{files, words};
use crate::failure::Failure;
use crate::options::ExportOptions;

/// Writes the hands, and names on the error stream those that are left out. Returns 1 if any hand is left out.
pub(crate) fn run(options: &ExportOptions, language: Language) -> Result<i32, Failure> {
    let files = files::histories(&options.files, &["phh", "phhs", files::RECORDS])?;
    let out: Box<dyn Write> = match &options.out {
        Some(path) => Box::new(BufWriter::new(File::create(path).map_err(|error| Failure::cannot_write(path, &error))?)),
        None => Box::new(io::stdout().lock()),
    };
    let mut export = Export {
        out: HistoryWriter::new(out, options.format),
        hero: options.hero.as_deref(),
        texts: Texts::embedded(language),
        written: 0,
        left_out: 0,
    };
    let written = files.iter().try_for_each(|file| export.file(file));
    let (count, left_out) = (export.written, export.left_out);
    let said = export.texts.say(&t::written(Arg::count(count)));
    match (written.and_then(|()| export.out.finish().map(drop).map_err(ExportError::Write)), &options.out) {
        (Ok(()), _) => {}
        (Err(ExportError::Read(failure)), _) => return Err(failure),
        (Err(ExportError::Write(error)), Some(path)) => return Err(Failure::cannot_write(path, &error)),
        // A reader that has closed the output needs no more of it.
        (Err(ExportError::Write(error)), None) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(0),
        (Err(ExportError::Write(error)), None) => return Err(Failure::cannot_write("-", &error)),
    }
    drop(writeln!(io::stderr(), "{said}"));
    Ok(i32::from(left_out > 0))
}

/// Why the export ends early.
enum ExportError {
    Read(Failure),
    Write(io::Error),
}

struct Export<'a> {
    out: HistoryWriter<Box<dyn Write>>,
    /// The player whose view is written.
    hero: Option<&'a str>,
    texts: Texts,
    written: u64,
    left_out: u64,
}

impl Export<'_> {
    fn file(&mut self, file: &Path) -> Result<(), ExportError> {
        if file.extension().is_some_and(|ending| ending == files::RECORDS) {
            return self.records(file);
        }
        let open = File::open(file).map_err(|error| ExportError::Read(Failure::cannot_read(file, &error)))?;
        for hand in PhhReader::new(BufReader::new(open)) {
            match hand {
                Ok(hand) => match Replayed::play(&hand.phh) {
                    Ok(mut replayed) => {
                        // Tracking programs take two hands with the same number for one hand.
                        if replayed.hand.id == 0 {
                            replayed.hand.id = hand.number.unwrap_or(self.written + 1);
                        }
                        self.hand(&replayed.hand, words::place(file, hand.number))?;
                    }
                    Err(obstacle) => self.leave_out(&t::left_out(words::place(file, hand.number), words::cause(&obstacle))),
                },
                Err(wrong) => {
                    let place = words::place(file, wrong.hand);
                    self.leave_out(&t::malformed(place, wrong.line.to_string(), words::fault(&wrong.reason)));
                }
            }
        }
        Ok(())
    }

    fn records(&mut self, file: &Path) -> Result<(), ExportError> {
        // `read_records` takes a missing file for one without records.
        std::fs::metadata(file).map_err(|error| ExportError::Read(Failure::cannot_read(file, &error)))?;
        let records = read_records(file).map_err(|error| ExportError::Read(files::cannot_read(file, &error)))?;
        for record in records {
            let place = words::place(file, record.as_ref().ok().map(|record| record.hand.0));
            match record {
                Ok(record) => self.hand(&played_hand(&record), place)?,
                Err(RecordError::Malformed { line, .. }) => self.leave_out(&t::malformed(place, line.to_string(), t::fault_record())),
                Err(RecordError::Newer { line, .. }) => self.leave_out(&t::malformed(place, line.to_string(), t::fault_newer())),
                Err(RecordError::File(_)) => self.leave_out(&t::left_out(place, t::fault_unreadable())),
            }
        }
        Ok(())
    }

    fn hand(&mut self, hand: &PlayedHand, place: Arg) -> Result<(), ExportError> {
        let view = self.hero.map_or(View::Everything, |hero| View::of(hand, hero));
        match self.out.write(hand, view) {
            Ok(()) => self.written += 1,
            Err(HistoryError::Record(_)) => self.leave_out(&t::left_out(place, t::fault_record())),
            Err(HistoryError::Write(error)) => return Err(ExportError::Write(error)),
        }
        Ok(())
    }

    fn leave_out(&mut self, line: &Text) {
        self.left_out += 1;
        drop(writeln!(io::stderr(), "{}", self.texts.say(line)));
    }
}
