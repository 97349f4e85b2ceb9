//! Turns typed errors into texts for the player.

mod simulation;
#[cfg(test)]
mod tests;

pub(crate) use simulation::{SimulationArguments, simulation_text};
