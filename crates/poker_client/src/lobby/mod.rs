//! The lobby: its sections, the tab of each stake, the stakes that are shown and their order, and what is kept of the list of tournaments.

mod choices;
mod listed;
mod search;
mod section;
mod tab;
#[cfg(test)]
mod tests;
mod tournament_choices;

pub use choices::{FavouriteStake, LobbyChoices, SortBy, StakeLimit};
pub use listed::{FilterOptions, LobbyList};
pub use section::LobbySection;
pub use tab::LobbyTab;
pub use tournament_choices::{FavouriteTournament, StateFilter, TournamentChoices, TournamentSort, TournamentType};
