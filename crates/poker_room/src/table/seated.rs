//! A player at a table, with what the hands need to know of the player.

use poker_protocol::{PlayerId, PlayerView};
use poker_rules::Chips;

/// A player at a table, with what the owner of the table keeps for the player. During a hand, `stack` keeps its value from the start of the
/// hand; after a crash or a void hand the player has this stack again.
#[derive(Clone, Debug)]
pub(crate) struct Seated<S> {
    pub player: PlayerId,
    pub view: PlayerView,
    pub stack: Chips,
    pub connected: bool,
    pub leaving: Leaving,
    /// What is left of the time bank, milliseconds.
    pub bank_ms: u32,
    pub hands_dealt: u32,
    /// Whether the player mucks without being asked (R-POT-5).
    pub auto_muck: bool,
    /// What the owner of the table keeps.
    pub own: S,
}

/// Whether a player stays at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// Stays for the next hands.
    Stays,
    /// Leaves at the end of the hand, which the player plays to its end (R-INT-1).
    AfterHand,
    /// Has left and is asked nothing more; the seat becomes free at the end of the hand.
    Now,
}

impl<S> Seated<S> {
    /// Whether the player has left in mid-hand.
    pub(crate) fn has_left(&self) -> bool {
        self.leaving == Leaving::Now
    }
}
