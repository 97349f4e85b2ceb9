//! `hands verify FILE…`: whether hands, when played again, end as they state, and were dealt as their seals demand.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use poker_client::unfair_cause_text;
use poker_history::{BadSeal, NumberedHand, PhhReader, SealVerdict, Verdict};
use poker_host::{BadRecord, RecordError, read_records, verify_record};
use poker_text::{Arg, Language, Text, Texts, text};
use text::hands as t;

use super::{files, words};
use crate::failure::Failure;

/// Prints a line for each hand that is wrong, then the number of hands of each kind. Returns 1 if there is such a hand.
pub(crate) fn run(paths: &[PathBuf], language: Language) -> Result<i32, Failure> {
    let files = files::histories(paths, &["phh", "phhs", files::RECORDS])?;
    let texts = Texts::embedded(language);
    let mut tally = VerifyTally::default();
    for file in &files {
        if file.extension().is_some_and(|ending| ending == files::RECORDS) {
            // `read_records` takes a missing file for one without records.
            std::fs::metadata(file).map_err(|error| Failure::cannot_read(file, &error))?;
            for record in read_records(file).map_err(|error| files::cannot_read(file, &error))? {
                let place = words::place(file, record.as_ref().ok().map(|record| record.hand.0));
                let verdict =
                    record.map_err(|error| of_line(place.clone(), &error)).and_then(|record| of_record(place, verify_record(&record)));
                tally.add(verdict).iter().for_each(|line| say(&texts, line));
            }
        } else {
            let open = File::open(file).map_err(|error| Failure::cannot_read(file, &error))?;
            for hand in PhhReader::new(BufReader::new(open)) {
                let verdict = match hand {
                    Ok(hand) => of_phh(file, &hand),
                    Err(wrong) => {
                        let place = words::place(file, wrong.hand);
                        Err(t::malformed(place, wrong.line.to_string(), words::fault(&wrong.reason)))
                    }
                };
                tally.add(verdict).iter().for_each(|line| say(&texts, line));
            }
        }
    }
    say(&texts, &tally.line());
    Ok(i32::from(tally.wrong > 0))
}

/// Prints a line. It is no error if the reader has closed the output.
fn say(texts: &Texts, line: &Text) {
    drop(writeln!(io::stdout(), "{}", texts.say(line)));
}

/// The number of hands of each kind.
#[derive(Default)]
struct VerifyTally {
    sealed: u64,
    unsealed: u64,
    wrong: u64,
}

impl VerifyTally {
    /// Counts a hand. Returns the line to print about it, if there is one.
    fn add(&mut self, verdict: Result<SealVerdict, Text>) -> Option<Text> {
        match verdict {
            Ok(SealVerdict::Holds) => self.sealed += 1,
            Ok(SealVerdict::NotSealed) => self.unsealed += 1,
            Err(line) => {
                self.wrong += 1;
                return Some(line);
            }
        }
        None
    }

    fn line(&self) -> Text {
        let checked = self.sealed + self.unsealed + self.wrong;
        let [checked, sealed, unsealed, wrong] = [checked, self.sealed, self.unsealed, self.wrong].map(Arg::count);
        t::verified(checked, sealed, unsealed, wrong)
    }
}

fn of_line(place: Arg, error: &RecordError) -> Text {
    match error {
        RecordError::Malformed { line, .. } => t::malformed(place, line.to_string(), t::fault_record()),
        RecordError::Newer { line, .. } => t::malformed(place, line.to_string(), t::fault_newer()),
        RecordError::File(_) => t::left_out(place, t::fault_unreadable()),
    }
}

fn of_record(place: Arg, verdict: Result<SealVerdict, BadRecord>) -> Result<SealVerdict, Text> {
    verdict.map_err(|wrong| match wrong {
        BadRecord::Replay(_) => t::refused(place, t::fault_record()),
        BadRecord::Stacks => t::other_stacks(place),
        BadRecord::Seal => t::unfair(place, t::cause_root()),
    })
}

fn of_phh(file: &Path, NumberedHand { number, line, phh }: &NumberedHand) -> Result<SealVerdict, Text> {
    let place = words::place(file, *number);
    match poker_history::check(phh) {
        Ok(Verdict::Agrees | Verdict::Unstated | Verdict::NotRepresentable(_) | Verdict::NotPlayed(_)) => {}
        Ok(Verdict::Differs { expected, found }) => return Err(t::differs(place, words::stacks(&expected), words::stacks(&found))),
        Ok(Verdict::Refused(obstacle)) => return Err(t::refused(place, words::cause(&obstacle))),
        Err(reason) => return Err(t::malformed(place, line.to_string(), words::fault(&reason))),
    }
    poker_history::verify_seal(phh).map_err(|wrong| match wrong {
        BadSeal::Unreadable => t::malformed(place, line.to_string(), t::fault_seal()),
        BadSeal::OtherCode => t::unfair(place, t::cause_code()),
        BadSeal::Unfair(unfair) => t::unfair(place, unfair_cause_text(unfair)),
    })
}
