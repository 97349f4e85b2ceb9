//! What an entry costs.

use poker_protocol::{Money, TicketId};
use poker_rules::Chips;

use super::{RegistrationState, RegistrationView};

/// What is paid for one entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Price {
    /// The part for the prize pool.
    pub(super) pool: Money,
    pub(super) fee: Money,
    pub(super) bounty: Money,
    pub(super) total: Money,
    /// The stack that a chosen buy-in buys; `None` where there is no choice or the stack is not known.
    pub(super) stack: Option<Chips>,
    /// The ticket that pays; `None` for the balance.
    pub(super) ticket: Option<TicketId>,
}

impl Price {
    pub(super) fn of(view: &RegistrationView<'_>, state: &RegistrationState) -> Self {
        let cost = &view.facts.cost;
        let ticket = state.ticket(view);
        let chosen = state.buy_in(view).filter(|_| !cost.buy_in.is_zero());
        let share = |of: Money| chosen.map_or(of, |chosen| Money::new(in_proportion(of.hundredths(), chosen, cost.buy_in)));
        let buy_in = chosen.unwrap_or(cost.buy_in);
        let (fee, bounty) = (share(cost.fee), share(cost.bounty));
        // An own bounty is a part of the buy-in, or it is paid besides (R-BTY-4).
        let besides = if cost.total > [cost.buy_in, cost.fee].into_iter().sum() { bounty } else { Money::ZERO };
        let part = bounty.saturating_sub(besides);
        Self {
            pool: buy_in.saturating_sub(part),
            fee,
            bounty,
            total: [buy_in, fee, besides].into_iter().sum(),
            stack: chosen.and_then(|chosen| stack_for(view, chosen)),
            ticket,
        }
    }

    /// What this number of entries takes from the balance; `None` if a ticket pays.
    pub(super) fn balance_part(&self, entries: u8) -> Option<Money> {
        if self.ticket.is_some() { None } else { self.total.times(entries.into()) }
    }
}

/// The stack that a chosen buy-in buys; `None` before the room has told the terms.
fn stack_for(view: &RegistrationView<'_>, chosen: Money) -> Option<Chips> {
    Some(Chips::new(in_proportion(view.terms()?.stack.get(), chosen, view.facts.cost.buy_in)))
}

/// The part of `of` that belongs to the chosen buy-in, if all of it belongs to the usual one (R-REG-11).
fn in_proportion(of: u64, chosen: Money, usual: Money) -> u64 {
    let exact = u128::from(of) * u128::from(chosen.hundredths()) / u128::from(usual.hundredths().max(1));
    u64::try_from(exact).unwrap_or(u64::MAX)
}
