//! Sitting down, the switches of a seat, leaving, lost connections.

use poker_protocol::{Entry, PlayerView, Refusal, TableEvent};
use poker_rules::Seat;

use super::arrival::Arrival;
use super::pause::Pause;
use super::seat::CashSeated;
use super::table::CashTable;
use crate::Now;
use crate::table::{Leaving, TableOutput};

impl CashTable {
    /// Seats a player. Whoever answers for the chips has taken them from the balance.
    ///
    /// # Errors
    /// `AlreadySeated`, `Full` where the seat is taken, `NotOffered` where the rulebook lets nobody post.
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
        seated.own.told_state = state;
        let (player, stack) = (seated.view.clone(), seated.stack);
        self.table.seats[seat] = Some(seated);
        self.table.tell(TableOutput::Public(TableEvent::Sat { seat, player, stack, state }));
        self.wake(now);
        self.announce(now);
        Ok(())
    }

    /// Another name or avatar; who sits here already sees it at the next snapshot.
    pub fn set_view(&mut self, seat: Seat, view: PlayerView) {
        if let Some(seated) = self.seated_mut(seat) {
            seated.view = view;
        }
    }

    /// Leaves: at once, or when the hand is over, in which its turn is passed by.
    pub fn leave(&mut self, seat: Seat, now: Now) {
        if !self.table.in_hand(seat) {
            self.free(seat, false);
            return;
        }
        let Some(seated) = self.seated_mut(seat) else { return };
        seated.leaving = Leaving::Now;
        self.table.pass_by(seat, now);
        self.play_on(now);
        self.announce(now);
    }

    /// Leaves once the hand in progress is over, which the player finishes.
    pub fn leave_after_hand(&mut self, seat: Seat) {
        if let Some(seated) = self.seated_mut(seat).filter(|seated| !seated.has_left()) {
            seated.leaving = Leaving::AfterHand;
        }
    }

    /// Waits for the big blind, or posts one at the next hand (R-HAND-8, R-HAND-9).
    ///
    /// # Errors
    /// `NotOffered` where the rulebook lets this player not post.
    pub fn set_entry(&mut self, seat: Seat, entry: Entry, now: Now) -> Result<(), Refusal> {
        let missed = self.seated(seat).is_some_and(CashSeated::has_played);
        if entry == Entry::PostNow && !self.may_post(missed) {
            return Err(Refusal::NotOffered);
        }
        if let Some(seated) = self.seated_mut(seat) {
            seated.own.entry = entry;
        }
        self.announce(now);
        Ok(())
    }

    /// Straddles whenever the seat may, or no longer (R-HAND-10).
    ///
    /// # Errors
    /// `NotInRulebook` where there is no straddle.
    pub fn set_straddle(&mut self, seat: Seat, on: bool, now: Now) -> Result<(), Refusal> {
        if self.rules.cash.straddle.is_none() {
            return Err(self.not_in_rulebook());
        }
        if let Some(seated) = self.seated_mut(seat) {
            seated.own.straddles = on;
        }
        self.announce(now);
        Ok(())
    }

    /// Mucks unasked whatever nobody has to see (R-POT-5), or no longer; a choice that is open is made by it.
    pub fn set_auto_muck(&mut self, seat: Seat, on: bool, now: Now) {
        if let Some(seated) = self.seated_mut(seat) {
            seated.auto_muck = on;
        }
        if on {
            self.table.muck_unasked(seat, now);
            self.play_on(now);
        }
        self.announce(now);
    }

    /// A person asks to go on; the pause ends once all have.
    ///
    /// # Errors
    /// `NotOffered` outside a pause between hands.
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

    /// The player's connection came or went (R-CASH-7).
    pub fn set_connected(&mut self, seat: Seat, connected: bool, now: Now) {
        self.table.set_connected(seat, connected, now);
        if connected {
            self.wake(now);
        }
        self.announce(now);
    }
}
