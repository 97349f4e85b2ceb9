//! How several tables are shown.

use serde::{Deserialize, Serialize};

/// How the tables of one window are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TableOrder {
    /// Beside and below each other, as many as fit.
    #[default]
    Tiles,
    /// One above the others. A table that waits for the player comes forward by itself, if the player wants it.
    Stack,
    /// One, until the player chooses another.
    OneAtATime,
}

impl TableOrder {
    /// All orders, as the settings list them.
    pub const ALL: [Self; 3] = [Self::Tiles, Self::Stack, Self::OneAtATime];
}

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
    /// Whether the plates of other players show how these play. Not in the file while it is off.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub seat_figures: bool,
}

impl TableSettings {
    /// Whether these are the defaults.
    pub(super) fn is_untouched(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for TableSettings {
    fn default() -> Self {
        Self { order: TableOrder::default(), comes_forward: true, small_tiles: true, seat_figures: false }
    }
}
