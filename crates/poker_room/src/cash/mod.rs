//! What a cash game adds to the hands that a table plays: entering and posting, sitting out, top-ups, rake.

mod announce;
mod arrival;
mod fast;
mod game;
mod next_hand;
mod one_hand;
mod one_table;
mod open;
mod output;
mod part;
mod pause;
mod play;
mod raking;
mod reading;
mod rules;
mod save;
mod seat;
mod sitting;
mod sitting_out;
mod snapshot;
mod start;
mod table;
mod timer;
mod told;
mod top_up;
mod your_seat;

pub use arrival::{Arrival, Elsewhere};
pub use fast::{FastPool, FastRules};
pub(crate) use game::CashGame;
pub(crate) use open::open_game;
pub use output::{PoolOutput, Viewers};
pub use rules::{CashTerms, TableOptions, TableRules};
pub use save::{SeatSave, TableSave};
pub(crate) use seat::CashSeated;
pub use table::CashTable;
