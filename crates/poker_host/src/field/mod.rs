//! Decides for programs at the tables of a tournament at which no person sits. Nothing is told there, so nothing is sent to them.

mod brain;
mod decisions;

pub(crate) use brain::decide;
pub use decisions::{AwaitedDecision, FieldDecisions};
