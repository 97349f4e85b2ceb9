//! A player's own switches and times, told when one of them changes.

use poker_protocol::{TableEvent, YourSeat};
use poker_rules::Seat;

use super::bank::BankRules;
use super::out::KeptUntil;
use super::seated::Seated;
use super::{CashTable, TableOutput};
use crate::Now;

/// What was told, without the time left: that runs by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ToldSeat {
    you: YourSeat,
    kept: Option<KeptUntil>,
}

impl CashTable {
    pub(super) fn your_seat(&self, seat: Seat, seated: &Seated, now: Now) -> YourSeat {
        YourSeat { out: self.kept_until(seat).map(|kept| kept.clock(now)), ..self.own_switches(seat, seated) }
    }

    /// Tells the player where something is other than was told.
    pub(super) fn tell_own_seat(&mut self, seat: Seat, now: Now) {
        let Some(seated) = self.seats[seat].as_ref() else { return };
        let told = ToldSeat { you: self.own_switches(seat, seated), kept: self.kept_until(seat) };
        if seated.told_you == Some(told) {
            return;
        }
        let (player, you) = (seated.player, self.your_seat(seat, seated, now));
        self.outputs.push_back(TableOutput::Private { player, event: TableEvent::You { you } });
        if let Some(seated) = self.seats[seat].as_mut() {
            seated.told_you = Some(told);
        }
    }

    fn own_switches(&self, seat: Seat, seated: &Seated) -> YourSeat {
        let rules = &self.rules;
        let has_bank = self.switches.clock && rules.clock.bank != BankRules::Nothing;
        YourSeat {
            seat,
            initial_buy_in: seated.initial_buy_in,
            sit_out_next_hand: seated.sit_out_next_hand,
            sit_out_next_big_blind: (rules.cash.next_big_blind_out && !seated.sitting_out).then_some(seated.sit_out_next_big_blind),
            sits_out_everywhere: rules.cash.global_out_ms.is_some(),
            auto_top_up: rules.cash.auto_top_up.map(|_| seated.auto_top_up),
            top_up: self.top_up_range(seat, seated),
            entry: seated.entry,
            may_post: self.waits(seat, seated) && self.may_post(seated.has_played()),
            straddle: rules.cash.straddle.map(|_| seated.straddles),
            may_fast_fold: rules.cash.folds_ahead && self.may_fold_ahead(seat),
            leavers_action: rules.hand.leavers_action,
            out: None,
            bank_ms: has_bank.then_some(seated.bank_ms),
            auto_muck: seated.auto_muck,
        }
    }
}
