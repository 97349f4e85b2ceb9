//! Chords as texts in the settings file, such as `Ctrl+Tab`, `F`, `Row1` and `Mouse4`.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Key, KeyChord, Modifiers};

/// The keys that have a name in the file.
const NAMED: [(Key, &str); 19] = [
    (Key::Separator, "Separator"),
    (Key::Up, "Up"),
    (Key::Down, "Down"),
    (Key::Left, "Left"),
    (Key::Right, "Right"),
    (Key::Plus, "Plus"),
    (Key::Minus, "Minus"),
    (Key::Enter, "Enter"),
    (Key::Escape, "Escape"),
    (Key::Space, "Space"),
    (Key::Backspace, "Backspace"),
    (Key::Delete, "Delete"),
    (Key::Insert, "Insert"),
    (Key::Home, "Home"),
    (Key::End, "End"),
    (Key::PageUp, "PageUp"),
    (Key::PageDown, "PageDown"),
    (Key::Tab, "Tab"),
    (Key::Question, "Question"),
];

/// A text that names no chord.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} names no key")]
pub struct UnknownChord {
    text: String,
}

impl Display for Key {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        if let Some((_, name)) = NAMED.iter().find(|(key, _)| key == self) {
            return out.write_str(name);
        }
        match self {
            Self::Letter(letter) => write!(out, "{letter}"),
            Self::Digit(digit) => write!(out, "{digit}"),
            Self::LowestRow(place) => write!(out, "Row{place}"),
            Self::Function(number) => write!(out, "F{number}"),
            Self::Mouse(number) => write!(out, "Mouse{number}"),
            _ => Ok(()),
        }
    }
}

impl Display for KeyChord {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let Modifiers { ctrl, shift, alt } = self.modifiers;
        for (held, name) in [(ctrl, "Ctrl+"), (alt, "Alt+"), (shift, "Shift+")] {
            if held {
                out.write_str(name)?;
            }
        }
        self.key.fmt(out)
    }
}

impl FromStr for KeyChord {
    type Err = UnknownChord;

    fn from_str(text: &str) -> Result<Self, UnknownChord> {
        let mut modifiers = Modifiers::NONE;
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('+') {
            match before {
                "Ctrl" => modifiers.ctrl = true,
                "Alt" => modifiers.alt = true,
                "Shift" => modifiers.shift = true,
                _ => return Err(UnknownChord { text: text.to_owned() }),
            }
            rest = after;
        }
        let key = read_key(rest).ok_or_else(|| UnknownChord { text: text.to_owned() })?;
        Ok(Self::new(key, modifiers))
    }
}

fn read_key(name: &str) -> Option<Key> {
    if let Some((key, _)) = NAMED.iter().find(|(_, known)| *known == name) {
        return Some(*key);
    }
    let mut characters = name.chars();
    if let (Some(character), None) = (characters.next(), characters.next()) {
        let digit = character.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
        return digit.map(Key::Digit).or_else(|| character.to_uppercase().next().map(Key::Letter));
    }
    let number = |of: &str| name.strip_prefix(of)?.parse::<u16>().ok();
    let small = |of: &str, most: u8| number(of).and_then(|number| u8::try_from(number).ok()).filter(|number| (1..=most).contains(number));
    small("Row", LOWEST_ROW_END)
        .map(Key::LowestRow)
        .or_else(|| small("F", FUNCTION_END).map(Key::Function))
        .or_else(|| number("Mouse").filter(|number| *number >= FIRST_MOUSE).map(Key::Mouse))
}

/// The last place of the lowest row, the last function key, and the first mouse button that can be a key.
const LOWEST_ROW_END: u8 = Key::LOWEST_ROW.len() as u8;
const FUNCTION_END: u8 = 24;
const FIRST_MOUSE: u16 = 3;

impl Serialize for KeyChord {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for KeyChord {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
