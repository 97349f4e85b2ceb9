//! What a pool has to tell.

use arrayvec::ArrayVec;
use poker_protocol::{PlayerId, TableEvent, TableSnapshot};
use poker_rules::{Chips, MAX_SEATS, Seat};

use crate::TableOutput;

/// Who is told what happens at a table, and from which seat they see it.
pub type Viewers = ArrayVec<(PlayerId, Seat), MAX_SEATS>;

/// One thing a pool has to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PoolOutput {
    /// From one of its tables, for those who play there.
    Table {
        /// For whom.
        viewers: Viewers,
        /// What.
        output: TableOutput,
    },
    /// A player sees another table from now on.
    Snapshot {
        /// Who.
        player: PlayerId,
        /// The table.
        table: Box<TableSnapshot>,
    },
    /// For one player between hands.
    Private {
        /// Who.
        player: PlayerId,
        /// What.
        event: TableEvent,
    },
    /// A player has left the pool between hands and takes the stack along.
    Gone {
        /// Who.
        player: PlayerId,
        /// With how much.
        stack: Chips,
        /// R-CASH-4: away too long.
        removed: bool,
    },
    /// A void hand gives chips back to a player who has left the pool since.
    Refund {
        /// Who.
        player: PlayerId,
        /// How much.
        amount: Chips,
    },
}
