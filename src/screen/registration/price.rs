//! What an entry costs.

use poker_protocol::Money;
use poker_rules::Chips;

use super::{RegistrationState, RegistrationView};

/// What is paid for one entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Price {
    pub(super) buy_in: Money,
    pub(super) fee: Money,
    pub(super) bounty: Money,
    pub(super) total: Money,
    /// The stack that a chosen buy-in buys; `None` where there is no choice or the stack is not known.
    pub(super) stack: Option<Chips>,
}

impl Price {
    pub(super) fn of(view: &RegistrationView<'_>, state: &RegistrationState) -> Self {
        let cost = &view.facts.cost;
        let usual = Self {
            buy_in: cost.total.saturating_sub(cost.fee).saturating_sub(cost.bounty),
            fee: cost.fee,
            bounty: cost.bounty,
            total: cost.total,
            stack: None,
        };
        let Some(chosen) = state.buy_in().filter(|_| !cost.buy_in.is_zero()) else { return usual };
        // Fee and stack are in proportion to the buy-in (R-REG-11).
        let share = |of: u64| {
            let exact = u128::from(of) * u128::from(chosen.hundredths()) / u128::from(cost.buy_in.hundredths());
            u64::try_from(exact).unwrap_or(u64::MAX)
        };
        let fee = Money::new(share(cost.fee.hundredths()));
        let terms = view.looked_at.and_then(|looked_at| looked_at.overview()).map(|overview| &overview.terms);
        let stack = terms.map(|terms| Chips::new(share(terms.stack.get())));
        Self { buy_in: chosen, fee, bounty: Money::ZERO, total: [chosen, fee].into_iter().sum(), stack }
    }
}
