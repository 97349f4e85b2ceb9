//! Turns typed errors into texts for the player.

mod rulebook;
mod syntax;
#[cfg(test)]
mod tests;

pub use rulebook::{config_text, mistake_text};
