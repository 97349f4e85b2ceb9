//! A hand as a short text that another client opens: a prefix, a version, and the hand in bits, written in the letters of web addresses.

mod bits;
mod error;
mod fields;
mod hand;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use poker_rules::BadReplay;
use sha2::{Digest, Sha256};

use crate::{Phh, PlayedHand, View};
use bits::{BitReader, BitWriter};

pub use error::BadShare;

/// What a shared hand begins with.
pub const SHARE_PREFIX: &str = "cardroom-hand:";
/// The version that is written. It is the first byte, so that an older program can say that it is too old.
const VERSION: u8 = 1;
/// The bytes of the check, which are the first ones of a SHA-256 hash of the bytes before them.
const CHECK: usize = 4;
/// The longest text that is read, in bytes. A hand of a few hundred actions has less.
const MOST: usize = 1 << 16;

/// A played hand as a text to share, with the cards that its keeper saw; if nobody kept it, with all cards in it. It holds no more than
/// the history of that hand.
///
/// # Errors
/// If the record cannot be replayed.
pub fn share_text(hand: &PlayedHand) -> Result<String, BadReplay> {
    let view = hand.kept_by.as_ref().map_or(View::Everything, |keeper| View::Player(keeper.seat));
    Ok(shared(&Phh::of(hand, view)?))
}

/// A hand of a history as a text to share.
pub fn shared(phh: &Phh) -> String {
    let mut bits = BitWriter::default();
    hand::write(&mut bits, phh);
    let mut bytes = vec![VERSION];
    bytes.extend(bits.finish());
    shared_bytes(bytes)
}

/// Any bytes as a text whose check fits, as if they were a shared hand: what a reader must bear.
pub fn shared_bytes(mut bytes: Vec<u8>) -> String {
    let check = check(&bytes);
    bytes.extend(check);
    format!("{SHARE_PREFIX}{}", URL_SAFE_NO_PAD.encode(bytes))
}

/// Whether a text begins as a shared hand does.
pub fn is_shared(text: &str) -> bool {
    let start = text.trim_start().get(..SHARE_PREFIX.len());
    start.is_some_and(|start| start.eq_ignore_ascii_case(SHARE_PREFIX))
}

/// Reads a shared hand. Blanks and line breaks in the text do not count, as programs that pass texts on may insert them.
///
/// # Errors
/// If the text is not what [`shared`] has written. It never panics.
pub fn read_shared(text: &str) -> Result<Phh, BadShare> {
    if !is_shared(text) {
        return Err(BadShare::NoPrefix);
    }
    decoded(&bytes_of(text)?)
}

/// The bytes of a shared hand without their check, which fits.
pub(crate) fn bytes_of(text: &str) -> Result<Vec<u8>, BadShare> {
    let body = text.trim_start().get(SHARE_PREFIX.len()..).unwrap_or_default();
    if body.len() > MOST {
        return Err(BadShare::TooLong);
    }
    let letters: String = body.chars().filter(|letter| !letter.is_whitespace()).collect();
    if let Some(letter) = letters.chars().find(|letter| !(letter.is_ascii_alphanumeric() || "-_".contains(*letter))) {
        return Err(BadShare::Letter(letter));
    }
    let mut bytes = URL_SAFE_NO_PAD.decode(&letters).map_err(|_| BadShare::Changed)?;
    let stated = bytes.split_off(bytes.len().saturating_sub(CHECK));
    if bytes.is_empty() || check(&bytes).as_slice() != stated { Err(BadShare::Changed) } else { Ok(bytes) }
}

/// Reads a hand from bytes whose check fits.
pub(crate) fn decoded(bytes: &[u8]) -> Result<Phh, BadShare> {
    let (version, bits) = bytes.split_first().ok_or(BadShare::Changed)?;
    if *version != VERSION {
        return Err(BadShare::Version(*version));
    }
    hand::read(&mut BitReader::new(bits)).ok_or(BadShare::NoHand)
}

fn check(bytes: &[u8]) -> [u8; CHECK] {
    let hash = Sha256::digest(bytes);
    std::array::from_fn(|place| hash[place])
}
