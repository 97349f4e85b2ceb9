//! `simulate --tournament`: a tournament from registration to its last prize, without a window.

use std::io::Write;

use poker_rigs::{SimError, TournamentSimOptions, check_tournament_options, simulate_tournament};
use poker_text::{Arg, Language, Texts, text};

use crate::failure::Failure;
use crate::history_file::create_history;
use crate::options::TournamentOptions;
use crate::reason::{SimulationArguments, simulation_text};

/// Plays the tournament and prints one JSON line. Returns 1 if an action was refused, or chips or money were not conserved.
pub(super) fn run(options: &TournamentOptions, language: Language) -> Result<i32, Failure> {
    let wanted = TournamentSimOptions {
        kind: options.kind.clone(),
        // A number that does not fit becomes one that is refused as too large.
        players: options.players.map(|players| u32::try_from(players).unwrap_or(u32::MAX)),
        seed: options.seed,
        rulebook: options.rulebook.clone(),
    };
    // An older history is only replaced by one that is going to be written.
    check_tournament_options(&wanted).map_err(|error| failed(&error, options))?;
    let mut history = create_history(options.history.as_deref())?;
    let texts = Texts::embedded(language);
    let mut progress = |hands: u64| {
        if hands.is_multiple_of(PROGRESS_EVERY) {
            drop(writeln!(std::io::stderr(), "{}", texts.say(&text::simulate::played(Arg::count(hands)))));
        }
    };
    let writer = history.as_mut().map(|file| file as &mut dyn Write);
    let report = simulate_tournament(&wanted, writer, &mut progress).map_err(|error| failed(&error, options))?;
    drop(writeln!(std::io::stdout(), "{}", report.json(&options.kind)));
    Ok(i32::from(!report.is_sound()))
}

/// Hands between two lines on the error stream.
const PROGRESS_EVERY: u64 = 100_000;

fn failed(error: &SimError, options: &TournamentOptions) -> Failure {
    let TournamentOptions { players, seed, history, rulebook, .. } = options;
    let given = SimulationArguments { players: *players, seed: *seed, history: history.as_deref(), rulebook: rulebook.as_deref() };
    Failure::Plain(simulation_text(error, &given))
}
