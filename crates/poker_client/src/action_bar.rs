//! The three slots at the bottom right: what they mean, when they act, and when they are deaf.

mod bar;
mod draft;
mod guard;
mod input;
mod meaning;
mod queue;
mod situation;
#[cfg(test)]
mod tests;

pub use bar::{ActionBar, BarMode, Decision};
pub use draft::{BetDraft, Reading, Typed};
pub use input::Handled;
pub use meaning::{Ahead, Meaning, SlotView};
