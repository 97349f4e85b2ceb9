//! Choices of practice.

use serde::{Deserialize, Serialize};

/// How practice is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PracticeSettings {
    pub rules: PracticeRules,
    /// The number of opponents at each table, 1 to 9, limited by its seats.
    pub opponents: u8,
    /// The playing style of the opponents.
    pub style: BotStyle,
    /// The thinking time of the opponents.
    pub pace: BotPace,
    /// Whether the rulebook's clock and time bank run.
    pub clock: bool,
    /// Whether the player's own odds are shown at practice tables.
    pub odds: bool,
}

impl Default for PracticeSettings {
    fn default() -> Self {
        Self {
            rules: PracticeRules::default(),
            opponents: 5,
            style: BotStyle::default(),
            pace: BotPace::default(),
            clock: false,
            odds: false,
        }
    }
}

/// A rulebook that the program contains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PracticeRules {
    /// The English rulebook, version 2.7.
    #[default]
    #[serde(rename = "en-2.7")]
    English27,
    /// The English rulebook, version 1.2, with Fast Hold'em.
    #[serde(rename = "en-1.2")]
    English12,
    /// The French rulebook, version 3.1.
    #[serde(rename = "fr-3.1")]
    French31,
    /// The Swedish rulebook, version 2.6.
    #[serde(rename = "sv-2.6")]
    Swedish26,
    /// The rulebook of a mixed room: every variant and limit, straddles, jackpots.
    #[serde(rename = "room-003")]
    Room003,
}

impl PracticeRules {
    /// All rulebooks, in the order in which the settings list them.
    pub const ALL: [Self; 5] = [Self::English27, Self::English12, Self::French31, Self::Swedish26, Self::Room003];

    /// The rulebook's id: the same in every language.
    pub const fn id(self) -> &'static str {
        match self {
            Self::English27 => "en-2.7",
            Self::English12 => "en-1.2",
            Self::French31 => "fr-3.1",
            Self::Swedish26 => "sv-2.6",
            Self::Room003 => "room-003",
        }
    }
}

/// How opponents play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BotStyle {
    /// Each opponent has a style of its own.
    #[default]
    Mixed,
    /// Plays few hands and seldom raises.
    TightPassive,
    /// Plays few hands, but raises with them.
    TightAggressive,
    /// Plays many hands and often calls.
    LoosePassive,
    /// Plays many hands and often raises.
    LooseAggressive,
}

impl BotStyle {
    /// All styles, in the order in which the settings list them.
    pub const ALL: [Self; 5] = [Self::Mixed, Self::TightPassive, Self::TightAggressive, Self::LoosePassive, Self::LooseAggressive];
}

/// How long opponents think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BotPace {
    /// The shortest thinking time, in milliseconds.
    pub min_ms: u16,
    /// The longest thinking time, in milliseconds.
    pub max_ms: u16,
}

impl BotPace {
    /// No thinking time at all.
    pub const INSTANT: Self = Self { min_ms: 0, max_ms: 0 };
    /// Shorter than the thinking time of people.
    pub const QUICK: Self = Self { min_ms: 250, max_ms: 700 };
    /// About half the thinking time of people; the default.
    pub const NORMAL: Self = Self { min_ms: 500, max_ms: 1500 };
    /// About the thinking time of people.
    pub const SLOW: Self = Self { min_ms: 1000, max_ms: 3000 };
    /// All paces, in the order in which the settings list them.
    pub const ALL: [Self; 4] = [Self::SLOW, Self::NORMAL, Self::QUICK, Self::INSTANT];
}

impl Default for BotPace {
    fn default() -> Self {
        Self::NORMAL
    }
}
