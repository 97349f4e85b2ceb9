//! What is seen of hands that need not be shown, and who chooses it.

use poker_protocol::{HandId, ShowChoice, TurnId};
use poker_rules::Seat;

use super::turn::RunningClock;

/// Players choose what is seen of hands that need not be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShowTurn {
    /// Who has yet to choose, as far as it is known.
    pub seats: Vec<Seat>,
    /// Which decision of the hand.
    pub turn: TurnId,
    /// The time for it, as it was told.
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
    /// What was told of it.
    pub choice: ShowChoice,
    /// The time for it; the choice is made by itself when it is over.
    pub clock: RunningClock,
}
