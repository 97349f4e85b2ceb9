//! Keys with Ctrl, Shift and Alt.

use super::Key;

/// The keys that are held down to change the meaning of another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Modifiers {
    pub ctrl: bool,
    pub shift: bool,
    pub alt: bool,
}

impl Modifiers {
    pub const NONE: Self = Self { ctrl: false, shift: false, alt: false };
    /// Ctrl alone.
    pub const CTRL: Self = Self { ctrl: true, ..Self::NONE };
}

/// A key or a mouse button, and the modifiers that are held with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyChord {
    pub key: Key,
    /// Without Shift where Shift only chooses the character that the key types.
    pub modifiers: Modifiers,
}

impl KeyChord {
    /// A key without modifiers.
    pub const fn plain(key: Key) -> Self {
        Self { key, modifiers: Modifiers::NONE }
    }

    /// A key that is pressed while `modifiers` are held.
    pub fn new(key: Key, modifiers: Modifiers) -> Self {
        let shift = modifiers.shift && !key.is_told_by_its_character();
        Self { key, modifiers: Modifiers { shift, ..modifiers } }
    }

    /// The character that the chord types into an amount.
    pub(crate) fn typed_amount(self) -> Option<char> {
        self.key.amount_character().filter(|_| !self.modifiers.ctrl && !self.modifiers.alt)
    }

    /// Whether the chord types a character, which elsewhere than at a table may be meant for a text field.
    pub(crate) fn types(self) -> bool {
        self.key.types() && !self.modifiers.ctrl && !self.modifiers.alt
    }

    /// Whether the chord gives an intent although a text field has the focus. `keeps_editing_keys` is whether Enter, Escape and the arrows
    /// up and down belong to the field.
    pub(crate) fn passes_text_field(self, keeps_editing_keys: bool) -> bool {
        let edits = matches!(self.key, Key::Enter | Key::Escape | Key::Up | Key::Down);
        self.modifiers.ctrl || matches!(self.key, Key::Function(_) | Key::Mouse(_)) || edits && !keeps_editing_keys
    }

    /// The same chord without Shift.
    pub(crate) fn without_shift(self) -> Self {
        Self { modifiers: Modifiers { shift: false, ..self.modifiers }, ..self }
    }
}
