//! The entries of one player.

use poker_protocol::{Money, OwnEntry, OwnEntryState, PlayerId, Prize};

use crate::Now;
use crate::rulebook::EntryPrice;
use crate::tournament::paid::PaidWith;
use crate::tournament::{Entrant, EntryId, EntryState, Tournament, TournamentStage};

impl Tournament {
    /// An entry as its own player sees it.
    #[must_use]
    pub fn own_entry(&self, entry: EntryId, now: Now) -> Option<OwnEntry> {
        let state = match self.entrant(entry)?.state {
            EntryState::Registered => OwnEntryState::Registered,
            EntryState::Seated { table, seat } => OwnEntryState::Seated { table, seat },
            EntryState::Out if self.stage() == TournamentStage::Cancelled => OwnEntryState::Gone,
            EntryState::Out => OwnEntryState::Out,
            EntryState::Placed { .. } if self.survived(entry) => OwnEntryState::Gone,
            EntryState::Placed { place, prize, extra, goes_on } => {
                OwnEntryState::Placed { place, prize: Prize { money: [prize, extra].iter().sum(), extra, won: self.won_ticket(goes_on) } }
            }
            EntryState::Merged { .. } | EntryState::Withdrawn => OwnEntryState::Gone,
        };
        Some(OwnEntry {
            tournament: self.id,
            entry,
            name: self.terms.name.clone(),
            kind: self.kind(),
            begins: self.begins(),
            state,
            offers: self.offers(entry, now),
            paid: self.paid_in_money(entry),
            bounties: self.entrant(entry)?.won_bounties,
            root: self.draw_root(),
        })
    }

    /// What the player of an entry has paid for it in money, with bounties that are paid besides the buy-in (R-BTY-4).
    fn paid_in_money(&self, entry: EntryId) -> Money {
        let Some(Entrant { paid, purchases, .. }) = self.entrant(entry) else { return Money::ZERO };
        let besides = |price: EntryPrice| self.terms.extra_bounty_at(price.buy_in);
        let first = match paid.with {
            PaidWith::Money => [paid.price.buy_in, paid.price.fee, besides(paid.price)].iter().sum(),
            PaidWith::Ticket(_) | PaidWith::Carried => Money::ZERO,
        };
        let of_rebuys = besides(self.terms.entry).times(purchases.rebuys.into()).unwrap_or_default();
        [first, purchases.more.buy_in, purchases.more.fee, of_rebuys].iter().sum()
    }

    /// The entries of a player that are not over.
    #[must_use]
    pub fn own_entries(&self, player: PlayerId, now: Now) -> Vec<OwnEntry> {
        self.live_entries(player).filter_map(|entry| self.own_entry(entry, now)).collect()
    }

    /// A player's entries that have a place and do not play on in a second phase, as their player sees them.
    #[must_use]
    pub fn placed_entries(&self, player: PlayerId, now: Now) -> Vec<OwnEntry> {
        let is_placed = |&entry: &EntryId| {
            matches!(self.entrant(entry), Some(Entrant { state: EntryState::Placed { .. }, .. })) && !self.survived(entry)
        };
        self.entries_of(player).into_iter().filter(is_placed).filter_map(|entry| self.own_entry(entry, now)).collect()
    }

    /// Whether a player has an entry that is not over.
    #[must_use]
    pub fn has_live_entry(&self, player: PlayerId) -> bool {
        self.live_entries(player).next().is_some()
    }

    fn live_entries(&self, player: PlayerId) -> impl Iterator<Item = EntryId> + '_ {
        let lives = |&entry: &EntryId| match self.entrant(entry).map(|entrant| entrant.state) {
            Some(EntryState::Registered | EntryState::Seated { .. }) => true,
            Some(EntryState::Out) => self.stage() != TournamentStage::Cancelled,
            Some(EntryState::Placed { .. } | EntryState::Merged { .. } | EntryState::Withdrawn) | None => false,
        };
        self.entries_of(player).into_iter().filter(lives)
    }
}
