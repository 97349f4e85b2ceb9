//! Dates and times of day from milliseconds since 1970.

/// A date and time of day in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    pub(crate) year: u64,
    pub(crate) month: u64,
    pub(crate) day: u64,
    pub(crate) hour: u64,
    pub(crate) minute: u64,
    pub(crate) second: u64,
}

impl Moment {
    /// The moment `ms` milliseconds after the beginning of 1970.
    pub(crate) fn since_1970(ms: u64) -> Moment {
        let seconds = ms / 1_000;
        // Years here begin on the first of March, so that a leap day is the last day of its year. They are counted in eras of 400 years.
        let days = seconds / 86_400 + 719_468;
        let (era, day_of_era) = (days / 146_097, days % 146_097);
        let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
        let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * day_of_year + 2) / 153;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        Moment {
            year: era * 400 + year_of_era + u64::from(month <= 2),
            month,
            day: day_of_year - (153 * from_march + 2) / 5 + 1,
            hour: seconds / 3_600 % 24,
            minute: seconds / 60 % 60,
            second: seconds % 60,
        }
    }

    /// The milliseconds from 1970 to this moment; `None` if the date or time does not exist or is before 1970.
    pub(crate) fn ms_since_1970(self) -> Option<u64> {
        let year = self.year.checked_sub(u64::from(self.month <= 2)).filter(|year| (1969..100_000).contains(year))?;
        let from_march = if self.month > 2 { self.month.checked_sub(3)? } else { self.month + 9 };
        let day_of_year = (153 * from_march.min(12) + 2) / 5 + self.day.min(32).checked_sub(1)?;
        let (era, year_of_era) = (year / 400, year % 400);
        let days = era * 146_097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
        let of_day = self.hour.min(24) * 3_600 + self.minute.min(60) * 60 + self.second.min(60);
        let ms = (days.checked_sub(719_468)? * 86_400 + of_day) * 1_000;
        (Moment::since_1970(ms) == self).then_some(ms)
    }

    /// Whether New York has daylight saving time at this moment, which must be in New York's standard time: from two o'clock on the
    /// second Sunday of March to one o'clock on the first Sunday of November.
    pub(crate) fn is_summer_in_new_york(self) -> bool {
        let first = |month: u64| {
            let first = Moment { month, day: 1, hour: 0, minute: 0, second: 0, ..self };
            let days = first.ms_since_1970().unwrap_or_default() / 86_400_000;
            // The first of January 1970 was a Thursday.
            1 + (7 - (days + 4) % 7) % 7
        };
        let now = (self.month, self.day, self.hour);
        now >= (3, first(3) + 7, 2) && now < (11, first(11), 1)
    }

    /// The time of day, such as `12:30:05`.
    pub(crate) fn time(self) -> String {
        format!("{:02}:{:02}:{:02}", self.hour, self.minute, self.second)
    }
}

/// The last millisecond that is written with four digits of the year.
const LAST_MS: u64 = 253_402_300_799_999;

/// A moment in UTC as RFC 3339 writes it, such as `2026-11-21T09:05:12.345Z`. `ms` are milliseconds since 1970; what is later than the year
/// 9999 is written as the last moment of that year.
pub fn rfc_3339(ms: u64) -> String {
    let ms = ms.min(LAST_MS);
    let moment = Moment::since_1970(ms);
    format!("{:04}-{:02}-{:02}T{}.{:03}Z", moment.year, moment.month, moment.day, moment.time(), ms % 1_000)
}

/// The milliseconds from 1970 to a moment that is written as [`rfc_3339`] writes it, or without the part of the second; `None` if it is
/// written otherwise or does not exist.
pub fn ms_of_rfc_3339(text: &str) -> Option<u64> {
    let number = |from: usize, to: usize| {
        let digits = text.get(from..to).filter(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()))?;
        digits.parse::<u64>().ok()
    };
    let marks = [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":")];
    let fits = marks.iter().all(|(place, mark)| text.get(*place..place + 1) == Some(mark));
    let ms = match text.get(19..)? {
        "Z" => 0,
        rest if rest.len() == 5 && rest.starts_with('.') && rest.ends_with('Z') => number(20, 23)?,
        _ => return None,
    };
    let moment = Moment {
        year: number(0, 4)?,
        month: number(5, 7)?,
        day: number(8, 10)?,
        hour: number(11, 13)?,
        minute: number(14, 16)?,
        second: number(17, 19)?,
    };
    moment.ms_since_1970().filter(|_| fits).map(|since| since + ms)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_over_leap_years() {
        let of = |seconds: u64| {
            let moment = Moment::since_1970(seconds * 1_000);
            assert_eq!(moment.ms_since_1970(), Some(seconds * 1_000));
            (moment.year, moment.month, moment.day, moment.time())
        };
        assert_eq!(of(0), (1970, 1, 1, "00:00:00".to_owned()));
        assert_eq!(of(951_827_696), (2000, 2, 29, "12:34:56".to_owned()));
        assert_eq!(of(1_709_251_199), (2024, 2, 29, "23:59:59".to_owned()));
        assert_eq!(of(1_709_251_200), (2024, 3, 1, "00:00:00".to_owned()));
        assert_eq!(of(1_795_219_200), (2026, 11, 21, "00:00:00".to_owned()));
        assert_eq!(of(4_107_542_400), (2100, 3, 1, "00:00:00".to_owned()));
        let summer = |month, day, hour| Moment { year: 2026, month, day, hour, minute: 0, second: 0 }.is_summer_in_new_york();
        assert_eq!(
            [summer(3, 8, 1), summer(3, 8, 2), summer(7, 1, 0), summer(11, 1, 0), summer(11, 1, 1)],
            [false, true, true, true, false]
        );
        let none = Moment { year: 2023, month: 2, day: 29, hour: 0, minute: 0, second: 0 };
        assert_eq!(none.ms_since_1970(), None);
        assert_eq!(Moment { year: 0, month: 1, ..none }.ms_since_1970(), None);
    }

    #[test]
    fn moments_are_read_as_they_are_written() {
        assert_eq!(rfc_3339(1_795_251_912_345), "2026-11-21T09:05:12.345Z");
        assert_eq!(rfc_3339(u64::MAX), "9999-12-31T23:59:59.999Z");
        for ms in [0, 7, 951_827_696_123, 1_795_251_912_345, LAST_MS] {
            assert_eq!(ms_of_rfc_3339(&rfc_3339(ms)), Some(ms));
        }
        assert_eq!(ms_of_rfc_3339("2026-11-21T09:05:12Z"), Some(1_795_251_912_000));
        for wrong in [
            "",
            "2026-11-21",
            "2026-11-21T09:05:12",
            "2026-11-21 09:05:12Z",
            "2026-02-29T09:05:12Z",
            "2026-11-21T09:05:12.34Z",
            "2026-11-21T09:05:12.+45Z",
            "2026-11-21T25:05:12Z",
            "+026-11-21T09:05:12Z",
            "2026-11-21T09:05:1äZ",
        ] {
            assert_eq!(ms_of_rfc_3339(wrong), None, "{wrong}");
        }
    }
}
