//! Bots against bots in one thread and in virtual time, at the room's own table.

mod digest;
mod report;
mod table;

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Arc;

use poker_room::{Rulebook, RulebookError};

pub use report::SimReport;
use table::SimTable;

use crate::Clock;
use crate::phh::{PhhError, PhhWriter};

/// Hands between two calls of the progress callback.
const HANDS_PER_STEP: u64 = 1_000;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct SimOptions {
    /// How many hands.
    pub hands: u64,
    /// Decides all cards and choices.
    pub seed: u64,
    /// Players at the table, 2 to 6.
    pub players: u8,
    /// The id of a rulebook whose rake is taken; without one there is none.
    pub rulebook: Option<String>,
}

impl SimOptions {
    /// Six players, no rake.
    pub fn new(hands: u64, seed: u64) -> SimOptions {
        SimOptions { hands, seed, players: 6, rulebook: None }
    }
}

/// Why a simulation ended without a result.
#[derive(Debug, thiserror::Error)]
pub enum SimError {
    /// No such rulebook.
    #[error("there is no rulebook {id}")]
    NoSuchRulebook {
        /// What was asked for.
        id: String,
    },
    /// The rulebook cannot be read.
    #[error(transparent)]
    Rulebook(#[from] RulebookError),
    /// No table can be set up for so many.
    #[error("there are no tables for {players} players")]
    Players {
        /// How many were asked for.
        players: u8,
    },
    /// No hand begins though everybody is there.
    #[error("the table stands still after {hands} hands")]
    Stuck {
        /// Hands played.
        hands: u64,
    },
    /// The history.
    #[error(transparent)]
    History(#[from] PhhError),
}

/// Plays. `progress` is told the hands played from time to time and can break off; the report is then of what was played. `history`
/// takes every hand as PHH.
///
/// # Errors
/// Where the options fit no table or the history cannot be written. Refused actions and lost chips are results, not errors.
pub fn simulate(
    options: &SimOptions,
    history: Option<&mut dyn Write>,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<SimReport, SimError> {
    let rulebook = Arc::new(named_rulebook(options.rulebook.as_deref())?);
    let mut table = SimTable::new(&rulebook, options)?;
    let mut writer = history.map(PhhWriter::new);
    let clock = Clock::start();
    while table.hands() < options.hands {
        let record = table.play_hand()?;
        if let Some(writer) = &mut writer {
            writer.write(&record)?;
        }
        if table.hands().is_multiple_of(HANDS_PER_STEP) && progress(table.hands()).is_break() {
            break;
        }
    }
    if let Some(writer) = writer {
        writer.finish().map_err(PhhError::from)?;
    }
    Ok(table.report(options.seed, clock.elapsed()))
}

/// Without a name the usual rulebook serves, of which only the rake is left out.
fn named_rulebook(id: Option<&str>) -> Result<Rulebook, SimError> {
    let Some(id) = id else { return Ok(Rulebook::en_2_7()?) };
    Ok(Rulebook::embedded(id).ok_or_else(|| SimError::NoSuchRulebook { id: id.to_owned() })??)
}
