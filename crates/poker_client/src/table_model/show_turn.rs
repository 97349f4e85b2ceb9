//! The choice to show or muck hands that need not be shown.

use poker_protocol::{HandId, ShowChoice, TurnId};
use poker_rules::Seat;

use super::turn::RunningClock;

/// The players who may show or muck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShowTurn {
    /// Seats that have not chosen, as far as the client knows.
    pub seats: Vec<Seat>,
    /// The number of the decision in the hand.
    pub turn: TurnId,
    /// The clock of the choice, as the room reported it.
    pub clock: RunningClock,
    /// What the viewer may choose; `None` where only others do.
    pub choice: Option<ShowChoice>,
}

/// The viewer's own choice to show or muck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShowPrompt {
    pub hand: HandId,
    /// The number of the decision in the hand.
    pub turn: TurnId,
    /// The choice as the room described it.
    pub choice: ShowChoice,
    /// The clock of the choice; when it runs out the room chooses.
    pub clock: RunningClock,
}
