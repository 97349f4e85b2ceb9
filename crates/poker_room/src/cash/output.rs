//! What a pool has to tell.

use std::sync::Arc;

use arrayvec::ArrayVec;
use poker_protocol::{Money, PlayerId, TableEvent, TableSnapshot};
use poker_rules::{MAX_SEATS, Seat};

use crate::TableOutput;

/// Who is told what happens at a table, and from which seat they see it.
pub type Viewers = ArrayVec<(PlayerId, Seat), MAX_SEATS>;

/// One thing a pool has to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CashOutput {
    /// From one of its tables, for those who play there.
    Table { viewers: Arc<Viewers>, output: TableOutput },
    /// A player sees another table from now on.
    Snapshot { player: PlayerId, table: Box<TableSnapshot> },
    /// For one player between hands.
    Private { player: PlayerId, event: TableEvent },
    /// A player has left the pool between hands and takes along what the stack is worth.
    Gone {
        player: PlayerId,
        stack: Money,
        /// R-CASH-4: away too long.
        removed: bool,
    },
    /// A void hand gives chips back to a player who has left the pool since.
    Refund { player: PlayerId, amount: Money },
}
