//! Bot players. They sit behind a link, so they see no more than a human player.
//!
//! A [`BotBrain`] folds the messages of its link into a [`BotView`] and answers with an action. It allocates no memory, reads no clock
//! and draws random numbers only from the generator that it is given.

mod brain;
mod chance;
mod names;
mod postflop;
mod preflop;
mod sizing;
mod start;
mod strength;
mod style;
mod view;

pub use brain::BotBrain;
pub use names::{NAMES, bot_avatar, bot_name};
pub use start::hand_percentile;
pub use style::{Persona, Style};
pub use view::BotView;

#[cfg(test)]
mod tests;
