//! A player who sits down, with the money and the choices that the player brings.

use poker_protocol::{Entry, Money, PlanId, PlayerId, PlayerView};

use crate::{Now, PlayerKind};

/// A player who sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub player: PlayerId,
    pub kind: PlayerKind,
    pub view: PlayerView,
    /// The money that becomes the player's stack.
    pub buy_in: Money,
    /// Whether the player waits for the big blind or posts.
    pub entry: Entry,
    /// Whether the player's client is connected.
    pub connected: bool,
    /// The rake plan (R-PLAN-1).
    pub plan: PlanId,
    /// What the player has asked for at all of their tables.
    pub elsewhere: Elsewhere,
}

/// What a player has asked for at all tables, including tables that are opened later (R-CASH-5, R-CASH-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Elsewhere {
    /// Since when the player sits out, or is about to, at all tables.
    pub out_since: Option<Now>,
    /// Whether the player sits out at each table before the next big blind there.
    pub out_next_big_blind: bool,
}

impl Elsewhere {
    /// What the player has asked for at two tables together: out since the earlier moment, and out at the next big blind if asked at one.
    #[must_use]
    pub(crate) fn and(self, other: Self) -> Self {
        Self {
            out_since: [self.out_since, other.out_since].into_iter().flatten().min(),
            out_next_big_blind: self.out_next_big_blind || other.out_next_big_blind,
        }
    }
}
