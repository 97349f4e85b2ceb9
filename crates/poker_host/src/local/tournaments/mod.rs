//! The tournaments of a practice room: programs enter them where the player has, and are played for where the player does not sit.

mod attendance;
mod begin_error;
mod choices;
mod data;
mod names;
mod order;
mod playing;
mod practice_run;
mod programs;
mod progress;
mod terms;

pub(super) use attendance::Attending;
pub use begin_error::BeginError;
pub use choices::{PracticeKind, PracticeStructure, TournamentChoices, tournament_choices};
pub use data::usual_price;
pub(super) use data::{TournamentData, practice_schedule};
pub use order::{LevelLength, PracticeTournament, StartPoint};
pub(super) use playing::PracticeTournaments;
pub use progress::FieldProgress;
pub(super) use progress::SharedProgress;
