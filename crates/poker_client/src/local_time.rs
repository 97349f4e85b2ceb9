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
        let time = format!("{:02}:{:02}", self.hour, self.minute);
        text::time::moment(Arg::count(self.day.into()), month_text(self.month), self.year.to_string(), time)
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
