//! How far the rebuy period of a tournament has come, which offers are open, and what was bought in mid-hand.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{Money, TableId};
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use super::entry_id::EntryId;
use super::standstill::Standstill;
use crate::Now;

/// An offer of a new stack to a player who has lost all chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RebuyOffer {
    pub entry: EntryId,
    /// When it ends.
    pub until: Now,
    /// The number of the entry among those who have lost all chips: it has its place if the player declines.
    pub(super) number: u32,
}

/// Chips that were bought in mid-hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct ComingChips {
    /// Those of rebuys and of the add-on together.
    pub chips: Chips,
    /// Those of the add-on among them.
    #[serde(default)]
    pub add_on: Chips,
    /// What is added to the own bounty.
    pub bounty: Money,
}

impl ComingChips {
    /// Adds what was bought later in the same hand.
    pub(super) fn add(&mut self, more: Self) {
        let Self { chips, add_on, bounty } = more;
        self.chips = [self.chips, chips].iter().sum();
        self.add_on = [self.add_on, add_on].iter().sum();
        self.bounty = [self.bounty, bounty].iter().sum();
    }
}

/// The rebuy period. In a tournament without rebuys it is over from the beginning.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct RebuyPeriod {
    /// Whether it has not ended.
    pub running: bool,
    /// The tables whose hand in progress was dealt in the period, after its end.
    pub last_hands: BTreeSet<TableId>,
    /// The open offers, in the order in which they end.
    pub offers: Vec<RebuyOffer>,
    /// When the offer of the add-on ends; `None` while it is not offered.
    pub add_on_until: Option<Now>,
    /// The chips that come at the end of the hand.
    pub coming: BTreeMap<EntryId, ComingChips>,
}

impl RebuyPeriod {
    /// The period of a restored tournament: its offers have as much time left as before, and the hands that were its last ones are void.
    pub(super) fn after(self, standstill: Standstill) -> Self {
        let Self { running, last_hands: _, offers, add_on_until, coming } = self;
        let moved = |offer: RebuyOffer| RebuyOffer { until: standstill.moved(offer.until), ..offer };
        Self {
            running,
            last_hands: BTreeSet::new(),
            offers: offers.into_iter().map(moved).collect(),
            add_on_until: add_on_until.map(|until| standstill.moved(until)),
            coming,
        }
    }

    /// Moves the moments at which offers end.
    pub(super) fn move_offers(&mut self, by: Standstill) {
        for offer in &mut self.offers {
            offer.until = by.moved(offer.until);
        }
        self.add_on_until = self.add_on_until.map(|until| by.moved(until));
    }

    /// Whether chips can still be bought, or are to come.
    pub(super) fn is_open(&self) -> bool {
        self.running || !self.last_hands.is_empty() || !self.offers.is_empty() || self.add_on_until.is_some() || !self.coming.is_empty()
    }

    /// Whether players who lose all chips at this table may still rebuy.
    pub(super) fn lasts_at(&self, table: TableId) -> bool {
        self.running || self.last_hands.contains(&table)
    }

    /// When the first offer ends.
    pub(super) fn due(&self) -> Option<Now> {
        let first = self.offers.first().map(|offer| offer.until);
        [first, self.add_on_until].into_iter().flatten().min()
    }

    /// The open offer to an entry.
    pub(super) fn offer(&self, entry: EntryId) -> Option<RebuyOffer> {
        self.offers.iter().copied().find(|offer| offer.entry == entry)
    }

    /// The first offer that has ended at `now`.
    pub(super) fn ended_offer(&self, now: Now) -> Option<RebuyOffer> {
        self.offers.first().copied().filter(|offer| offer.until <= now)
    }

    pub(super) fn remove_offer(&mut self, entry: EntryId) {
        self.offers.retain(|offer| offer.entry != entry);
    }
}
