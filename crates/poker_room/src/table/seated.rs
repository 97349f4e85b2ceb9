//! A player at a table, as far as hands depend on it.

use poker_protocol::{PlayerId, PlayerView};
use poker_rules::Chips;

/// A player at a table, with what the owner of the table keeps of the player. During a hand `stack` stays what it was at its start: that
/// is what a crash or a void hand goes back to.
#[derive(Clone, Debug)]
pub(crate) struct Seated<S> {
    pub player: PlayerId,
    pub view: PlayerView,
    pub stack: Chips,
    pub connected: bool,
    pub leaving: Leaving,
    /// What is left of the time bank, milliseconds.
    pub bank_ms: u32,
    /// Hands dealt to the player here.
    pub hands_dealt: u32,
    /// Mucks unasked whatever nobody has to see (R-POT-5).
    pub auto_muck: bool,
    /// What is kept by the owner of the table.
    pub own: S,
}

/// Whether a player stays at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// For the next hands too.
    Stays,
    /// Leaves when the hand is over, which the player finishes (R-INT-1).
    AfterHand,
    /// Has left, and is asked nothing more; the seat is free when the hand is over.
    Now,
}

impl<S> Seated<S> {
    /// Has left in mid-hand.
    pub(crate) fn has_left(&self) -> bool {
        self.leaving == Leaving::Now
    }
}
