//! Players that sit behind a link, and so see no more than a person.
//!
//! A [`BotBrain`] folds what its link says into a [`BotView`] and answers with an action. It allocates nothing, asks no
//! clock and draws only from the generator it is handed.

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
