//! Figures of a rulebook in words.

use poker_protocol::{RulesInForce, SeatRange};
use poker_text::{Arg, Text, text};

use crate::Amounts;

pub(super) fn count(number: impl Into<u64>) -> Arg {
    Arg::count(number.into())
}

pub(super) fn amounts(rules: &RulesInForce) -> Amounts {
    Amounts::money_of(rules.currency)
}

/// A figure that is given in hundredths of a percent.
pub(super) fn percent(basis_points: u32) -> Text {
    text::number::percent(Arg::decimal(basis_points.into(), 2))
}

/// The number of seats of a table: one number, or a range.
pub(super) fn seats(range: SeatRange) -> Arg {
    if range.least == range.most { count(range.most) } else { text::rules::seats_range(count(range.least), count(range.most)).into() }
}

/// The seconds in a minute.
const MINUTE: u32 = 60;

/// A time in minutes where it is whole minutes, otherwise in seconds.
pub(super) fn duration(seconds: u32) -> Text {
    if seconds.is_multiple_of(MINUTE) { text::time::minutes(count(seconds / MINUTE)) } else { text::time::seconds(count(seconds)) }
}
