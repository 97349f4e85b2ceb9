//! Measures how long something took. No other file of this crate reads a clock.

use std::fmt;
use std::time::{Duration, Instant};

/// A clock that runs from its creation.
#[derive(Clone, Copy)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    #[expect(clippy::disallowed_methods, reason = "a chore tells how long it took")]
    pub fn start() -> Self {
        Self(Instant::now())
    }

    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

impl fmt::Display for Stopwatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.elapsed().as_secs();
        if seconds < 60 {
            write!(f, "{:.1} s", self.elapsed().as_secs_f64())
        } else {
            write!(f, "{} min {:02} s", seconds / 60, seconds % 60)
        }
    }
}
