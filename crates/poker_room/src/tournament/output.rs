//! The outputs of a tournament.

use poker_protocol::{Money, TableId};
use poker_rules::Seat;

use super::bounty::BountyPaid;
use super::entry_id::EntryId;
use super::table::TournamentTableOutput;
use crate::Now;

/// An output of a tournament. Those of its tables contain all cards; they must be hidden with [`crate::seen_by`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentOutput {
    /// An output of one of its tables.
    Table {
        table: TableId,
        output: TournamentTableOutput,
    },
    /// A player has entered.
    Registered {
        entry: EntryId,
    },
    /// A player has taken the entry back.
    Withdrawn {
        entry: EntryId,
    },
    /// Play begins. Each player's seat follows.
    Began,
    /// A player has a seat at a table: at the beginning, or after a move from table `from` (R-TRN-9).
    Seated {
        entry: EntryId,
        table: TableId,
        seat: Seat,
        from: Option<TableId>,
    },
    /// A table has been broken up.
    Broken {
        table: TableId,
    },
    /// All players who are left sit at this table.
    FinalTable {
        table: TableId,
    },
    /// A level has begun; levels count from 1.
    Level {
        level: u32,
    },
    /// A break has begun (R-TRN-10).
    Break {
        until: Now,
    },
    BreakOver,
    /// The time limit is over; the hands in progress are the last ones (R-PRZ-7).
    TimeUp,
    /// From now on, all tables wait for each other before the next hand, or no longer do (R-TRN-8).
    HandForHand {
        on: bool,
    },
    /// A player is out. The place follows when registration closes.
    Out {
        entry: EntryId,
    },
    /// Nobody can enter any more, and the prizes are final (R-PRZ-1).
    RegistrationClosed,
    /// An entry has its place, and the prize that goes with it.
    Placed {
        entry: EntryId,
        place: u32,
        prize: Money,
    },
    /// A bounty is paid to the player of an entry (R-BTY).
    Bounty(BountyPaid),
    /// The last place is known.
    Finished,
    /// The tournament does not take place, or ends before its time.
    Cancelled,
}
