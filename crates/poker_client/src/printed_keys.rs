//! What is printed on the player's own keyboard.

use crate::{Key, KeysFollow};

/// The letters printed on letter keys that have been pressed. For the others the usual keyboard of the language is assumed. A key is named
/// by the letter that an American keyboard has in its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PrintedKeys([Option<char>; LETTERS]);

/// The number of letter keys of an American keyboard.
const LETTERS: usize = 26;

impl PrintedKeys {
    /// Notes that the key at `place`, pressed without modifiers, typed `typed`.
    pub fn learn(&mut self, place: char, typed: char) {
        let mut capital = typed.to_uppercase();
        let (first, second) = (capital.next(), capital.next());
        let known = index(place).and_then(|at| self.0.get_mut(at));
        if let (Some(known), Some(letter), None) = (known, first, second)
            && !letter.is_whitespace()
            && !letter.is_control()
        {
            *known = Some(letter);
        }
    }

    /// What is printed on the key at `place`, where it is known.
    pub fn at(&self, place: char) -> Option<char> {
        *self.0.get(index(place)?)?
    }
}

fn index(place: char) -> Option<usize> {
    place.is_ascii_uppercase().then(|| usize::from(place as u8 - b'A'))
}

/// What is needed to name a key as the player knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeyNames {
    pub printed: PrintedKeys,
    /// Whether a letter means the key on which it is printed or a place.
    pub follow: KeysFollow,
}

impl KeyNames {
    /// The place of a key that is recognised by its place: the letter that an American keyboard has there.
    pub fn place(&self, key: Key) -> Option<char> {
        match (key, self.follow) {
            (Key::LowestRow(place), _) => Key::LOWEST_ROW.get(usize::from(place).checked_sub(1)?).copied(),
            (Key::Letter(letter), KeysFollow::Place) if letter.is_ascii_uppercase() => Some(letter),
            _ => None,
        }
    }
}
