//! The list of stakes: the tab of each stake, the stakes that are shown, and their order.

mod choices;
mod listed;
mod tab;
#[cfg(test)]
mod tests;

pub use choices::{FavouriteStake, LobbyChoices, SortBy, StakeLimit};
pub use listed::{FilterOptions, LobbyList};
pub use tab::LobbyTab;
