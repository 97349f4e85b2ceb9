//! Draws the table: turns the state of the felt and the movements on it into pieces on the stage.

mod bets;
mod board;
mod bounty;
mod current_layout;
mod draw_moves;
mod hands;
mod labels;
mod moves;
mod odds;
mod picture;
mod plugin;
mod pots;
mod present;
mod replayed;
mod result;
mod seats;
mod strips;
#[cfg(test)]
mod tests;
mod winning;

pub(crate) use current_layout::{CurrentLayout, TablePlace};
pub(crate) use plugin::plugin;
pub(crate) use replayed::ReplayedTable;
