//! Chords that cannot be bound.

use super::{Key, KeyAction, KeyChord, KeySet};

/// Why a chord cannot be bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReservedKey {
    /// Tab moves the keyboard's focus.
    MovesFocus,
    /// Enter and Space press the control that has the focus.
    PressesControl,
    /// Digits, point and comma are typed into the amount.
    TypesAmount,
    /// Ctrl with A, C, V, X, Y or Z edits the text of a field.
    EditsText,
    /// Escape and Backspace end the choice of a key.
    EndsChoice,
}

/// The letters that edit a text with Ctrl.
const EDITING: [char; 6] = ['A', 'C', 'V', 'X', 'Y', 'Z'];

impl ReservedKey {
    /// Why a chord cannot be bound to an action; `None` if it can. The chords that a set gives an action stay possible.
    pub fn of(chord: KeyChord, action: KeyAction, set: KeySet) -> Option<Self> {
        if set.chords(action).contains(&chord) {
            return None;
        }
        let held = chord.modifiers;
        match chord.key {
            Key::Tab if !held.ctrl => Some(Self::MovesFocus),
            Key::Enter | Key::Space if !held.ctrl && !held.alt => Some(Self::PressesControl),
            Key::Escape | Key::Backspace if !held.ctrl && !held.alt && !held.shift => Some(Self::EndsChoice),
            Key::Letter(letter) if held.ctrl && !held.alt && EDITING.contains(&letter) => Some(Self::EditsText),
            _ => chord.typed_amount().map(|_| Self::TypesAmount),
        }
    }
}
