//! Tells what has changed about seats since it was last told.

use poker_protocol::{SeatState, TableEvent};
use poker_rules::Seat;

use super::seated::Seated;
use super::{CashTable, TableOutput};
use crate::Now;

impl CashTable {
    /// Compares each seat with what was told of it; every input ends with this.
    pub(super) fn announce(&mut self, now: Now) {
        for seat in Seat::first(self.rules.hand.seats) {
            let Some(seated) = &self.seats[seat] else { continue };
            let state = self.state_of(seat, seated);
            let in_hand = self.in_hand(seat);
            let idle = seated.sitting_out || (seated.stack.is_zero() && !in_hand);
            let away = !seated.connected && !in_hand;
            let Some(seated) = self.seats[seat].as_mut() else { continue };
            seated.idle_since = if idle { seated.idle_since.or(Some(now)) } else { None };
            seated.away_since = if away { seated.away_since.or(Some(now)) } else { None };
            if seated.told_state != state {
                seated.told_state = state;
                self.outputs.push_back(TableOutput::Public(TableEvent::StateChanged { seat, state }));
            }
            self.tell_own_seat(seat, now);
        }
    }

    /// Waits for the big blind, which nobody does at a new table.
    pub(super) fn waits(&self, seat: Seat, seated: &Seated) -> bool {
        seated.must_wait && !self.in_hand(seat) && (self.previous.is_some() || self.hand().is_some())
    }

    pub(super) fn state_of(&self, seat: Seat, seated: &Seated) -> SeatState {
        let in_hand = self.in_hand(seat);
        if seated.stack.is_zero() && !in_hand {
            SeatState::Busted
        } else if seated.sitting_out {
            SeatState::SittingOut
        } else if !seated.connected {
            SeatState::Disconnected
        } else if self.waits(seat, seated) {
            SeatState::WaitingForBigBlind
        } else {
            SeatState::Playing
        }
    }
}
