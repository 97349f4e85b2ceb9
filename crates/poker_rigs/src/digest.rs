//! A digest of what a room sends and stores.

use std::io::{self, Write};

/// FNV-1a over numbers and bytes: equal runs have equal digests, on every platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest(u64);

impl Digest {
    /// The digest of nothing.
    pub const EMPTY: Digest = Digest(0xcbf2_9ce4_8422_2325);

    pub(crate) fn add(&mut self, number: u64) {
        self.add_bytes(&number.to_le_bytes());
    }

    fn add_bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    /// The digest as a number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

/// A serializer can write straight into a digest.
impl Write for Digest {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.add_bytes(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
