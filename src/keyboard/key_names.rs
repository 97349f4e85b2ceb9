//! Translates a key of the window into a key of the client's table of keys.

use bevy::input::keyboard::{Key as Printed, KeyCode};
use poker_client::Key;

/// A key as the window reports it.
#[derive(Clone, Copy)]
pub(super) struct Pressed<'a> {
    /// The character or the named key that it types.
    pub(super) printed: &'a Printed,
    /// Its place on the keyboard, named as on an American one.
    pub(super) place: KeyCode,
    pub(super) ctrl: bool,
    pub(super) shift: bool,
}

impl Pressed<'_> {
    /// The client's key for this key, if there is one. A key of the lowest row with a meaning is recognised by its place, unless Ctrl is
    /// down. A digit is recognised by what it types or, without Shift, by its place. Every other key is recognised by what it types.
    pub(super) fn key(self) -> Option<Key> {
        if let Some(place) = lowest_row(self.place).filter(|_| !self.ctrl) {
            return Some(place);
        }
        let printed = printed_key(self.printed);
        if matches!(printed, Some(Key::Digit(_))) {
            return printed;
        }
        digit(self.place).filter(|_| !self.shift).or(printed)
    }
}

/// The key for an amount at a place of the lowest row.
pub(super) fn lowest_row(place: KeyCode) -> Option<Key> {
    Some(Key::LowestRow(match place {
        KeyCode::KeyZ => 1,
        KeyCode::KeyX => 2,
        KeyCode::KeyV => 4,
        KeyCode::KeyB => 5,
        KeyCode::KeyN => 6,
        _ => return None,
    }))
}

/// The digit at a place of the row of digits.
fn digit(place: KeyCode) -> Option<Key> {
    Some(Key::Digit(match place {
        KeyCode::Digit0 => 0,
        KeyCode::Digit1 => 1,
        KeyCode::Digit2 => 2,
        KeyCode::Digit3 => 3,
        KeyCode::Digit4 => 4,
        KeyCode::Digit5 => 5,
        KeyCode::Digit6 => 6,
        KeyCode::Digit7 => 7,
        KeyCode::Digit8 => 8,
        KeyCode::Digit9 => 9,
        _ => return None,
    }))
}

/// The client's key for what is printed on a key.
fn printed_key(printed: &Printed) -> Option<Key> {
    Some(match printed {
        Printed::Character(character) => {
            let letter = character.chars().next()?;
            match letter {
                '0'..='9' => Key::Digit(u8::try_from(letter.to_digit(10)?).ok()?),
                ',' | '.' => Key::Separator,
                '+' => Key::Plus,
                '-' | '\u{2212}' => Key::Minus,
                '?' => Key::Question,
                letter => Key::Letter(letter.to_uppercase().next()?),
            }
        }
        Printed::ArrowUp => Key::Up,
        Printed::ArrowDown => Key::Down,
        Printed::Enter => Key::Enter,
        Printed::Escape => Key::Escape,
        Printed::Space => Key::Space,
        Printed::Backspace => Key::Backspace,
        Printed::Home => Key::Home,
        Printed::Tab => Key::Tab,
        Printed::F1 => Key::Function(1),
        Printed::F2 => Key::Function(2),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(printed: &str, place: KeyCode, shift: bool) -> Option<Key> {
        let printed = Printed::Character(printed.into());
        Pressed { printed: &printed, place, ctrl: false, shift }.key()
    }

    #[test]
    fn digits_of_a_french_keyboard_need_no_shift() {
        let row = ["à", "&", "é", "\"", "'", "(", "-", "è", "_", "ç"];
        let places = [
            KeyCode::Digit0,
            KeyCode::Digit1,
            KeyCode::Digit2,
            KeyCode::Digit3,
            KeyCode::Digit4,
            KeyCode::Digit5,
            KeyCode::Digit6,
            KeyCode::Digit7,
            KeyCode::Digit8,
            KeyCode::Digit9,
        ];
        for ((digit, printed), place) in (0..).zip(row).zip(places) {
            assert_eq!(key(printed, place, false), Some(Key::Digit(digit)), "{printed}");
            assert_eq!(key(&digit.to_string(), place, true), Some(Key::Digit(digit)), "with Shift");
        }
        assert_eq!(key("+", KeyCode::Digit1, true), Some(Key::Plus), "Shift on a Swiss keyboard");
    }

    #[test]
    fn the_amounts_lie_on_a_row_of_keys_on_every_keyboard() {
        for (printed, place, at) in [
            ("z", KeyCode::KeyZ, 1),
            ("w", KeyCode::KeyZ, 1),
            ("y", KeyCode::KeyZ, 1),
            ("x", KeyCode::KeyX, 2),
            ("v", KeyCode::KeyV, 4),
            ("b", KeyCode::KeyB, 5),
            ("n", KeyCode::KeyN, 6),
        ] {
            assert_eq!(key(printed, place, false), Some(Key::LowestRow(at)), "{printed}");
        }
        assert_eq!(key("c", KeyCode::KeyC, false), Some(Key::Letter('C')));
        assert_eq!(key("a", KeyCode::KeyQ, false), Some(Key::Letter('A')), "a letter with a meaning of its own stays where it is printed");
        assert_eq!(key("z", KeyCode::KeyW, false), Some(Key::Letter('Z')), "which means nothing");
    }

    #[test]
    fn with_ctrl_a_letter_is_the_one_that_is_printed() {
        let printed = Printed::Character("q".into());
        let pressed = Pressed { printed: &printed, place: KeyCode::KeyX, ctrl: true, shift: false };
        assert_eq!(pressed.key(), Some(Key::Letter('Q')), "Dvorak");
    }
}
