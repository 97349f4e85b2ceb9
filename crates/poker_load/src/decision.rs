//! The decisions of a load client: mostly checks and calls, so that hands have a usual length and no player goes broke.

use poker_rules::{Action, LegalActions};

/// One in this many actions folds to a bet.
const FOLDS_ONE_IN: u64 = 7;
/// One in this many actions is a minimum raise.
const RAISES_ONE_IN: u64 = 19;

/// Chooses the `count`th action of a table.
pub(super) fn decide(legal: &LegalActions, count: u64) -> Action {
    match (legal.raise, legal.check) {
        (Some(raise), _) if count.is_multiple_of(RAISES_ONE_IN) => Action::RaiseTo(raise.min_to),
        (_, true) => Action::Check,
        (_, false) if count.is_multiple_of(FOLDS_ONE_IN) => Action::Fold,
        (_, false) => Action::Call,
    }
}
