//! What a hand needs from the owner of the table before it can continue.

use poker_rules::{BySeat, Positions, Seat, SeatSet};

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
    /// The time of the player in this seat has run out. The owner decides what this means and then asks the table to act for the player.
    TimedOut(Seat),
    /// The hand is over, and the owner does what follows. This is returned once for each hand.
    Over(HandOver),
}

/// What the owner of a table needs to know of a hand that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HandOver {
    pub dealt_in: SeatSet,
    /// Of each seat that has lost all its chips, the seats that have knocked it out (R-BTY-10).
    pub knocked_out_by: BySeat<SeatSet>,
    /// The button and blinds of the hand; `None` if it is void.
    pub positions: Option<Positions>,
    /// The end of the pause in which people look at the result.
    pub until: Now,
}
