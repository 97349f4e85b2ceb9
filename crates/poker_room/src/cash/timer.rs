//! What happens at a cash table when time has passed.

use super::part::{Participation, Reach};
use super::pause::Pause;
use super::table::CashTable;
use crate::table::Switch;
use crate::{Dealer, Now};

impl CashTable {
    /// When [`Self::handle_timeout`] should be called next; earlier calls do nothing.
    #[must_use]
    pub fn poll_timeout(&self) -> Option<Now> {
        let hand = match (self.table.hand(), self.pause) {
            (Some(_), _) => self.table.hand_timeout(),
            (None, Pause::Until { at, .. }) => Some(self.table.deals_at(at, self.playing())),
            (None, Pause::Idle) => None,
        };
        let removal = self.seats_out().iter().filter_map(|seat| self.removal_at(seat)).min();
        [hand, removal].into_iter().flatten().min()
    }

    /// Does what is due: ends a pause, starts a hand, acts for a player whose time is over, frees a seat.
    pub fn handle_timeout(&mut self, now: Now, dealer: &mut Dealer) {
        for seat in self.seats_out().iter() {
            if self.removal_at(seat).is_some_and(|at| at <= now) {
                self.free(seat, true);
            }
        }
        match (self.table.hand(), self.pause) {
            (Some(_), _) => {
                self.table.handle_timeout(now);
                self.play_on(now);
            }
            (None, Pause::Until { at, .. }) => {
                if self.table.prepares_deck(at, self.playing(), dealer, now) {
                    self.try_start(dealer, now);
                }
            }
            (None, Pause::Idle) => {}
        }
        self.announce(now);
    }

    /// Turns the decision clock on or off; a change gives a decision in progress its full time.
    pub fn set_clock(&mut self, running: bool, now: Now) {
        self.table.set_clock(running, now);
        for (_, own) in self.table.all_own_mut() {
            // The time before the change does not count.
            (own.idle_since, own.away_since) = (None, None);
            own.part = match own.part {
                Participation::OutAfterHand(Reach::Everywhere(_)) => Participation::OutAfterHand(Reach::Everywhere(now)),
                Participation::Out(Reach::Everywhere(_)) => Participation::Out(Reach::Everywhere(now)),
                part => part,
            };
        }
        self.announce(now);
    }

    /// Applies a change to one of the other switches.
    pub(crate) fn switch(&mut self, change: &Switch) {
        self.table.switch(change);
        if *change == Switch::StopDealing && self.table.hand().is_none() {
            self.pause = Pause::Idle;
        }
    }
}
