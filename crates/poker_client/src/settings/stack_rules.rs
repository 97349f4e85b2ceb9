//! What is added to the stack by itself at cash tables.

use serde::{Deserialize, Serialize};

/// Two rules of the player's own about the stack at cash tables, which this program follows between hands. Not in the file until the player
/// changes one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StackRules {
    /// Whether the player buys in again after losing all chips.
    pub rebuys: bool,
    /// Whether a stack below [`Self::below_bb`] is topped up.
    pub tops_up: bool,
    /// The stack below which it is topped up, in big blinds.
    pub below_bb: u16,
    /// The stack that both rules restore, in big blinds; a table's limits come first.
    pub to_bb: u16,
}

impl StackRules {
    /// Whether these are the defaults.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(super) fn is_untouched(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for StackRules {
    fn default() -> Self {
        Self { rebuys: false, tops_up: false, below_bb: 60, to_bb: 100 }
    }
}
