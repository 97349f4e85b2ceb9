//! What one player did towards another in a hand.

/// What a player did towards one other in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Interaction {
    /// Bets and raises of the other that were answered.
    pub faced: u8,
    pub folded: u8,
    /// Decisions with nobody else left who could answer a bet.
    pub alone: u8,
    /// Of these, bets and raises.
    pub raised: u8,
}
