//! What the player notes about other players: for each name in a room a label, a text, and whether the player is muted.

mod carried;
mod fields;
mod file;
mod kept;
mod label;
mod merge;

use serde::{Deserialize, Serialize};

pub use carried::PeopleFileError;
pub use file::{BadPeopleFile, people_from_ron, people_to_ron};
pub use kept::Merged;
pub use label::Label;

/// The most characters of a note that the player writes. A note that was merged with another one may be longer.
pub const MAX_NOTE_CHARS: usize = 2_000;

/// What the player noted about another player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The room: empty for practice. The same name in another room is another player.
    pub room: String,
    #[serde(deserialize_with = "fields::name")]
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Label>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// Whether the chat lines of this player are hidden.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub muted: bool,
    /// When any of these was last changed, in milliseconds since 1970. Files have it as a date and time in UTC.
    #[serde(with = "fields::moment", rename = "changed")]
    pub changed_ms: u64,
}

impl Person {
    /// A player about whom nothing is noted.
    pub fn blank(room: &str, name: &str) -> Self {
        Self { room: room.to_owned(), name: name.to_owned(), label: None, note: String::new(), muted: false, changed_ms: 0 }
    }

    /// Whether nothing is noted, and the player is not muted.
    pub fn is_blank(&self) -> bool {
        !self.muted && !self.has_note()
    }

    /// Whether the player has a label or a note.
    pub fn has_note(&self) -> bool {
        self.label.is_some() || !self.note.trim().is_empty()
    }
}
