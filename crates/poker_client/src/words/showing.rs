//! The text for a viewer who may show or muck.

use poker_protocol::ShowChoice;
use poker_text::{Text, text};

use super::jackpot_name_text;

/// The jackpot at stake, or what happens without an answer. `marks` is whether a click on a card marks it instead of showing it at once.
pub fn choice_text(choice: &ShowChoice, marks: bool) -> Text {
    match (choice.jackpot, choice.shown_unasked) {
        (Some(kind), _) => text::action::show_for_jackpot(jackpot_name_text(kind)),
        (None, true) if marks => text::action::shown_unasked_some(),
        (None, true) => text::action::shown_unasked(),
        (None, false) if marks => text::action::hidden_unasked_some(),
        (None, false) => text::action::hidden_unasked(),
    }
}
