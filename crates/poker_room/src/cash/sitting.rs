//! Sitting down, the switches of a seat, leaving, lost connections.

use poker_protocol::{Entry, PlayerView, Refusal, TableEvent};
use poker_rules::Seat;

use super::arrival::Arrival;
use super::pause::Pause;
use super::seat::CashSeated;
use super::table::CashTable;
use crate::Now;
use crate::table::TableOutput;

impl CashTable {
    /// Seats a player. The caller has already taken the buy-in from the balance.
    ///
    /// # Errors
    /// `AlreadySeated`; `Full` if the seat is taken; `NotOffered` if the rulebook does not let newcomers post.
    pub fn sit(&mut self, arrival: Arrival, seat: Seat, now: Now) -> Result<(), Refusal> {
        if self.table.seat_of(arrival.player).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        if !self.table.free_seats().contains(seat) {
            return Err(Refusal::Full);
        }
        if arrival.entry == Entry::PostNow && !self.may_post(false) {
            return Err(Refusal::NotOffered);
        }
        let mut seated = CashSeated::arrived(arrival, &self.rules);
        let state = self.state_of(seat, &seated);
        seated.own_mut().told_state = state;
        let (player, stack) = (seated.view().clone(), seated.stack());
        self.table.put(seat, seated);
        self.table.tell(TableOutput::Public(TableEvent::Sat { seat, player, stack, state }));
        self.wake(now);
        self.announce(now);
        Ok(())
    }

    /// Sets the name and avatar. Players who already sit here see them in their next snapshot.
    pub fn set_view(&mut self, seat: Seat, view: PlayerView) {
        if let Some(seated) = self.seated_mut(seat) {
            seated.rename(view);
        }
    }

    /// Removes a player: at once, or at the end of the hand, in which the player's next decision is a check or a fold.
    pub fn leave(&mut self, seat: Seat, now: Now) {
        if !self.table.in_hand(seat) {
            self.free(seat, false);
            return;
        }
        let Some(seated) = self.seated_mut(seat) else { return };
        seated.leave_now();
        self.table.pass_by(seat, now);
        self.play_on(now);
        self.announce(now);
    }

    /// Removes a player at the end of the hand in progress, which the player plays to its end.
    pub fn leave_after_hand(&mut self, seat: Seat) {
        if let Some(seated) = self.seated_mut(seat) {
            seated.leave_after_hand();
        }
    }

    /// Sets whether the player leaves the seat before the next big blind.
    ///
    /// # Errors
    /// `NotOffered` where players move from table to table, and while the player sits out.
    pub fn set_leave_next_big_blind(&mut self, seat: Seat, on: bool, now: Now) -> Result<(), Refusal> {
        let offered = self.rules.cash.next_big_blind_leave;
        let own = self.seated_mut(seat).map(CashSeated::own_mut).ok_or(Refusal::NotSeated)?;
        if on && (!offered || own.part.is_out()) {
            return Err(Refusal::NotOffered);
        }
        own.leave_next_big_blind = on;
        self.announce(now);
        Ok(())
    }

    /// Sets whether the player waits for the big blind or posts one in the next hand (R-HAND-8, R-HAND-9).
    ///
    /// # Errors
    /// `NotOffered` if the rulebook does not let this player post.
    pub fn set_entry(&mut self, seat: Seat, entry: Entry, now: Now) -> Result<(), Refusal> {
        let missed = self.seated(seat).is_some_and(CashSeated::has_played);
        if entry == Entry::PostNow && !self.may_post(missed) {
            return Err(Refusal::NotOffered);
        }
        if let Some(seated) = self.seated_mut(seat) {
            seated.own_mut().entry = entry;
        }
        self.announce(now);
        Ok(())
    }

    /// Sets whether the player straddles whenever the rules allow it (R-HAND-10).
    ///
    /// # Errors
    /// `NotInRulebook` if the rulebook has no straddle.
    pub fn set_straddle(&mut self, seat: Seat, on: bool, now: Now) -> Result<(), Refusal> {
        if self.rules.cash.straddle.is_none() {
            return Err(self.not_in_rulebook());
        }
        if let Some(seated) = self.seated_mut(seat) {
            seated.own_mut().straddles = on;
        }
        self.announce(now);
        Ok(())
    }

    /// Sets whether the player mucks without being asked (R-POT-5). If the player is being asked now, turning it on answers the question.
    pub fn set_auto_muck(&mut self, seat: Seat, on: bool, now: Now) {
        if let Some(seated) = self.seated_mut(seat) {
            seated.muck_unasked(on);
        }
        if on {
            self.table.muck_unasked(seat, now);
            self.play_on(now);
        }
        self.announce(now);
    }

    /// Notes that a person wants the next hand; the pause ends when all persons do.
    ///
    /// # Errors
    /// `NotOffered` if there is no pause between hands.
    pub fn next_hand(&mut self, seat: Seat, now: Now) -> Result<(), Refusal> {
        let (Pause::Until { at, mut asked }, None) = (self.pause, self.table.hand()) else { return Err(Refusal::NotOffered) };
        asked.insert(seat);
        let all = self.all_seated().filter(|(_, seated)| seated.watches()).all(|(seat, _)| asked.contains(seat));
        self.pause = Pause::Until { at: if all { now } else { at }, asked };
        Ok(())
    }

    pub(super) fn not_in_rulebook(&self) -> Refusal {
        Refusal::NotInRulebook { rulebook: self.rules.hand.rulebook.clone() }
    }

    /// Tells the table that the player's connection was lost or is back (R-CASH-7).
    pub fn set_connected(&mut self, seat: Seat, connected: bool, now: Now) {
        self.table.set_connected(seat, connected, now);
        if connected {
            self.wake(now);
        }
        self.announce(now);
    }
}
