//! Load: many clients that play at many tables, measured from outside, and beside them the least that could be done with as many messages.

mod decision;
mod echo;
mod echo_group;
mod error;
mod heard;
mod phase;
mod player;
mod process;
mod report;
mod run;
mod server_files;
mod socket;
mod started;
mod table;
mod tally;
mod tokens;

pub use echo::echo;
pub use error::LoadError;
pub use report::{LoadReport, Step};
pub use run::{LoadOptions, run};
pub use server_files::{config_file, room_file};
pub use started::Started;
pub use tokens::read_tokens;

/// Players at each table; one of its seats stays free.
pub const PLAYERS_A_TABLE: usize = 5;
