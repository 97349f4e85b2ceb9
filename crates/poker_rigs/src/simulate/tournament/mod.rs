//! Plays a tournament from the first registration to the last place, in virtual time, with programs that decide by a simple policy.

mod buying;
mod kinds;
mod leading;
mod options;
mod outputs;
mod purchases;
mod report;
mod run;

use std::io::Write;

use poker_history::{Format, HistoryError, HistoryWriter, View};
use poker_host::played_hand;

pub use kinds::tournament_kinds;
pub use options::TournamentSimOptions;
pub use report::{Placing, TournamentReport};

use super::error::SimError;

/// Hands between two calls of the progress callback.
const HANDS_PER_STEP: u64 = 1_000;

/// Checks the options of a simulated tournament without playing it.
///
/// # Errors
/// The options fit no tournament.
pub fn check_tournament_options(options: &TournamentSimOptions) -> Result<(), SimError> {
    kinds::simulated(options).map(drop)
}

/// Plays a tournament. `history` receives every hand as PHH; `progress` is called from time to time with the number of hands played.
///
/// # Errors
/// The options fit no tournament, the history cannot be written, or the tournament stands still. Refused actions and lost chips are
/// results, not errors.
pub fn simulate_tournament(
    options: &TournamentSimOptions,
    history: Option<&mut dyn Write>,
    progress: &mut dyn FnMut(u64),
) -> Result<TournamentReport, SimError> {
    let simulated = kinds::simulated(options)?;
    let mut writer = history.map(|out| HistoryWriter::new(out, Format::Phh));
    let mut hands = 0_u64;
    let report = leading::play(&simulated, options.seed, &mut |record| {
        hands += 1;
        if hands.is_multiple_of(HANDS_PER_STEP) {
            progress(hands);
        }
        if let Some(writer) = &mut writer {
            writer.write(&played_hand(record), View::Everything)?;
        }
        Ok(())
    })?;
    if let Some(writer) = writer {
        writer.finish().map_err(HistoryError::from)?;
    }
    Ok(report)
}

#[cfg(test)]
mod tests;
