//! The sections of the settings.

use poker_text::{Text, text};

/// A part of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Section {
    /// Language, name and avatar of the player, window.
    #[default]
    General,
    /// What happens at tables.
    Tables,
    /// Preset amounts of bets.
    Presets,
    /// How cards look.
    Cards,
    /// Sounds, and what calls the player.
    Sounds,
    /// How fast things move.
    Motion,
    /// Text size, reduced motion, misclicks.
    Access,
    /// Bots and clock.
    Practice,
    /// The page of keys.
    Keys,
}

impl Section {
    /// All sections in the order of the screen.
    pub const ALL: [Self; 9] =
        [Self::General, Self::Tables, Self::Presets, Self::Cards, Self::Sounds, Self::Motion, Self::Access, Self::Practice, Self::Keys];

    /// The section's part in the names of controls.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::General => "general",
            Self::Tables => "tables",
            Self::Presets => "presets",
            Self::Cards => "cards",
            Self::Sounds => "sounds",
            Self::Motion => "motion",
            Self::Access => "access",
            Self::Practice => "practice",
            Self::Keys => "keys",
        }
    }

    pub(super) fn text(self) -> Text {
        match self {
            Self::General => text::settings::section_general(),
            Self::Tables => text::settings::section_tables(),
            Self::Presets => text::settings::section_presets(),
            Self::Cards => text::settings::section_cards(),
            Self::Sounds => text::settings::section_sounds(),
            Self::Motion => text::settings::section_motion(),
            Self::Access => text::settings::section_access(),
            Self::Practice => text::settings::section_practice(),
            Self::Keys => text::settings::section_keys(),
        }
    }
}
