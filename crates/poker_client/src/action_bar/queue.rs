//! A decision made ahead of the turn.

use poker_rules::{Action, Chips};

use super::meaning::AheadDecision;
use super::situation::{OwnTurn, OwnWait};

/// A decision that waits for the viewer's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Queued {
    /// Fold, or check where that is free.
    Fold,
    /// Check, as long as nobody bets.
    Check,
    /// Call, as long as a call costs this.
    Call(Chips),
    /// Call at any price; the value is the price when it was ticked.
    CallAny(Chips),
}

impl Queued {
    /// The decision that ticking a box makes at this price.
    pub fn of(ahead: AheadDecision, price: Chips) -> Self {
        match ahead {
            AheadDecision::Fold | AheadDecision::CheckFold => Self::Fold,
            AheadDecision::Check => Self::Check,
            AheadDecision::Call { amount, .. } => Self::Call(amount),
            AheadDecision::CallAny => Self::CallAny(price),
        }
    }

    /// Whether the box of `ahead` is shown as ticked.
    pub fn ticks(self, ahead: AheadDecision) -> bool {
        match (self, ahead) {
            (Self::Fold, AheadDecision::Fold | AheadDecision::CheckFold)
            | (Self::Check, AheadDecision::Check)
            | (Self::CallAny(_), AheadDecision::CallAny) => true,
            (Self::Call(price), AheadDecision::Call { amount, .. }) => price == amount,
            (
                Self::Fold | Self::Check | Self::Call(_) | Self::CallAny(_),
                AheadDecision::Fold | AheadDecision::CheckFold | AheadDecision::Check | AheadDecision::Call { .. } | AheadDecision::CallAny,
            ) => false,
        }
    }

    /// Whether the decision still holds at the price of `waiting`.
    pub fn survives(self, waiting: &OwnWait) -> bool {
        match self {
            Self::Fold | Self::CallAny(_) => true,
            Self::Check => waiting.price.is_zero(),
            Self::Call(price) => waiting.price == price,
        }
    }

    /// Whether this is "call any", ticked at a price lower than `price`.
    pub fn warns(self, price: Chips) -> bool {
        match self {
            Self::CallAny(ticked) => price > ticked,
            Self::Fold | Self::Check | Self::Call(_) => false,
        }
    }

    /// The action for the turn `own`; `None` where the decision no longer fits.
    pub fn action(self, own: &OwnTurn) -> Option<Action> {
        let legal = &own.legal;
        match self {
            Self::Fold if legal.check => Some(Action::Check),
            Self::Fold => Some(Action::Fold),
            Self::Check => legal.check.then_some(Action::Check),
            Self::Call(price) => (legal.call == Some(price)).then_some(Action::Call),
            Self::CallAny(_) if legal.check => Some(Action::Check),
            Self::CallAny(_) => legal.call.map(|_| Action::Call),
        }
    }
}
