//! Deleting a player: what must be settled first, and what the driver must change in what it has stored.

use poker_protocol::{HandId, Money, PlayerId, TournamentId};
use serde::{Deserialize, Serialize};

use crate::{ReportId, Review};

/// The name of a player whose account is deleted. No player can register it, because the name of an account has no `#`.
#[must_use]
pub fn deleted_name(player: PlayerId) -> String {
    format!("deleted #{}", player.0)
}

/// A player who is deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeletedPlayer {
    pub player: PlayerId,
    /// Hands of the player whose records get [`deleted_name`] in place of the player's name.
    pub hands: Vec<HandId>,
}

/// Why a player cannot be deleted yet. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsettled {
    /// The player has a seat, or was dealt into a hand in progress.
    #[error("the player sits at a table")]
    AtTable,
    /// The player has entries that are not over.
    #[error("the player is entered in {0:?}")]
    Entered(Vec<TournamentId>),
    /// The player is under review, or this money of the player is withheld.
    #[error("{0:?} of the player is held")]
    Held(Money),
    /// Nobody has decided about these reports about or by the player.
    #[error("{0:?} wait for a decision")]
    Reported(Vec<ReportId>),
}

impl Unsettled {
    /// What must be decided about a player of whose money `held` is withheld.
    pub(crate) fn of_review(review: &Review, player: PlayerId, held: Money) -> Option<Self> {
        if review.standing(player).held || !held.is_zero() {
            return Some(Self::Held(held));
        }
        let waiting = review.undecided(player);
        (!waiting.is_empty()).then_some(Self::Reported(waiting))
    }
}
