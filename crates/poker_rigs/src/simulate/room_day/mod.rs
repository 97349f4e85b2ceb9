//! Simulates whole days of a room with all its formats, in virtual time: players come, wait, sit down, play, leave, lose their connections
//! and come back, and the operator steps in from time to time. After every input the book is compared with the tables.

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

/// Plays hands. `progress` is called from time to time with the number of hands played and can stop the run; the report then covers those
/// hands.
///
/// # Errors
/// The first check that the room does not pass, with what is needed to repeat it.
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
