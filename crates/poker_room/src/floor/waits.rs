//! How long players have waited in a queue.

use std::collections::VecDeque;

/// The number of the last times that are kept.
const REMEMBERED: usize = 16;
/// The least number of times from which anything can be told.
const LEAST: usize = 3;

/// The times of the players who got a seat from a queue last, in milliseconds.
#[derive(Debug, Default)]
pub(super) struct Waits(VecDeque<u32>);

impl Waits {
    pub(super) fn note(&mut self, waited_ms: u32) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back(waited_ms);
    }

    /// The middle one of the times, and of an even number the longer one of the middle two; `None` if there are too few.
    pub(super) fn median_ms(&self) -> Option<u32> {
        let mut times: Vec<u32> = self.0.iter().copied().collect();
        times.sort_unstable();
        times.get(times.len() / 2).copied().filter(|_| times.len() >= LEAST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_one_of_the_last_sixteen_times_is_told_from_three_on() {
        let mut waits = Waits::default();
        for (waited_ms, told) in [(900, None), (100, None), (500, Some(500)), (600, Some(600)), (50, Some(500))] {
            waits.note(waited_ms);
            assert_eq!(waits.median_ms(), told, "{waited_ms}");
        }
        for waited_ms in 1_001..=1_016 {
            waits.note(waited_ms);
        }
        assert_eq!(waits.median_ms(), Some(1_009), "earlier times are forgotten");
    }
}
