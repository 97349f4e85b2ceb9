//! The ranges of numeric settings.

use std::ops::RangeInclusive;

/// A setting that has a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingField {
    /// The player's name; the values are its lengths.
    Name,
    Avatar,
    /// How long a button ignores input after a change.
    ClickGuard,
    /// The presets before the flop; the values are their numbers.
    PresetsBeforeFlop,
    /// The presets from the flop on; the values are their numbers.
    PresetsFromFlop,
    /// The value of a preset, in the unit of its kind.
    PresetValue,
    /// Size of texts.
    TextScale,
    /// The volume that scales all other volumes.
    MasterVolume,
    /// The volume of cards and chips.
    TableVolume,
    /// The volume of the sound of the player's turn.
    TurnVolume,
    /// The volume of the warning that time runs out.
    TimeVolume,
    /// The volume of chat and news.
    ToldVolume,
    /// The stack below which it is topped up.
    TopUpBelow,
    /// The stack that the rules about the stack restore.
    StackTo,
    WindowWidth,
    WindowHeight,
    /// The windows of tables; the value is the number of those that no player could have had as they are.
    TableWindows,
    Opponents,
    /// The shortest thinking time of opponents.
    BotPaceMin,
    /// The longest thinking time of opponents.
    BotPaceMax,
    /// The name of a look; the values are its lengths.
    LookName,
    /// The player's sets of keys; the value is the number of keys and names that no player could have chosen.
    Keys,
    /// The filters that are kept under names; the value is the number of those that no player could have saved as they are.
    SavedFilters,
}

/// A value of a file that lay outside its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdjustedSetting {
    pub field: SettingField,
    /// The value in the file.
    pub was: u16,
    pub now: u16,
}

/// The range of each numeric setting, for sliders too.
#[derive(Clone, Copy, Debug)]
pub struct Bounds;

impl Bounds {
    pub const AVATAR: RangeInclusive<u16> = 0..=7;
    /// How long a changed button ignores input, in milliseconds.
    pub const CLICK_GUARD: RangeInclusive<u16> = 300..=1000;
    /// The size of texts, in per cent.
    pub const TEXT_SCALE: RangeInclusive<u16> = 80..=200;
    /// Volumes in per cent.
    pub const VOLUME: RangeInclusive<u16> = 0..=100;
    /// Stacks of the rules about the stack, in big blinds.
    pub const STACK_BB: RangeInclusive<u16> = 10..=250;
    pub const WINDOW_WIDTH: RangeInclusive<u16> = 640..=16384;
    pub const WINDOW_HEIGHT: RangeInclusive<u16> = 360..=16384;
    /// The numbers of the windows besides the main one.
    pub const TABLE_WINDOWS: RangeInclusive<u8> = 1..=8;
    pub const OPPONENTS: RangeInclusive<u16> = 1..=9;
    /// The thinking time of opponents, in milliseconds.
    pub const BOT_PACE: RangeInclusive<u16> = 0..=10_000;
}
