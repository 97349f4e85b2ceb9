//! The lists of the lobby beside the stakes: tournaments, sit and go tournaments, and games with a drawn multiplier.

mod draw_table;
mod list;
mod listed;
mod offers;
mod row_state;
mod sections;
mod steady;
#[cfg(test)]
mod tests;
mod types;

pub use draw_table::DrawTable;
pub use list::{TournamentList, TournamentOptions};
pub use listed::{EntryPlace, ListedTournament};
pub use offers::OfferList;
pub use row_state::{LateEnd, RowState};
pub use sections::{LobbySections, NextStart, SectionTab};
pub use steady::SteadyRows;
