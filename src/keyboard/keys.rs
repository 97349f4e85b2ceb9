//! Tracks which keys are down, and what is printed on the keys that are recognised by their place.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as Printed, KeyCode, KeyboardInput};
use bevy::prelude::*;
use poker_client::{Intent, Key, Keyboard, PrintedRow};

use super::key_names::lowest_row;

/// Which keys are down.
#[derive(Resource, Default)]
pub(crate) struct Keys {
    pub(super) keyboard: Keyboard,
    pub(super) held: HeldKeys,
    pub(super) ctrl: bool,
    pub(super) shift: bool,
    /// Whether Alt or AltGr is down; both change what other keys type.
    alt: bool,
    printed: PrintedRow,
}

impl Keys {
    /// Releases all keys, because the window has lost the focus. Returns the intents that the releases cause.
    pub(super) fn release_all(&mut self) -> Vec<Intent> {
        (self.ctrl, self.shift, self.alt) = (false, false, false);
        self.held = HeldKeys::default();
        self.keyboard.release_all()
    }

    /// Notes whether the keys that change the meaning of others are down.
    pub(super) fn follow_modifiers(&mut self, input: &KeyboardInput) {
        let down = input.state == ButtonState::Pressed;
        match input.logical_key {
            Printed::Control => self.ctrl = down,
            Printed::Shift => self.shift = down,
            Printed::Alt | Printed::AltGraph => self.alt = down,
            _ => {}
        }
    }

    /// What is printed on the keys that are recognised by their place.
    pub(crate) fn printed(&self) -> &PrintedRow {
        &self.printed
    }

    /// Learns from a pressed key of the lowest row what is printed on it.
    pub(super) fn learn(&mut self, input: &KeyboardInput) {
        let (Some(Key::LowestRow(place)), Printed::Character(typed)) = (lowest_row(input.key_code), &input.logical_key) else { return };
        let mut letters = typed.chars();
        if let (Some(letter), None) = (letters.next(), letters.next())
            && !self.ctrl
            && !self.alt
            && (!self.shift || letter.is_alphabetic())
        {
            self.printed.learn(place, letter);
        }
    }
}

/// The meaning that each held key had when it was pressed: Shift or Ctrl may have changed since.
#[derive(Default)]
pub(super) struct HeldKeys(Vec<(KeyCode, Key)>);

impl HeldKeys {
    /// The meaning of the key at `place`, which is pressed, repeated or released: it is the meaning that the key had when it was pressed.
    /// `now` is the meaning that the key has with Shift and Ctrl as they are now.
    pub(super) fn key(&mut self, place: KeyCode, state: ButtonState, now: Option<Key>) -> Option<Key> {
        let at = self.0.iter().position(|(held, _)| *held == place);
        match (state, at) {
            (ButtonState::Pressed, Some(at)) => Some(self.0[at].1),
            (ButtonState::Pressed, None) => now.inspect(|key| self.0.push((place, *key))),
            (ButtonState::Released, Some(at)) => Some(self.0.swap_remove(at).1),
            (ButtonState::Released, None) => now,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_that_goes_up_is_the_one_that_went_down() {
        let (row, letter) = (Some(Key::LowestRow(1)), Some(Key::Letter('Z')));
        let mut held = HeldKeys::default();
        assert_eq!(held.key(KeyCode::KeyZ, ButtonState::Pressed, row), row);
        assert_eq!(held.key(KeyCode::KeyZ, ButtonState::Pressed, letter), row, "it is repeated, and Ctrl is down by now");
        assert_eq!(held.key(KeyCode::KeyZ, ButtonState::Released, letter), row);
        assert_eq!(held.key(KeyCode::KeyZ, ButtonState::Pressed, letter), letter);
    }

    /// The input of a key that goes down at `place` and types `text`.
    fn typed(text: &str, place: KeyCode) -> KeyboardInput {
        KeyboardInput {
            key_code: place,
            logical_key: Printed::Character(text.into()),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    #[test]
    fn what_is_printed_on_the_row_of_amounts_is_learnt_from_the_keys_that_are_pressed() {
        let mut keys = Keys::default();
        let mut expected = PrintedRow::default();
        keys.learn(&typed("y", KeyCode::KeyZ));
        expected.learn(1, 'y');
        assert_eq!(keys.printed, expected);
        keys.learn(&typed("a", KeyCode::KeyQ));
        assert_eq!(keys.printed, expected, "another row");
        for with in [Keys { ctrl: true, ..Keys::default() }, Keys { alt: true, ..Keys::default() }, Keys { shift: true, ..Keys::default() }]
        {
            let mut keys = with;
            keys.learn(&typed(":", KeyCode::KeyZ));
            assert_eq!(keys.printed, PrintedRow::default(), "not what is printed on it");
        }
        keys.shift = true;
        keys.learn(&typed("W", KeyCode::KeyZ));
        expected.learn(1, 'w');
        assert_eq!(keys.printed, expected, "a capital");
    }
}
