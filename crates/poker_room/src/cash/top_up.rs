//! Adds chips to a stack between hands (R-CASH-9, R-CASH-10). The room takes the money for them from the balance.

use poker_protocol::{BuyInRange, Money, Refusal, StackChange, TableEvent};
use poker_rules::Seat;

use super::exchange::{chips_for, money_for};
use super::output::SeatOutput;
use super::seat::CashSeated;
use super::table::CashTable;
use crate::table::TableOutput;
use crate::{Now, ReturnRule};

impl CashTable {
    /// The price of raising the stack to `to` now. Changes nothing.
    ///
    /// # Errors
    /// `NotSeated` if the seat is free; `NotOffered` if the stack cannot be raised; `BuyIn` with the range if `to` lies outside it.
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

    /// The range of stacks that a top-up may reach; `None` if the stack has the maximum or the player has left.
    pub(super) fn top_up_range(&self, seat: Seat, seated: &CashSeated) -> Option<BuyInRange> {
        let BuyInRange { min: least, max } = self.rules.cash.buy_in;
        let (stack, only) = (money_for(self.table.stack(seat)), self.banzai_stack());
        let broke = stack.is_zero() && !self.table.in_hand(seat);
        let max = only.unwrap_or(max);
        let min = only.unwrap_or(if broke { least } else { Money::new(1) });
        (!seated.has_left() && stack < max).then_some(BuyInRange { min, max })
    }

    /// Keeps a request to raise the stack to `to` until the end of the hand.
    pub fn defer_top_up(&mut self, seat: Seat, to: Money) {
        if let Some(seated) = self.seated_mut(seat) {
            seated.own_mut().top_up_to = Some(to);
        }
    }

    /// Adds chips for `amount` to a stack that is in no hand. Returns false, and changes nothing, if that is not possible.
    #[must_use]
    pub fn add_chips(&mut self, seat: Seat, amount: Money, why: StackChange, now: Now) -> bool {
        if self.table.in_hand(seat) {
            return false;
        }
        let Some(seated) = self.seated_mut(seat) else { return false };
        let Some(stack) = seated.stack().checked_add(chips_for(amount)) else { return false };
        let was_broke = seated.stack().is_zero();
        seated.set_stack(stack);
        if was_broke {
            seated.own_mut().initial_buy_in = money_for(stack);
        }
        self.table.tell(TableOutput::Public(TableEvent::StackChanged { seat, stack, why }));
        self.wake(now);
        self.announce(now);
        true
    }

    /// Sets a stack that is in no hand to `holds`, which the book holds for it after an operator's correction.
    pub(crate) fn correct_stack(&mut self, seat: Seat, holds: Money, now: Now) {
        let Some(seated) = self.seated_mut(seat) else { return };
        let stack = chips_for(holds);
        seated.set_stack(stack);
        self.table.tell(TableOutput::Public(TableEvent::StackChanged { seat, stack, why: StackChange::Correction }));
        self.wake(now);
        self.announce(now);
    }

    /// Sets whether the stack is topped up after each hand (R-CASH-9).
    ///
    /// # Errors
    /// `NotInRulebook` if the rulebook has no such switch.
    pub fn set_auto_top_up(&mut self, seat: Seat, on: bool, now: Now) -> Result<(), Refusal> {
        if self.rules.cash.auto_top_up.is_none() {
            return Err(self.not_in_rulebook());
        }
        if let Some(seated) = self.seated_mut(seat) {
            seated.own_mut().auto_top_up = on;
        }
        self.announce(now);
        Ok(())
    }

    /// The one stack to which Banzai lets players top up (R-BAN-1); `None` at other tables.
    fn banzai_stack(&self) -> Option<Money> {
        match &self.rules.cash.return_rule {
            ReturnRule::Banzai(rule) => Some(rule.full_stack(money_for(self.rules.cash.stakes.big_blind))),
            ReturnRule::None | ReturnRule::Ratholing(_) | ReturnRule::NoSmallerStack { .. } => None,
        }
    }

    /// Asks the room, after a hand, for the chips that the player requested, or for the automatic top-up.
    pub(crate) fn top_up_due(&mut self, seat: Seat) {
        let (BuyInRange { min, max }, full) = (self.rules.cash.buy_in, self.banzai_stack());
        let Some(seated) = self.seated_mut(seat) else { return };
        let (player, stack, own) = (seated.player(), seated.stack(), seated.own_mut());
        let (target, why) = match own.top_up_to.take() {
            Some(to) => (to.min(full.unwrap_or(max)), StackChange::TopUp),
            // R-BAN-3: never above the full stack, even if a larger stack was resumed.
            None if own.auto_top_up => (own.initial_buy_in.min(full.unwrap_or(own.initial_buy_in)), StackChange::AutoTopUp),
            None => return,
        };
        let amount = target.saturating_sub(money_for(stack));
        // A player who has lost everything buys in again like all others: for at least the minimum, or not at all.
        let too_little = stack.is_zero() && target < min;
        if !amount.is_zero() && !too_little {
            self.table.tell(TableOutput::Owner(SeatOutput::TopUpDue { seat, player, amount, why }));
        }
    }
}
