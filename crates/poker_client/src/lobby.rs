//! The list of stakes: which tab a stake stands under, which of them are shown, and in which order.

mod choices;
mod listed;
mod tab;
#[cfg(test)]
mod tests;

pub use choices::{LobbyChoices, SortBy, StakeKey, StakeLimit};
pub use listed::{LobbyList, Options};
pub use tab::LobbyTab;
