//! Hands without a window, in one thread and in virtual time: bots at the room's own table, or players without a thought straight
//! on the engine, so that every branch of it is reached.

mod account;
mod cards;
mod error;
mod hand_table;
mod house;
mod options;
mod policy;
mod report;
mod room_day;
mod room_table;
mod table;

use std::io::Write;
use std::ops::ControlFlow;

use poker_history::{Format, HistoryError, HistoryWriter, View};

pub use error::SimError;
pub use options::SimOptions;
pub use policy::Policy;
pub use report::SimReport;
pub use room_day::{Branch, Branches, FormHands, RoomFailure, RoomReport, RoomSimOptions, simulate_room};

use hand_table::HandTable;
use house::House;
use room_table::RoomTable;
use table::Table;

use poker_host::Clock;
use poker_host::played_hand;

/// Hands between two calls of the progress callback.
const HANDS_PER_STEP: u64 = 1_000;

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
    let SimOptions { game, players, .. } = *options;
    let most = options.most_players();
    if !(2..=most).contains(&players) {
        return Err(SimError::Players { game, players, most });
    }
    let house = House::of(options)?;
    let mut table: Box<dyn Table> = match options.policy {
        Policy::Random => Box::new(HandTable::new(house, options, policy::random)),
        Policy::Call => Box::new(HandTable::new(house, options, policy::call)),
        Policy::Bots => Box::new(RoomTable::new(house, options)?),
    };
    let mut writer = history.map(|out| HistoryWriter::new(out, Format::Phh));
    let clock = Clock::start();
    while table.account().hands() < options.hands {
        let record = table.play_hand(writer.is_some())?;
        if let (Some(writer), Some(record)) = (&mut writer, &record) {
            writer.write(&played_hand(record), View::Everything)?;
        }
        let hands = table.account().hands();
        if hands.is_multiple_of(HANDS_PER_STEP) && progress(hands).is_break() {
            break;
        }
    }
    if let Some(writer) = writer {
        writer.finish().map_err(HistoryError::from)?;
    }
    Ok(table.account().report(clock.elapsed()))
}

#[cfg(test)]
mod tests;
