//! Players who are away, sit out, or lose their connection (R-TRN-2).

use poker_rules::Seat;

use super::TournamentTable;
use super::play::HandEnd;
use super::seat::Presence;
use crate::Now;

impl TournamentTable {
    /// Sets whether a player takes decisions. If the player is asked for one now, being absent folds or checks at once.
    pub(in crate::tournament) fn set_presence(&mut self, seat: Seat, presence: Presence, now: Now) -> Option<HandEnd> {
        self.be(seat, presence);
        if presence == Presence::Plays {
            return None;
        }
        self.table.pass_by(seat, now);
        self.play_on(now)
    }

    /// Notes whether a player is connected. A player who is away and connects takes decisions again.
    pub(in crate::tournament) fn set_connected(&mut self, seat: Seat, connected: bool, now: Now) {
        self.table.set_connected(seat, connected, now);
        let away = self.table.seated(seat).is_some_and(|seated| seated.own().presence == Presence::Away);
        if connected && away {
            self.be(seat, Presence::Plays);
        } else {
            self.tell_state(seat);
        }
    }

    pub(super) fn be(&mut self, seat: Seat, presence: Presence) {
        let Some(seated) = self.table.seated_mut(seat).filter(|seated| seated.own().presence != presence) else { return };
        seated.set_presence(presence);
        self.tell_state(seat);
    }
}
