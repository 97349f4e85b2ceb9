//! What a hand needs from whoever deals at the table, before it can go on.

use poker_rules::{Positions, Seat, SeatSet};

use crate::Now;

/// What a table that has gone on as far as it can needs next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Needs {
    /// Nothing: it waits for a player or for the time, or no hand is in progress.
    Nothing,
    /// The rake that the pot owes by now, as a street begins.
    StreetRake,
    /// The rake of the whole hand.
    Rake,
    /// The clock has run out for this player, for whom the table acts when it is told so.
    TimedOut(Seat),
    /// The hand is over; it is told once.
    Over(HandOver),
}

/// A hand that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HandOver {
    pub dealt_in: SeatSet,
    /// Where button and blinds were; none where the hand is void.
    pub positions: Option<Positions>,
    /// Until when people look at its end.
    pub until: Now,
}
