//! What is printed on the player's own keyboard.

/// The letters printed on the keys of the lowest row, for keys that have been pressed. For the others the usual keyboard of the language is
/// assumed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PrintedRow([Option<char>; PLACES]);

/// The number of letter keys of the row that have a meaning.
const PLACES: usize = 6;

impl PrintedRow {
    /// Notes that the key at `place`, counted from 1 and pressed without modifiers, typed `typed`.
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
