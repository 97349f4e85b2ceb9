//! How often a player faced the bets of another in a hand, and bet when alone with the other.

/// The decisions of a player against one other player in a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Interaction {
    /// Decisions that answered a bet or a raise of the other player.
    pub faced: u8,
    pub folded: u8,
    /// Decisions when only the other player could have answered a bet.
    pub alone: u8,
    /// The number of bets and raises among these.
    pub raised: u8,
}
