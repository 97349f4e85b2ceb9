//! The mean of the last figures of a series.

use std::collections::VecDeque;

/// The number of figures over which the mean is taken.
const REMEMBERED: usize = 20;

/// The last figures and their sum.
#[derive(Debug, Default)]
pub(super) struct Window {
    figures: VecDeque<u64>,
    sum: u64,
}

impl Window {
    pub(super) fn note(&mut self, figure: u64) {
        let oldest = if self.figures.len() == REMEMBERED { self.figures.pop_front() } else { None };
        self.sum = self.sum.saturating_sub(oldest.unwrap_or(0)).saturating_add(figure);
        self.figures.push_back(figure);
    }

    /// The mean; `None` if there are no figures yet.
    pub(super) fn mean(&self) -> Option<u64> {
        self.sum.checked_div(u64::try_from(self.figures.len()).unwrap_or(u64::MAX))
    }
}
