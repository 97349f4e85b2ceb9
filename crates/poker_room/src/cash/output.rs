//! The outputs of a cash game.

use std::sync::Arc;

use poker_protocol::{Money, PlayerId, StackChange, TableEvent, TableSnapshot};
use poker_rules::Seat;

use crate::table::{self, Viewers};

/// An output of a cash table.
pub type TableOutput = table::TableOutput<SeatOutput>;

/// What the room must know of a seat besides the hands: money that goes between the seat and the balance of its player, and a player who
/// sits out because of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatOutput {
    /// A top-up is due, because the hand for which it waited has ended. Nothing has been added yet.
    TopUpDue {
        seat: Seat,
        player: PlayerId,
        amount: Money,
        /// Whether the player asked for it or it is automatic.
        why: StackChange,
    },
    /// A player has left and gets the stack back as money.
    Gone {
        seat: Seat,
        player: PlayerId,
        stack: Money,
        /// Whether the player was removed for being away too long (R-CASH-4).
        removed: bool,
        /// The number of hands that were dealt to the player here.
        hands: u32,
    },
    /// A player's time ran out: the player sits out after the hand, here and by R-CASH-5 at all tables.
    PutOut { player: PlayerId },
}

/// An output of a cash game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CashOutput {
    /// An output of one of its tables, for the players there.
    Table { viewers: Arc<Viewers>, output: TableOutput },
    /// A player sees another table from now on.
    Snapshot { player: PlayerId, table: Box<TableSnapshot> },
    /// An event for one player who is between hands.
    Private { player: PlayerId, event: TableEvent },
    /// A player has left the pool between hands and gets the stack back as money.
    Gone {
        player: PlayerId,
        stack: Money,
        /// Whether the player was removed for being away too long (R-CASH-4).
        removed: bool,
        /// The number of hands that were dealt to the player here.
        hands: u32,
    },
    /// Money for the chips of a void hand, for a player who has since left the pool.
    Refund { player: PlayerId, amount: Money },
}
