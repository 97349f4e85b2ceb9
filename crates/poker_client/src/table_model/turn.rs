//! A decision and its clock.

use poker_protocol::{Clock, HandId, TurnId};
use poker_rules::{LegalActions, Seat};

/// The player who has to act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurrentTurn {
    pub seat: Seat,
    /// The number of the decision in the hand.
    pub turn: TurnId,
    /// `None` where no clock runs.
    pub clock: Option<RunningClock>,
    /// What the viewer may do; `None` where somebody else acts.
    pub legal: Option<Box<LegalActions>>,
}

/// A clock and when the client received it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunningClock {
    /// The clock as the room sent it.
    pub clock: Clock,
    /// When it came, in the app's milliseconds.
    pub received_ms: u64,
}

/// The viewer's turn to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnPrompt<'a> {
    pub hand: HandId,
    /// The number of the decision in the hand.
    pub turn: TurnId,
    pub legal: &'a LegalActions,
}
