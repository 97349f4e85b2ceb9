//! What a player of a load does: mostly stays in for little, so that hands are as long as hands are and nobody goes broke.

use poker_rules::{Action, LegalActions};

/// Of so many actions one folds to a bet.
const FOLDS_ONE_IN: u64 = 7;
/// Of so many actions one raises by the least.
const RAISES_ONE_IN: u64 = 19;

/// The `count`th action of a table.
pub(super) fn decide(legal: &LegalActions, count: u64) -> Action {
    match (legal.raise, legal.check) {
        (Some(raise), _) if count.is_multiple_of(RAISES_ONE_IN) => Action::RaiseTo(raise.min_to),
        (_, true) => Action::Check,
        (_, false) if count.is_multiple_of(FOLDS_ONE_IN) => Action::Fold,
        (_, false) => Action::Call,
    }
}
