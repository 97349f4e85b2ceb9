//! A load that plays one tournament: all clients register for the same sit and go and play it to its end.

mod client;
mod deliveries;
mod files;
mod frame_kind;
mod run;
mod seat;
mod session;
mod terms;
mod witness;

pub use files::{LOAD_NAME, LOAD_PRICE, LOAD_STACK, TOURNAMENT_OPENING_BALANCE, tournament_files};
pub use run::{ClientResult, TournamentLoad, TournamentReport, play_tournament};
pub use witness::{ClientSight, Witness};
