//! The list of stakes: which tab a stake stands under, which of them are shown, and in which order.

mod choices;
mod listed;
mod tab;
#[cfg(test)]
mod tests;

pub use choices::{FavouriteStake, LobbyChoices, SortBy, StakeLimit};
pub use listed::{FilterOptions, LobbyList};
pub use tab::LobbyTab;
