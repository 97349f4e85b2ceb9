//! `cardroom simulate`: bots against bots, without a window.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;

use poker_host::{PhhError, SimError, SimOptions, simulate};
use poker_text::{Arg, Language, Texts, text};

use super::{Failure, SimulateOptions};

/// Plays the hands and prints one JSON line; 1 where an action was refused or chips were not conserved.
pub(super) fn run(options: &SimulateOptions, language: Language) -> Result<i32, Failure> {
    let mut history = match &options.history {
        Some(path) => Some(BufWriter::new(File::create(path).map_err(|error| history_failed(path, &error))?)),
        None => None,
    };
    let wanted = SimOptions { rulebook: options.rulebook.clone(), ..SimOptions::new(options.hands, options.seed) };
    let texts = Texts::embedded(language);
    let mut progress = |hands: u64| {
        if hands.is_multiple_of(PROGRESS_EVERY) {
            let told = text::simulate::progress(Arg::count(hands), Arg::count(options.hands));
            drop(writeln!(std::io::stderr(), "{}", texts.say(&told)));
        }
        ControlFlow::Continue(())
    };
    let writer = history.as_mut().map(|file| file as &mut dyn Write);
    let report = simulate(&wanted, writer, &mut progress).map_err(|error| failed(&error, options))?;
    drop(writeln!(std::io::stdout(), "{}", report.json()));
    Ok(i32::from(!report.is_sound()))
}

/// Hands between two lines on the error stream.
const PROGRESS_EVERY: u64 = 100_000;

fn history_failed(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Plain(text::error::history_not_written(path.display().to_string(), text::cause::of(error)))
}

fn failed(error: &SimError, options: &SimulateOptions) -> Failure {
    match (error, &options.history) {
        (SimError::History(PhhError::Write(error)), Some(path)) => history_failed(path, error),
        (SimError::NoSuchRulebook { id }, _) => Failure::Plain(text::error::bad_rulebook(id, "en-2.7")),
        (SimError::Rulebook(error), _) => Failure::Plain(text::error::rulebook_damaged(error.to_string())),
        (SimError::History(_) | SimError::Players { .. } | SimError::Stuck { .. }, _) => {
            Failure::Plain(text::error::simulate_illegal(Arg::count(0), Arg::word(options.seed.to_string())))
        }
    }
}
