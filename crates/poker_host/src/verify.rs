//! Whether a recorded hand is what it says it is.

use poker_fair::SealedDeck;
use poker_history::SealVerdict;
use poker_room::HandRecord;
use poker_rules::BadReplay;

/// What is wrong with a recorded hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    /// The rules do not play it to its end.
    #[error("the hand is not played to its end: {0:?}")]
    Replay(BadReplay),
    /// It ends with other stacks.
    #[error("the hand ends with other stacks")]
    Stacks,
    /// Deck and key do not lead to the root that was told before the first card.
    #[error("deck and key do not lead to the root")]
    Seal,
}

/// Plays a recorded hand again and seals its deck again.
///
/// # Errors
/// What does not hold.
pub fn verify_record(record: &HandRecord) -> Result<SealVerdict, BadRecord> {
    let hand = record.replay(&mut |_| {}).map_err(BadRecord::Replay)?;
    if record.stacks.iter().any(|end| hand.stack(end.seat) != end.stack) {
        return Err(BadRecord::Stacks);
    }
    match record.seal {
        None => Ok(SealVerdict::NotSealed),
        Some(seal) if SealedDeck::new(record.setup.deck, seal.key).root() == seal.root => Ok(SealVerdict::Holds),
        Some(_) => Err(BadRecord::Seal),
    }
}
