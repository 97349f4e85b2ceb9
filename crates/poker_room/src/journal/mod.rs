//! Saving a room: the save, what has changed since, and how a save is brought up to date.

mod apply;
mod changes;
mod save;
mod told;
mod tournaments;
mod unsettled;

pub use apply::BadChanges;
pub use changes::{Acted, RoomBase, RoomChanges, RoomCounters, TableChange};
pub use save::{BadSave, PlayerSave, RoomSave};
pub(crate) use save::{SAVE_VERSION, staked_by_leavers};
pub(crate) use told::Told;
pub use tournaments::{KeptTournament, TournamentChange};
