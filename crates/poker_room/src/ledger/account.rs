//! The accounts of the ledger.

use poker_protocol::{JackpotKind, PlayerId, TableId, TournamentId};
use serde::{Deserialize, Serialize};

/// A place where money can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Account {
    /// The source of play money. Its amount is negative: minus the money that it has given out.
    Outside,
    Balance(PlayerId),
    /// A player's stack at a table.
    Stack(TableId, PlayerId),
    /// The pots of a table; empty between hands.
    Pot(TableId),
    /// The money of the house, for example from rake.
    House,
    /// The pool of a jackpot (R-JACK-4).
    Jackpot(JackpotKind),
    /// Money given to charity, for example bets that were never decided (R-FAIL-3).
    Charity,
    /// A player's money that is withheld during a review (R-INT-1).
    Held(PlayerId),
    /// The money behind all tickets: what each can still pay (R-TKT-1).
    Tickets,
    /// Money of a tournament, from the first registration to the last prize; empty when the tournament is over.
    Tournament(TournamentId, Fund),
}

/// What a tournament holds money for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fund {
    /// The prizes: buy-ins, and what the house adds to them (R-PRZ-2).
    Prizes,
    /// The bounties of the players (R-BTY).
    Bounties,
    /// The fees, which belong to the house when the tournament is over (R-REG-1).
    Fees,
}

impl Account {
    /// The player to whom the money belongs, if it belongs to one player.
    #[must_use]
    pub const fn owner(self) -> Option<PlayerId> {
        match self {
            Self::Balance(player) | Self::Stack(_, player) | Self::Held(player) => Some(player),
            Self::Outside | Self::Pot(_) | Self::House | Self::Jackpot(_) | Self::Charity | Self::Tickets | Self::Tournament(..) => None,
        }
    }

    /// The table where the money is, if it is at one.
    #[must_use]
    pub const fn table(self) -> Option<TableId> {
        match self {
            Self::Stack(table, _) | Self::Pot(table) => Some(table),
            Self::Outside
            | Self::Balance(_)
            | Self::House
            | Self::Jackpot(_)
            | Self::Charity
            | Self::Held(_)
            | Self::Tickets
            | Self::Tournament(..) => None,
        }
    }

    /// The tournament that holds the money, if one does.
    #[must_use]
    pub const fn tournament(self) -> Option<TournamentId> {
        match self {
            Self::Tournament(tournament, _) => Some(tournament),
            Self::Outside
            | Self::Balance(_)
            | Self::Stack(..)
            | Self::Pot(_)
            | Self::House
            | Self::Jackpot(_)
            | Self::Charity
            | Self::Held(_)
            | Self::Tickets => None,
        }
    }
}
