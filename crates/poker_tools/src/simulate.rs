//! `simulate`: hands of any game, without a window.

use std::io::Write;
use std::ops::ControlFlow;

use poker_rigs::{SimError, SimOptions, check_options, simulate};
use poker_text::{Arg, Language, Texts, text};

use crate::failure::Failure;
use crate::history_file::create_history;
use crate::options::SimulateOptions;
use crate::reason::{SimulationArguments, simulation_text};

/// Plays the hands and prints one JSON line. Returns 1 if an action was refused or chips were not conserved.
pub(super) fn run(options: &SimulateOptions, language: Language) -> Result<i32, Failure> {
    let usual = SimOptions::new(options.hands, options.seed);
    let wanted = SimOptions {
        game: options.game,
        policy: options.policy,
        // A number that does not fit becomes one that is refused as too large.
        players: options.players.map_or(usual.players, |players| u8::try_from(players).unwrap_or(u8::MAX)),
        rulebook: options.rulebook.clone(),
        ..usual
    };
    // An older history is only replaced by one that is going to be written.
    check_options(&wanted).map_err(|error| failed(&error, options))?;
    let mut history = create_history(options.history.as_deref())?;
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

fn failed(error: &SimError, options: &SimulateOptions) -> Failure {
    let SimulateOptions { players, seed, history, rulebook, .. } = options;
    let given = SimulationArguments { players: *players, seed: *seed, history: history.as_deref(), rulebook: rulebook.as_deref() };
    Failure::Plain(simulation_text(error, &given))
}
