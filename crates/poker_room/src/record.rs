//! A whole hand for storage: it leaves the room only this way, and no message can hold one.

use poker_fair::{SealKey, SealedDeck};
use poker_protocol::{Bytes32, Currency, HandId, PlayerId, SeatStack, StakeId, TableId};
use poker_rules::{Action, BadReplay, Chips, Hand, HandEvent, HandSetup, Seat};
use serde::{Deserialize, Serialize};

use crate::Now;

/// A player of a recorded hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedPlayer {
    pub seat: Seat,
    /// Whose account.
    pub player: PlayerId,
    /// The name at the table.
    pub name: String,
}

/// The seal of a recorded deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedSeal {
    /// What was told before the first card.
    pub root: Bytes32,
    /// What the salts were made from.
    pub key: SealKey,
}

impl RecordedSeal {
    pub(crate) fn of(sealed: &SealedDeck) -> Self {
        Self { root: sealed.root(), key: sealed.key() }
    }
}

/// A finished hand with all cards: setup, actions and rake replay it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandRecord {
    /// Its number.
    pub hand: HandId,
    /// The table it was played at.
    pub table: TableId,
    pub table_name: String,
    pub stake: StakeId,
    pub table_seats: u8,
    /// The rulebook in force, as `en-2.7`.
    pub rulebook: String,
    /// What its chips were cents of; records of earlier versions do not say.
    #[serde(default)]
    pub currency: Option<Currency>,
    /// When it began.
    pub started: Now,
    pub ended: Now,
    /// Who was dealt in, in the order of `setup.seats`.
    pub players: Vec<RecordedPlayer>,
    /// Everything before the first action, the deck too.
    pub setup: HandSetup,
    /// What was done, in order; whose turn it was follows from the rules.
    pub actions: Vec<Action>,
    /// How long each of them took from the question on, milliseconds; 0 for what was done unasked. Hands of old records have none.
    #[serde(default)]
    pub decision_ms: Vec<u32>,
    /// All chips that were played for, before rake.
    pub pot: Chips,
    /// What the house took.
    pub rake: Chips,
    /// Stacks at the end, of everybody dealt in.
    pub stacks: Vec<SeatStack>,
    /// What its deck was sealed with; hands of old records, and of rooms that seal no deck, have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<RecordedSeal>,
}

impl HandRecord {
    /// Plays the hand again.
    ///
    /// # Errors
    /// When the record is not a hand.
    pub fn replay(&self, events: &mut impl FnMut(HandEvent)) -> Result<Hand, BadReplay> {
        Hand::replay(self.setup.clone(), &self.actions, Some(self.rake), events)
    }
}
