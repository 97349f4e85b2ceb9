//! The lobby: its sections, the tab of each stake, the stakes that are shown and their order, and what is kept of the list of tournaments.

mod choices;
mod listed;
mod saved_filters;
mod search;
mod section;
mod tab;
#[cfg(test)]
mod tests;
mod tournament_choices;

pub use choices::{FavouriteStake, LobbyChoices, LobbyFilter, SortBy, StakeLimit};
pub use listed::{FilterOptions, LobbyList};
pub use saved_filters::{MAX_FILTER_NAME, MOST_SAVED_FILTERS, SaveRefusal, SavedFilter, SavedFilters};
pub use section::LobbySection;
pub use tab::LobbyTab;
pub use tournament_choices::{FavouriteTournament, StateFilter, TournamentChoices, TournamentFilter, TournamentSort, TournamentType};
