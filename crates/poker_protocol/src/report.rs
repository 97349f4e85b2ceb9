//! A player's report about a hand (R-INT-7).

use serde::{Deserialize, Serialize};

/// The longest remark of a report, in characters.
pub const MAX_REMARK_CHARS: usize = 500;

/// The suspicion of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Suspicion {
    /// Players help each other.
    Collusion,
    /// A player loses chips on purpose.
    ChipDumping,
    /// Players avoid betting against each other.
    SoftPlay,
    /// A program plays for a player.
    Bot,
    /// A program tracks hands, shows statistics at the table or reads the image of the table (R-INT-2).
    Tracker,
    /// One person uses several accounts.
    SeveralAccounts,
    /// A player misuses the chat.
    Chat,
    /// Something else, which the remark describes.
    Other,
}

impl Suspicion {
    /// All suspicions, in the order in which they are offered.
    pub const ALL: [Self; 8] =
        [Self::Collusion, Self::ChipDumping, Self::SoftPlay, Self::Bot, Self::Tracker, Self::SeveralAccounts, Self::Chat, Self::Other];
}
