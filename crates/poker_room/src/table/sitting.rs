//! Sitting down, the switches of a seat, leaving, lost connections.

use poker_protocol::{Entry, LeaversAction, PlayerView, Refusal, TableEvent};
use poker_rules::{Action, Hand, Seat, Turn};

use super::live::Stage;
use super::seated::{Arrival, Seated};
use super::{CashTable, Phase, TableOutput};
use crate::Now;

impl CashTable {
    /// Seats a player. Whoever answers for the chips has taken them from the balance.
    ///
    /// # Errors
    /// `AlreadySeated`, `Full` where the seat is taken, `NotOffered` where the rulebook lets nobody post.
    pub fn sit(&mut self, arrival: Arrival, seat: Seat, now: Now) -> Result<(), Refusal> {
        if self.seat_of(arrival.player).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        if !self.free_seats().contains(seat) {
            return Err(Refusal::Full);
        }
        if arrival.entry == Entry::PostNow && !self.may_post(false) {
            return Err(Refusal::NotOffered);
        }
        let mut seated = Seated::new(arrival, &self.rules);
        let state = self.state_of(seat, &seated);
        seated.told_state = state;
        let (player, stack) = (seated.view.clone(), seated.stack);
        self.seats[seat] = Some(seated);
        self.outputs.push_back(TableOutput::Public(TableEvent::Sat { seat, player, stack, state }));
        self.wake(now);
        self.announce(now);
        Ok(())
    }

    /// Another name or avatar; who sits here already sees it at the next snapshot.
    pub fn set_view(&mut self, seat: Seat, view: PlayerView) {
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.view = view;
        }
    }

    /// Leaves: at once, or when the hand is over, in which its turn is passed by.
    pub fn leave(&mut self, seat: Seat, now: Now) {
        if !self.in_hand(seat) {
            self.free(seat, false);
            return;
        }
        let Some(seated) = self.seats[seat].as_mut() else { return };
        seated.leaving = true;
        let turn_is_his = match &self.phase {
            Phase::Playing(live) => matches!(live.stage, Stage::Deciding { .. }) && live.hand.turn() == Turn::Act(seat),
            Phase::Idle | Phase::Between { .. } => false,
        };
        self.choose_unasked(seat, now);
        if turn_is_his && self.apply(seat, self.leavers_action(), now).is_err() {
            self.void_hand(now);
        }
        self.announce(now);
    }

    /// Leaves once the hand in progress is over, which the player finishes.
    pub fn leave_after_hand(&mut self, seat: Seat) {
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.leaves_after_hand = true;
        }
    }

    /// Waits for the big blind, or posts one at the next hand (R-HAND-8, R-HAND-9).
    ///
    /// # Errors
    /// `NotOffered` where the rulebook lets this player not post.
    pub fn set_entry(&mut self, seat: Seat, entry: Entry, now: Now) -> Result<(), Refusal> {
        let missed = self.seats[seat].as_ref().is_some_and(Seated::has_played);
        if entry == Entry::PostNow && !self.may_post(missed) {
            return Err(Refusal::NotOffered);
        }
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.entry = entry;
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
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.straddles = on;
        }
        self.announce(now);
        Ok(())
    }

    /// Mucks unasked whatever nobody has to see (R-POT-5), or no longer; a choice that is open is made by it.
    pub fn set_auto_muck(&mut self, seat: Seat, on: bool, now: Now) {
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.auto_muck = on;
        }
        if on {
            self.muck_unasked(seat, now);
        }
        self.announce(now);
    }

    /// A person asks to go on; the pause ends once all have.
    ///
    /// # Errors
    /// `NotOffered` outside a pause between hands.
    pub fn next_hand(&mut self, seat: Seat, now: Now) -> Result<(), Refusal> {
        let Phase::Between { .. } = self.phase else { return Err(Refusal::NotOffered) };
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.wants_next = true;
        }
        if self.seats.values().flatten().filter(|seated| seated.watches()).all(|seated| seated.wants_next) {
            self.phase = Phase::Between { until: now };
        }
        Ok(())
    }

    /// What is done for one who has left with a decision pending: a fold; where the rulebook treats that like a lost connection, a check
    /// where one is free (R-FAIL-5).
    pub(super) fn leavers_action(&self) -> Action {
        let checks = self.rules.hand.leavers_action == LeaversAction::CheckOrFold
            && self.hand().and_then(Hand::legal).is_some_and(|legal| legal.check);
        if checks { Action::Check } else { Action::Fold }
    }

    pub(super) fn not_in_rulebook(&self) -> Refusal {
        Refusal::NotInRulebook { rulebook: self.rules.hand.rulebook.clone() }
    }

    /// The player's connection came or went (R-CASH-7).
    pub fn set_connected(&mut self, seat: Seat, connected: bool, now: Now) {
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.connected = connected;
        }
        if let Phase::Playing(live) = &mut self.phase
            && live.hand.turn() == Turn::Act(seat)
            && let Stage::Deciding { clock } = &mut live.stage
        {
            if connected {
                clock.come_back(now);
            } else {
                clock.go_away(now);
            }
        }
        if connected {
            self.wake(now);
        }
        self.announce(now);
    }
}
