//! A hand that has not ended: it is stored while it is played (R-FAIL-1), and kept for review if it was voided (R-FAIL-2).

use poker_protocol::{HandId, Message, Notice, OpenedDeck, PlayerId, TableEvent, TableId};
use poker_rules::{Action, HandSetup};
use serde::{Deserialize, Serialize};

use crate::{Contest, Now, RecordedPlayer, RecordedSeal};

/// A hand before its first action, with all cards. It must never be sent to a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BegunHand {
    pub hand: HandId,
    pub table: TableId,
    pub table_name: String,
    #[serde(flatten)]
    pub contest: Contest,
    pub rulebook: String,
    pub started: Now,
    /// The players who were dealt in, in the order of `setup.seats`.
    pub players: Vec<RecordedPlayer>,
    /// Everything before the first action, including the deck.
    pub setup: HandSetup,
    /// The seal of the deck, if it is sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<RecordedSeal>,
}

impl BegunHand {
    /// Whether the player was dealt in.
    #[must_use]
    pub fn has(&self, player: PlayerId) -> bool {
        self.players.iter().any(|dealt_in| dealt_in.player == player)
    }
}

/// A hand that has not ended, with its actions so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnfinishedHand {
    /// How the hand began.
    #[serde(flatten)]
    pub begun: BegunHand,
    /// The actions in order. Whose turn it was follows from the rules.
    pub actions: Vec<Action>,
}

/// A void hand of which a player was not told yet, as far as the room knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct VoidedHand {
    pub table: TableId,
    pub hand: HandId,
    /// The deck, if it was sealed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<OpenedDeck>,
}

impl VoidedHand {
    pub(crate) fn of(begun: &BegunHand) -> Self {
        let opened = begun.seal.as_ref().map(|seal| seal.open(begun.setup.deck));
        Self { table: begun.table, hand: begun.hand, opened }
    }

    /// What a player of the hand is told.
    pub(crate) fn message(&self) -> Message {
        let notice = Notice::HandVoid { hand: self.hand, opened: self.opened.clone().map(Box::new) };
        Message::Table { table: self.table, event: TableEvent::Notice { notice } }
    }
}
