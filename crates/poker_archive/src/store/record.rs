//! The text of a record.

use poker_history::{Phh, PhhReader, PlayedHand, Replayed};

/// The hand of a record; `None` if it is not a hand.
pub(super) fn read_record(text: &str) -> Option<PlayedHand> {
    let phh: Phh = PhhReader::new(text.as_bytes()).next()?.ok()?.phh;
    Some(Replayed::play(&phh).ok()?.hand)
}
