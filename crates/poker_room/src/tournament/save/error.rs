//! Why a saved tournament is not restored.

use poker_protocol::{Money, PlayerId, TableId};
use poker_rules::{Chips, Seat};

use crate::tournament::bounty::UnsoundBounties;
use crate::tournament::entry_id::EntryId;

/// Why a saved tournament is not restored. Nothing of it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadTournamentSave {
    #[error("version {found} of the format, expected {expected}")]
    Version { found: u16, expected: u16 },
    #[error("{found:?} chips at the tables, expected {expected:?}")]
    Chips { found: Chips, expected: Chips },
    #[error("{0:?} was never made")]
    UnknownEntry(EntryId),
    #[error("{0:?} is in the save twice")]
    TableTwice(TableId),
    #[error("{0:?} does not exist")]
    UnknownTable(TableId),
    #[error("{table:?} has no free {seat:?}")]
    NoSuchSeat { table: TableId, seat: Seat },
    /// An entry has two seats, or a seat that the entry itself does not name.
    #[error("{0:?} is not where it is seated")]
    Misplaced(EntryId),
    /// An entry names a seat in which it does not sit.
    #[error("{0:?} is not in its seat")]
    NotInSeat(EntryId),
    /// An entry is said to be out that is not, or twice.
    #[error("{0:?} is not out")]
    NotOut(EntryId),
    /// An entry has a place that does not exist or that another has.
    #[error("{0:?} has a place that it cannot have")]
    Place(EntryId),
    /// An entry was combined with none or with that of another player.
    #[error("{0:?} is combined with an entry that does not fit")]
    Merged(EntryId),
    /// More was paid in prizes than the prize pool.
    #[error("prizes of {found:?}, expected at most {most:?}")]
    Prizes { found: Money, most: Money },
    #[error("{0:?} has two entries at the tables")]
    PlayerTwice(PlayerId),
    #[error("{found} entries without a place, expected {expected}")]
    Left { found: usize, expected: u32 },
    /// A tournament that is not played has tables, or one is played without a table.
    #[error("the tables do not fit the stage")]
    Stage,
    /// A drawn number is missing in a game that has begun, or there is one in a tournament that draws none.
    #[error("the draw does not fit the terms")]
    Draw,
    #[error(transparent)]
    Bounties(#[from] UnsoundBounties),
    /// There is no account of the bounties, or one in a tournament without bounties.
    #[error("the bounties do not fit the terms")]
    BountyTerms,
}
