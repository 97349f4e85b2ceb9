//! Sitting out at this table.

use poker_protocol::{Entry, Notice, Refusal, TableEvent};
use poker_rules::Seat;

use super::output::SeatOutput;
use super::part::{Participation, Reach};
use super::seat::CashSeated;
use super::table::CashTable;
use crate::Now;
use crate::table::TableOutput;

impl CashTable {
    /// Makes the player sit out from the next hand on, or lets the player play again (R-CASH-4).
    pub fn set_sit_out(&mut self, seat: Seat, on: bool, now: Now) {
        let Some(own) = self.seated_mut(seat).map(CashSeated::own_mut) else { return };
        if on {
            let reach = own.part.reach();
            return self.go_out(seat, reach, now);
        }
        if own.part.is_out() {
            own.entry = Entry::WaitForBigBlind;
        }
        own.part = Participation::Plays;
        // R-CASH-6: the switch goes off when the player returns.
        own.out_next_big_blind = false;
        self.wake(now);
        self.announce(now);
    }

    /// Makes the player sit out here from the next hand on, because the player sits out at all tables (R-CASH-5). The time to come back
    /// runs from `since`, unless it is already running.
    pub fn sit_out_everywhere(&mut self, seat: Seat, since: Now, now: Now) {
        let (running, global_out_ms) = (self.switches().clock, self.rules.cash.global_out_ms);
        let (Some(seated), Some(left_ms)) = (self.seated(seat), global_out_ms) else { return };
        if seated.own().part.out_everywhere_since().is_some() {
            return;
        }
        if running {
            let left_ms = since.after_ms(left_ms).ms_since(now);
            self.table.tell_player(seat, TableEvent::Notice { notice: Notice::SittingOutEverywhere { left_ms } });
        }
        self.go_out(seat, Reach::Everywhere(since), now);
    }

    /// Whether the player sits out, or is about to, at all tables.
    #[must_use]
    pub fn is_out_everywhere(&self, seat: Seat) -> bool {
        self.seated(seat).is_some_and(|seated| seated.own().part.out_everywhere_since().is_some())
    }

    /// Sets whether the player sits out before the next big blind (R-CASH-6).
    ///
    /// # Errors
    /// `NotInRulebook` if the rulebook has no such switch; `NotOffered` if the player already sits out.
    pub fn set_sit_out_next_big_blind(&mut self, seat: Seat, on: bool, now: Now) -> Result<(), Refusal> {
        if !self.rules.cash.next_big_blind_out {
            return Err(self.not_in_rulebook());
        }
        let own = self.seated_mut(seat).map(CashSeated::own_mut).ok_or(Refusal::NotSeated)?;
        if on && own.part.is_out() {
            return Err(Refusal::NotOffered);
        }
        own.out_next_big_blind = on;
        self.announce(now);
        Ok(())
    }

    /// Makes a player whose time has run out sit out after the hand (R-CASH-7), and tells the room, because this may apply to all tables
    /// (R-CASH-5).
    pub(super) fn put_out(&mut self, seat: Seat) {
        let Some(seated) = self.seated_mut(seat) else { return };
        let (player, own) = (seated.player(), seated.own_mut());
        if !own.part.is_out() {
            own.part = Participation::OutAfterHand(own.part.reach());
        }
        self.table.tell(TableOutput::Owner(SeatOutput::PutOut { player }));
    }

    fn go_out(&mut self, seat: Seat, reach: Reach, now: Now) {
        let in_hand = self.table.in_hand(seat);
        let Some(own) = self.seated_mut(seat).map(CashSeated::own_mut) else { return };
        own.part = if in_hand && !own.part.is_out() { Participation::OutAfterHand(reach) } else { Participation::Out(reach) };
        self.announce(now);
    }
}
