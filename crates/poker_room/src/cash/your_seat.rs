//! The switches and times of a player's own seat, which the player is told when one of them changes.

use poker_protocol::{TableEvent, YourSeat};
use poker_rules::Seat;

use super::part::Participation;
use super::seat::CashSeated;
use super::table::CashTable;
use super::told::ToldSeat;
use crate::Now;
use crate::table::{BankRules, TableOutput};

impl CashTable {
    pub(super) fn your_seat(&self, seat: Seat, seated: &CashSeated, now: Now) -> YourSeat {
        YourSeat { out: self.kept_until(seat).map(|kept| kept.clock(now)), ..self.own_switches(seat, seated) }
    }

    /// Tells the player the state of their own seat if it differs from what was last told.
    pub(super) fn tell_own_seat(&mut self, seat: Seat, now: Now) {
        let Some(seated) = self.seated(seat) else { return };
        let told = ToldSeat { you: self.own_switches(seat, seated), kept: self.kept_until(seat) };
        if seated.own().told_you == Some(told) {
            return;
        }
        let (player, you) = (seated.player(), self.your_seat(seat, seated, now));
        self.table.tell(TableOutput::Private { player, event: TableEvent::You { you } });
        if let Some(seated) = self.seated_mut(seat) {
            seated.own_mut().told_you = Some(told);
        }
    }

    fn own_switches(&self, seat: Seat, seated: &CashSeated) -> YourSeat {
        let (rules, own) = (&self.rules.cash, seated.own());
        let has_bank = self.switches().clock && self.rules.clock.bank != BankRules::Nothing;
        YourSeat {
            seat,
            initial_buy_in: own.initial_buy_in,
            sit_out_next_hand: matches!(own.part, Participation::OutAfterHand(_)),
            sit_out_next_big_blind: (rules.next_big_blind_out && !own.part.is_out()).then_some(own.out_next_big_blind),
            leave_next_big_blind: (rules.next_big_blind_leave && !own.part.is_out()).then_some(own.leave_next_big_blind),
            sits_out_everywhere: rules.global_out_ms.is_some(),
            auto_top_up: rules.auto_top_up.map(|_| own.auto_top_up),
            top_up: self.top_up_range(seat, seated),
            entry: own.entry,
            may_post: self.waits(seat, seated) && self.may_post(seated.has_played()),
            straddle: rules.straddle.map(|_| own.straddles),
            may_fast_fold: rules.folds_ahead && self.table.answers_later(seat),
            leavers_action: self.rules.hand.leavers_action,
            out: None,
            bank_ms: has_bank.then_some(seated.bank_ms()),
            auto_muck: seated.mucks_unasked(),
        }
    }
}
