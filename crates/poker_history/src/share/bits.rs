//! Numbers and texts in as few bits as possible.

/// Bits, the highest of each byte first.
#[derive(Debug, Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

/// The bits of one step of a number, after the bit that says whether more steps follow.
const STEP: u32 = 3;
/// The most letters of a text.
pub(super) const MOST_LETTERS: u64 = 1 << 16;

/// The letters that have six bits each. The place of a letter is its number; [`OTHER`] stands for any other letter.
const LETTERS: &[u8; 63] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ";
const OTHER: u64 = 63;

impl BitWriter {
    /// Appends the `count` lowest bits of a number.
    pub(super) fn bits(&mut self, value: u64, count: u32) {
        for place in (0..count).rev() {
            if self.used.is_multiple_of(8) {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= u8::from(value >> place & 1 == 1) << (7 - self.used % 8);
            }
            self.used += 1;
        }
    }

    pub(super) fn flag(&mut self, set: bool) {
        self.bits(u64::from(set), 1);
    }

    /// Appends a number of any size, the lowest bits first.
    pub(super) fn number(&mut self, mut value: u64) {
        loop {
            let rest = value >> STEP;
            self.flag(rest > 0);
            self.bits(value, STEP);
            value = rest;
            if value == 0 {
                return;
            }
        }
    }

    /// Appends a text with the number of its letters.
    pub(super) fn text(&mut self, text: &str) {
        self.number(u64::try_from(text.chars().count()).unwrap_or(u64::MAX));
        for letter in text.chars() {
            match LETTERS.iter().zip(0..).find(|(known, _)| char::from(**known) == letter) {
                Some((_, place)) => self.bits(place, 6),
                None => {
                    self.bits(OTHER, 6);
                    self.number(u32::from(letter).into());
                }
            }
        }
    }

    /// The bytes; the last one ends with bits of value 0.
    pub(super) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// Reads what a [`BitWriter`] has written. Each function returns `None` where the bits end before the value does, or hold no such value.
#[derive(Debug)]
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    used: usize,
}

impl<'a> BitReader<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, used: 0 }
    }

    pub(super) fn bits(&mut self, count: u32) -> Option<u64> {
        (0..count).try_fold(0, |value, _| {
            let byte = self.bytes.get(self.used / 8)?;
            let bit = byte >> (7 - self.used % 8) & 1;
            self.used += 1;
            Some(value << 1 | u64::from(bit))
        })
    }

    pub(super) fn flag(&mut self) -> Option<bool> {
        Some(self.bits(1)? == 1)
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let (mut value, mut shift) = (0_u64, 0);
        loop {
            let more = self.flag()?;
            let step = self.bits(STEP)?;
            let placed = step.checked_shl(shift).filter(|placed| placed >> shift == step)?;
            value |= placed;
            shift += STEP;
            if !more {
                return Some(value);
            }
        }
    }

    /// A count of things that follow, of at most `most`.
    pub(super) fn count(&mut self, most: u64) -> Option<usize> {
        usize::try_from(self.number().filter(|count| *count <= most)?).ok()
    }

    pub(super) fn text(&mut self) -> Option<String> {
        let count = self.count(MOST_LETTERS)?;
        (0..count).map(|_| self.letter()).collect()
    }

    fn letter(&mut self) -> Option<char> {
        match self.bits(6)? {
            OTHER => char::from_u32(u32::try_from(self.number()?).ok()?),
            place => LETTERS.get(usize::try_from(place).ok()?).map(|letter| char::from(*letter)),
        }
    }

    /// Whether less than a byte is left, and all its bits are 0.
    pub(super) fn is_over(&mut self) -> bool {
        let left = self.bytes.len() * 8 - self.used;
        left < 8 && (0..left).all(|_| self.flag() == Some(false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_texts_are_read_as_they_are_written() {
        let mut bits = BitWriter::default();
        let numbers = [0, 1, 7, 8, 2_345, u64::from(u32::MAX), u64::MAX];
        let texts = ["", "Ardan", "Åsa 9", "é # [1]", "\u{10FFFF}\n"];
        numbers.iter().for_each(|number| bits.number(*number));
        texts.iter().for_each(|text| bits.text(text));
        let bytes = bits.finish();
        let mut bits = BitReader::new(&bytes);
        assert!(numbers.iter().all(|number| bits.number() == Some(*number)));
        assert!(texts.iter().all(|text| bits.text().as_deref() == Some(*text)));
        assert!(bits.is_over());
        assert_eq!(bits.number(), None);
    }
}
