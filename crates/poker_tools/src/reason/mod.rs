//! Turns typed errors into texts for the player.

mod rulebook;
mod simulation;
mod syntax;
#[cfg(test)]
mod tests;

pub use rulebook::{config_text, mistake_text};
pub(crate) use simulation::{SimulationArguments, simulation_text};
