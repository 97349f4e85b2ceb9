//! Checks whether a replayed hand ends with the stacks that its file states.

use crate::{Decimal, Obstacle, Phh, Reason, Replayed, Unfit};

/// The result of replaying a hand of a file.
#[derive(Debug)]
pub enum Verdict {
    /// The hand ends with the stated stacks.
    Agrees,
    /// The hand can be replayed, but the file states no stacks.
    Unstated,
    /// The hand ends with other stacks.
    Differs {
        /// The stacks that the file states.
        expected: Vec<Decimal>,
        /// The stacks after the replay.
        found: Vec<Decimal>,
    },
    /// The rules refuse an action or the rake, or the actions end too early.
    Refused(Obstacle),
    /// The rules cannot represent the hand.
    NotRepresentable(Unfit),
    /// Cardroom does not have the game with this code.
    NotPlayed(String),
}

/// Replays a hand and compares the stacks.
///
/// # Errors
/// If the file is malformed.
pub fn check(phh: &Phh) -> Result<Verdict, Reason> {
    let replayed = match Replayed::play(phh) {
        Ok(replayed) => replayed,
        Err(Obstacle::Malformed(reason)) => return Err(reason),
        Err(Obstacle::NotPlayed(code)) => return Ok(Verdict::NotPlayed(code)),
        Err(Obstacle::NotRepresentable(unfit)) => return Ok(Verdict::NotRepresentable(unfit)),
        Err(refused @ (Obstacle::Refused { .. } | Obstacle::Rake(_) | Obstacle::Unfinished)) => return Ok(Verdict::Refused(refused)),
    };
    let Some(expected) = phh.finishing_stacks.clone() else { return Ok(Verdict::Unstated) };
    let near = replayed.is_near(&expected);
    let found = replayed.stacks;
    if found.iter().zip(&expected).all(|(found, expected)| found.equals(*expected)) {
        return Ok(Verdict::Agrees);
    }
    Ok(if near { Verdict::NotRepresentable(Unfit::Amounts) } else { Verdict::Differs { expected, found } })
}
