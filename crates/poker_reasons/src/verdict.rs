//! Texts for refused verdicts about players.

use poker_room::BadVerdict;
use poker_text::{Text, text};

use crate::correction::ledger_text;

/// The text for the reason why a verdict is refused.
#[must_use]
pub fn verdict_text(refusal: &BadVerdict) -> Text {
    match refusal {
        BadVerdict::NoSuchReport(report) => text::order::no_such_report(report.0.to_string()),
        BadVerdict::NotAbout(player) => text::order::not_about(player.0.to_string()),
        BadVerdict::Nobody => text::order::verdict_incomplete(),
        BadVerdict::AlreadyHeld(player) => text::order::held_already(player.0.to_string()),
        BadVerdict::AlreadySuspended(player) => text::order::suspended_already(player.0.to_string()),
        BadVerdict::NothingHeld(player) => text::order::nothing_held(player.0.to_string()),
        BadVerdict::Ledger(error) => ledger_text(error),
    }
}
