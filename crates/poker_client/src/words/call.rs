//! What a table waits for, in a word or two.

use poker_text::{Text, text};

use crate::CallKind;

/// What the player is to do at a table that waits.
pub fn call_text(kind: CallKind) -> Text {
    match kind {
        CallKind::Turn => text::action::your_turn(),
        CallKind::Show => text::desk::call_show(),
        CallKind::Rebuy => text::desk::call_rebuy(),
        CallKind::Deal => text::desk::call_deal(),
    }
}
