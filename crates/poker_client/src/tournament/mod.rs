//! What the client knows of tournaments.

mod countdown;
mod entry_tally;
mod lobby;
mod looked_at;
mod moved;
mod news;
mod outcome;
mod own_entries;
mod pressure;
mod prize_outlook;
mod satellites;
mod structure;
mod table_tournament;
#[cfg(test)]
mod tests;
mod told;
mod tournaments;

pub use countdown::Countdown;
pub use entry_tally::EntryTally;
pub use lobby::TournamentLobby;
pub use looked_at::{CancelledTournament, LookedAt, TournamentPages};
pub use moved::{MoveReason, TableMove};
pub use news::{NewsItem, NewsKind, TableNews};
pub use outcome::{EntryOutcome, OutcomeKind};
pub use own_entries::{OpenOffer, OwnEntries};
pub use pressure::m_hundredths;
pub use prize_outlook::{PrizeJump, PrizeOutlook, last_paid_place};
pub use satellites::{satellites_of, unknown_satellites};
pub use structure::{LevelEnd, LevelTime, StructureLevel, StructureLine, structure_lines};
pub use table_tournament::{OpenDeal, TableTournament};
pub use tournaments::{RefusedRequest, Tournaments};
