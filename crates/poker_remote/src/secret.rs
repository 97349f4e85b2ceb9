//! A secret that a client draws and tells nobody.

use poker_protocol::Bytes32;

/// 256 random bits, from a generator that the operating system has seeded.
#[must_use]
pub fn random_secret() -> Bytes32 {
    Bytes32(rand::random())
}
