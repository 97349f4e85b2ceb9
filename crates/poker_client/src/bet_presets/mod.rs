//! Preset amounts of bets and raises: what a player sets up, and the amount of each on a turn.

mod lists;
mod place;
mod preset;
mod sizing;
#[cfg(test)]
mod tests;
mod typed;

pub use lists::{BetPresets, PresetList};
pub use place::PresetPlace;
pub use preset::{BetPreset, BetPresetKind};
pub use sizing::{BetSizing, OfferedPreset, OfferedPresets};
pub use typed::TypedBet;
