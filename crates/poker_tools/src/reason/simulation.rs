//! Texts for simulations that end without a result.

use std::path::Path;

use poker_history::HistoryError;
use poker_reasons::mistake_text;
use poker_rigs::{SimError, tournament_kinds};
use poker_text::{Arg, Text, text};

use crate::known::{known_rulebooks, known_tournaments};

/// The arguments of a simulation that its errors name.
pub(crate) struct SimulationArguments<'a> {
    pub players: Option<u64>,
    pub seed: u64,
    pub history: Option<&'a Path>,
    pub rulebook: Option<&'a str>,
}

/// The sentence for a simulation that ended early.
pub(crate) fn simulation_text(error: &SimError, given: &SimulationArguments<'_>) -> Text {
    // The number as it was typed; the simulation gets a smaller one if that does not fit its type.
    let asked = |players: u32| given.players.unwrap_or(u64::from(players)).to_string();
    match error {
        SimError::History(error) => {
            let cause = match error {
                HistoryError::Write(error) => text::cause::of(error),
                HistoryError::Record(_) => text::cause::unknown(),
            };
            text::error::history_not_written(given.history.unwrap_or(Path::new("")).display().to_string(), cause)
        }
        SimError::NoSuchRulebook { id } => text::error::bad_rulebook(id, known_rulebooks()),
        SimError::Rulebook(error) => mistake_text(error),
        SimError::NoSuchStake { game } => text::error::no_stake_of_game(game.code),
        SimError::Players { game, players, most } => text::error::bad_players(game.code, "2", most.to_string(), asked(u32::from(*players))),
        SimError::NoSuchTournament { kind } => match given.rulebook {
            Some(rulebook) if tournament_kinds().contains(kind) => text::error::no_tournament_of_rulebook(rulebook, kind),
            _ => text::error::bad_tournament(kind, known_tournaments()),
        },
        SimError::Entrants { kind, least, most, asked: players } if least == most => {
            text::error::bad_entrants_exactly(kind, most.to_string(), asked(*players))
        }
        SimError::Entrants { kind, least, most, asked: players } => {
            text::error::bad_entrants(kind, least.to_string(), most.to_string(), asked(*players))
        }
        SimError::Stuck { hands } => text::error::simulate_stuck(Arg::count(*hands), Arg::word(given.seed.to_string())),
    }
}
