//! Translates a key of the window into a key that can be bound.

use bevy::input::keyboard::{Key as Printed, KeyCode};
use bevy::input::mouse::MouseButton;
use poker_client::{Key, KeysFollow, Modifiers};

/// A key as the window reports it.
#[derive(Clone, Copy)]
pub(super) struct Pressed<'a> {
    /// The character or the named key that it types.
    pub(super) printed: &'a Printed,
    /// Its place on the keyboard, named as on an American one.
    pub(super) place: KeyCode,
    pub(super) modifiers: Modifiers,
}

impl Pressed<'_> {
    /// The client's key for this key, if there is one. A key of the row of amounts is recognised by its place, unless Ctrl is down, and so
    /// are all letters if `follow` says so. A digit is recognised by what it types or, without Shift, by its place. Every other key is
    /// recognised by what it types.
    pub(super) fn key(self, follow: KeysFollow) -> Option<Key> {
        if !self.modifiers.ctrl {
            let letter = || american_letter(self.place).filter(|_| follow == KeysFollow::Place).map(Key::Letter);
            if let Some(place) = lowest_row(self.place).or_else(letter) {
                return Some(place);
            }
        }
        let printed = printed_key(self.printed);
        if matches!(printed, Some(Key::Digit(_))) {
            return printed;
        }
        digit(self.place).filter(|_| !self.modifiers.shift).or(printed)
    }
}

/// The letters of the lowest row whose places, not letters, have a meaning: those of the amounts.
const AMOUNTS: [char; 5] = ['Z', 'X', 'V', 'B', 'N'];

/// The key for an amount at a place of the lowest row.
fn lowest_row(place: KeyCode) -> Option<Key> {
    let letter = american_letter(place).filter(|letter| AMOUNTS.contains(letter))?;
    let at = Key::LOWEST_ROW.iter().position(|known| *known == letter)?;
    u8::try_from(at + 1).ok().map(Key::LowestRow)
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
        Printed::ArrowLeft => Key::Left,
        Printed::ArrowRight => Key::Right,
        Printed::Delete => Key::Delete,
        Printed::Insert => Key::Insert,
        Printed::Home => Key::Home,
        Printed::End => Key::End,
        Printed::PageUp => Key::PageUp,
        Printed::PageDown => Key::PageDown,
        Printed::Tab => Key::Tab,
        named => Key::Function(FUNCTION_KEYS.iter().position(|key| key == named).and_then(|at| u8::try_from(at + 1).ok())?),
    })
}

/// The function keys, from F1.
const FUNCTION_KEYS: [Printed; 24] = [
    Printed::F1,
    Printed::F2,
    Printed::F3,
    Printed::F4,
    Printed::F5,
    Printed::F6,
    Printed::F7,
    Printed::F8,
    Printed::F9,
    Printed::F10,
    Printed::F11,
    Printed::F12,
    Printed::F13,
    Printed::F14,
    Printed::F15,
    Printed::F16,
    Printed::F17,
    Printed::F18,
    Printed::F19,
    Printed::F20,
    Printed::F21,
    Printed::F22,
    Printed::F23,
    Printed::F24,
];

/// The key for a mouse button, except for the two main ones. Buttons beyond the side buttons have the number that the system gives them.
pub(super) fn button_key(button: MouseButton) -> Option<Key> {
    match button {
        MouseButton::Left | MouseButton::Right => None,
        MouseButton::Middle => Some(Key::Mouse(3)),
        MouseButton::Back => Some(Key::Mouse(4)),
        MouseButton::Forward => Some(Key::Mouse(5)),
        MouseButton::Other(number) => (number > 5).then_some(Key::Mouse(number)),
    }
}

/// The letter that an American keyboard has at a place.
pub(super) fn american_letter(place: KeyCode) -> Option<char> {
    Some(match place {
        KeyCode::KeyA => 'A',
        KeyCode::KeyB => 'B',
        KeyCode::KeyC => 'C',
        KeyCode::KeyD => 'D',
        KeyCode::KeyE => 'E',
        KeyCode::KeyF => 'F',
        KeyCode::KeyG => 'G',
        KeyCode::KeyH => 'H',
        KeyCode::KeyI => 'I',
        KeyCode::KeyJ => 'J',
        KeyCode::KeyK => 'K',
        KeyCode::KeyL => 'L',
        KeyCode::KeyM => 'M',
        KeyCode::KeyN => 'N',
        KeyCode::KeyO => 'O',
        KeyCode::KeyP => 'P',
        KeyCode::KeyQ => 'Q',
        KeyCode::KeyR => 'R',
        KeyCode::KeyS => 'S',
        KeyCode::KeyT => 'T',
        KeyCode::KeyU => 'U',
        KeyCode::KeyV => 'V',
        KeyCode::KeyW => 'W',
        KeyCode::KeyX => 'X',
        KeyCode::KeyY => 'Y',
        KeyCode::KeyZ => 'Z',
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(printed: &str, place: KeyCode, shift: bool) -> Option<Key> {
        let printed = Printed::Character(printed.into());
        Pressed { printed: &printed, place, modifiers: Modifiers { shift, ..Modifiers::NONE } }.key(KeysFollow::Letter)
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
        let pressed = Pressed { printed: &printed, place: KeyCode::KeyX, modifiers: Modifiers::CTRL };
        for follow in KeysFollow::ALL {
            assert_eq!(pressed.key(follow), Some(Key::Letter('Q')), "Dvorak");
        }
    }

    #[test]
    fn the_main_buttons_of_the_mouse_are_no_keys() {
        assert_eq!([MouseButton::Left, MouseButton::Right, MouseButton::Other(5)].map(button_key), [None; 3]);
        let side = [MouseButton::Middle, MouseButton::Back, MouseButton::Forward, MouseButton::Other(10)];
        assert_eq!(side.map(button_key), [3, 4, 5, 10].map(|number| Some(Key::Mouse(number))));
    }

    #[test]
    fn letters_can_mean_places() {
        let printed = Printed::Character("a".into());
        let pressed = Pressed { printed: &printed, place: KeyCode::KeyQ, modifiers: Modifiers::NONE };
        assert_eq!(pressed.key(KeysFollow::Letter), Some(Key::Letter('A')));
        assert_eq!(pressed.key(KeysFollow::Place), Some(Key::Letter('Q')), "on an American keyboard it is Q");
        assert_eq!(Pressed { place: KeyCode::KeyX, ..pressed }.key(KeysFollow::Place), Some(Key::LowestRow(2)), "the amounts always do");
        assert_eq!(Pressed { place: KeyCode::BracketLeft, ..pressed }.key(KeysFollow::Place), Some(Key::Letter('A')), "no letter there");
    }

    #[test]
    fn function_keys_are_numbered() {
        let key = |printed: &Printed| Pressed { printed, place: KeyCode::F35, modifiers: Modifiers::NONE }.key(KeysFollow::Letter);
        assert_eq!([key(&Printed::F1), key(&Printed::F12), key(&Printed::F24)], [1, 12, 24].map(|number| Some(Key::Function(number))));
        assert_eq!(key(&Printed::CapsLock), None);
    }
}
