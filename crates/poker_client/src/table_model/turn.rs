//! A decision and its clock.

use poker_protocol::{Clock, HandId, TurnId};
use poker_rules::{LegalActions, Seat};

/// Somebody has to act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    pub seat: Seat,
    /// Which decision of the hand.
    pub turn: TurnId,
    /// `None` where no clock runs.
    pub clock: Option<RunningClock>,
    /// What the viewer may do; `None` where somebody else acts.
    pub legal: Option<LegalActions>,
}

/// A clock and when the client heard of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RunningClock {
    /// As the room said it.
    pub clock: Clock,
    /// The app's milliseconds at that moment.
    pub received_ms: u64,
}

/// The viewer has to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prompt<'a> {
    pub hand: HandId,
    /// Which decision.
    pub turn: TurnId,
    /// What is allowed.
    pub legal: &'a LegalActions,
}
