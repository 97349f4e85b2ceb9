//! A whole hand for storage. No message to a client can contain a record.

use poker_fair::{SealKey, SealedDeck};
use poker_protocol::{Bytes32, Currency, HandId, Money, OpenedDeck, PlayerId, SeatNonce, SeatStack, TableId};
use poker_rules::{Action, BadReplay, Chips, Deck, Hand, HandEvent, HandSetup, Seat};
use serde::{Deserialize, Serialize};

use crate::{Contest, Now};

/// A player of a recorded hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedPlayer {
    pub seat: Seat,
    pub player: PlayerId,
    pub name: String,
}

/// What the entry of a recorded tournament cost, for programs that keep the results of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedEntry {
    /// The part of the usual price that goes to the prize pool.
    pub buy_in: Money,
    pub fee: Money,
    /// The own bounty of an entry; zero in a tournament without bounties.
    pub bounty: Money,
    /// The number of entries when the hand was over.
    pub entries: u32,
}

/// The seal of a recorded deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedSeal {
    /// The root that players were told before the first card.
    pub root: Bytes32,
    /// The key from which the salts were made.
    pub key: SealKey,
    /// The nonces of the players' clients, in the order of their seats. Empty in old records, and where no client had one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nonces: Vec<SeatNonce>,
}

impl RecordedSeal {
    pub(crate) fn of(sealed: &SealedDeck) -> Self {
        Self { root: sealed.root(), key: sealed.key(), nonces: sealed.nonces().to_vec() }
    }

    /// Seals the deck again that was dealt in this order. A record that was changed gives another root.
    #[must_use]
    pub fn sealed(&self, dealt: Deck) -> SealedDeck {
        SealedDeck::of_dealt(dealt, self.key, &self.root, self.nonces.clone())
    }

    /// The whole deck that was dealt in this order, opened for everybody.
    pub(crate) fn open(&self, dealt: Deck) -> OpenedDeck {
        self.sealed(dealt).open_all()
    }
}

/// A finished hand with all cards. Setup, actions and rake replay it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandRecord {
    pub hand: HandId,
    pub table: TableId,
    pub table_name: String,
    #[serde(flatten)]
    pub contest: Contest,
    pub table_seats: u8,
    /// The rulebook in force, for example `en-2.7`.
    pub rulebook: String,
    /// The currency of the room; a tournament's chips are no money. `None` in records of earlier versions.
    #[serde(default)]
    pub currency: Option<Currency>,
    pub started: Now,
    pub ended: Now,
    /// The players who were dealt in, in the order of `setup.seats`.
    pub players: Vec<RecordedPlayer>,
    /// Everything before the first action, including the deck.
    pub setup: HandSetup,
    /// The actions in order. Whose turn it was follows from the rules.
    pub actions: Vec<Action>,
    /// The time from asking the player to each action, milliseconds; 0 if the player was not asked. Empty in old records.
    #[serde(default)]
    pub decision_ms: Vec<u32>,
    /// All chips in the pots, before rake.
    pub pot: Chips,
    pub rake: Chips,
    /// The final stack of each player who was dealt in.
    pub stacks: Vec<SeatStack>,
    /// The seal of the deck; `None` in old records and in rooms that seal no decks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<RecordedSeal>,
    /// What an entry of the tournament cost; `None` for a cash game and in old records. The name of the tournament is that of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<RecordedEntry>,
}

impl HandRecord {
    /// Whether the player was dealt in.
    #[must_use]
    pub fn has(&self, player: PlayerId) -> bool {
        self.players.iter().any(|dealt_in| dealt_in.player == player)
    }

    /// Replays the hand and passes each of its events to `events`.
    ///
    /// # Errors
    /// If the record is not a legal hand.
    pub fn replay(&self, events: &mut impl FnMut(HandEvent)) -> Result<Hand, BadReplay> {
        Hand::replay(self.setup.clone(), &self.actions, Some(self.rake), events)
    }
}
