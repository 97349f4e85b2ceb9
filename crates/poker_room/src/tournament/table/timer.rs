//! What is due at a table when time has passed.

use poker_protocol::{Bytes32, Refusal};
use poker_rules::Seat;

use super::play::HandEnd;
use super::{Between, TournamentTable};
use crate::{Dealer, Now};

impl TournamentTable {
    /// When [`Self::handle_timeout`] should be called next.
    pub(in crate::tournament) fn due(&self) -> Option<Now> {
        match (self.table.hand(), self.between) {
            (Some(_), _) => self.table.hand_timeout(),
            (None, Between::Pause { until }) => Some(self.table.deals_at(until, self.with_chips())),
            (None, Between::Ready) => None,
        }
    }

    /// Ends a decision or a pause whose time is over, and asks for nonces before the end of a pause. Returns the end of the hand if the hand
    /// is over.
    pub(in crate::tournament) fn handle_timeout(&mut self, dealer: &mut Dealer, now: Now) -> Option<HandEnd> {
        if self.table.hand().is_some() {
            self.table.handle_timeout(now);
            return self.play_on(now);
        }
        if let Between::Pause { until } = self.between
            && self.table.prepares_deck(until, self.with_chips(), dealer, now)
        {
            self.between = Between::Ready;
        }
        None
    }

    /// Whether the table waits until the tournament deals its next hand.
    pub(in crate::tournament) fn is_ready(&self) -> bool {
        self.table.hand().is_none() && self.between == Between::Ready
    }

    /// Notes what a player's client promises for the next deck.
    pub(in crate::tournament) fn commit_nonce(&mut self, seat: Seat, commitment: Bytes32) {
        self.table.commit_nonce(seat, commitment);
    }

    /// Takes the promised nonce for the deck with this root, and the next promise.
    pub(in crate::tournament) fn reveal_nonce(
        &mut self,
        seat: Seat,
        nonce: (Bytes32, Bytes32),
        next: Option<Bytes32>,
    ) -> Result<(), Refusal> {
        self.table.reveal_nonce(seat, nonce, next)
    }

    /// Turns the clock of decisions on or off. A change gives a decision in progress its full time.
    pub(in crate::tournament) fn set_clock(&mut self, running: bool, now: Now) {
        self.table.set_clock(running, now);
    }

    /// Sets the extra time after a lost connection, milliseconds, from the next hand on (R-TRN-4).
    pub(in crate::tournament) fn set_disconnect_extra(&mut self, extra_ms: u32) {
        self.table.set_disconnect_extra(extra_ms);
    }
}
