//! Times in the time zone of this computer.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use poker_client::LocalTime;

/// Converts `at_ms`, in milliseconds since the Unix epoch, to the time zone of this computer, or to UTC if it has none.
pub fn local_time(at_ms: u64) -> LocalTime {
    in_zone(at_ms, TimeZone::system())
}

/// The time now, in milliseconds since the Unix epoch.
pub(crate) fn unix_ms() -> u64 {
    u64::try_from(Timestamp::now().as_millisecond()).unwrap_or_default()
}

/// The same in a time zone.
pub(crate) fn in_zone(at_ms: u64, zone: TimeZone) -> LocalTime {
    let at = i64::try_from(at_ms).ok().and_then(|at| Timestamp::from_millisecond(at).ok()).unwrap_or(Timestamp::MAX);
    let at = at.to_zoned(zone);
    let part = |part: i8| u8::try_from(part).unwrap_or_default();
    LocalTime { year: at.year(), month: part(at.month()), day: part(at.day()), hour: part(at.hour()), minute: part(at.minute()) }
}

#[cfg(test)]
mod tests {
    use jiff::tz::{Offset, TimeZone};
    use poker_client::{DayRange, LocalTime, day_began_ms};

    use super::in_zone;

    #[test]
    fn a_moment_is_told_in_the_zone_of_the_computer_with_its_date() {
        // 2026-11-21 23:40 in UTC.
        let at = 1_795_304_400_000;
        let moment = |day, hour, minute| LocalTime { year: 2026, month: 11, day, hour, minute };
        assert_eq!(in_zone(at, TimeZone::UTC), moment(21, 23, 40));
        assert_eq!(in_zone(at, TimeZone::fixed(Offset::constant(1))), moment(22, 0, 40));
        assert_eq!(in_zone(u64::MAX, TimeZone::UTC).year, 9999);
    }

    #[test]
    fn a_day_on_which_the_clocks_change_counts_whole() {
        let zone = TimeZone::posix("CET-1CEST,M3.5.0,M10.5.0/3").unwrap();
        let local_day = |at_ms| in_zone(at_ms, zone.clone()).days();
        let hour_ms = 3_600_000;
        // 22:00 in UTC on the day before, when it is midnight in summer time.
        let autumn = 1_792_879_200_000;
        let range = DayRange { from: "2026-10-25".to_owned(), to: "2026-10-25".to_owned() };
        assert_eq!(range.moments(local_day), (Some(autumn), Some(autumn + 25 * hour_ms)));
        // 23:00 in UTC on the day before, when it is midnight in winter time.
        let spring = 1_774_738_800_000;
        let range = DayRange { from: "2026-03-29".to_owned(), to: "2026-03-29".to_owned() };
        assert_eq!(range.moments(local_day), (Some(spring), Some(spring + 23 * hour_ms)));
        assert_eq!(day_began_ms(local_day(spring + 22 * hour_ms), local_day), spring, "today began at midnight");
        let last = DayRange { from: "9999-12-31".to_owned(), to: "9999-12-31".to_owned() };
        assert!(matches!(last.moments(local_day), (Some(from), Some(until)) if from < until), "beyond the last moment of the calendar");
    }
}
