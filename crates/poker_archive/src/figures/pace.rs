//! How many hands were played an hour.

use std::collections::BTreeMap;

/// A longer pause between the beginnings of two hands ends a session, in milliseconds.
pub const PAUSE_MS: u64 = 30 * 60 * 1_000;

/// The time that was spent in sessions. A session goes on as long as hands begin at most [`PAUSE_MS`] after one another, at any table: hands
/// at several tables count together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    pub hands: u64,
    pub sessions: u64,
    /// The times from the beginning of the first hand of a session to the beginning of its last, together, in milliseconds.
    pub between_ms: u64,
}

impl Pace {
    /// The hands begun in an hour: of each session all hands but the first, by the time from its first hand to its last. `None` if no
    /// session has two hands.
    #[expect(clippy::cast_precision_loss, reason = "numbers of hands and milliseconds are far below 2⁵³")]
    pub fn hands_an_hour(&self) -> Option<f64> {
        let later = self.hands.saturating_sub(self.sessions);
        (later > 0 && self.between_ms > 0).then(|| later as f64 * 3_600_000.0 / self.between_ms as f64)
    }

    /// The time played, in milliseconds: the last hand of each session counts as long as a hand takes on average, so that this is the time
    /// in which `hands` are played at the pace of [`Pace::hands_an_hour`]. Zero if no session has two hands.
    pub fn played_ms(&self) -> u64 {
        let later = u128::from(self.hands.saturating_sub(self.sessions)).max(1);
        u64::try_from(u128::from(self.between_ms) * u128::from(self.hands) / later).unwrap_or(u64::MAX)
    }
}

/// Collects the beginnings of hands in any order. Sessions lie more than [`PAUSE_MS`] apart, so that those of ten years need less than
/// ten megabytes.
#[derive(Debug, Default)]
pub(super) struct Sessions {
    hands: u64,
    /// The beginning of the last hand of each session, by that of its first.
    spans: BTreeMap<u64, u64>,
}

impl Sessions {
    pub(super) fn add(&mut self, began: u64) {
        self.hands += 1;
        let mut span = (began, began);
        let before = self.spans.range(..=began).next_back().map(|(first, last)| (*first, *last));
        if let Some((first, last)) = before.filter(|(_, last)| began.saturating_sub(*last) <= PAUSE_MS) {
            if began <= last {
                return;
            }
            span.0 = first;
        }
        let after = self.spans.range(began..).next().map(|(first, last)| (*first, *last));
        if let Some((first, last)) = after.filter(|(first, _)| first.saturating_sub(began) <= PAUSE_MS) {
            self.spans.remove(&first);
            span.1 = last;
        }
        self.spans.insert(span.0, span.1);
    }

    pub(super) fn pace(&self) -> Pace {
        Pace {
            hands: self.hands,
            sessions: u64::try_from(self.spans.len()).unwrap_or(u64::MAX),
            between_ms: self.spans.iter().map(|(first, last)| last.saturating_sub(*first)).sum(),
        }
    }

    /// When the last hand began.
    pub(super) fn last_ms(&self) -> u64 {
        self.spans.values().next_back().copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: u64 = 60_000;

    fn pace(minutes: &[u64]) -> Pace {
        let mut sessions = Sessions::default();
        minutes.iter().for_each(|minute| sessions.add(minute * MINUTE));
        sessions.pace()
    }

    #[test]
    fn a_pause_of_more_than_half_an_hour_ends_a_session() {
        let two = pace(&[0, 2, 4, 34, 65, 67]);
        assert_eq!(two, Pace { hands: 6, sessions: 2, between_ms: 36 * MINUTE });
        assert_eq!(two.hands_an_hour(), Some(4.0 / 0.6));
        assert_eq!(two.played_ms(), 54 * MINUTE, "four hands from one beginning to the next took 36 minutes");
    }

    #[test]
    fn hands_at_several_tables_count_together() {
        assert_eq!(pace(&[0, 0, 1, 1, 2, 2]).hands_an_hour(), Some(150.0));
    }

    #[test]
    fn a_single_hand_has_no_pace() {
        assert_eq!((pace(&[5]).hands_an_hour(), pace(&[5]).played_ms()), (None, 0));
        assert_eq!((pace(&[5, 90]).hands_an_hour(), pace(&[]).hands_an_hour()), (None, None));
    }

    #[test]
    fn the_order_in_which_hands_are_read_does_not_matter() {
        let minutes: Vec<u64> = (0..400).map(|hand: u64| hand * hand * 37 % 12_007).collect();
        let mut sorted = minutes.clone();
        sorted.sort_unstable();
        let reversed: Vec<u64> = sorted.iter().rev().copied().collect();
        assert_eq!(pace(&minutes), pace(&sorted));
        assert_eq!(pace(&minutes), pace(&reversed));
        let pauses = sorted.windows(2).filter(|pair| pair[1] - pair[0] > 30).count();
        assert_eq!(pace(&minutes).sessions, u64::try_from(pauses + 1).unwrap());
        assert!(pauses > 2, "{pauses}");
    }
}
