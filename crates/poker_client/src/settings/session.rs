//! The clock of the session, and the reminder of a break.

use serde::{Deserialize, Serialize};

/// After how much uninterrupted play the player is reminded of a break.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BreakAfter {
    #[default]
    Never,
    /// Half an hour.
    Half,
    Hour,
    HourAndHalf,
    TwoHours,
}

impl BreakAfter {
    /// All choices, as the settings list them.
    pub const ALL: [Self; 5] = [Self::Never, Self::Half, Self::Hour, Self::HourAndHalf, Self::TwoHours];

    /// The time in minutes; `None` for never.
    pub fn minutes(self) -> Option<u64> {
        match self {
            Self::Never => None,
            Self::Half => Some(30),
            Self::Hour => Some(60),
            Self::HourAndHalf => Some(90),
            Self::TwoHours => Some(120),
        }
    }
}

/// What the player sees of the time at the tables. Not in the file until the player changes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SessionSettings {
    /// Whether the tables show how long the player has been there, and how many hands were dealt.
    pub shows_clock: bool,
    pub break_after: BreakAfter,
}

impl SessionSettings {
    /// Whether these are the defaults.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(super) fn is_untouched(&self) -> bool {
        *self == Self::default()
    }
}
