//! The entries for which a player buys chips, and what is offered for them.

use poker_protocol::{Money, PlayerId};
use poker_rules::Chips;

use super::entry_id::EntryId;
use super::{Stage, Tournament};
use crate::rulebook::EntryPrice;

impl Tournament {
    /// The entry for which a player buys a new stack: one to which it is offered, otherwise one that can have it, otherwise the last one.
    #[must_use]
    pub fn entry_to_rebuy(&self, player: PlayerId) -> Option<EntryId> {
        let entries = self.current_entries(player);
        let offered = |entry: &EntryId| self.rebuy_offers().iter().any(|offer| offer.entry == *entry);
        let found = entries.iter().find(|entry| offered(entry)).or_else(|| entries.iter().find(|entry| self.can_rebuy(player, **entry)));
        found.or(entries.last()).copied()
    }

    /// The entry for which a player buys the add-on: one that can have it, otherwise the last one.
    #[must_use]
    pub fn entry_to_add_on(&self, player: PlayerId) -> Option<EntryId> {
        let entries = self.current_entries(player);
        entries.iter().find(|entry| self.can_add_on(player, **entry).is_ok()).or(entries.last()).copied()
    }

    /// Whether a new stack can be bought now for an entry of the player.
    #[must_use]
    pub fn can_rebuy(&self, player: PlayerId, entry: EntryId) -> bool {
        self.own_seat(player, entry).and_then(|place| self.may_rebuy(entry, place)).is_ok()
    }

    /// What a rebuy costs: the price, and the own bounty that is paid besides it (R-BTY-4).
    #[must_use]
    pub fn rebuy_cost(&self) -> (EntryPrice, Money) {
        let price = self.terms.entry;
        (price, self.terms.extra_bounty_at(price.buy_in))
    }

    /// The stack of an entry at the start of the hand, with what was bought since; zero without a seat.
    #[must_use]
    pub fn stack_with_bought(&self, entry: EntryId) -> Chips {
        let Stage::Playing(play) = &self.stage else { return Chips::ZERO };
        let coming = play.rebuys.coming.get(&entry).map_or(Chips::ZERO, |coming| coming.chips);
        [self.stack_of(entry), coming].iter().sum()
    }
}
