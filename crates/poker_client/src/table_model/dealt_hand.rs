//! What is collected of a hand that the player was dealt.

use poker_history::SeenPlay;
use poker_protocol::{HandId, SeenEvent};
use poker_rules::{Seat, Stakes};

/// A hand that the player was dealt, as the player saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealtHand {
    /// What was seen. The time of its beginning and the unit of its chips are not known here.
    pub play: SeenPlay,
    /// When it began, or when the client came back to it, in the app's milliseconds.
    pub began_ms: u64,
}

/// The hand in progress, and those that are over and not taken yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Recording {
    pub(super) hand: Option<Collected>,
    pub(super) dealt: Vec<DealtHand>,
    /// The last hand of which all was seen. A snapshot may tell it again.
    pub(super) whole: Option<HandId>,
}

/// What was seen of a hand so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Collected {
    pub(super) events: Vec<SeenEvent>,
    pub(super) began_ms: u64,
    pub(super) decision_ms: Vec<u32>,
    /// When the last event came: a player's time to decide begins with it.
    pub(super) last_ms: u64,
    pub(super) stakes: Stakes,
    pub(super) names: Vec<(Seat, String)>,
}

impl Collected {
    pub(super) fn id(&self) -> Option<HandId> {
        if let Some(SeenEvent::Started { hand, .. }) = self.events.first() { Some(*hand) } else { None }
    }
}
