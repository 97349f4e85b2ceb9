//! The three slots at the bottom right: what each means, when it acts and when it ignores input.

mod bar;
mod draft;
mod guard;
mod input;
mod meaning;
mod queue;
mod situation;
#[cfg(test)]
mod tests;

pub use bar::{ActionBar, BarMode, TurnAction};
pub use draft::{AmountReading, BetDraft, TypedAmount};
pub use input::IntentOutcome;
pub use meaning::{AheadDecision, SlotMeaning, SlotView};
