//! What a room offers: stakes, each with the rulebook it is played by.

use std::sync::Arc;

use poker_protocol::{Currency, Form, Money};
use serde::{Deserialize, Serialize};

use super::{RakeRow, Rulebook};

/// A room's offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomPlan {
    /// Its id: that of its rulebook or of its room file.
    pub id: String,
    /// The stakes in the order of the lobby; a [`poker_protocol::StakeId`] counts them from 0.
    pub offers: Vec<OfferPlan>,
}

/// A stake that the room offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferPlan {
    /// The rulebook its tables are played by.
    pub rulebook: Arc<Rulebook>,
    /// The stake with its rake.
    pub row: RakeRow,
    /// Tables that are open from the start and stay open though nobody sits there; others open when enough players wait.
    pub standing_tables: u32,
}

impl RoomPlan {
    /// A room with all formats of a rulebook; every table opens when it is needed.
    #[must_use]
    pub fn of_rulebook(rulebook: Arc<Rulebook>) -> Self {
        let offer = |row: &RakeRow| OfferPlan { rulebook: Arc::clone(&rulebook), row: row.clone(), standing_tables: 0 };
        Self { id: rulebook.id.clone(), offers: rulebook.stakes.iter().map(offer).collect() }
    }

    /// What every amount of the room is cents of: balances, stakes and stacks are one book.
    #[must_use]
    pub fn currency(&self) -> Currency {
        self.offers.first().map_or(Currency::Eur, |offer| offer.rulebook.currency)
    }
}

/// What tells a stake from all others of a room: kept tables find their stake again by it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfferKey {
    /// The rulebook's id.
    pub rulebook: String,
    /// The code of the game.
    pub game: String,
    pub form: Form,
    pub small_blind: Money,
    pub big_blind: Money,
}

impl OfferPlan {
    /// What tells it from all others.
    #[must_use]
    pub fn key(&self) -> OfferKey {
        let RakeRow { form, small_blind, big_blind, .. } = self.row;
        OfferKey { rulebook: self.rulebook.id.clone(), game: self.row.game.code.to_owned(), form, small_blind, big_blind }
    }
}
