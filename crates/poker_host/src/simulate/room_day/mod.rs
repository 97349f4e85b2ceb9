//! Whole days of a room with all its formats, in virtual time: players come, wait, sit down, play, run away, lose their connections
//! and come back, and the operator now and then sets something right. After every input the book is compared with the tables.

mod agenda;
mod answers;
mod branch;
mod check;
mod crowd;
mod guest;
mod habit;
mod house;
mod mischief;
mod report;
mod restart;
mod run;
mod transcript;
mod whim;

use std::ops::ControlFlow;
use std::sync::Arc;

use poker_room::{BadConfig, RoomPlan};

pub use branch::{Branch, Branches};
pub use report::{FormHands, RoomReport};

use crate::Clock;
use run::Day;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct RoomSimOptions {
    pub plan: Arc<RoomPlan>,
    pub hands: u64,
    /// Decides all cards and choices.
    pub seed: u64,
    /// So many tables of the first stake, all full, and little else, for measuring; otherwise all stakes and all that can happen.
    pub tables: Option<u32>,
    /// Compares the book with the tables after every input.
    pub checked: bool,
    /// Folds all that the room says and keeps into [`RoomReport::transcript`]; the room is opened again from its save each night.
    pub transcript: bool,
}

/// Something in the room is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RoomFailure {
    /// No room can be opened.
    #[error(transparent)]
    Config(#[from] BadConfig),
    /// A promise was broken.
    #[error("seed {seed}, hand {hands}: {what}\nthe last inputs:\n{}", last.join("\n"))]
    Broken {
        /// The seed that brings it about again.
        seed: u64,
        /// Hands played before.
        hands: u64,
        /// Which promise.
        what: String,
        /// What was asked of the room last, the last of all at the end.
        last: Vec<String>,
    },
}

/// Hands between two calls of the progress callback.
const HANDS_PER_STEP: u64 = 1_000;

/// Plays. `progress` is told the hands played from time to time and can break off; the report is then of what was played.
///
/// # Errors
/// The first promise that the room breaks, with all it takes to see it again.
pub fn simulate_room(options: &RoomSimOptions, progress: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Result<RoomReport, RoomFailure> {
    let mut day = Day::begin(options)?;
    day.fill()?;
    let (clock, first) = (Clock::start(), day.hands());
    let mut told = first;
    while day.hands() - first < options.hands {
        day.step()?;
        if day.hands() >= told + HANDS_PER_STEP {
            told = day.hands();
            if progress(told - first).is_break() {
                break;
            }
        }
    }
    day.check_all()?;
    Ok(day.report(day.hands() - first, clock.elapsed()))
}

#[cfg(test)]
mod tests;
