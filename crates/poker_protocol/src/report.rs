//! A player's complaint about a hand (R-INT-7).

use serde::{Deserialize, Serialize};

/// The longest remark with a report, in characters.
pub const MAX_REMARK_CHARS: usize = 500;

/// What a player suspects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Suspicion {
    /// Players help one another.
    Collusion,
    /// Chips are lost on purpose.
    ChipDumping,
    /// Players spare one another.
    SoftPlay,
    /// A program plays.
    Bot,
    /// Hands are tracked, figures shown at the table or its picture read by a program (R-INT-2).
    Tracker,
    /// One person, several accounts.
    SeveralAccounts,
    /// Something in the chat.
    Chat,
    /// Something else, told in words.
    Other,
}

impl Suspicion {
    /// In the order in which they are offered.
    pub const ALL: [Self; 8] =
        [Self::Collusion, Self::ChipDumping, Self::SoftPlay, Self::Bot, Self::Tracker, Self::SeveralAccounts, Self::Chat, Self::Other];
}
