//! Plays and checks rooms without a person: simulated hands and days, a script for every kind of link, and tables at a chosen moment.

pub mod compliance;
mod digest;
mod kept_digests;
pub mod scene;
mod simulate;

pub use digest::Digest;
pub use kept_digests::kept_digests;
pub use simulate::{
    Branch, Branches, FormHands, Placing, Policy, RoomFailure, RoomReport, RoomSimOptions, SimError, SimOptions, SimReport,
    TournamentReport, TournamentSimOptions, check_options, check_tournament_options, simulate, simulate_room, simulate_tournament,
    tournament_kinds,
};

#[cfg(test)]
mod tests;
