//! Turns the bytes of a fuzz input into decisions.

use poker_rules::Chips;

/// The bytes of an input, from which one decision after another is read. When they are used up, zeros are read, so every decision is the
/// first choice.
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Starts at the first byte.
    pub const fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    /// The next byte; 0 if there is none.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// A number from the next two bytes.
    pub fn pair(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    /// One of `choices`, which must not be empty.
    pub fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[usize::from(self.byte()) % choices.len()]
    }

    /// True for one of `n` values of the next byte.
    pub fn once_in(&mut self, n: u8) -> bool {
        self.byte() % n == n - 1
    }

    /// An amount: mostly below 200, sometimes of any size.
    pub fn amount(&mut self) -> Chips {
        let size = self.byte();
        Chips::new(match size {
            0..=199 => u64::from(size),
            200..=249 => u64::from(self.pair()),
            250..=255 => u64::from(self.pair()) << (self.byte() % 64),
        })
    }
}
