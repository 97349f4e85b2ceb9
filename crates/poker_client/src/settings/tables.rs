//! How several tables are shown.

use serde::{Deserialize, Serialize};

use crate::TableOrder;

/// How several tables are shown. Not in the file until the player changes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TableSettings {
    pub order: TableOrder,
    /// Whether a table behind comes forward by itself when it waits for the player: in the stack, and among tiles if there are too many
    /// tables.
    pub comes_forward: bool,
    /// Whether tiles may be smaller than the smallest window before tables go behind.
    pub small_tiles: bool,
}

impl TableSettings {
    /// Whether these are the defaults.
    pub(super) fn is_untouched(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for TableSettings {
    fn default() -> Self {
        Self { order: TableOrder::default(), comes_forward: true, small_tiles: true }
    }
}
