//! A decision made ahead of the turn.

use poker_rules::{Action, Chips};

use super::meaning::Ahead;
use super::situation::{OwnTurn, Waiting};

/// What waits for the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Queued {
    /// Fold, or check where that is free.
    Fold,
    /// Check, as long as nobody bets.
    Check,
    /// Call, as long as it costs this.
    Call(Chips),
    /// Call at any price; the value is the price when it was ticked.
    CallAny(Chips),
}

impl Queued {
    /// The decision that ticking a box makes at this price.
    pub fn of(ahead: Ahead, price: Chips) -> Self {
        match ahead {
            Ahead::Fold | Ahead::CheckFold => Self::Fold,
            Ahead::Check => Self::Check,
            Ahead::Call { amount, .. } => Self::Call(amount),
            Ahead::CallAny => Self::CallAny(price),
        }
    }

    /// Whether this box shows it as ticked.
    pub fn ticks(self, ahead: Ahead) -> bool {
        match (self, ahead) {
            (Self::Fold, Ahead::Fold | Ahead::CheckFold) | (Self::Check, Ahead::Check) | (Self::CallAny(_), Ahead::CallAny) => true,
            (Self::Call(price), Ahead::Call { amount, .. }) => price == amount,
            (
                Self::Fold | Self::Check | Self::Call(_) | Self::CallAny(_),
                Ahead::Fold | Ahead::CheckFold | Ahead::Check | Ahead::Call { .. } | Ahead::CallAny,
            ) => false,
        }
    }

    /// Whether it still holds at this price.
    pub fn survives(self, waiting: &Waiting) -> bool {
        match self {
            Self::Fold | Self::CallAny(_) => true,
            Self::Check => waiting.price.is_zero(),
            Self::Call(price) => waiting.price == price,
        }
    }

    /// "Call any" was ticked at a lower price.
    pub fn warns(self, price: Chips) -> bool {
        match self {
            Self::CallAny(ticked) => price > ticked,
            Self::Fold | Self::Check | Self::Call(_) => false,
        }
    }

    /// The action of the decision on the turn; `None` where it has expired.
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
