//! Bot players. They sit behind a link, so they see no more than a human player.
//!
//! A [`BotBrain`] folds the messages of its link into a [`BotView`] and answers with an action. It allocates no memory, reads no clock
//! and draws random numbers only from the generator that it is given.

mod brain;
mod chance;
mod names;
mod play_style;
mod postflop;
mod preflop;
mod sizing;
mod start;
mod strength;
mod view;

pub use brain::BotBrain;
pub use names::{NAMES, bot_avatar, bot_name};
pub use play_style::{Persona, PlayStyle};
pub use start::hand_percentile;
pub use view::BotView;

#[cfg(test)]
mod tests;
