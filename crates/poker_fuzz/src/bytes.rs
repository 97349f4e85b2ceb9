//! Decisions out of bytes.

use poker_rules::Chips;

/// The bytes of an input, read one decision after another. When they are used up, every decision is the first choice.
pub struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    /// Starts at the first of `bytes`.
    pub const fn new(bytes: &'a [u8]) -> Bytes<'a> {
        Bytes(bytes)
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }

    /// Two bytes.
    pub fn pair(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    /// One of these.
    pub fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[usize::from(self.byte()) % choices.len()]
    }

    /// True once in `n` times, for bytes at random.
    pub fn once_in(&mut self, n: u8) -> bool {
        self.byte() % n == n - 1
    }

    /// An amount: mostly small, sometimes of any size.
    pub fn amount(&mut self) -> Chips {
        let size = self.byte();
        Chips::new(match size {
            0..=199 => u64::from(size),
            200..=249 => u64::from(self.pair()),
            250..=255 => u64::from(self.pair()) << (self.byte() % 64),
        })
    }
}
