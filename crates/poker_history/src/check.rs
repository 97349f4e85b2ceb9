//! Whether a hand plays to the stacks that its file states.

use crate::{Amount, Obstacle, Phh, Reason, Replayed, Unfit};

/// What came of playing a hand.
#[derive(Debug)]
pub enum Verdict {
    /// To the stated stacks.
    Agrees,
    /// It plays to its end; the file states no stacks.
    Unstated,
    /// To other stacks.
    Differs {
        /// Where reading or writing fails.
        expected: Vec<Amount>,
        found: Vec<Amount>,
    },
    /// Our rules refuse something that was done.
    Refused(Obstacle),
    /// Our rules have no hand like it.
    NotRepresentable(Unfit),
    /// The code of a game that Cardroom does not have.
    NotPlayed(String),
}

/// Plays a hand and compares the stacks.
///
/// # Errors
/// Where the file is wrong.
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
