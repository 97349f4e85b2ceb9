//! The ranges of numeric settings.

use std::ops::RangeInclusive;

use poker_protocol::MAX_NAME_CHARS;

use super::Settings;

/// A setting that has a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The player's name; the values are its lengths.
    Name,
    /// The avatar.
    Avatar,
    /// The rest of a changed button.
    ClickGuard,
    /// Size of texts.
    TextScale,
    /// Scales all sounds.
    MasterVolume,
    /// Cards and chips.
    TableVolume,
    /// Your turn.
    TurnVolume,
    /// Time runs out.
    TimeVolume,
    /// The window's width.
    WindowWidth,
    /// The window's height.
    WindowHeight,
    /// How many opponents.
    Opponents,
    /// Their shortest thought.
    BotPaceMin,
    /// Their longest thought.
    BotPaceMax,
}

/// A value of a file that lay outside its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjusted {
    /// Which.
    pub field: Field,
    /// As the file had it.
    pub was: u16,
    /// As it is now.
    pub now: u16,
}

/// The range of each numeric setting, for sliders too.
#[derive(Clone, Copy, Debug)]
pub struct Bounds;

impl Bounds {
    /// Avatars.
    pub const AVATAR: RangeInclusive<u16> = 0..=7;
    /// Rest of a changed button, milliseconds.
    pub const CLICK_GUARD: RangeInclusive<u16> = 300..=1000;
    /// Size of texts, per cent.
    pub const TEXT_SCALE: RangeInclusive<u16> = 90..=140;
    /// Volumes, per cent.
    pub const VOLUME: RangeInclusive<u16> = 0..=100;
    /// The window's width.
    pub const WINDOW_WIDTH: RangeInclusive<u16> = 640..=16384;
    /// The window's height.
    pub const WINDOW_HEIGHT: RangeInclusive<u16> = 360..=16384;
    /// Opponents.
    pub const OPPONENTS: RangeInclusive<u16> = 1..=9;
    /// Thoughts of opponents, milliseconds.
    pub const BOT_PACE: RangeInclusive<u16> = 0..=10_000;
}

impl Settings {
    /// Moves every value into its range and tells which were not.
    pub fn clamp(&mut self) -> Vec<Adjusted> {
        let mut changed = Changes(Vec::new());
        changed.name(&mut self.name);
        changed.small(Field::Avatar, &mut self.avatar, Bounds::AVATAR);
        changed.large(Field::ClickGuard, &mut self.click_guard_ms, Bounds::CLICK_GUARD);
        changed.large(Field::TextScale, &mut self.text_scale, Bounds::TEXT_SCALE);
        changed.small(Field::MasterVolume, &mut self.sounds.master, Bounds::VOLUME);
        changed.small(Field::TableVolume, &mut self.sounds.table, Bounds::VOLUME);
        changed.small(Field::TurnVolume, &mut self.sounds.turn, Bounds::VOLUME);
        changed.small(Field::TimeVolume, &mut self.sounds.time, Bounds::VOLUME);
        changed.large(Field::WindowWidth, &mut self.window.width, Bounds::WINDOW_WIDTH);
        changed.large(Field::WindowHeight, &mut self.window.height, Bounds::WINDOW_HEIGHT);
        changed.small(Field::Opponents, &mut self.practice.opponents, Bounds::OPPONENTS);
        changed.large(Field::BotPaceMin, &mut self.practice.pace.min_ms, Bounds::BOT_PACE);
        let longest = self.practice.pace.min_ms..=*Bounds::BOT_PACE.end();
        changed.large(Field::BotPaceMax, &mut self.practice.pace.max_ms, longest);
        changed.0
    }
}

/// A text as a name at the tables: no control characters, no blanks at its ends, not too long. May be empty: then the player has none yet.
pub fn table_name(text: &str) -> String {
    let clean: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let cut: String = clean.trim().chars().take(MAX_NAME_CHARS).collect();
    cut.trim_end().to_owned()
}

struct Changes(Vec<Adjusted>);

impl Changes {
    fn fit(&mut self, field: Field, was: u16, range: RangeInclusive<u16>) -> u16 {
        let now = was.clamp(*range.start(), *range.end());
        if now != was {
            self.0.push(Adjusted { field, was, now });
        }
        now
    }

    fn name(&mut self, name: &mut String) {
        let fit = table_name(name);
        if fit != *name {
            let letters = |name: &str| u16::try_from(name.chars().count()).unwrap_or(u16::MAX);
            self.0.push(Adjusted { field: Field::Name, was: letters(name), now: letters(&fit) });
            *name = fit;
        }
    }

    fn large(&mut self, field: Field, value: &mut u16, range: RangeInclusive<u16>) {
        *value = self.fit(field, *value, range);
    }

    fn small(&mut self, field: Field, value: &mut u8, range: RangeInclusive<u16>) {
        *value = u8::try_from(self.fit(field, u16::from(*value), range)).unwrap_or(u8::MAX);
    }
}
