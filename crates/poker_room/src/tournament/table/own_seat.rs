//! The options of a player's own seat: of those of a cash table, only the automatic muck exists in a tournament.

use poker_protocol::{Entry, LeaversAction, Money, TableEvent, YourSeat};
use poker_rules::Seat;

use super::TournamentTable;
use super::play::HandEnd;
use crate::Now;

impl TournamentTable {
    /// Sets whether the player mucks without being asked (R-POT-5). If the player is being asked now, turning it on answers the question.
    pub(in crate::tournament) fn set_auto_muck(&mut self, seat: Seat, on: bool, now: Now) -> Option<HandEnd> {
        self.table.seated_mut(seat)?.muck_unasked(on);
        if let Some(you) = self.own_seat(seat).filter(|_| self.table.listened()) {
            self.table.tell_player(seat, TableEvent::You { you });
        }
        if !on {
            return None;
        }
        self.table.muck_unasked(seat, now);
        self.play_on(now)
    }

    /// The options of a seat. Whatever a tournament does not have is off or `None`.
    pub(super) fn own_seat(&self, seat: Seat) -> Option<YourSeat> {
        let seated = self.table.seated(seat)?;
        Some(YourSeat {
            seat,
            initial_buy_in: Money::ZERO,
            sit_out_next_hand: false,
            sit_out_next_big_blind: None,
            leave_next_big_blind: None,
            sits_out_everywhere: false,
            auto_top_up: None,
            top_up: None,
            entry: Entry::default(),
            may_post: false,
            straddle: None,
            may_fast_fold: false,
            leavers_action: LeaversAction::Fold,
            out: None,
            bank_ms: self.table.switches().clock.then(|| seated.bank_ms()),
            auto_muck: seated.mucks_unasked(),
        })
    }
}
