//! The text for a viewer who may show or muck.

use poker_protocol::ShowChoice;
use poker_text::{Text, text};

use super::jackpot_name_text;

/// The jackpot at stake, or what happens without an answer.
pub fn choice_text(choice: &ShowChoice) -> Text {
    match choice.jackpot {
        Some(kind) => text::action::show_for_jackpot(jackpot_name_text(kind)),
        None if choice.shown_unasked => text::action::shown_unasked(),
        None => text::action::hidden_unasked(),
    }
}
