//! Numbers of figures as texts.

use poker_archive::{BigBlinds, ChipResult, Figures, RATE_HANDS, Share};
use poker_text::{Arg, text};

use crate::style::Style;

/// A signed number with this many decimals.
pub(super) fn signed(style: &Style<'_>, value: f64, digits: u8) -> String {
    let factor = 10_f64.powi(i32::from(digits));
    // A number on a screen is far below 2⁶³.
    let units = (value * factor).round() as i64;
    let number = Arg::decimal(units.unsigned_abs(), digits);
    match units {
        1.. => style.say(&text::figures::plus(number)),
        0 => style.texts.show(&number),
        _ => style.say(&text::figures::minus(number)),
    }
}

/// A number of big blinds won or lost, with its sign and its unit.
pub(super) fn big_blinds(style: &Style<'_>, value: f64) -> String {
    let digits = u8::from(value.abs() < 100.0);
    style.say(&text::figures::big_blinds(signed(style, value, digits)))
}

/// The 95 per cent of a band.
pub(super) fn percent() -> poker_text::Text {
    text::number::percent(Arg::count(95))
}

/// The big blinds of a sum.
#[expect(clippy::cast_precision_loss, reason = "a figure on a screen needs no more digits")]
pub(super) fn sum(of: &BigBlinds) -> f64 {
    of.hundredths() as f64 / 100.0
}

/// Big blinds per 100 hands; `None` where there are too few hands.
pub(super) fn rate(style: &Style<'_>, of: &BigBlinds) -> Option<String> {
    of.per_100().map(|rate| signed(style, rate, 1))
}

/// The part of the largest value that a value is, for the length of a bar.
#[expect(clippy::cast_possible_truncation, reason = "the length of a bar")]
pub(super) fn part(value: f64, largest: f64) -> f32 {
    (value / largest) as f32
}

/// The band around the rate; `None` where there are too few hands.
pub(super) fn band(style: &Style<'_>, figures: &Figures) -> Option<(String, String)> {
    let band = figures.net.band_per_100().filter(|_| figures.net.hands() >= RATE_HANDS)?;
    Some((signed(style, band.low, 1), signed(style, band.high, 1)))
}

/// A share in per cent; `None` where the sample is too small.
pub(super) fn share(style: &Style<'_>, share: Share) -> Option<String> {
    share.percent().map(|percent| style.say(&text::number::percent(Arg::count(percent))))
}

/// A ratio with one decimal, such as the aggression factor; `None` where the sample is too small.
pub(super) fn factor(style: &Style<'_>, share: Share) -> Option<String> {
    let ratio = share.ratio().filter(|_| share.is_enough())?;
    // A ratio is a small number.
    Some(style.texts.show(&Arg::decimal((ratio * 10.0).round() as u64, 1)))
}

/// The all-in-adjusted result in whole chips.
pub(super) fn adjusted(result: &ChipResult) -> i64 {
    let half = if result.adjusted_milli < 0 { -500 } else { 500 };
    result.adjusted_milli.saturating_add(half) / 1_000
}
