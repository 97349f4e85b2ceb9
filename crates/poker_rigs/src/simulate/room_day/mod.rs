//! Whole days of a room with all its formats, in virtual time: players come, wait, sit down, play, run away, lose their connections
//! and come back, and the operator now and then sets something right. After every input the book is compared with the tables.

mod agenda;
mod answer;
mod answers;
mod branch;
mod check;
mod clients;
mod crowd;
mod failure;
mod guest;
mod habit;
mod house;
mod mischief;
mod options;
mod report;
mod restart;
mod run;
mod transcript;
mod whim;

use std::ops::ControlFlow;

pub use branch::{Branch, Branches};
pub use failure::RoomFailure;
pub use options::RoomSimOptions;
pub use report::{FormHands, RoomReport};

use poker_host::Clock;
use run::Day;

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
