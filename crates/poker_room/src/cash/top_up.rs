//! Chips added to a stack between hands (R-CASH-9, R-CASH-10). Where the money for them comes from is the room's concern.

use poker_protocol::{BuyInRange, Money, Refusal, StackChange, TableEvent};
use poker_rules::Seat;

use super::exchange::{chips_for, money_for};
use super::seat::CashSeated;
use super::table::CashTable;
use crate::table::TableOutput;
use crate::{Now, ReturnRule};

impl CashTable {
    /// What it costs to raise a stack to `to`, as it looks now; nothing changes by asking.
    ///
    /// # Errors
    /// `BuyIn` with the range where `to` lies outside it, `NotOffered` where the stack is at its most.
    pub fn price_top_up(&self, seat: Seat, to: Money) -> Result<Money, Refusal> {
        let seated = self.seated(seat).ok_or(Refusal::NotSeated)?;
        let stack = money_for(self.table.stack(seat));
        let BuyInRange { min, max } = self.top_up_range(seat, seated).ok_or(Refusal::NotOffered)?;
        let one_more = stack.checked_add(Money::new(1)).unwrap_or(stack);
        let range = BuyInRange { min: min.max(one_more), max };
        if to < range.min || to > range.max {
            return Err(Refusal::BuyIn { range });
        }
        Ok(to.saturating_sub(stack))
    }

    /// The stacks that chips may be added up to, as far as they are more than the stack; none where it is at its most.
    pub(super) fn top_up_range(&self, seat: Seat, seated: &CashSeated) -> Option<BuyInRange> {
        let BuyInRange { min: least, max } = self.rules.cash.buy_in;
        let (stack, only) = (money_for(self.table.stack(seat)), self.banzai_stack());
        let broke = stack.is_zero() && !self.table.in_hand(seat);
        let max = only.unwrap_or(max);
        let min = only.unwrap_or(if broke { least } else { Money::new(1) });
        (!seated.has_left() && stack < max).then_some(BuyInRange { min, max })
    }

    /// Keeps a top-up for the end of the hand.
    pub fn defer_top_up(&mut self, seat: Seat, to: Money) {
        if let Some(seated) = self.seated_mut(seat) {
            seated.own.top_up_to = Some(to);
        }
    }

    /// Adds chips for `amount` to a stack that is in no hand; false where that is not possible, and nothing has changed.
    #[must_use]
    pub fn add_chips(&mut self, seat: Seat, amount: Money, why: StackChange, now: Now) -> bool {
        if self.table.in_hand(seat) {
            return false;
        }
        let Some(seated) = self.seated_mut(seat) else { return false };
        let Some(stack) = seated.stack.checked_add(chips_for(amount)) else { return false };
        let was_broke = seated.stack.is_zero();
        seated.stack = stack;
        if was_broke {
            seated.own.initial_buy_in = money_for(stack);
        }
        self.table.tell(TableOutput::Public(TableEvent::StackChanged { seat, stack, why }));
        self.wake(now);
        self.announce(now);
        true
    }

    /// The operator has set a stack right that is in no hand: the book holds `holds` for it.
    pub(crate) fn correct_stack(&mut self, seat: Seat, holds: Money, now: Now) {
        let Some(seated) = self.seated_mut(seat) else { return };
        let stack = chips_for(holds);
        seated.stack = stack;
        self.table.tell(TableOutput::Public(TableEvent::StackChanged { seat, stack, why: StackChange::Correction }));
        self.wake(now);
        self.announce(now);
    }

    /// R-CASH-9.
    ///
    /// # Errors
    /// `NotInRulebook` where the rulebook has no such setting.
    pub fn set_auto_top_up(&mut self, seat: Seat, on: bool, now: Now) -> Result<(), Refusal> {
        if self.rules.cash.auto_top_up.is_none() {
            return Err(self.not_in_rulebook());
        }
        if let Some(seated) = self.seated_mut(seat) {
            seated.own.auto_top_up = on;
        }
        self.announce(now);
        Ok(())
    }

    /// R-BAN-1: what every stack is to which chips were added, where it is one for all.
    fn banzai_stack(&self) -> Option<Money> {
        match &self.rules.cash.returning {
            ReturnRule::Banzai(rule) => Some(rule.full_stack(money_for(self.rules.cash.stakes.big_blind))),
            ReturnRule::None | ReturnRule::Ratholing(_) | ReturnRule::NoSmallerStack { .. } => None,
        }
    }

    /// The hand is over: the top-up asked for, else the automatic one.
    pub(crate) fn top_up_due(&mut self, seat: Seat) {
        let (BuyInRange { min, max }, full) = (self.rules.cash.buy_in, self.banzai_stack());
        let Some(seated) = self.seated_mut(seat) else { return };
        let (target, why) = match seated.own.top_up_to.take() {
            Some(to) => (to.min(full.unwrap_or(max)), StackChange::TopUp),
            // R-BAN-3: never above the full stack, also where a larger one was resumed.
            None if seated.own.auto_top_up => {
                (seated.own.initial_buy_in.min(full.unwrap_or(seated.own.initial_buy_in)), StackChange::AutoTopUp)
            }
            None => return,
        };
        let (player, amount) = (seated.player, target.saturating_sub(money_for(seated.stack)));
        // One who lost everything meanwhile buys in again like anybody else: with the least there is, or not at all.
        let too_little = seated.stack.is_zero() && target < min;
        if !amount.is_zero() && !too_little {
            self.table.tell(TableOutput::TopUpDue { seat, player, amount, why });
        }
    }
}
