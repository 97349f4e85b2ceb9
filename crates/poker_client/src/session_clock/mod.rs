//! How long the player has been at the tables, and when to remind the player of a break.

mod break_answer;
mod clock;
#[cfg(test)]
mod tests;

pub use break_answer::BreakAnswer;
pub use clock::{SessionClock, SessionFigures};
