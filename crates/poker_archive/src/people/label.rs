//! The labels that the player gives to other players.

use serde::{Deserialize, Serialize};

/// A label: a white shape on a colour of its own. What it means is up to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Label {
    Circle,
    Triangle,
    Square,
    Diamond,
    Star,
    Cross,
    Ring,
    Heart,
}

impl Label {
    /// All labels, in the order in which they are offered.
    pub const ALL: [Label; 8] =
        [Label::Circle, Label::Triangle, Label::Square, Label::Diamond, Label::Star, Label::Cross, Label::Ring, Label::Heart];

    /// The shape as a character, which stands for the label in a text.
    pub const fn symbol(self) -> char {
        match self {
            Label::Circle => '●',
            Label::Triangle => '▲',
            Label::Square => '■',
            Label::Diamond => '◆',
            Label::Star => '★',
            Label::Cross => '+',
            Label::Ring => '○',
            Label::Heart => '♥',
        }
    }

    /// The number by which a label is kept; 0 for none.
    pub(super) fn code(label: Option<Label>) -> i64 {
        let place = label.and_then(|label| Label::ALL.iter().position(|other| *other == label));
        place.and_then(|place| i64::try_from(place).ok()).map_or(0, |place| place + 1)
    }

    pub(super) fn with_code(code: i64) -> Option<Label> {
        Label::ALL.get(usize::try_from(code.checked_sub(1)?).ok()?).copied()
    }
}
