//! `simulate --tournament`: a tournament from registration to its last prize, without a window.

use std::io::Write;

use poker_rigs::{SimError, TournamentSimOptions, simulate_tournament};

use crate::failure::Failure;
use crate::history_file::create_history;
use crate::options::TournamentOptions;
use crate::reason::{SimulationArguments, simulation_text};

/// Plays the tournament and prints one JSON line. Returns 1 if an action was refused, or chips or money were not conserved.
pub(super) fn run(options: &TournamentOptions) -> Result<i32, Failure> {
    let mut history = create_history(options.history.as_deref())?;
    let wanted = TournamentSimOptions {
        kind: options.kind.clone(),
        // A number that does not fit becomes one that is refused as too large.
        players: options.players.map(|players| u32::try_from(players).unwrap_or(u32::MAX)),
        seed: options.seed,
        rulebook: options.rulebook.clone(),
    };
    let writer = history.as_mut().map(|file| file as &mut dyn Write);
    let report = simulate_tournament(&wanted, writer).map_err(|error| failed(&error, options))?;
    drop(writeln!(std::io::stdout(), "{}", report.json(&options.kind)));
    Ok(i32::from(!report.is_sound()))
}

fn failed(error: &SimError, options: &TournamentOptions) -> Failure {
    let TournamentOptions { players, seed, history, rulebook, .. } = options;
    let given = SimulationArguments { players: *players, seed: *seed, history: history.as_deref(), rulebook: rulebook.as_deref() };
    Failure::Plain(simulation_text(error, &given))
}
