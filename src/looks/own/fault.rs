//! What can be wrong with a look of the player's own, in plain sentences.

use poker_text::{Arg, Text, text};

/// Why a look cannot be used. Files are named without the folder of their look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum LookFault {
    /// There are more looks than are read.
    TooMany { most: usize },
    /// The name of the look's folder is too long or not text.
    FolderName { most: usize },
    /// A file is missing or cannot be read.
    Unreadable { file: String },
    /// `look.ron` cannot be understood.
    Malformed { line: usize },
    /// `look.ron` is of a newer program.
    Newer { version: u16 },
    /// The look's name is empty or too long.
    Name { most: usize },
    /// A path leads out of the look's folder.
    Escapes { path: String },
    /// A file is longer than it may be.
    TooLong { file: String, most_kilobytes: u64 },
    /// A picture is neither PNG nor SVG.
    Kind { file: String },
    /// A picture has too few or too many pixels.
    Pixels { file: String, least: u32, most: u32 },
    /// A picture cannot be drawn.
    Damaged { file: String },
    /// An SVG picture has an element that own pictures may not have.
    Element { file: String, element: String },
    /// A field that the kind of the look needs is missing.
    Lacks { field: &'static str },
    /// White text would be hard to read on the felt.
    TooLight { file: String },
    /// The colour of a suit is hard to see on a card.
    PaleSuit,
}

/// The name of the file that describes a look.
pub(super) const FILE: &str = "look.ron";

impl LookFault {
    /// The sentence for the player; `look` is the folder of the look.
    pub(super) fn text(self, look: &str) -> Text {
        let at = |file: &str| format!("{look}/{file}");
        let count = Arg::count;
        match self {
            Self::TooMany { most } => text::looks::fault_too_many(count(most as u64)),
            Self::FolderName { most } => text::looks::fault_folder_name(look, count(most as u64)),
            Self::Unreadable { file } => text::looks::fault_unreadable(at(&file)),
            Self::Malformed { line } => text::looks::fault_malformed(at(FILE), count(line as u64)),
            Self::Newer { version } => text::looks::fault_newer(at(FILE), count(u64::from(version))),
            Self::Name { most } => text::looks::fault_name(at(FILE), count(most as u64)),
            Self::Escapes { path } => text::looks::fault_escapes(at(FILE), path),
            Self::TooLong { file, most_kilobytes } => text::looks::fault_too_long(at(&file), count(most_kilobytes)),
            Self::Kind { file } => text::looks::fault_kind(at(&file)),
            Self::Pixels { file, least, most } => text::looks::fault_pixels(at(&file), count(u64::from(least)), count(u64::from(most))),
            Self::Damaged { file } => text::looks::fault_damaged(at(&file)),
            Self::Element { file, element } => text::looks::fault_element(at(&file), element),
            Self::Lacks { field } => text::looks::fault_lacks(at(FILE), field),
            Self::TooLight { file } => text::looks::fault_too_light(at(&file)),
            Self::PaleSuit => text::looks::fault_pale_suit(at(FILE)),
        }
    }
}
