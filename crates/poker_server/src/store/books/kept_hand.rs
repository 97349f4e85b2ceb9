//! Finished hands, and the query for them.

use poker_protocol::{HandId, PlayerId};
use poker_room::{HandRecord, RecordedPlayer, UnfinishedHand};

/// A finished hand with all cards, for review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KeptHand {
    /// The hand was played to its end.
    Ended(Box<HandRecord>),
    /// The hand was voided; the record ends with its last action.
    Voided(Box<UnfinishedHand>),
}

impl KeptHand {
    /// The players who were dealt in, in the order of the setup.
    #[must_use]
    pub fn players(&self) -> &[RecordedPlayer] {
        match self {
            Self::Ended(record) => &record.players,
            Self::Voided(hand) => &hand.begun.players,
        }
    }

    /// The players who were dealt in, to change them.
    pub(in crate::store) fn players_mut(&mut self) -> &mut [RecordedPlayer] {
        match self {
            Self::Ended(record) => &mut record.players,
            Self::Voided(hand) => &mut hand.begun.players,
        }
    }

    /// The number of the hand.
    #[must_use]
    pub fn id(&self) -> HandId {
        match self {
            Self::Ended(record) => record.hand,
            Self::Voided(hand) => hand.begun.hand,
        }
    }
}

/// A query for finished hands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandQuery {
    /// Only hands of this player.
    pub player: Option<PlayerId>,
    /// Only hands before this one.
    pub before: Option<HandId>,
    /// Only voided hands.
    pub only_voided: bool,
    /// The most hands to return.
    pub most: u32,
}
