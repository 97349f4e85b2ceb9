//! Sitting out, and how long the seat is kept.

use poker_protocol::{Entry, Notice, Refusal, TableEvent};
use poker_rules::Seat;

use super::part::{Participation, Reach};
use super::table::CashTable;
use super::told::KeptUntil;
use crate::Now;
use crate::table::TableOutput;

impl CashTable {
    /// Sits out from the next hand, or comes back (R-CASH-4).
    pub fn set_sit_out(&mut self, seat: Seat, on: bool, now: Now) {
        let Some(own) = self.seated_mut(seat).map(|seated| &mut seated.own) else { return };
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

    /// Sits out here because the player sits out at all tables, each from its next hand (R-CASH-5). The time to come back runs from
    /// `since`, unless it runs already.
    pub fn sit_out_everywhere(&mut self, seat: Seat, since: Now, now: Now) {
        let (running, global_out_ms) = (self.switches().clock, self.rules.cash.global_out_ms);
        let (Some(seated), Some(left_ms)) = (self.seated(seat), global_out_ms) else { return };
        if seated.own.part.out_everywhere_since().is_some() {
            return;
        }
        if running {
            let left_ms = since.after_ms(left_ms).ms_since(now);
            self.table.tell_player(seat, TableEvent::Notice { notice: Notice::SittingOutEverywhere { left_ms } });
        }
        self.go_out(seat, Reach::Everywhere(since), now);
    }

    /// Whether this seat is out, or going out, together with all others of its player.
    #[must_use]
    pub fn is_out_everywhere(&self, seat: Seat) -> bool {
        self.seated(seat).is_some_and(|seated| seated.own.part.out_everywhere_since().is_some())
    }

    /// R-CASH-6.
    ///
    /// # Errors
    /// `NotInRulebook` where there is no such thing, `NotOffered` to one who sits out already.
    pub fn set_sit_out_next_big_blind(&mut self, seat: Seat, on: bool, now: Now) -> Result<(), Refusal> {
        if !self.rules.cash.next_big_blind_out {
            return Err(self.not_in_rulebook());
        }
        let own = self.seated_mut(seat).map(|seated| &mut seated.own).ok_or(Refusal::NotSeated)?;
        if on && own.part.is_out() {
            return Err(Refusal::NotOffered);
        }
        own.out_next_big_blind = on;
        self.announce(now);
        Ok(())
    }

    /// Until when the seat is kept: whichever time is over first (R-CASH-4, R-CASH-5, R-CASH-8). None where no clock runs or the player
    /// is not out.
    pub(super) fn kept_until(&self, seat: Seat) -> Option<KeptUntil> {
        let own = self.seated(seat).filter(|_| self.switches().clock).map(|seated| &seated.own)?;
        let rules = &self.rules.cash;
        let until = |since: Option<Now>, ms: Option<u32>| Some(since?.after_ms(ms?));
        let everywhere = until(own.part.out_everywhere_since(), rules.global_out_ms);
        let here = [until(own.idle_since, Some(rules.removal_ms)), until(own.away_since, rules.away_seat_ms)];
        let everywhere = everywhere.map(|at| KeptUntil { at, everywhere: true });
        let here = here.into_iter().flatten().map(|at| KeptUntil { at, everywhere: false });
        everywhere.into_iter().chain(here).min_by_key(|kept| kept.at)
    }

    /// When the seat is freed. Nobody is removed in mid-hand.
    pub(super) fn removal_at(&self, seat: Seat) -> Option<Now> {
        // One more: the seat is kept for the whole time, and freed when it is longer.
        self.kept_until(seat).filter(|_| !self.table.in_hand(seat)).map(|kept| kept.at.after_ms(1))
    }

    /// The switch of a player the clock has run out for: out at the end of the hand (R-CASH-7), and with that everywhere (R-CASH-5).
    pub(super) fn put_out(&mut self, seat: Seat) {
        let Some(seated) = self.seated_mut(seat) else { return };
        let (player, part) = (seated.player, seated.own.part);
        if !part.is_out() {
            seated.own.part = Participation::OutAfterHand(part.reach());
        }
        self.table.tell(TableOutput::PutOut { player });
    }

    fn go_out(&mut self, seat: Seat, reach: Reach, now: Now) {
        let in_hand = self.table.in_hand(seat);
        let Some(own) = self.seated_mut(seat).map(|seated| &mut seated.own) else { return };
        own.part = if in_hand && !own.part.is_out() { Participation::OutAfterHand(reach) } else { Participation::Out(reach) };
        self.announce(now);
    }
}
