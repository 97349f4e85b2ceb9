//! Notes that the connection of a player is lost or is back.

use poker_rules::{Seat, Turn};

use super::hands::Table;
use super::live::HandStage;
use crate::Now;

impl<S, O> Table<S, O> {
    /// Notes whether the player is connected, also in the clock of a decision in progress (R-CASH-7).
    pub(crate) fn set_connected(&mut self, seat: Seat, connected: bool, now: Now) {
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.connected = connected;
        }
        if let Some(live) = &mut self.live
            && live.hand.turn() == Turn::Act(seat)
            && let HandStage::Deciding { clock } = &mut live.stage
        {
            if connected {
                clock.come_back(now);
            } else {
                clock.go_away(now);
            }
        }
    }
}
