//! Which table it is.

use poker_protocol::{StakeId, TableId};

/// What tells a table from the others of its room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSign {
    pub id: TableId,
    /// Its name, the same in every language.
    pub name: String,
    /// The stake played there.
    pub stake: StakeId,
}
