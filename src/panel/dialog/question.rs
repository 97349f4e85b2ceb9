//! The questions to the player.

use super::{BuyIn, Complaint};

/// A question to the player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Really leave?
    Leave,
    /// What is suspected of a hand, and of whom?
    Report(Complaint),
    /// Whom one wants to hear.
    Heard,
    /// How much to add.
    TopUp(BuyIn),
    /// How much to sit down with again.
    BuyIn(BuyIn),
}
