//! Carries out the player's intents, in the order in which they came. Each intent is one call of a small system.

mod carry_out;
mod language;
mod practice;
mod replay;
mod screens;
mod servers;
mod settings;
mod table;
#[cfg(test)]
mod tests;
mod tournaments;

pub(crate) use carry_out::{carry_out_bar_intents, carry_out_key_intents, carry_out_panel_intents};
