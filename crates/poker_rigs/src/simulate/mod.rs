//! Simulates hands in one thread and in virtual time: bots at a table of the room, or players with simple policies directly on the rules
//! engine, where random players reach every branch.

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
mod tournament;

use std::io::Write;
use std::ops::ControlFlow;

use poker_history::{Format, HistoryError, HistoryWriter, View};

pub use error::SimError;
pub use options::SimOptions;
pub use policy::Policy;
pub use report::SimReport;
pub use room_day::{Branch, Branches, FormHands, RoomFailure, RoomReport, RoomSimOptions, simulate_room};

pub use tournament::{Placing, TournamentReport, TournamentSimOptions, check_tournament_options, simulate_tournament, tournament_kinds};

use hand_table::HandTable;
use house::House;
use room_table::RoomTable;
use table::Table;

use poker_host::Clock;
use poker_host::played_hand;

/// Hands between two calls of the progress callback.
const HANDS_PER_STEP: u64 = 1_000;

/// Checks the options of a simulation without playing it.
///
/// # Errors
/// The options fit no table.
pub fn check_options(options: &SimOptions) -> Result<(), SimError> {
    house(options).map(drop)
}

fn house(options: &SimOptions) -> Result<House, SimError> {
    let SimOptions { game, players, .. } = *options;
    let most = options.most_players();
    if !(2..=most).contains(&players) {
        return Err(SimError::Players { game, players, most });
    }
    House::of(options)
}

/// Plays hands. `progress` is called from time to time with the number of hands played and can stop the run; the report then covers those
/// hands. `history` receives every hand as PHH.
///
/// # Errors
/// The options fit no table, or the history cannot be written. Refused actions and lost chips are results, not errors.
pub fn simulate(
    options: &SimOptions,
    history: Option<&mut dyn Write>,
    progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
) -> Result<SimReport, SimError> {
    let house = house(options)?;
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
