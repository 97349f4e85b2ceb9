//! Date and time in the player's time zone; the driver converts them from UTC.

use poker_text::{Arg, Text, text};

/// A moment in the player's own time zone, to the minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LocalTime {
    pub year: i16,
    /// Month, from 1.
    pub month: u8,
    /// Day of the month, from 1.
    pub day: u8,
    /// Hour, from 0 to 23.
    pub hour: u8,
    pub minute: u8,
}

impl LocalTime {
    /// Date and time as the language writes them.
    #[must_use]
    pub fn text(self) -> Text {
        text::time::moment(Arg::count(self.day.into()), month_text(self.month), self.year.to_string(), self.time())
    }

    /// The date as the language writes it.
    #[must_use]
    pub fn date(self) -> Text {
        text::history::day(Arg::count(self.day.into()), month_text(self.month), self.year.to_string())
    }

    /// The time of day, the same in every language: 09:05.
    #[must_use]
    pub fn time(self) -> String {
        format!("{:02}:{:02}", self.hour, self.minute)
    }

    /// The number of days from 1 January 1970 to this date.
    #[must_use]
    pub fn days(self) -> i64 {
        // The year begins with March, so that the leap day is its last day.
        let (month, year) = (i64::from(self.month), i64::from(self.year) - i64::from(self.month < 3));
        let day = (153 * ((month + 9) % 12) + 2) / 5 + i64::from(self.day) - 1;
        let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
        era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + day - 719_468
    }

    /// The day of the week, from Monday with 0.
    #[must_use]
    pub fn weekday(self) -> u8 {
        // 1 January 1970 was a Thursday.
        u8::try_from((self.days() + 3).rem_euclid(7)).unwrap_or_default()
    }
}

fn month_text(month: u8) -> Text {
    match month {
        0 | 1 => text::time::january(),
        2 => text::time::february(),
        3 => text::time::march(),
        4 => text::time::april(),
        5 => text::time::may(),
        6 => text::time::june(),
        7 => text::time::july(),
        8 => text::time::august(),
        9 => text::time::september(),
        10 => text::time::october(),
        11 => text::time::november(),
        12.. => text::time::december(),
    }
}

#[cfg(test)]
mod tests {
    use poker_text::{Language, Texts};

    use super::LocalTime;

    #[test]
    fn the_day_of_the_week_follows_from_the_date() {
        let weekday = |year, month, day| LocalTime { year, month, day, hour: 0, minute: 0 }.weekday();
        assert_eq!((weekday(1970, 1, 1), weekday(2024, 2, 29), weekday(2026, 11, 21), weekday(2000, 3, 1)), (3, 3, 5, 2));
        assert_eq!(LocalTime { year: 2026, month: 11, day: 21, hour: 23, minute: 40 }.days(), 20_778);
    }

    #[test]
    fn a_moment_has_its_date_as_the_language_writes_it() {
        let moment = LocalTime { year: 2026, month: 3, day: 1, hour: 9, minute: 5 };
        for (language, said) in
            [(Language::English, "1 Mar 2026, 09:05"), (Language::French, "1er mars 2026, 09:05"), (Language::Swedish, "1 mars 2026 09:05")]
        {
            assert_eq!(Texts::embedded(language).say(&moment.text()), said);
        }
        let later = LocalTime { day: 21, ..moment };
        assert_eq!(Texts::embedded(Language::French).say(&later.text()), "21 mars 2026, 09:05", "only day one is an ordinal");
        let months: std::collections::BTreeSet<_> =
            (1..=12).map(|month| Texts::embedded(Language::English).say(&LocalTime { month, ..moment }.text())).collect();
        assert_eq!(months.len(), 12);
    }
}
