//! Days and dates in UTC; `Now` counts milliseconds from the Unix epoch.

use crate::Now;

const MINUTE_MS: u64 = 60_000;
const MINUTES_A_DAY: u64 = 24 * 60;
const DAY_MS: u64 = MINUTES_A_DAY * MINUTE_MS;

/// A date of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    /// For example 2026.
    pub year: u32,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
}

impl Now {
    /// Days from `earlier` to this moment, rounded up to whole days; 0 if `earlier` is later.
    #[must_use]
    pub fn days_since(self, earlier: Self) -> u32 {
        u32::try_from(self.0.saturating_sub(earlier.0).div_ceil(DAY_MS)).unwrap_or(u32::MAX)
    }

    /// Whole days from `earlier` to this moment, without the day that has begun; 0 if `earlier` is later.
    #[must_use]
    pub fn whole_days_since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0) / DAY_MS
    }

    /// The moment `days` whole days later.
    #[must_use]
    pub fn after_days(self, days: u32) -> Self {
        Self(self.0.saturating_add(u64::from(days).saturating_mul(DAY_MS)))
    }

    /// The number of whole days since the Unix epoch.
    #[must_use]
    pub fn day(self) -> u64 {
        self.0 / DAY_MS
    }

    /// The beginning of a day in UTC; `None` if there is no such day from 1970 to 9999.
    #[must_use]
    pub fn midnight(date: Date) -> Option<Self> {
        let years = u64::from(date.year).checked_sub(1970).filter(|_| date.year <= 9_999)?;
        // Years of 365 days, and at most as many leap days as every fourth year has one.
        let (least, most) = (years * 365, years * 365 + years / 4 + 367);
        (least..most).map(|day| Self(day * DAY_MS)).find(|midnight| midnight.date() == date)
    }

    /// Whole minutes since midnight UTC.
    #[must_use]
    pub fn minute_of_day(self) -> u16 {
        u16::try_from(self.0 / MINUTE_MS % MINUTES_A_DAY).unwrap_or(u16::MAX)
    }

    /// The Gregorian date in UTC.
    #[must_use]
    pub fn date(self) -> Date {
        // The calculation counts years from 1 March of the year 0: a leap day is then the last day of its year, and every period of 400
        // years has the same number of days.
        const DAYS_BEFORE_1970: u64 = 719_468;
        const DAYS_IN_400_YEARS: u64 = 146_097;
        let days = self.day() + DAYS_BEFORE_1970;
        let (period, day) = (days / DAYS_IN_400_YEARS, days % DAYS_IN_400_YEARS);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day_of_year = day - (365 * year + year / 4 - year / 100);
        // Counted from March, each group of five months has 153 days.
        let month = (5 * day_of_year + 2) / 153;
        let day_of_month = day_of_year - (153 * month + 2) / 5 + 1;
        let (month, next_year) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        Date {
            year: u32::try_from(400 * period + year + next_year).unwrap_or(u32::MAX),
            month: u8::try_from(month).unwrap_or(u8::MAX),
            day: u8::try_from(day_of_month).unwrap_or(u8::MAX),
        }
    }
}
