//! Somebody who sits down.

use poker_protocol::{Entry, Money, PlanId, PlayerId, PlayerView};

use crate::{Now, PlayerKind};

/// Somebody who sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The account.
    pub player: PlayerId,
    /// Person or bot.
    pub kind: PlayerKind,
    /// Name and avatar.
    pub view: PlayerView,
    /// What is brought along.
    pub buy_in: Money,
    /// Wait for the big blind or post.
    pub entry: Entry,
    /// The connection is there.
    pub connected: bool,
    /// The rake plan (R-PLAN-1).
    pub plan: PlanId,
    /// What holds at the player's other tables.
    pub elsewhere: Elsewhere,
}

/// What holds at all tables of a player, those opened afterwards included (R-CASH-5, R-CASH-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Elsewhere {
    /// Since when the player has been out, or going out, at all of them.
    pub out_since: Option<Now>,
    /// Goes out at each when its big blind comes.
    pub out_next_big_blind: bool,
}
