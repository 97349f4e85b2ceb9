//! Rebuys: during the rebuy period, players without chips, or with few, buy new stacks (R-REG-14).
//!
//! A player who has lost all chips keeps the seat until the offer ends. The table plays on meanwhile and does not deal the player in:
//! otherwise one player who does not answer would cost everybody at the table the time of the offer, while the blinds of all others rise.

use poker_protocol::{PlayerId, StackChange, TableId};
use poker_rules::{Chips, Seat};

use super::entrant::EntryState;
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::rebuy_period::{ComingChips, RebuyOffer};
use super::refusal::TournamentRefusal;
use super::table::Busted;
use super::{Stage, Tournament};
use crate::{Dealer, Now};

impl Tournament {
    /// Buys a new stack for an entry of the player, who has paid for it. In mid-hand, the chips come at the end of the hand, and the stack
    /// at its start decides whether the player has too many chips.
    ///
    /// # Errors
    /// `NotRegistered`, `NotBegun`, `NotSeated`, `Disqualified`, `RebuysOver`, `NoRebuyLeft` or `TooManyChips`; then nothing has changed.
    pub fn rebuy(&mut self, player: PlayerId, entry: EntryId, dealer: &mut Dealer, now: Now) -> Result<(), TournamentRefusal> {
        let place = self.own_seat(player, entry)?;
        self.may_rebuy(entry, place)?;
        let (price, chips) = (self.terms.entry, self.terms.stack);
        let bounty = self.terms.own_bounty_at(price.buy_in);
        let in_price = self.terms.bounty_in(price.buy_in);
        if let Some(entrant) = self.entrants.get_mut(entry.index()) {
            entrant.purchases.rebuys = entrant.purchases.rebuys.saturating_add(1);
            entrant.purchases.add(price, in_price);
        }
        self.outputs.push_back(TournamentOutput::Rebought { entry, price, chips });
        self.bring_chips((entry, place), ComingChips { chips, add_on: Chips::ZERO, bounty }, dealer, now);
        Ok(())
    }

    /// Whether a new stack can be bought now for an entry in this seat.
    pub(super) fn may_rebuy(&self, entry: EntryId, place: (TableId, Seat)) -> Result<(), TournamentRefusal> {
        let Stage::Playing(play) = &self.stage else { return Err(TournamentRefusal::NotSeated) };
        let period = &play.rebuys;
        let rules = self.terms.rebuys.filter(|_| period.running || period.offer(entry).is_some()).ok_or(TournamentRefusal::RebuysOver)?;
        if rules.most.is_some_and(|most| self.purchases(entry).rebuys >= most) {
            return Err(TournamentRefusal::NoRebuyLeft);
        }
        let chips = self.chips_with_coming(entry, place);
        if chips > rules.limit { Err(TournamentRefusal::TooManyChips) } else { Ok(()) }
    }

    /// Declines the offer of a new stack: the player is out.
    ///
    /// # Errors
    /// `NotRegistered`, `NotBegun`, `NotSeated` or `NoOffer`; then nothing has changed.
    pub fn decline_rebuy(&mut self, player: PlayerId, entry: EntryId, dealer: &mut Dealer, now: Now) -> Result<(), TournamentRefusal> {
        self.own_seat(player, entry)?;
        let Stage::Playing(play) = &self.stage else { return Err(TournamentRefusal::NotSeated) };
        let offer = play.rebuys.offer(entry).ok_or(TournamentRefusal::NoOffer)?;
        self.end_offer(offer, dealer, now);
        Ok(())
    }

    /// Declines the open offer to an entry for its player, who is disqualified.
    pub(super) fn decline_for(&mut self, entry: EntryId, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &self.stage else { return };
        if let Some(offer) = play.rebuys.offer(entry) {
            self.end_offer(offer, dealer, now);
        }
    }

    /// The seat of an entry of this player, who is not disqualified.
    pub(super) fn own_seat(&self, player: PlayerId, entry: EntryId) -> Result<(TableId, Seat), TournamentRefusal> {
        let entrant = self.entrant(entry).filter(|entrant| entrant.player == player).ok_or(TournamentRefusal::NotRegistered)?;
        if self.is_disqualified(player) {
            return Err(TournamentRefusal::Disqualified);
        }
        match entrant.state {
            EntryState::Registered => Err(TournamentRefusal::NotBegun),
            state => state.seat().ok_or(TournamentRefusal::NotSeated),
        }
    }

    /// The stack of an entry at the start of the hand, with what was bought since.
    pub(super) fn chips_with_coming(&self, entry: EntryId, (table, seat): (TableId, Seat)) -> Chips {
        let Stage::Playing(play) = &self.stage else { return Chips::ZERO };
        let stack = play.tables().get(&table).map_or(Chips::ZERO, |state| state.settled_stack(seat));
        let coming = play.rebuys.coming.get(&entry).map_or(Chips::ZERO, |coming| coming.chips);
        [stack, coming].iter().sum()
    }

    /// Whether an entry that has lost all chips at this table may still rebuy.
    pub(super) fn may_rebuy_at(&self, entry: EntryId, table: TableId) -> bool {
        let (Stage::Playing(play), Some(rules)) = (&self.stage, self.terms.rebuys) else { return false };
        let disqualified = self.entrant(entry).is_none_or(|entrant| self.is_disqualified(entrant.player));
        let left = !disqualified && rules.most.is_none_or(|most| self.purchases(entry).rebuys < most);
        play.rebuys.coming.contains_key(&entry) || (left && play.rebuys.lasts_at(table))
    }

    /// Offers a new stack to a player who has lost all chips, unless one is to come already. `number` is that of the player among those
    /// who have lost all chips.
    pub(super) fn offer_rebuy(&mut self, out: &Busted, number: u32) {
        let (Stage::Playing(play), Some(rules)) = (&mut self.stage, self.terms.rebuys) else { return };
        if !play.rebuys.coming.contains_key(&out.entry) {
            let offer = RebuyOffer { entry: out.entry, until: out.at.after_ms(rules.offer_ms), number };
            play.rebuys.offers.push(offer);
            self.outputs.push_back(TournamentOutput::RebuyOffered { entry: offer.entry, until: offer.until });
        }
    }

    /// An offer has ended or was declined: the player is out.
    pub(super) fn end_offer(&mut self, offer: RebuyOffer, dealer: &mut Dealer, now: Now) {
        let Some((table, _)) = self.drop_offer(offer) else { return };
        self.fix_places();
        self.finish_if_alone(dealer);
        if self.table(table).is_some_and(super::TournamentTable::is_ready) {
            self.ready(table, dealer, now);
        }
    }

    /// Ends an offer without regard for what follows. Returns the seat in which the player was, if the entry had not been combined.
    pub(super) fn drop_offer(&mut self, offer: RebuyOffer) -> Option<(TableId, Seat)> {
        let Stage::Playing(play) = &mut self.stage else { return None };
        play.rebuys.remove_offer(offer.entry);
        self.outputs.push_back(TournamentOutput::RebuyOfferEnded { entry: offer.entry });
        if !self.may_enter_again(offer.entry) {
            self.end_return(offer.entry);
        }
        let (table, seat) = self.entrant(offer.entry)?.state.seat()?;
        self.go_out((table, seat), offer.entry, offer.number);
        Some((table, seat))
    }

    /// Ends all offers without regard for what follows: those who waited for an answer are out, in the order in which they lost their chips.
    pub(super) fn drop_offers(&mut self) {
        for offer in self.rebuy_offers().to_vec() {
            self.drop_offer(offer);
        }
    }

    /// Brings chips that were bought: now, or at the end of the hand in which the player is.
    pub(super) fn bring_chips(
        &mut self,
        (entry, (table, seat)): (EntryId, (TableId, Seat)),
        bought: ComingChips,
        dealer: &mut Dealer,
        now: Now,
    ) {
        let Stage::Playing(play) = &mut self.stage else { return };
        play.rebuys.coming.entry(entry).or_default().add(bought);
        if play.tables().get(&table).is_some_and(|state| state.is_in_hand(seat)) {
            return;
        }
        self.give_bought(entry);
        self.fix_places();
        let Stage::Playing(play) = &self.stage else { return };
        match play.tables().get(&table).is_some_and(super::TournamentTable::is_ready) {
            true if play.holds.any() => self.ready(table, dealer, now),
            true => self.wake(table, now),
            false => {}
        }
    }

    /// The hand of a table is over: those who have bought chips during it get them, and the rebuy period may end there.
    pub(super) fn after_hand(&mut self, table: TableId) {
        let Stage::Playing(play) = &mut self.stage else { return };
        if self.terms.rebuys.is_none() {
            return;
        }
        play.rebuys.last_hands.remove(&table);
        let here = play.tables().get(&table).into_iter().flat_map(|state| state.seated().map(|(_, seated)| seated.own().entry));
        for entry in here.collect::<Vec<EntryId>>() {
            self.give_bought(entry);
        }
        self.fix_places();
    }

    /// Gives all chips that were bought in mid-hand, because the tournament ends.
    pub(super) fn deliver_all(&mut self) {
        let Stage::Playing(play) = &self.stage else { return };
        for entry in play.rebuys.coming.keys().copied().collect::<Vec<EntryId>>() {
            self.give_bought(entry);
        }
    }

    /// Enters the bounties that were paid with chips in mid-hand: the hand is void, and they belong to those who have paid them.
    pub(super) fn bring_bounties(&mut self) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let coming = play.rebuys.coming.iter_mut();
        for (entry, bounty) in coming.map(|(&entry, coming)| (entry, std::mem::take(&mut coming.bounty))).collect::<Vec<_>>() {
            self.come_back(entry, bounty);
        }
    }

    /// Gives an entry the chips that it has bought.
    fn give_bought(&mut self, entry: EntryId) {
        let state = self.entrant(entry).map(|entrant| entrant.state);
        let (Stage::Playing(play), Some(EntryState::Seated { table, seat })) = (&mut self.stage, state) else { return };
        let Some(coming) = play.rebuys.coming.remove(&entry) else { return };
        play.rebuys.remove_offer(entry);
        if let Some(state) = play.table_mut(table) {
            let rebought = coming.chips.saturating_sub(coming.add_on);
            for (chips, why) in [(rebought, StackChange::Rebuy), (coming.add_on, StackChange::AddOn)] {
                if !chips.is_zero() {
                    state.add_chips(seat, chips, why);
                }
            }
        }
        self.come_back(entry, coming.bounty);
        self.pass_on(table);
    }
}
