//! Many clients at a server: a crowd of bots, and a load that is measured from outside.
//!
//! [`run`] measures the server and then an echo with the same number of messages, which shows what the machine itself costs.

mod crowd;
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
mod tournament;

pub use crowd::{Crowd, CrowdOptions, EndedHand, Member, Sight};
pub use echo::echo;
pub use error::LoadError;
pub use report::{LoadReport, Step};
pub use run::{LoadOptions, run};
pub use server_files::{config_file, room_file};
pub use started::Started;
pub use tokens::read_tokens;
pub use tournament::{
    ClientResult, ClientSight, LOAD_NAME, LOAD_PRICE, LOAD_STACK, TOURNAMENT_OPENING_BALANCE, TournamentLoad, TournamentReport, Witness,
    play_tournament, tournament_files,
};

/// Players at each table; one of its seats stays free.
pub const PLAYERS_A_TABLE: usize = 5;
