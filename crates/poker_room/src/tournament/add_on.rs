//! The end of the rebuy period, and the add-on that is offered then (R-REG-14).
//!
//! The tables play on while the add-on is offered: the only breaks that the documents know are those of R-TRN-10.

use poker_protocol::{Money, PlayerId, TableId};
use poker_rules::Seat;

use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::rebuy_period::{ComingChips, RebuyOffer, RebuyPeriod};
use super::rebuy_rules::AddOnRules;
use super::refusal::TournamentRefusal;
use super::{Stage, Tournament};
use crate::{Dealer, Now};

impl Tournament {
    /// Buys the add-on for an entry of the player, who has paid for it. In mid-hand, the chips come at the end of the hand.
    ///
    /// # Errors
    /// `NotRegistered`, `NotBegun`, `NotSeated`, `Disqualified`, `NoAddOn`, `AddedOn`, or `NoChips` for a player who must rebuy first; then
    /// nothing has changed.
    pub fn add_on(&mut self, player: PlayerId, entry: EntryId, dealer: &mut Dealer, now: Now) -> Result<(), TournamentRefusal> {
        let (place, rules) = self.can_add_on(player, entry)?;
        if let Some(entrant) = self.entrants.get_mut(entry.index()) {
            entrant.purchases.added_on = true;
            entrant.purchases.add(rules.price, Money::ZERO);
        }
        self.outputs.push_back(TournamentOutput::AddedOn { entry, price: rules.price, chips: rules.chips });
        let bought = ComingChips { chips: rules.chips, add_on: rules.chips, bounty: Money::ZERO };
        self.bring_chips((entry, place), bought, dealer, now);
        Ok(())
    }

    /// The seat of an entry that can have the add-on now, and what it is.
    pub(super) fn can_add_on(&self, player: PlayerId, entry: EntryId) -> Result<((TableId, Seat), AddOnRules), TournamentRefusal> {
        let place = self.own_seat(player, entry)?;
        let offered = self.add_on_until().is_some();
        let rules = self.terms.rebuys.and_then(|rules| rules.add_on).filter(|_| offered).ok_or(TournamentRefusal::NoAddOn)?;
        if self.purchases(entry).added_on {
            return Err(TournamentRefusal::AddedOn);
        }
        if self.chips_with_coming(entry, place).is_zero() {
            return Err(TournamentRefusal::NoChips);
        }
        Ok((place, rules))
    }

    /// Ends the rebuy period if its last level is over (R-REG-14). Hands in progress are its last ones.
    pub(super) fn watch_rebuys(&mut self, now: Now) {
        let (Stage::Playing(play), Some(rules)) = (&mut self.stage, self.terms.rebuys) else { return };
        if !play.rebuys.running || play.clock.level() <= rules.last_level {
            return;
        }
        play.rebuys.running = false;
        play.rebuys.last_hands = play.tables().iter().filter(|(_, state)| state.plays_hand()).map(|(&table, _)| table).collect();
        play.rebuys.add_on_until = rules.add_on.map(|add_on| now.after_ms(add_on.offer_ms));
        self.outputs.push_back(TournamentOutput::RebuysOver);
        if let Some(until) = play.rebuys.add_on_until {
            self.outputs.push_back(TournamentOutput::AddOnOffered { until });
        }
        self.fix_places();
    }

    /// Ends the first offer whose time is over.
    pub(super) fn end_due_offer(&mut self, dealer: &mut Dealer, now: Now) {
        let Stage::Playing(play) = &mut self.stage else { return };
        if let Some(offer) = play.rebuys.ended_offer(now) {
            self.end_offer(offer, dealer, now);
        } else if play.rebuys.add_on_until.take_if(|until| *until <= now).is_some() {
            self.outputs.push_back(TournamentOutput::AddOnOver);
            self.fix_places();
        }
    }

    /// Nobody can buy chips any more, because the tournament ends (R-REG-14).
    pub(super) fn close_rebuys(&mut self) {
        self.deliver_all();
        if let Stage::Playing(play) = &mut self.stage {
            play.rebuys = RebuyPeriod::default();
        }
    }

    /// The open offers of new stacks, in the order in which they end.
    #[must_use]
    pub fn rebuy_offers(&self) -> &[RebuyOffer] {
        match &self.stage {
            Stage::Playing(play) => &play.rebuys.offers,
            Stage::Registering | Stage::Finished | Stage::Cancelled => &[],
        }
    }

    /// Whether the rebuy period has begun and not ended.
    #[must_use]
    pub fn sells_rebuys(&self) -> bool {
        matches!(&self.stage, Stage::Playing(play) if play.rebuys.running)
    }

    /// When the offer of the add-on ends; `None` while it is not offered.
    #[must_use]
    pub fn add_on_until(&self) -> Option<Now> {
        match &self.stage {
            Stage::Playing(play) => play.rebuys.add_on_until,
            Stage::Registering | Stage::Finished | Stage::Cancelled => None,
        }
    }
}
