//! What is printed on the player's own keyboard.

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

    /// The letter of a place, where it is known.
    pub(crate) fn at(&self, place: u8) -> Option<char> {
        *self.0.get(usize::from(place).checked_sub(1)?)?
    }
}
