//! Refusals of the book of bounties.

use crate::tournament::EntryId;

/// Why a change of the book of bounties was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BountyError {
    #[error("{0:?} has already been entered")]
    EnteredTwice(EntryId),
    /// The entry was never made, is out, or was combined with another.
    #[error("{0:?} is not in the tournament")]
    NotIn(EntryId),
    #[error("{0:?} is still in the tournament")]
    StillIn(EntryId),
    /// The entry has no open offer to rebuy or to enter again.
    #[error("{0:?} has no open offer to come back")]
    NoOffer(EntryId),
    /// A knock-out names no eliminator, one eliminator twice, or the victim.
    #[error("the knock-out of {0:?} does not name its eliminators")]
    BadEliminators(EntryId),
    #[error("{0:?} cannot be combined with itself")]
    CombinedWithItself(EntryId),
    /// The bounties would exceed the largest amount.
    #[error("the bounties would overflow")]
    Overflow,
}

/// The error for a saved book of bounties that does not hold what was paid in and not paid out, or names an entry twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the book of bounties does not add up")]
pub struct UnsoundBounties;
