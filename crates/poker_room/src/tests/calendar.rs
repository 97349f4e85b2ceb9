//! Dates and days of moments.

use proptest::prelude::*;

use crate::{Date, Now};

const DAY_MS: u64 = 86_400_000;

/// The next day, by the rule of leap years only.
fn next(Date { year, month, day }: Date) -> Date {
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    match (month, day) {
        (12, 31) => Date { year: year + 1, month: 1, day: 1 },
        (_, last) if last == days => Date { year, month: month + 1, day: 1 },
        _ => Date { year, month, day: day + 1 },
    }
}

#[test]
fn dates_agree_with_a_walk_day_by_day() {
    let mut walked = Date { year: 1970, month: 1, day: 1 };
    for day in 0..800 * 366 {
        assert_eq!(Now(day * DAY_MS).date(), walked, "day {day}");
        walked = next(walked);
    }
}

proptest! {
    #[test]
    fn a_day_lasts_from_midnight_to_midnight(day in 0..2_932_896_u64, ms in 0..DAY_MS) {
        let (now, midnight) = (Now(day * DAY_MS + ms), Now(day * DAY_MS));
        prop_assert_eq!((now.day(), now.date()), (day, midnight.date()));
        prop_assert_eq!(midnight.after_days(1).date(), next(now.date()));
        prop_assert_eq!(Now::midnight(now.date()), Some(midnight));
        prop_assert_eq!(u64::from(now.minute_of_day()), ms / 60_000);
    }
}

#[test]
fn no_moment_is_too_late_for_a_date() {
    assert!(Now(u64::MAX).date().year > 500_000_000);
    assert_eq!(Now(u64::MAX).after_days(1), Now(u64::MAX));
}
