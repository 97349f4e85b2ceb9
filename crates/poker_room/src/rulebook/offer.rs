//! What a room offers: stakes, each with its rulebook.

use std::sync::Arc;

use poker_protocol::{Currency, Form, Money};
use serde::{Deserialize, Serialize};

use super::{RakeRow, Rulebook};

/// The stakes that a room offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomStakes {
    /// The id of its rulebook or of its room file.
    pub id: String,
    /// The stakes in the order of the lobby. [`poker_protocol::StakeId`] counts them from 0.
    pub offers: Vec<OfferedStake>,
}

/// A stake that the room offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedStake {
    /// The rulebook of its tables.
    pub rulebook: Arc<Rulebook>,
    /// The stake with its rake.
    pub row: RakeRow,
    /// The number of tables that are always open, even without players. Others open when enough players wait.
    pub standing_tables: u32,
}

impl RoomStakes {
    /// A room with all stakes of a rulebook. Every table opens when it is needed.
    #[must_use]
    pub fn of_rulebook(rulebook: Arc<Rulebook>) -> Self {
        let offer = |row: &RakeRow| OfferedStake { rulebook: Arc::clone(&rulebook), row: row.clone(), standing_tables: 0 };
        Self { id: rulebook.id.clone(), offers: rulebook.stakes.iter().map(offer).collect() }
    }

    /// The rulebooks of its stakes, each id once.
    #[must_use]
    pub fn rulebooks(&self) -> Vec<Arc<Rulebook>> {
        let mut rulebooks: Vec<Arc<Rulebook>> = Vec::new();
        for offer in &self.offers {
            if rulebooks.iter().all(|known| known.id != offer.rulebook.id) {
                rulebooks.push(Arc::clone(&offer.rulebook));
            }
        }
        rulebooks
    }

    /// The currency of all amounts of the room. There is only one, because balances and stacks are in one ledger.
    #[must_use]
    pub fn currency(&self) -> Currency {
        self.offers.first().map_or(Currency::Eur, |offer| offer.rulebook.currency)
    }
}

/// The values that distinguish a stake from all others of a room. They identify the stake of a saved table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfferKey {
    /// The id of the rulebook.
    pub rulebook: String,
    /// The code of the game.
    pub game: String,
    pub form: Form,
    pub small_blind: Money,
    pub big_blind: Money,
}

impl OfferedStake {
    /// The values that distinguish the stake from all others of the room.
    #[must_use]
    pub fn key(&self) -> OfferKey {
        let RakeRow { form, small_blind, big_blind, .. } = self.row;
        OfferKey { rulebook: self.rulebook.id.clone(), game: self.row.game.code.to_owned(), form, small_blind, big_blind }
    }
}
