//! Choices of practice.

use serde::{Deserialize, Serialize};

/// Whom the player practises with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Practice {
    /// How many, 1 to 5.
    pub opponents: u8,
    /// How they play.
    pub style: BotStyle,
    /// How fast they play.
    pub pace: BotPace,
    /// The rulebook's clock and time bank run.
    pub clock: bool,
    /// The player's own odds are shown at tables that are practice.
    pub odds: bool,
}

impl Default for Practice {
    fn default() -> Self {
        Self { opponents: 5, style: BotStyle::default(), pace: BotPace::default(), clock: false, odds: false }
    }
}

/// How opponents play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BotStyle {
    /// Each its own way.
    #[default]
    Mixed,
    /// Few hands, carefully.
    TightPassive,
    /// Few hands, with bets.
    TightAggressive,
    /// Many hands, carefully.
    LoosePassive,
    /// Many hands, with bets.
    LooseAggressive,
}

impl BotStyle {
    /// In the order of the settings.
    pub const ALL: [Self; 5] = [Self::Mixed, Self::TightPassive, Self::TightAggressive, Self::LoosePassive, Self::LooseAggressive];
}

/// How long opponents think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct BotPace {
    /// At least, in milliseconds.
    pub min_ms: u16,
    /// At most, in milliseconds.
    pub max_ms: u16,
}

impl BotPace {
    /// No thinking time at all.
    pub const INSTANT: Self = Self { min_ms: 0, max_ms: 0 };
    /// For players in a hurry.
    pub const QUICK: Self = Self { min_ms: 250, max_ms: 700 };
    /// The default.
    pub const NORMAL: Self = Self { min_ms: 500, max_ms: 1500 };
    /// As people play.
    pub const SLOW: Self = Self { min_ms: 1000, max_ms: 3000 };
    /// In the order of the settings.
    pub const ALL: [Self; 4] = [Self::SLOW, Self::NORMAL, Self::QUICK, Self::INSTANT];
}

impl Default for BotPace {
    fn default() -> Self {
        Self::NORMAL
    }
}
