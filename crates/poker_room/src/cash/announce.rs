//! Tells the players what has changed about each seat since they were last told.

use poker_protocol::{SeatState, TableEvent};
use poker_rules::{Seat, Turn};

use super::seat::CashSeated;
use super::table::CashTable;
use crate::Now;
use crate::table::TableOutput;

impl CashTable {
    /// Tells each difference between the state of a seat and what players were last told of it. Each input to the table ends with this
    /// call.
    pub(super) fn announce(&mut self, now: Now) {
        for seat in Seat::first(self.rules.hand.seats) {
            self.announce_seat(seat, now);
        }
        self.all_told = self.table.listened();
    }

    /// Does the same as [`Self::announce`] after an action. While the betting goes on, an action changes only its own seat, except where
    /// players may fold ahead.
    pub(super) fn announce_action(&mut self, seat: Seat, now: Now) {
        let betting = self.table.hand().is_some_and(|hand| matches!(hand.turn(), Turn::Act(_)));
        if !betting || !self.all_told || self.rules.cash.folds_ahead {
            return self.announce(now);
        }
        self.announce_seat(seat, now);
        if cfg!(debug_assertions) {
            let told = self.table.untold();
            self.announce(now);
            debug_assert_eq!(told, self.table.untold(), "an action at {seat:?} has changed another seat");
        }
    }

    fn announce_seat(&mut self, seat: Seat, now: Now) {
        let Some(seated) = self.seated(seat) else { return };
        let state = self.state_of(seat, seated);
        let in_hand = self.table.in_hand(seat);
        let idle = seated.own().part.is_out() || (seated.stack().is_zero() && !in_hand);
        let away = !seated.is_connected() && !in_hand;
        let Some(own) = self.seated_mut(seat).map(CashSeated::own_mut) else { return };
        own.idle_since = if idle { own.idle_since.or(Some(now)) } else { None };
        own.away_since = if away { own.away_since.or(Some(now)) } else { None };
        if own.told_state != state {
            own.told_state = state;
            if self.table.listened() {
                self.table.tell(TableOutput::Public(TableEvent::StateChanged { seat, state }));
            }
        }
        if self.kept_until(seat).is_some() {
            self.kept.insert(seat);
        } else {
            self.kept.remove(seat);
        }
        if self.table.listened() {
            self.tell_own_seat(seat, now);
        }
    }

    /// Whether the seat waits for the big blind. At a new table nobody waits.
    pub(super) fn waits(&self, seat: Seat, seated: &CashSeated) -> bool {
        seated.own().standing.must_wait() && !self.table.in_hand(seat) && (self.previous.is_some() || self.table.hand().is_some())
    }

    pub(super) fn state_of(&self, seat: Seat, seated: &CashSeated) -> SeatState {
        let in_hand = self.table.in_hand(seat);
        if seated.stack().is_zero() && !in_hand {
            SeatState::Busted
        } else if seated.own().part.is_out() {
            SeatState::SittingOut
        } else if !seated.is_connected() {
            SeatState::Disconnected
        } else if self.waits(seat, seated) {
            SeatState::WaitingForBigBlind
        } else {
            SeatState::Playing
        }
    }
}
