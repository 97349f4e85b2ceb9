//! Keys: what they are, what they can be bound to, and which of them are bound to what.

mod action;
mod bindings;
mod chord;
mod follow;
mod key_settings;
mod profile;
mod reserved;
mod set;
#[cfg(test)]
mod tests;
mod written;

pub use action::{KeyAction, KeyContext, KeySection};
pub use bindings::KeyBindings;
pub use chord::{KeyChord, Modifiers};
pub use follow::KeysFollow;
pub use key_settings::{KeyChoice, KeyNameRefusal, KeyRefusal, KeySettings};
pub use profile::KeyProfile;
pub use reserved::ReservedKey;
pub use set::KeySet;

/// A key of the keyboard or a button of the mouse. A key is identified by what is printed on it, so that a letter means the same on every
/// keyboard. Keys that are used as a row are identified by their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// A letter, as a capital, or another character that has no entry of its own here.
    Letter(char),
    /// A letter key of the lowest row by its place, counted from 1 at the left; what is printed on it does not matter.
    LowestRow(u8),
    Digit(u8),
    /// Point or comma.
    Separator,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    Plus,
    Minus,
    Enter,
    Escape,
    Space,
    Backspace,
    Delete,
    Insert,
    Home,
    End,
    PageUp,
    PageDown,
    Tab,
    /// The key that types a question mark.
    Question,
    /// A function key by its number: 1 is F1.
    Function(u8),
    /// A button of the mouse by its number: 3 is the middle button, 4 leads back, 5 leads forward. The two main buttons are never keys.
    Mouse(u16),
}

impl Key {
    /// The letters of the lowest row on an American keyboard, from the left: the names of the places that [`Key::LowestRow`] counts.
    pub const LOWEST_ROW: [char; 7] = ['Z', 'X', 'C', 'V', 'B', 'N', 'M'];

    /// The character that the key types into an amount.
    fn amount_character(self) -> Option<char> {
        match self {
            Self::Digit(digit) => char::from_digit(u32::from(digit), 10),
            Self::Separator => Some('.'),
            _ => None,
        }
    }

    /// Whether the key types a character.
    fn types(self) -> bool {
        matches!(
            self,
            Self::Letter(_)
                | Self::LowestRow(_)
                | Self::Digit(_)
                | Self::Separator
                | Self::Plus
                | Self::Minus
                | Self::Space
                | Self::Question
        )
    }

    /// Whether Shift changes what the key types, so that the character alone says which key it is.
    fn is_told_by_its_character(self) -> bool {
        match self {
            Self::Letter(letter) => !letter.is_alphabetic(),
            Self::Digit(_) | Self::Separator | Self::Plus | Self::Minus | Self::Question => true,
            _ => false,
        }
    }
}
