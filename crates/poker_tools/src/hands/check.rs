//! `hands check FILE…`: whether hands, when played again, end with the stacks that their histories state.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};

use poker_history::{Malformed, NumberedHand, PhhReader, Verdict};
use poker_text::{Arg, Language, Text, Texts, text};
use text::hands as t;

use super::{files, words};
use crate::failure::Failure;

/// Prints a line for each hand that differs or is malformed, then the number of hands of each kind. Returns 1 if there is such a hand.
pub(crate) fn run(paths: &[PathBuf], language: Language) -> Result<i32, Failure> {
    let files = files::histories(paths, &["phh", "phhs"])?;
    let texts = Texts::embedded(language);
    let mut tally = CheckTally::default();
    for file in &files {
        let open = File::open(file).map_err(|error| Failure::cannot_read(file, &error))?;
        for hand in PhhReader::new(BufReader::new(open)) {
            if let Some(line) = tally.add(file, hand) {
                say(&texts, &line);
            }
        }
    }
    tally.lines().iter().for_each(|line| say(&texts, line));
    Ok(i32::from(tally.differ > 0 || tally.malformed > 0))
}

/// Prints a line. It is no error if the reader has closed the output.
fn say(texts: &Texts, line: &Text) {
    drop(writeln!(io::stdout(), "{}", texts.say(line)));
}

/// The number of hands of each kind.
#[derive(Default)]
struct CheckTally {
    agree: u64,
    unstated: u64,
    differ: u64,
    malformed: u64,
    /// What the rules cannot represent, each with the number of hands.
    unfit: Vec<(Text, u64)>,
    /// The codes of games that are not played here, each with the number of hands.
    foreign: Vec<(String, u64)>,
}

impl CheckTally {
    /// Counts a hand. Returns the line to print about it, if there is one.
    fn add(&mut self, file: &Path, hand: Result<NumberedHand, Malformed>) -> Option<Text> {
        let NumberedHand { number, line, phh } = match hand {
            Ok(hand) => hand,
            Err(Malformed { line, hand, reason }) => {
                self.malformed += 1;
                return Some(t::malformed(words::place(file, hand), line.to_string(), words::fault(&reason)));
            }
        };
        let place = words::place(file, number);
        match poker_history::check(&phh) {
            Ok(Verdict::Agrees) => self.agree += 1,
            Ok(Verdict::Unstated) => self.unstated += 1,
            Ok(Verdict::Differs { expected, found }) => {
                self.differ += 1;
                return Some(t::differs(place, words::stacks(&expected), words::stacks(&found)));
            }
            Ok(Verdict::Refused(obstacle)) => {
                self.differ += 1;
                return Some(t::refused(place, words::cause(&obstacle)));
            }
            Ok(Verdict::NotRepresentable(what)) => count(&mut self.unfit, words::unfit(what)),
            Ok(Verdict::NotPlayed(game)) => count(&mut self.foreign, game),
            Err(reason) => {
                self.malformed += 1;
                return Some(t::malformed(place, line.to_string(), words::fault(&reason)));
            }
        }
        None
    }

    fn lines(&self) -> Vec<Text> {
        let unfit = self.unfit.iter().map(|(_, hands)| hands).sum::<u64>();
        let foreign = self.foreign.iter().map(|(_, hands)| hands).sum::<u64>();
        let checked = self.agree + self.unstated + self.differ + unfit + foreign + self.malformed;
        let [checked, agree, differ, unfit, foreign, malformed] =
            [checked, self.agree, self.differ, unfit, foreign, self.malformed].map(Arg::count);
        let mut lines = vec![t::summary(checked, agree, differ, unfit, foreign, malformed)];
        if self.unstated > 0 {
            lines.push(t::unstated(Arg::count(self.unstated)));
        }
        lines.extend(self.unfit.iter().map(|(cause, hands)| t::unfit(cause.clone(), Arg::count(*hands))));
        lines.extend(self.foreign.iter().map(|(game, hands)| t::foreign(game, Arg::count(*hands))));
        lines
    }
}

fn count<K: PartialEq>(counts: &mut Vec<(K, u64)>, kind: K) {
    match counts.iter_mut().find(|(other, _)| *other == kind) {
        Some((_, hands)) => *hands += 1,
        None => counts.push((kind, 1)),
    }
}
