//! Choices of the table's look and sound.

use serde::{Deserialize, Serialize};

/// Colours of the suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SuitColours {
    /// Black and red.
    TwoColour,
    /// A colour for each suit.
    #[default]
    FourColour,
    /// Hues tested for colour blindness, two suits hollow.
    Safe,
}

impl SuitColours {
    /// All choices, in the order in which the settings list them.
    pub const ALL: [Self; 3] = [Self::TwoColour, Self::FourColour, Self::Safe];
}

/// Letters of jack, queen and king.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CourtLetters {
    /// J Q K.
    #[default]
    International,
    /// V D R.
    French,
    /// Kn D K.
    Swedish,
}

impl CourtLetters {
    /// All choices, in the order in which the settings list them.
    pub const ALL: [Self; 3] = [Self::International, Self::French, Self::Swedish];
}

/// Whether things fade in place instead of moving. Files of earlier programs hold a boolean here, which was `false` until the player chose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MotionChoice {
    /// As the system prefers.
    #[default]
    #[serde(alias = "false")]
    System,
    /// Things fade in place.
    #[serde(alias = "true")]
    Reduced,
    /// Things move.
    Full,
}

impl MotionChoice {
    /// All choices, in the order in which the settings list them.
    pub const ALL: [Self; 3] = [Self::System, Self::Reduced, Self::Full];
}

/// Volumes in per cent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Sounds {
    /// Whether all sounds are off.
    pub muted: bool,
    /// The volume that scales the others.
    pub master: u8,
    /// The volume of cards and chips.
    pub table: u8,
    /// The volume of the sound of the player's turn.
    pub turn: u8,
    /// The volume of the warning that time runs out.
    pub time: u8,
}

impl Default for Sounds {
    fn default() -> Self {
        Self { muted: false, master: 80, table: 70, turn: 100, time: 100 }
    }
}

/// The window's inner size in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct WindowSize {
    pub width: u16,
    pub height: u16,
    /// Whether the window has all the room of the desktop, with its frame.
    pub maximised: bool,
    /// Whether the window covers the whole screen, without a frame. Not in the file while it is off.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub full_screen: bool,
}

impl Default for WindowSize {
    fn default() -> Self {
        Self { width: 1280, height: 800, maximised: false, full_screen: false }
    }
}
