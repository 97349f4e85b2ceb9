//! What the player whose turn it is may do, without the sizes to choose from.

use crate::{Act, Action, Chips, IllegalAction, RaiseRange};

/// What a player may do; a fold is always legal. With sizes to choose from it is [`LegalActions`](crate::LegalActions).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// A check is legal.
    pub check: bool,
    /// The chips a call costs, at most the stack; `None` where there is nothing to call.
    pub call: Option<Chips>,
    /// The bounds of a bet or raise, where one is legal.
    pub raise: Option<RaiseRange>,
}

impl Options {
    /// What an action would do and cost, if it is legal. `bet`: what the seat has in front already.
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
