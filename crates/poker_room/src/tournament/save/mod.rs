//! What is written of a tournament, so that it goes on after a crash: whole, or only what has changed. Types without behaviour of a
//! tournament; `saving.rs` makes them, and `restoring.rs` makes a tournament of them.

mod apply;
mod changes;
mod entrant;
mod error;
mod head;
mod sound;
mod sound_places;
mod told;
mod whole;

pub use apply::BadTournamentChanges;
pub use changes::{OutChange, TournamentChanges, TournamentTableChange};
pub use entrant::EntrantSave;
pub use error::BadTournamentSave;
pub use head::{BustedSave, PlaySave, StageSave, TournamentHead};
pub(super) use told::Told;
pub use whole::{TOURNAMENT_SAVE_VERSION, TournamentOpening, TournamentSave};
