//! Tracks which keys are down, and what is printed on letter keys.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as Printed, KeyCode, KeyboardInput};
use bevy::prelude::*;
use poker_client::{Focus, Intent, Key, KeyAim, KeyBindings, KeyChord, Keyboard, Modifiers, PrintedKeys};

use super::Pointing;
use super::key_names::american_letter;

/// Which keys are down.
#[derive(Resource, Default)]
pub(crate) struct Keys {
    pub(super) keyboard: Keyboard,
    /// The table on which keys act.
    pub(crate) aim: KeyAim,
    /// The letters with which the amount that is typed there goes on.
    pub(super) letters: Vec<char>,
    pub(super) held: HeldKeys,
    pub(super) modifiers: Modifiers,
    /// Whether AltGr is down. It changes what other keys type, and is part of no chord.
    alt_graph: bool,
    printed: PrintedKeys,
    /// The chord that was pressed while a page waited for one.
    caught: Option<KeyChord>,
}

impl Keys {
    /// Handles a chord whose key goes down, or that the system repeats while it stays down. A page that waits for a chord gets it, as soon as
    /// its key is newly pressed; then the chord gives no intent.
    pub(super) fn press(&mut self, chord: KeyChord, repeated: bool, pointing: &Pointing, bindings: &KeyBindings) -> Option<Intent> {
        if pointing.waits_for_key {
            if !self.keyboard.hold(chord.key) && !repeated {
                self.caught = Some(chord);
            }
            return None;
        }
        let focus = Focus { table: pointing.table, field: pointing.field };
        self.keyboard.press(bindings, chord, repeated, focus)
    }

    /// Takes the chord that was pressed while a page waited for one.
    pub(crate) fn take_caught(&mut self) -> Option<KeyChord> {
        self.caught.take()
    }

    /// Releases all keys, because the window has lost the focus. Returns the intents that the releases cause.
    pub(super) fn release_all(&mut self) -> Vec<Intent> {
        (self.modifiers, self.alt_graph) = (Modifiers::NONE, false);
        self.held = HeldKeys::default();
        self.keyboard.release_all()
    }

    /// Notes whether the keys that change the meaning of others are down.
    pub(super) fn follow_modifiers(&mut self, input: &KeyboardInput) {
        let down = input.state == ButtonState::Pressed;
        match input.logical_key {
            Printed::Control => self.modifiers.ctrl = down,
            Printed::Shift => self.modifiers.shift = down,
            Printed::Alt => self.modifiers.alt = down,
            Printed::AltGraph => self.alt_graph = down,
            _ => {}
        }
    }

    /// What is printed on letter keys.
    pub(crate) fn printed(&self) -> PrintedKeys {
        self.printed
    }

    /// Learns from a pressed letter key what is printed on it.
    pub(super) fn learn(&mut self, input: &KeyboardInput) {
        let (Some(place), Printed::Character(typed)) = (american_letter(input.key_code), &input.logical_key) else { return };
        let mut letters = typed.chars();
        if let (Some(letter), None) = (letters.next(), letters.next())
            && !self.modifiers.ctrl
            && !self.modifiers.alt
            && !self.alt_graph
            && (!self.modifiers.shift || letter.is_alphabetic())
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
    fn what_is_printed_on_letter_keys_is_learnt_from_those_that_are_pressed() {
        let mut keys = Keys::default();
        let mut expected = PrintedKeys::default();
        keys.learn(&typed("y", KeyCode::KeyZ));
        expected.learn('Z', 'y');
        assert_eq!(keys.printed, expected);
        keys.learn(&typed("&", KeyCode::Digit1));
        assert_eq!(keys.printed, expected, "no letter key");
        let modifiers = [Modifiers::CTRL, Modifiers { alt: true, ..Modifiers::NONE }, Modifiers { shift: true, ..Modifiers::NONE }];
        let held = modifiers.map(|modifiers| Keys { modifiers, ..Keys::default() });
        for mut keys in held.into_iter().chain([Keys { alt_graph: true, ..Keys::default() }]) {
            keys.learn(&typed(":", KeyCode::KeyZ));
            assert_eq!(keys.printed, PrintedKeys::default(), "not what is printed on it");
        }
        keys.modifiers.shift = true;
        keys.learn(&typed("W", KeyCode::KeyZ));
        expected.learn('Z', 'w');
        assert_eq!(keys.printed, expected, "a capital");
    }
}
