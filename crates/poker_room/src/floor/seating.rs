//! Seating: a table is drawn for a player, a seat is offered and kept, then taken or given back (R-CASH-1, R-RAT-5).

use std::sync::Arc;

use poker_protocol::{BuyInLimits, Entry, Message, Money, PlayerId, Refusal, SeatOffer, StakeId, TableId, TableInfo};
use poker_rules::Seat;

use super::arriving::Arriving;
use super::cash_floor::CashFloor;
use super::effect::Effect;
use super::expiry::Expiry;
use super::patron::Declined;
use super::slot::KeptSeat;
use crate::{Account, Arrival, Dealer, Movement, Newcomers, Now, Reason};

impl CashFloor {
    /// Offers a player with this balance a seat at a table of the stake, or puts the player into its queue.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub(crate) fn join(
        &mut self,
        (player, balance): (PlayerId, Money),
        stake: StakeId,
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        self.may_join(player, stake, balance)?;
        Ok(match self.assign(player, stake, dealer, now) {
            Some(table) => self.offer_seat(player, table, dealer, now).into_iter().collect(),
            None => self.line_up(player, stake, dealer, now),
        })
    }

    /// Draws a table with a free seat where the player does not sit, by weights that prefer tables where the player has sat before and
    /// tables with more free seats (R-CASH-1); `None` if there is no such table.
    pub(super) fn assign(&self, player: PlayerId, stake: StakeId, dealer: &mut Dealer, now: Now) -> Option<TableId> {
        let offer = self.lobby.offer(stake)?;
        let patron = self.patrons.get(&player)?;
        let (per_free_seat, for_known) = (offer.seating().weight_free_seat.is, offer.seating().weight_played_before.is);
        let weighted: Vec<(TableId, u32)> = offer
            .open_seats
            .iter()
            .filter(|(table, _)| !patron.seats.contains(table) && !patron.offered.contains(table))
            .map(|(&table, &seats)| {
                let known = if patron.sat_at.contains(&table) { for_known } else { 1 };
                (table, u32::from(seats).saturating_mul(per_free_seat).saturating_mul(known))
            })
            .collect();
        let declined = patron.declined.get(&stake).filter(|declined| now <= declined.until).map(|declined| declined.table);
        match declined {
            Some(table) if weighted.iter().any(|&(other, _)| other == table) => Some(table),
            Some(_) | None => dealer.pick_weighted(&weighted),
        }
    }

    /// Keeps a seat for the player and sends the offer.
    pub(super) fn offer_seat(&mut self, player: PlayerId, table: TableId, dealer: &mut Dealer, now: Now) -> Option<Effect> {
        let slot = self.tables.get_mut(&table)?;
        let offer = self.lobby.offer(slot.game.rules().cash.stake)?;
        let open: Vec<Seat> = slot.open_seats().iter().collect();
        let seat = dealer.pick(&open)?;
        let until = now.after_ms(offer.seating().offer_s.is.saturating_mul(1_000));
        slot.kept.push(KeptSeat { player, seat, since: now, until });
        self.expiries.insert((until, Expiry::Seat(table, player)));
        if let Some(patron) = self.patrons.get_mut(&player) {
            patron.offered.push(table);
        }
        self.count(table);
        self.tell_offer(player, table, now)
    }

    /// Sends a player all offers of kept seats, with the time that is left.
    pub(crate) fn tell_offers(&self, player: PlayerId, now: Now) -> Vec<Effect> {
        let offered = self.patrons.get(&player).map_or(&[][..], |patron| &patron.offered);
        offered.iter().filter_map(|&table| self.tell_offer(player, table, now)).collect()
    }

    fn tell_offer(&self, player: PlayerId, table: TableId, now: Now) -> Option<Effect> {
        let slot = self.tables.get(&table)?;
        let (kept, info, rules) = (slot.kept_for(player)?, slot.game.info(), slot.game.rules());
        let may_post = match rules.cash.newcomers {
            Newcomers::Wait => false,
            Newcomers::WaitOrPost => true,
        };
        let auto_top_up = rules.cash.auto_top_up.is_some();
        let limits = self.limits(player, table, kept.since)?;
        let (left_ms, TableInfo { name, stake, rulebook, .. }) = (kept.until.ms_since(now), info);
        let offer = SeatOffer { table, name, stake, rulebook, limits, may_post, auto_top_up, left_ms };
        Some(Effect::Tell(player, Message::SeatOffered { offer }))
    }

    /// The seat that is kept for a player. Its limits are those of the moment of the offer, so that they do not change while the player
    /// decides.
    ///
    /// # Errors
    /// `Unknown` if the table does not exist; `NoSeatOffered` if no seat is kept for the player.
    pub(crate) fn kept_seat(&self, player: PlayerId, table: TableId) -> Result<(KeptSeat, BuyInLimits), Refusal> {
        let slot = self.tables.get(&table).ok_or(Refusal::Unknown)?;
        let kept = slot.kept_for(player).ok_or(Refusal::NoSeatOffered)?;
        let limits = self.limits(player, table, kept.since).ok_or(Refusal::Unknown)?;
        Ok((kept, limits))
    }

    /// Gives back an offered seat.
    ///
    /// # Errors
    /// `Unknown` if the table does not exist; `NoSeatOffered` if no seat is kept for the player.
    pub(crate) fn decline_seat(&mut self, player: PlayerId, table: TableId, dealer: &mut Dealer, now: Now) -> Result<Vec<Effect>, Refusal> {
        let slot = self.tables.get(&table).ok_or(Refusal::Unknown)?;
        slot.kept_for(player).ok_or(Refusal::NoSeatOffered)?;
        Ok(self.withdraw_seat(player, table, dealer, now))
    }

    /// Ends the offer of a seat. A player who soon asks again is offered the same table, so that nobody can choose among tables (R-INT-5).
    pub(super) fn withdraw_seat(&mut self, player: PlayerId, table: TableId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        self.release(player, table);
        let stake = self.stake_of(table);
        if let Some(offer) = stake.and_then(|stake| self.lobby.offer(stake))
            && let Some(patron) = self.patrons.get_mut(&player)
        {
            let until = now.after_ms(offer.seating().same_table_s.is.saturating_mul(1_000));
            patron.declined.insert(offer.stake, Declined { table, until });
        }
        let mut effects = vec![Effect::Tell(player, Message::SeatWithdrawn { table })];
        effects.extend(self.seat_freed(table, dealer, now));
        effects
    }

    fn release(&mut self, player: PlayerId, table: TableId) {
        let Some(slot) = self.tables.get_mut(&table) else { return };
        let Some(kept) = slot.kept_for(player) else { return };
        slot.kept.retain(|kept| kept.player != player);
        self.expiries.remove(&(kept.until, Expiry::Seat(table, player)));
        if let Some(patron) = self.patrons.get_mut(&player) {
            patron.offered.retain(|&offered| offered != table);
        }
    }

    /// Whether the player could take a seat at this table, and for which buy-in.
    ///
    /// # Errors
    /// `Unknown` if the table does not exist; `AlreadySeated` if the player sits there; and the refusals of the rulebook.
    pub(crate) fn may_take_seat(&self, player: PlayerId, table: TableId, now: Now) -> Result<BuyInLimits, Refusal> {
        let slot = self.tables.get(&table).ok_or(Refusal::Unknown)?;
        if slot.game.holds(player) {
            return Err(Refusal::AlreadySeated);
        }
        self.may_sit_at(player, slot.game.rules().cash.stake)?;
        self.limits(player, table, now).ok_or(Refusal::Unknown)
    }

    /// Draws one of the seats of a table that are neither taken nor offered.
    ///
    /// # Errors
    /// `Unknown` if the table does not exist; `Full` if no seat is open.
    pub(crate) fn draw_seat(&self, table: TableId, dealer: &mut Dealer) -> Result<Seat, Refusal> {
        let slot = self.tables.get(&table).ok_or(Refusal::Unknown)?;
        let open: Vec<Seat> = slot.open_seats().iter().collect();
        dealer.pick(&open).ok_or(Refusal::Full)
    }

    /// Seats a player, if the buy-in is within `limits`.
    ///
    /// # Errors
    /// The refusal; then nothing has changed.
    pub(crate) fn take(
        &mut self,
        arriving: Arriving,
        (table, seat): (TableId, Seat),
        limits: &BuyInLimits,
        (buy_in, entry): (Money, Entry),
        dealer: &mut Dealer,
        now: Now,
    ) -> Result<Vec<Effect>, Refusal> {
        if !limits.allow(buy_in) {
            return Err(Refusal::BuyIn { range: limits.range });
        }
        arriving.can_pay(buy_in)?;
        let Arriving { player, kind, profile, connected, plan, hexapro_percent: _, balance: _, facts: _ } = arriving;
        let elsewhere = self.elsewhere(player);
        let arrival = Arrival { player, kind, view: profile, buy_in, entry, connected, plan, elsewhere };
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        slot.game.sit(arrival, seat, dealer, now)?;
        self.note_arrival(player, table, buy_in, now);
        self.release(player, table);
        let (from, to) = (Account::Balance(player), Account::Stack(table, player));
        let bought_in = Movement { from, to, amount: buy_in, reason: Reason::BuyIn };
        Ok(vec![Effect::Book(bought_in), Effect::pass_on(table), Effect::SatDown { player, table, seat }])
    }

    /// Called after the others were told that a player has sat down. From now on the player is told what happens at the table.
    pub(crate) fn sat_down(&mut self, player: PlayerId, table: TableId, seat: Seat, now: Now) -> Vec<Effect> {
        let Some(slot) = self.tables.get_mut(&table) else { return Vec::new() };
        if slot.game.keeps_seats() {
            Arc::make_mut(&mut slot.viewers).push((player, seat));
        }
        let rulebook = slot.game.rules().hand.rulebook.clone();
        if let Some(patron) = self.patrons.get_mut(&player) {
            patron.seats.push(table);
            patron.sat_at.retain(|table| self.tables.contains_key(table));
            patron.sat_at.insert(table);
        }
        self.accept_rules(player, rulebook, now);
        self.count(table);
        let mut effects = self.show_table(player, table, now);
        effects.extend(self.tell_out_everywhere(player, table, now));
        effects.push(Effect::TellBalance(player));
        effects
    }
}
