//! A hand that was not dealt as it was sealed.

use poker_fair::Unfair;
use poker_protocol::HandId;

/// A hand that was not dealt as it was sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnfairHand {
    pub hand: HandId,
    /// What is wrong with it.
    pub what: Unfair,
}
