//! Plays a tournament from the first registration to the last place, in virtual time, with programs that decide by a simple policy.

mod kinds;
mod options;
mod report;
mod run;

use std::io::Write;

use poker_history::{Format, HistoryError, HistoryWriter, View};
use poker_host::played_hand;

pub use kinds::tournament_kinds;
pub use options::TournamentSimOptions;
pub use report::{Placing, TournamentReport};

use super::error::SimError;

/// Plays a tournament. `history` receives every hand as PHH.
///
/// # Errors
/// The options fit no tournament, the history cannot be written, or the tournament stands still. Refused actions and lost chips are
/// results, not errors.
pub fn simulate_tournament(options: &TournamentSimOptions, history: Option<&mut dyn Write>) -> Result<TournamentReport, SimError> {
    let simulated = kinds::simulated(options)?;
    let mut writer = history.map(|out| HistoryWriter::new(out, Format::Phh));
    let report = run::play_tournament(simulated.terms, simulated.players, options.seed, &mut |record| {
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
