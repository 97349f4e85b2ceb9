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
        let fee = Money::new(in_proportion(cost.fee.hundredths(), chosen, cost.buy_in));
        Self { buy_in: chosen, fee, bounty: Money::ZERO, total: [chosen, fee].into_iter().sum(), stack: stack_for(view, chosen) }
    }
}

/// The stack that a chosen buy-in buys; `None` before the room has told the terms.
fn stack_for(view: &RegistrationView<'_>, chosen: Money) -> Option<Chips> {
    let terms = &view.looked_at?.overview()?.terms;
    Some(Chips::new(in_proportion(terms.stack.get(), chosen, view.facts.cost.buy_in)))
}

/// The part of `of` that belongs to the chosen buy-in, if all of it belongs to the usual one (R-REG-11).
fn in_proportion(of: u64, chosen: Money, usual: Money) -> u64 {
    let exact = u128::from(of) * u128::from(chosen.hundredths()) / u128::from(usual.hundredths().max(1));
    u64::try_from(exact).unwrap_or(u64::MAX)
}
