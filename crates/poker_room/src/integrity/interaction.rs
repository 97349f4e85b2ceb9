//! What one player did against another in a hand.

/// What a player did against one other player in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Interaction {
    /// Decisions that answered a bet or raise of the other.
    pub faced: u8,
    pub folded: u8,
    /// Decisions in which only the other could have answered a bet.
    pub alone: u8,
    /// How many of these were bets and raises.
    pub raised: u8,
}
