//! The ranges of numeric settings.

use std::ops::RangeInclusive;

use poker_protocol::MAX_NAME_CHARS;

/// A setting that has a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The player's name; the values are its lengths.
    Name,
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
    WindowWidth,
    WindowHeight,
    Opponents,
    /// Their shortest thought.
    BotPaceMin,
    /// Their longest thought.
    BotPaceMax,
}

/// A value of a file that lay outside its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjusted {
    pub field: Field,
    /// As the file had it.
    pub was: u16,
    pub now: u16,
}

/// The range of each numeric setting, for sliders too.
#[derive(Clone, Copy, Debug)]
pub struct Bounds;

impl Bounds {
    pub const AVATAR: RangeInclusive<u16> = 0..=7;
    /// Rest of a changed button, milliseconds.
    pub const CLICK_GUARD: RangeInclusive<u16> = 300..=1000;
    /// Size of texts, per cent.
    pub const TEXT_SCALE: RangeInclusive<u16> = 90..=140;
    /// Volumes, per cent.
    pub const VOLUME: RangeInclusive<u16> = 0..=100;
    pub const WINDOW_WIDTH: RangeInclusive<u16> = 640..=16384;
    pub const WINDOW_HEIGHT: RangeInclusive<u16> = 360..=16384;
    pub const OPPONENTS: RangeInclusive<u16> = 1..=9;
    /// Thoughts of opponents, milliseconds.
    pub const BOT_PACE: RangeInclusive<u16> = 0..=10_000;
}

/// A text as a name at the tables: no control characters, no blanks at its ends, not too long. May be empty: then the player has none yet.
pub fn table_name(text: &str) -> String {
    let clean: String = text.chars().filter(|letter| !letter.is_control()).collect();
    let cut: String = clean.trim().chars().take(MAX_NAME_CHARS).collect();
    cut.trim_end().to_owned()
}
