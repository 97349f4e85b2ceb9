//! What a cash game adds to the hands that a table plays: entering and posting, sitting out, top-ups, rake.

mod announce;
mod arrival;
mod exchange;
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
mod result;
mod rules;
mod save;
mod seat;

mod sit_out_clock;
mod sitting;
mod sitting_out;
mod snapshot;
mod start;
mod straddle;
mod table;
mod timer;
mod told;
mod top_up;
mod visits;
mod your_seat;

pub use arrival::{Arrival, Elsewhere};
pub use fast::{FastPool, FastRules};
pub(crate) use game::CashGame;
pub(crate) use open::open_game;
pub use output::{CashOutput, SeatMoney, TableOutput, Viewers};
pub use raking::pot_rake;
pub(crate) use result::{rake_taken, result_movements};
pub use rules::{CashTerms, TableOptions, TableRules};
pub use save::{SeatSave, TableSave};
pub(crate) use seat::CashSeated;
pub use table::CashTable;
pub use visits::{SeatTerms, Visits};
