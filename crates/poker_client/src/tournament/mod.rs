//! What the client knows of tournaments.

mod countdown;
mod lobby;
mod looked_at;
mod moved;
mod outcome;
mod own_entries;
mod table_tournament;
#[cfg(test)]
mod tests;
mod tournaments;

pub use countdown::Countdown;
pub use lobby::TournamentLobby;
pub use looked_at::{CancelledTournament, LookedAt, TournamentPages};
pub use moved::{MoveReason, TableMove};
pub use outcome::{EntryOutcome, OutcomeKind};
pub use own_entries::{EntryTally, OpenOffer, OwnEntries};
pub use table_tournament::{OpenDeal, TableTournament};
pub use tournaments::{RefusedRequest, Tournaments};
