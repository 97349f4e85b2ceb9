//! Where money can be.

use poker_protocol::{JackpotKind, PlayerId, TableId};
use serde::{Deserialize, Serialize};

/// Where money can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Account {
    /// Where play money comes from; what it has given out, it is owed.
    Outside,
    Balance(PlayerId),
    /// A player's stack at a table.
    Stack(TableId, PlayerId),
    /// The pots of a table, empty between hands.
    Pot(TableId),
    /// What the house has taken.
    House,
    /// A jackpot's pool (R-JACK-4).
    Jackpot(JackpotKind),
    /// Bets that were never decided (R-FAIL-3).
    Charity,
    /// A player's money, kept back while hands are reviewed (R-INT-1).
    Held(PlayerId),
}

impl Account {
    /// Whose money it is, where it belongs to one player.
    #[must_use]
    pub const fn owner(self) -> Option<PlayerId> {
        match self {
            Self::Balance(player) | Self::Stack(_, player) | Self::Held(player) => Some(player),
            Self::Outside | Self::Pot(_) | Self::House | Self::Jackpot(_) | Self::Charity => None,
        }
    }

    /// At which table they lie.
    #[must_use]
    pub const fn table(self) -> Option<TableId> {
        match self {
            Self::Stack(table, _) | Self::Pot(table) => Some(table),
            Self::Outside | Self::Balance(_) | Self::House | Self::Jackpot(_) | Self::Charity | Self::Held(_) => None,
        }
    }
}
