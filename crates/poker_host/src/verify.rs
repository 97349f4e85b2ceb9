//! Checks recorded hands.

use poker_history::SealVerdict;
use poker_room::HandRecord;
use poker_rules::BadReplay;

/// What is wrong with a recorded hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    /// The recorded actions break the rules, or do not end the hand.
    #[error("the hand is not played to its end: {0:?}")]
    Replay(BadReplay),
    /// The hand ends with other stacks than those of the record.
    #[error("the hand ends with other stacks")]
    Stacks,
    /// The deck, the key and the nonces do not give the root that the players were told before the first card.
    #[error("deck, key and nonces do not lead to the root")]
    Seal,
}

/// Replays a recorded hand, compares the stacks at its end, and seals its deck again to compare the root.
///
/// # Errors
/// The first contradiction.
pub fn verify_record(record: &HandRecord) -> Result<SealVerdict, BadRecord> {
    let hand = record.replay(&mut |_| {}).map_err(BadRecord::Replay)?;
    if record.stacks.iter().any(|end| hand.stack(end.seat) != end.stack) {
        return Err(BadRecord::Stacks);
    }
    match &record.seal {
        None => Ok(SealVerdict::NotSealed),
        Some(seal) if seal.sealed(record.setup.deck).root() == seal.root => Ok(SealVerdict::Holds),
        Some(_) => Err(BadRecord::Seal),
    }
}
