//! Sitting out, and how long the seat is kept.

use poker_protocol::{Entry, Notice, OutClock, Refusal, TableEvent};
use poker_rules::Seat;

use super::{CashTable, TableOutput};
use crate::Now;

/// Until when a seat is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct KeptUntil {
    pub at: Now,
    /// For all of the player's tables together.
    pub everywhere: bool,
}

impl KeptUntil {
    pub(super) fn clock(self, now: Now) -> OutClock {
        OutClock { left_ms: self.at.ms_since(now), everywhere: self.everywhere }
    }
}

impl CashTable {
    /// Sits out from the next hand, or comes back (R-CASH-4).
    pub fn set_sit_out(&mut self, seat: Seat, on: bool, now: Now) {
        let in_hand = self.in_hand(seat);
        let Some(seated) = self.seats[seat].as_mut() else { return };
        if on {
            seated.sit_out_next_hand = in_hand && !seated.sitting_out;
            seated.sitting_out = seated.sitting_out || !in_hand;
        } else {
            if seated.sitting_out {
                seated.entry = Entry::WaitForBigBlind;
            }
            seated.sitting_out = false;
            seated.sit_out_next_hand = false;
            seated.out_everywhere_since = None;
            // R-CASH-6: the switch goes off when the player returns.
            seated.sit_out_next_big_blind = false;
            self.wake(now);
        }
        self.announce(now);
    }

    /// Sits out here because the player sits out at all tables, each from its next hand (R-CASH-5). The time to come back runs from
    /// `since`, unless it runs already.
    pub fn sit_out_everywhere(&mut self, seat: Seat, since: Now, now: Now) {
        let (running, global_out_ms) = (self.switches.clock, self.rules.cash.global_out_ms);
        let (Some(seated), Some(left_ms)) = (self.seats[seat].as_mut(), global_out_ms) else { return };
        if seated.out_everywhere_since.is_some() {
            return;
        }
        seated.out_everywhere_since = Some(since);
        if running {
            let left_ms = since.after_ms(left_ms).ms_since(now);
            self.tell_player(seat, TableEvent::Notice { notice: Notice::SittingOutEverywhere { left_ms } });
        }
        self.set_sit_out(seat, true, now);
    }

    /// Whether this seat is out, or going out, together with all others of its player.
    #[must_use]
    pub fn is_out_everywhere(&self, seat: Seat) -> bool {
        self.seats[seat].as_ref().is_some_and(|seated| seated.out_everywhere_since.is_some())
    }

    /// R-CASH-6.
    ///
    /// # Errors
    /// `NotInRulebook` where there is no such thing, `NotOffered` to one who sits out already.
    pub fn set_sit_out_next_big_blind(&mut self, seat: Seat, on: bool, now: Now) -> Result<(), Refusal> {
        if !self.rules.cash.next_big_blind_out {
            return Err(self.not_in_rulebook());
        }
        let seated = self.seats[seat].as_mut().ok_or(Refusal::NotSeated)?;
        if on && seated.sitting_out {
            return Err(Refusal::NotOffered);
        }
        seated.sit_out_next_big_blind = on;
        self.announce(now);
        Ok(())
    }

    /// Until when the seat is kept: whichever time is over first (R-CASH-4, R-CASH-5, R-CASH-8). None where no clock runs or the player
    /// is not out.
    pub(super) fn kept_until(&self, seat: Seat) -> Option<KeptUntil> {
        let seated = self.seats[seat].as_ref().filter(|_| self.switches.clock)?;
        let until = |since: Option<Now>, ms: Option<u32>| Some(since?.after_ms(ms?));
        let everywhere = until(seated.out_everywhere_since, self.rules.cash.global_out_ms);
        let here = [until(seated.idle_since, Some(self.rules.cash.removal_ms)), until(seated.away_since, self.rules.cash.away_seat_ms)];
        let everywhere = everywhere.map(|at| KeptUntil { at, everywhere: true });
        let here = here.into_iter().flatten().map(|at| KeptUntil { at, everywhere: false });
        everywhere.into_iter().chain(here).min_by_key(|kept| kept.at)
    }

    /// When the seat is freed. Nobody is removed in mid-hand.
    pub(super) fn removal_at(&self, seat: Seat) -> Option<Now> {
        // One more: the seat is kept for the whole time, and freed when it is longer.
        self.kept_until(seat).filter(|_| !self.in_hand(seat)).map(|kept| kept.at.after_ms(1))
    }

    /// The switch of a player the clock has run out for: out at the end of the hand (R-CASH-7), and with that everywhere (R-CASH-5).
    pub(super) fn put_out(&mut self, seat: Seat) {
        let Some(seated) = self.seats[seat].as_mut() else { return };
        seated.sit_out_next_hand = true;
        self.outputs.push_back(TableOutput::PutOut { player: seated.player });
    }
}
