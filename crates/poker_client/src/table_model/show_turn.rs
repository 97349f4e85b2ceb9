//! What is seen of hands that need not be shown, and who chooses it.

use poker_protocol::{HandId, ShowChoice, TurnId};
use poker_rules::Seat;

use super::turn::RunningClock;

/// Players choose what is seen of hands that need not be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShowTurn {
    /// Seats that have not chosen, as far as the client knows.
    pub seats: Vec<Seat>,
    /// Which decision of the hand.
    pub turn: TurnId,
    /// The clock of the choice, as the room reported it.
    pub clock: RunningClock,
    /// What the viewer may choose; `None` where only others do.
    pub choice: Option<ShowChoice>,
}

/// The viewer chooses what is seen of their hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowPrompt {
    pub hand: HandId,
    /// Which decision.
    pub turn: TurnId,
    /// The choice as the room described it.
    pub choice: ShowChoice,
    /// The time for it; the choice is made by itself when it is over.
    pub clock: RunningClock,
}
