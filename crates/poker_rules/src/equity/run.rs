//! The count on its way.

use super::{Tally, exact::Exact, sampled::Sampled};

/// A computation in bounded steps: each step yields a [`Progress`]. Dropping it stops it.
#[derive(Debug)]
pub struct Run {
    way: Way,
    tally: Tally,
}

#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one")]
enum Way {
    Exact(Exact),
    Sampled(Sampled),
}

/// How far a count is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The work done so far, in no particular unit.
    pub done: u64,
    /// All of it; the last one has `done == of`.
    pub of: u64,
    /// The results so far. Before its end an exact count is not representative: it goes through the deals in order.
    pub tally: Tally,
}

impl Run {
    pub(super) fn exact(exact: Exact) -> Run {
        Run { tally: Tally::new(exact.players()), way: Way::Exact(exact) }
    }

    pub(super) fn sampled(sampled: Sampled) -> Run {
        Run { tally: Tally::new(sampled.players()), way: Way::Sampled(sampled) }
    }

    /// Whether every deal is counted, rather than some at random.
    pub const fn is_exact(&self) -> bool {
        matches!(self.way, Way::Exact(_))
    }

    /// Does all that is left.
    pub fn finish(mut self) -> Tally {
        while self.work() {}
        self.tally
    }

    fn progress(&self) -> (u64, u64) {
        match &self.way {
            Way::Exact(exact) => exact.progress(),
            Way::Sampled(sampled) => sampled.progress(),
        }
    }

    /// Does one part of the work; returns false where none is left.
    fn work(&mut self) -> bool {
        let (done, of) = self.progress();
        if done == of {
            return false;
        }
        match &mut self.way {
            Way::Exact(exact) => exact.work(&mut self.tally),
            Way::Sampled(sampled) => sampled.work(&mut self.tally),
        }
        true
    }
}

impl Iterator for Run {
    type Item = Progress;

    fn next(&mut self) -> Option<Progress> {
        if !self.work() {
            return None;
        }
        let (done, of) = self.progress();
        Some(Progress { done, of, tally: self.tally.clone() })
    }
}
