//! What players can buy for their entries.

use poker_protocol::{AddOnView, BuyInRange, EntryOffer, OfferKind, RebuyView};

use crate::Now;
use crate::tournament::{EntryId, Tournament};

impl Tournament {
    /// What is offered to the player of an entry now.
    pub(super) fn offers(&self, entry: EntryId, now: Now) -> Vec<EntryOffer> {
        [self.rebuy_offer(entry, now), self.add_on_offer(entry, now), self.re_entry_offer(entry, now)].into_iter().flatten().collect()
    }

    /// Another entry, if this is the last one of a player who is out, may enter again and has not declined (R-REG-13).
    #[must_use]
    pub fn re_entry_offer(&self, entry: EntryId, now: Now) -> Option<EntryOffer> {
        let may_return = self.is_last_out(entry) && self.may_enter_again(entry) && !self.declined.contains(&entry);
        let left_ms = self.registration_left_ms(now).filter(|_| may_return)?;
        Some(EntryOffer { what: OfferKind::ReEntry, price: self.cost().total, stack: self.terms.stack, left_ms: Some(left_ms) })
    }

    /// The new stack that the player of an entry can buy now.
    #[must_use]
    pub fn rebuy_offer(&self, entry: EntryId, now: Now) -> Option<EntryOffer> {
        let player = self.entrant(entry)?.player;
        let open = self.rebuy_offers().iter().find(|offer| offer.entry == entry);
        let view = self.rebuy_view().filter(|_| self.can_rebuy(player, entry))?;
        let left_ms = open.map(|offer| offer.until.ms_since(now));
        Some(EntryOffer { what: OfferKind::Rebuy, price: view.price, stack: view.stack, left_ms })
    }

    /// The add-on, if the player of an entry can buy it now.
    #[must_use]
    pub fn add_on_offer(&self, entry: EntryId, now: Now) -> Option<EntryOffer> {
        let player = self.entrant(entry)?.player;
        let view = self.add_on_view().filter(|_| self.can_add_on(player, entry).is_ok())?;
        let left_ms = self.add_on_until().map(|until| until.ms_since(now));
        Some(EntryOffer { what: OfferKind::AddOn, price: view.price, stack: view.stack, left_ms })
    }

    pub(super) fn rebuy_view(&self) -> Option<RebuyView> {
        let rules = self.terms.rebuys?;
        let (price, bounty) = self.rebuy_cost();
        Some(RebuyView {
            price: [price.total(), bounty].iter().sum(),
            fee: price.fee,
            stack: self.terms.stack,
            most_chips: rules.limit,
            last_level: rules.last_level,
            most: rules.most.map(u32::from),
        })
    }

    pub(super) fn add_on_view(&self) -> Option<AddOnView> {
        let rules = self.terms.rebuys?;
        let add_on = rules.add_on?;
        Some(AddOnView { price: add_on.price.total(), fee: add_on.price.fee, stack: add_on.chips, after_level: rules.last_level })
    }

    /// The buy-ins between which a player chooses (R-REG-11).
    pub(super) fn buy_in_choice(&self) -> Option<BuyInRange> {
        self.terms.buy_ins.map(|range| BuyInRange { min: range.least, max: range.most })
    }
}
