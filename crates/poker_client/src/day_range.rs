//! A range of days that the player types, and the moments at which it begins and ends.

use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::LocalTime;

/// A day in milliseconds, if the clocks do not change.
const DAY_MS: u64 = 86_400_000;

/// What stands in a field for a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedDay {
    /// Nothing: the range is open on this side.
    Open,
    /// The number of days from 1 January 1970 to this day.
    Day(i64),
    /// Something that is no date.
    Wrong,
}

impl TypedDay {
    /// Reads a day, typed as year, month and day with hyphens between them.
    #[must_use]
    pub fn read(typed: &str) -> Self {
        match typed.trim() {
            "" => Self::Open,
            typed => read_date(typed).map_or(Self::Wrong, |date| Self::Day(date.days())),
        }
    }

    fn day(self) -> Option<i64> {
        match self {
            Self::Day(day) => Some(day),
            Self::Open | Self::Wrong => None,
        }
    }
}

/// The first and the last day of a range, as they are typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DayRange {
    pub from: String,
    pub to: String,
}

impl DayRange {
    /// Whether nothing is typed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        [&self.from, &self.to].into_iter().all(|typed| TypedDay::read(typed) == TypedDay::Open)
    }

    /// Whether the first day is after the last one.
    #[must_use]
    pub fn is_reversed(&self) -> bool {
        let (from, to) = self.days();
        from.zip(to).is_some_and(|(from, to)| from > to)
    }

    /// The first moment of the range and the first one after it, in milliseconds since 1970; `None` on a side where no day is typed.
    /// `local_day` tells on which day a moment lies where the player is, as [`LocalTime::days`] counts them.
    pub fn moments(&self, local_day: impl Fn(u64) -> i64) -> (Option<u64>, Option<u64>) {
        let (from, to) = self.days();
        (from.map(|day| day_began_ms(day, &local_day)), to.map(|day| day_began_ms(day + 1, &local_day)))
    }

    fn days(&self) -> (Option<i64>, Option<i64>) {
        (TypedDay::read(&self.from).day(), TypedDay::read(&self.to).day())
    }
}

/// When a day began where the player is, in milliseconds since 1970, or 0 if that was before 1970. `local_day` tells on which day a moment
/// lies there, so that the answer also holds where the clocks change.
pub fn day_began_ms(day: i64, local_day: impl Fn(u64) -> i64) -> u64 {
    let in_utc = u64::try_from(day).unwrap_or_default().saturating_mul(DAY_MS);
    // No clock is a whole day before or after that of UTC.
    let (mut low, mut high) = (in_utc.saturating_sub(DAY_MS), in_utc.saturating_add(DAY_MS));
    while low < high {
        let middle = low + (high - low) / 2;
        if local_day(middle) < day {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}

/// The beginning of the typed day; `None` if there is no such day.
fn read_date(typed: &str) -> Option<LocalTime> {
    let mut parts = typed.split('-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let (year, month, day): (i16, u8, u8) = (number(year, 4..=4)?, number(month, 1..=2)?, number(day, 1..=2)?);
    let first = LocalTime { year, month, day: 1, hour: 0, minute: 0 };
    let after = match month {
        1..=11 => LocalTime { month: month + 1, ..first },
        12 => LocalTime { year: year + 1, month: 1, ..first },
        _ => return None,
    };
    (1..=after.days() - first.days()).contains(&i64::from(day)).then_some(LocalTime { day, ..first })
}

/// Reads a number with as many digits.
fn number<T: FromStr>(part: &str, digits: RangeInclusive<usize>) -> Option<T> {
    let is_number = digits.contains(&part.len()) && part.bytes().all(|digit| digit.is_ascii_digit());
    part.parse().ok().filter(|_| is_number)
}

#[cfg(test)]
mod tests {
    use super::{DAY_MS, DayRange, TypedDay, day_began_ms};

    /// 21 November 2026.
    const TODAY: u64 = 20_778;
    const HOUR_MS: u64 = 3_600_000;

    fn range(from: &str, to: &str) -> DayRange {
        DayRange { from: from.to_owned(), to: to.to_owned() }
    }

    /// The day in UTC.
    fn utc(at_ms: u64) -> i64 {
        i64::try_from(at_ms / DAY_MS).unwrap()
    }

    #[test]
    fn a_day_is_read_only_if_it_is_in_the_calendar() {
        for (typed, day) in [
            ("2026-11-21", 20_778),
            ("  2026-11-21 ", 20_778),
            ("2026-1-5", 20_458),
            ("2024-02-29", 19_782),
            ("1970-01-01", 0),
            ("2025-12-31", 20_453),
        ] {
            assert_eq!(TypedDay::read(typed), TypedDay::Day(day), "{typed}");
        }
        for typed in ["", "  "] {
            assert_eq!(TypedDay::read(typed), TypedDay::Open);
        }
        for typed in [
            "2026",
            "2026-11",
            "2026-11-",
            "2026-11-21-",
            "2026-02-29",
            "2026-04-31",
            "2026-00-10",
            "2026-13-10",
            "2026-11-00",
            "2026-11-211",
            "26-11-21",
            "21-11-2026",
            "2026/11/21",
            "2026-+1-21",
            "2026-11-２1",
            "tomorrow",
        ] {
            assert_eq!(TypedDay::read(typed), TypedDay::Wrong, "{typed}");
        }
    }

    #[test]
    fn the_last_day_counts_whole_and_a_side_without_a_day_is_open() {
        let (begins, ends) = (TODAY * DAY_MS, (TODAY + 1) * DAY_MS);
        assert_eq!(range("2026-11-21", "2026-11-21").moments(utc), (Some(begins), Some(ends)));
        assert_eq!(range("2026-11-21", "").moments(utc), (Some(begins), None));
        assert_eq!(range(" ", "2026-11-21").moments(utc), (None, Some(ends)));
        assert_eq!(range("2026-11-", "2026-11-21").moments(utc), (None, Some(ends)), "what is no date does not count");
        assert_eq!(range("1969-12-30", "1969-12-31").moments(utc), (Some(0), Some(0)));
        assert!(range("", " ").is_empty() && !range("", "x").is_empty());
    }

    #[test]
    fn only_a_first_day_after_the_last_one_is_out_of_order() {
        assert!(range("2026-11-22", "2026-11-21").is_reversed());
        for (from, to) in [("2026-11-21", "2026-11-21"), ("2026-11-22", ""), ("", "2026-11-21"), ("2026-11-22", "2026-11-")] {
            assert!(!range(from, to).is_reversed(), "{from} {to}");
        }
    }

    #[test]
    fn a_day_begins_at_midnight_also_where_the_clocks_change() {
        let day = i64::try_from(TODAY).unwrap();
        for offset_h in [0, 1, 14] {
            let east = |at_ms: u64| utc(at_ms + offset_h * HOUR_MS);
            assert_eq!(day_began_ms(day, east), TODAY * DAY_MS - offset_h * HOUR_MS);
            let west = |at_ms: u64| utc(at_ms - offset_h * HOUR_MS);
            assert_eq!(day_began_ms(day, west), TODAY * DAY_MS + offset_h * HOUR_MS);
        }
        // The clock is put back by an hour at noon.
        let changes = |at_ms: u64| utc(at_ms + if at_ms < TODAY * DAY_MS + 12 * HOUR_MS { 2 * HOUR_MS } else { HOUR_MS });
        assert_eq!(day_began_ms(day, changes), TODAY * DAY_MS - 2 * HOUR_MS);
        assert_eq!(day_began_ms(day + 1, changes), (TODAY + 1) * DAY_MS - HOUR_MS, "the day has 25 hours");
        // The clock is put forward from midnight to one.
        let skips = |at_ms: u64| utc(at_ms + if at_ms < TODAY * DAY_MS { 0 } else { HOUR_MS });
        assert_eq!(day_began_ms(day, skips), TODAY * DAY_MS);
    }
}
