//! What identifies a table.

use poker_protocol::{StakeId, TableId};

/// What distinguishes a table from the others of its room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSign {
    pub id: TableId,
    /// The name, the same in every language.
    pub name: String,
    pub stake: StakeId,
}

impl TableSign {
    /// The stake of a table that belongs to none, because it is a tournament's.
    pub const NO_STAKE: StakeId = StakeId(u16::MAX);
}
