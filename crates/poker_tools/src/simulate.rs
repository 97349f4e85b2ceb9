//! `simulate`: hands of any game, without a window.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;

use poker_history::HistoryError;
use poker_rigs::{SimError, SimOptions, simulate};
use poker_text::{Arg, Language, Texts, text};

use crate::failure::Failure;
use crate::options::SimulateOptions;
use crate::reason::mistake_text;

/// Plays the hands and prints one JSON line. Returns 1 if an action was refused or chips were not conserved.
pub(super) fn run(options: &SimulateOptions, language: Language) -> Result<i32, Failure> {
    let mut history = match &options.history {
        Some(path) => Some(BufWriter::new(File::create(path).map_err(|error| history_failed(path, &error))?)),
        None => None,
    };
    let usual = SimOptions::new(options.hands, options.seed);
    let wanted = SimOptions {
        game: options.game,
        policy: options.policy,
        // A number that does not fit becomes one that is refused as too large.
        players: options.players.map_or(usual.players, |players| u8::try_from(players).unwrap_or(u8::MAX)),
        rulebook: options.rulebook.clone(),
        ..usual
    };
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
    Failure::Plain(match error {
        SimError::History(error) => {
            let cause = match error {
                HistoryError::Write(error) => text::cause::of(error),
                HistoryError::Record(_) => text::cause::unknown(),
            };
            text::error::history_not_written(options.history.as_deref().unwrap_or(Path::new("")).display().to_string(), cause)
        }
        SimError::NoSuchRulebook { id } => text::error::bad_rulebook(id, "en-2.7"),
        SimError::Rulebook(error) => mistake_text(error),
        SimError::NoSuchStake { game } => text::error::no_stake_of_game(game.code),
        SimError::Players { game, players, most } => {
            let asked = options.players.unwrap_or(u64::from(*players)).to_string();
            text::error::bad_players(game.code, "2", most.to_string(), asked)
        }
        SimError::Stuck { hands } => text::error::simulate_stuck(Arg::count(*hands), Arg::word(options.seed.to_string())),
    })
}
