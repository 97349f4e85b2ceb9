//! What identifies a table.

use poker_protocol::TableId;

/// What distinguishes a table from the others of its room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSign {
    pub id: TableId,
    /// The name, the same in every language.
    pub name: String,
}
