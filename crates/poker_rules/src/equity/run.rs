//! A count in progress.

use super::{Tally, exact::Exact, sampled::Sampled};

/// A count in steps of bounded work. Each step yields a [`Progress`]; dropping the run stops it.
#[derive(Debug)]
pub struct Run {
    method: Method,
    tally: Tally,
}

#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one")]
enum Method {
    Exact(Exact),
    Sampled(Sampled),
}

/// The progress of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The work done so far, in no particular unit.
    pub done: u64,
    /// All the work, in the same unit; in the last step `done == of`.
    pub of: u64,
    /// The results so far. Those of an unfinished exact count are not representative, because it goes through the deals in order.
    pub tally: Tally,
}

impl Run {
    pub(super) fn exact(exact: Exact) -> Run {
        Run { tally: Tally::new(exact.players()), method: Method::Exact(exact) }
    }

    pub(super) fn sampled(sampled: Sampled) -> Run {
        Run { tally: Tally::new(sampled.players()), method: Method::Sampled(sampled) }
    }

    /// Does the remaining work and returns the results.
    pub fn finish(mut self) -> Tally {
        while self.work() {}
        self.tally
    }

    fn progress(&self) -> (u64, u64) {
        match &self.method {
            Method::Exact(exact) => exact.progress(),
            Method::Sampled(sampled) => sampled.progress(),
        }
    }

    /// Does one step of work; returns false if none is left.
    fn work(&mut self) -> bool {
        let (done, of) = self.progress();
        if done == of {
            return false;
        }
        match &mut self.method {
            Method::Exact(exact) => exact.work(&mut self.tally),
            Method::Sampled(sampled) => sampled.work(&mut self.tally),
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
