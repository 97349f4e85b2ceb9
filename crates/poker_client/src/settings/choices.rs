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
    /// The volume of what is told: chat, and news of tournaments.
    pub told: u8,
    /// Which kinds of sounds are heard. Not in the file while all of them are.
    #[serde(skip_serializing_if = "SoundKinds::is_untouched")]
    pub kinds: SoundKinds,
    /// Whether only the sound of the player's turn and the warning that time runs out are heard. Not in the file while it is off.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub only_my_turn: bool,
}

/// Which kinds of sounds are heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundKinds {
    /// The player's turn, and a seat that is reserved.
    pub your_turn: bool,
    /// The warning that time runs out.
    pub time_low: bool,
    /// Cards that are dealt or folded.
    pub cards: bool,
    /// Chips, and the knock of a check.
    pub chips: bool,
    /// What others say at the table.
    pub chat: bool,
    /// News of the player's tournaments.
    pub news: bool,
}

impl SoundKinds {
    /// Whether these are the defaults.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_untouched(&self) -> bool {
        *self == Self::default()
    }
}

impl Default for SoundKinds {
    fn default() -> Self {
        Self { your_turn: true, time_low: true, cards: true, chips: true, chat: true, news: true }
    }
}

impl Default for Sounds {
    fn default() -> Self {
        Self { muted: false, master: 80, table: 70, turn: 100, time: 100, told: 60, kinds: SoundKinds::default(), only_my_turn: false }
    }
}

/// The main window, as it was last. Sizes are those inside of its frame, in logical pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MainWindow {
    pub width: u16,
    pub height: u16,
    /// The upper left corner on the desktop, in physical pixels; `None` where the system chooses it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<(i32, i32)>,
    /// Whether the window has all the room of the desktop, with its frame.
    pub maximised: bool,
    /// Whether the window covers the whole screen, without a frame. Not in the file while it is off.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub full_screen: bool,
}

impl Default for MainWindow {
    fn default() -> Self {
        Self { width: 1280, height: 800, at: None, maximised: false, full_screen: false }
    }
}
