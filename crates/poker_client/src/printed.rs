//! What is printed on the player's own keyboard.

use poker_text::Arg;

use crate::{Key, key_arg};

/// What is printed on the letter keys of the lowest row, as far as they have been pressed. Before that the language's usual keyboard is the guess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PrintedRow([Option<char>; PLACES]);

/// Letter keys of the row that have a meaning, counted from 1.
const PLACES: usize = 6;

impl PrintedRow {
    /// A key of the row was pressed by itself, and typed this.
    pub fn learn(&mut self, place: u8, typed: char) {
        let mut capital = typed.to_uppercase();
        let (first, second) = (capital.next(), capital.next());
        let known = usize::from(place).checked_sub(1).and_then(|place| self.0.get_mut(place));
        if let (Some(known), Some(letter), None) = (known, first, second)
            && !letter.is_whitespace()
            && !letter.is_control()
        {
            *known = Some(letter);
        }
    }

    /// The name of a key.
    pub fn key_arg(&self, key: Key) -> Arg {
        match key {
            Key::LowestRow(place) => self.at(place).map_or_else(|| key_arg(key), Arg::word),
            _ => key_arg(key),
        }
    }

    fn at(&self, place: u8) -> Option<char> {
        *self.0.get(usize::from(place).checked_sub(1)?)?
    }
}

#[cfg(test)]
mod tests {
    use poker_text::{Language, Texts};

    use super::*;

    #[test]
    fn a_key_is_named_as_it_is_printed_once_it_has_been_pressed() {
        let named = |row: &PrintedRow, language, place| Texts::embedded(language).show(&row.key_arg(Key::LowestRow(place)));
        let mut row = PrintedRow::default();
        assert_eq!([named(&row, Language::English, 1), named(&row, Language::French, 1)], ["Z", "W"], "a guess");
        row.learn(1, 'y');
        row.learn(2, 'q');
        for language in Language::SPOKEN {
            assert_eq!([1, 2, 4].map(|place| named(&row, language, place)), ["Y", "Q", "V"], "{language:?}");
        }
        row.learn(2, ' ');
        row.learn(0, 'a');
        row.learn(9, 'a');
        assert_eq!(named(&row, Language::English, 2), "Q", "nothing is printed on it");
        row.learn(2, 'x');
        assert_eq!(named(&row, Language::English, 2), "X", "another keyboard");
    }
}
