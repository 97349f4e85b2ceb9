//! The legal actions of the player whose turn it is, without sizes to choose from.

use crate::{Act, Action, Chips, IllegalAction, RaiseRange};

/// The legal actions of a player. A fold is always legal. [`LegalActions`](crate::LegalActions) adds sizes to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether a check is legal.
    pub check: bool,
    /// The price of a call, at most the stack; `None` if there is nothing to call.
    pub call: Option<Chips>,
    /// The bounds of a bet or raise; `None` if none is legal.
    pub raise: Option<RaiseRange>,
}

impl Options {
    /// What `action` does and what it costs; an error if it is not legal. `bet` is what the seat has bet on this street already.
    pub(crate) fn resolve(&self, action: Action, bet: Chips) -> Result<(Act, Chips), IllegalAction> {
        match action {
            Action::Fold => Ok((Act::Fold, Chips::ZERO)),
            Action::Check => match self.call {
                None => Ok((Act::Check, Chips::ZERO)),
                Some(to_call) => Err(IllegalAction::CannotCheck { to_call }),
            },
            Action::Call => self.call.map(|paid| (Act::Call, paid)).ok_or(IllegalAction::NothingToCall),
            Action::RaiseTo(to) => {
                let range = self.raise.ok_or(IllegalAction::RaiseNotAllowed)?;
                if to < range.min_to {
                    return Err(IllegalAction::RaiseTooSmall { min_to: range.min_to });
                }
                if to > range.max_to {
                    return Err(IllegalAction::RaiseTooBig { max_to: range.max_to });
                }
                let act = if range.opens { Act::Bet { to } } else { Act::Raise { to } };
                Ok((act, to.saturating_sub(bet)))
            }
            Action::Show(_) | Action::Muck => Err(IllegalAction::NothingToShow),
        }
    }
}
