//! From asking for a seat to sitting on it: a table is drawn, a seat kept, and taken or given back (R-CASH-1, R-RAT-5).

use poker_protocol::{BuyInLimits, Entry, Message, PlayerId, Refusal, SeatOffer, StakeId, TableId, TableInfo};
use poker_rules::{Chips, Seat};

use super::Room;
use super::lapse::Lapse;
use super::session::Declined;
use super::slot::KeptSeat;
use crate::{Account, Arrival, Movement, Newcomers, Now, Reason};

impl Room {
    /// A seat at some table of the stake, or a place in its queue.
    pub(super) fn join(&mut self, player: PlayerId, stake: StakeId, now: Now) -> Result<(), Refusal> {
        self.may_join(player, stake)?;
        match self.assign(player, stake, now) {
            Some(table) => self.offer_seat(player, table, now),
            None => self.line_up(player, stake, now),
        }
        Ok(())
    }

    fn may_join(&self, player: PlayerId, stake: StakeId) -> Result<(), Refusal> {
        self.may_play(player)?;
        self.may_sit_at(player, stake)?;
        let offer = self.lobby.offer(stake).ok_or(Refusal::Unknown)?;
        let session = self.sessions.get(&player).ok_or(Refusal::NotGreeted)?;
        let of_stake = |tables: &[TableId]| tables.iter().filter(|table| self.stake_of(**table) == Some(stake)).count();
        if session.waits_for.contains(&stake) || of_stake(&session.offered) > 0 {
            return Err(Refusal::AlreadyWaiting);
        }
        if offer.rules.hand.form.moves_players() && of_stake(&session.seats) > 0 {
            return Err(Refusal::AlreadySeated);
        }
        let most = offer.seating().most_tables.is;
        if session.seats.len() + session.offered.len() + session.waits_for.len() >= usize::try_from(most).unwrap_or(usize::MAX) {
            return Err(Refusal::TooManyTables { most: u8::try_from(most).unwrap_or(u8::MAX) });
        }
        let (needed, balance) = (offer.rules.cash.buy_in.min, self.balance(player));
        if balance < needed { Err(Refusal::Balance { needed, balance }) } else { Ok(()) }
    }

    /// Keeps a seat for the player and says so.
    pub(super) fn offer_seat(&mut self, player: PlayerId, table: TableId, now: Now) {
        let Some(slot) = self.tables.get_mut(&table) else { return };
        let Some(offer) = self.lobby.offer(slot.felt.sign().stake) else { return };
        let open: Vec<Seat> = slot.open_seats().iter().collect();
        let Some(seat) = self.croupier.pick(&open) else { return };
        let until = now.after_ms(offer.seating().offer_s.is.saturating_mul(1_000));
        slot.kept.push(KeptSeat { player, seat, since: now, until });
        self.lapses.insert((until, Lapse::Seat(table, player)));
        if let Some(session) = self.sessions.get_mut(&player) {
            session.offered.push(table);
        }
        self.count(table);
        self.tell_offer(player, table, now);
    }

    /// Every seat that is kept for the player, as it is now.
    pub(super) fn tell_offers(&mut self, player: PlayerId, now: Now) {
        let offered = self.sessions.get(&player).map(|session| session.offered.clone()).unwrap_or_default();
        for table in offered {
            self.tell_offer(player, table, now);
        }
    }

    fn tell_offer(&mut self, player: PlayerId, table: TableId, now: Now) {
        let Some(slot) = self.tables.get(&table) else { return };
        let (Some(kept), info, rules) = (slot.kept_for(player), slot.felt.info(), slot.felt.rules()) else { return };
        let may_post = match rules.cash.newcomers {
            Newcomers::Wait => false,
            Newcomers::WaitOrPost => true,
        };
        let auto_top_up = rules.cash.auto_top_up.is_some();
        let Some(limits) = self.limits(player, table, kept.since) else { return };
        let (left_ms, TableInfo { name, stake, rulebook, .. }) = (kept.until.ms_since(now), info);
        let offer = SeatOffer { table, name, stake, rulebook, limits, may_post, auto_top_up, left_ms };
        self.tell(player, Message::SeatOffered { offer });
    }

    /// Takes the seat that was offered; whoever does accepts the rulebook that the offer names (R-INT-8).
    pub(super) fn sit_down(&mut self, player: PlayerId, table: TableId, buy_in: Chips, entry: Entry, now: Now) -> Result<(), Refusal> {
        let slot = self.tables.get(&table).ok_or(Refusal::Unknown)?;
        let kept = slot.kept_for(player).ok_or(Refusal::NoSeatOffered)?;
        // The limits are those of the moment the seat was kept: they do not change while the player thinks.
        let limits = self.limits(player, table, kept.since).ok_or(Refusal::Unknown)?;
        self.take(player, table, kept.seat, &limits, buy_in, entry, now)
    }

    /// Gives back the seat that was offered.
    pub(super) fn decline_seat(&mut self, player: PlayerId, table: TableId, now: Now) -> Result<(), Refusal> {
        let slot = self.tables.get(&table).ok_or(Refusal::Unknown)?;
        slot.kept_for(player).ok_or(Refusal::NoSeatOffered)?;
        self.withdraw_seat(player, table, now);
        Ok(())
    }

    /// The seat is no longer kept. Who asks again soon is offered the same table: nobody picks among tables (R-INT-5).
    pub(super) fn withdraw_seat(&mut self, player: PlayerId, table: TableId, now: Now) {
        self.release(player, table);
        let stake = self.stake_of(table);
        if let Some(offer) = stake.and_then(|stake| self.lobby.offer(stake))
            && let Some(session) = self.sessions.get_mut(&player)
        {
            let until = now.after_ms(offer.seating().same_table_s.is.saturating_mul(1_000));
            session.declined.insert(offer.stake, Declined { table, until });
        }
        self.tell(player, Message::SeatWithdrawn { table });
        self.seat_freed(table, now);
    }

    fn release(&mut self, player: PlayerId, table: TableId) {
        let Some(slot) = self.tables.get_mut(&table) else { return };
        let Some(kept) = slot.kept_for(player) else { return };
        slot.kept.retain(|kept| kept.player != player);
        self.lapses.remove(&(kept.until, Lapse::Seat(table, player)));
        if let Some(session) = self.sessions.get_mut(&player) {
            session.offered.retain(|&offered| offered != table);
        }
    }

    /// Seats a player who has greeted at this very table: for drivers. Clients choose a stake, not a table.
    ///
    /// # Errors
    /// As for [`poker_protocol::Request::SitDown`], and `Full`.
    pub fn seat(&mut self, player: PlayerId, table: TableId, buy_in: Chips, entry: Entry, now: Now) -> Result<Seat, Refusal> {
        let slot = self.tables.get(&table).ok_or(Refusal::Unknown)?;
        if slot.felt.holds(player) {
            return Err(Refusal::AlreadySeated);
        }
        self.may_sit_at(player, slot.felt.sign().stake)?;
        let limits = self.limits(player, table, now).ok_or(Refusal::Unknown)?;
        let open: Vec<Seat> = slot.open_seats().iter().collect();
        let seat = self.croupier.pick(&open).ok_or(Refusal::Full)?;
        self.take(player, table, seat, &limits, buy_in, entry, now)?;
        Ok(seat)
    }

    fn take(
        &mut self,
        player: PlayerId,
        table: TableId,
        seat: Seat,
        limits: &BuyInLimits,
        buy_in: Chips,
        entry: Entry,
        now: Now,
    ) -> Result<(), Refusal> {
        let session = self.sessions.get(&player).ok_or(Refusal::NotGreeted)?;
        self.may_play(player)?;
        if !limits.allow(buy_in) {
            return Err(Refusal::BuyIn { range: limits.range });
        }
        let balance = self.balance(player);
        if balance < buy_in {
            return Err(Refusal::Balance { needed: buy_in, balance });
        }
        let (kind, view, connected) = (session.kind, session.profile.clone(), session.client.is_some());
        let arrival =
            Arrival { player, kind, view, stack: buy_in, entry, connected, plan: self.plan_of(player), elsewhere: self.elsewhere(player) };
        let slot = self.tables.get_mut(&table).ok_or(Refusal::Unknown)?;
        slot.felt.sit(arrival, seat, &mut self.croupier, now)?;
        let rulebook = slot.felt.rules().hand.rulebook.clone();
        self.note_arrival(player, table, buy_in, now);
        let (from, to) = (Account::Balance(player), Account::Stack(table, player));
        self.book(Movement { from, to, amount: buy_in, reason: Reason::BuyIn }, now);
        self.release(player, table);
        self.pass_on(table, now);
        if let Some(slot) = self.tables.get_mut(&table)
            && slot.felt.keeps_seats()
        {
            slot.viewers.push((player, seat));
        }
        if let Some(session) = self.sessions.get_mut(&player) {
            session.seats.push(table);
            session.sat_at.retain(|table| self.tables.contains_key(table));
            session.sat_at.insert(table);
            session.accepted.entry(rulebook).or_insert(now);
        }
        self.count(table);
        self.send_snapshot(player, table, now);
        self.tell_out_everywhere(player, table, now);
        self.tell_balance(player);
        Ok(())
    }

    fn stake_of(&self, table: TableId) -> Option<StakeId> {
        self.tables.get(&table).map(|slot| slot.felt.sign().stake)
    }
}
