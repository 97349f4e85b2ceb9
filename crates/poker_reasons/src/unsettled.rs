//! Texts about what must be settled before a player is deleted.

use poker_room::Unsettled;
use poker_text::{Text, text};

use crate::typed_amount;

/// The text for the reason why a player cannot be deleted yet.
#[must_use]
pub fn unsettled_text(unsettled: &Unsettled) -> Text {
    match unsettled {
        Unsettled::AtTable => text::order::still_at_table(),
        Unsettled::Entered(tournaments) => text::order::still_entered(listed(tournaments.iter().map(|tournament| tournament.0.into()))),
        Unsettled::Held(amount) => text::order::still_held(typed_amount(*amount)),
        Unsettled::Reported(reports) => text::order::still_reported(listed(reports.iter().map(|report| report.0)), "admin reports"),
    }
}

fn listed(numbers: impl Iterator<Item = u64>) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}
