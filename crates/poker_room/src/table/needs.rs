//! What a hand needs from the owner of the table before it can continue.

use poker_rules::{Positions, Seat, SeatSet};

use crate::Now;

/// What a table needs next, after it has played as far as it can.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Needs {
    /// Nothing: it waits for a player or the time, or no hand is in progress.
    Nothing,
    /// The rake that the pot owes at the beginning of a street.
    StreetRake,
    /// The rake of the whole hand.
    Rake,
    /// What a time-out means for the player in this seat. The table acts for the player when its owner asks it to.
    TimedOut(Seat),
    /// What follows the end of the hand. It is returned once.
    Over(HandOver),
}

/// A hand that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HandOver {
    pub dealt_in: SeatSet,
    /// The button and blinds of the hand; `None` if it is void.
    pub positions: Option<Positions>,
    /// When the pause ends in which people look at the result.
    pub until: Now,
}
