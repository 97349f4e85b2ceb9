//! The clock of the levels. It stands still during breaks.

use poker_rules::Stakes;
use serde::{Deserialize, Serialize};

use super::level::Levels;
use super::standstill::Standstill;
use crate::Now;
use crate::table::FIELD_HAND_MS;

/// The level in progress, and when it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct LevelClock {
    /// The number of the level, from 1.
    level: u32,
    /// What is left of the level, milliseconds, at `running_since`, or now if the clock stands still.
    left_ms: u32,
    running_since: Option<Now>,
    /// The number of hands of the level that have begun, where levels end after hands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hands: Option<u32>,
}

impl LevelClock {
    /// A clock that stands still at the beginning of the first level.
    pub(super) fn new(levels: &Levels) -> Self {
        Self { level: 1, left_ms: levels.get(1).length_ms, running_since: None, hands: levels.hands().map(|_| 0) }
    }

    /// The number of the level, from 1.
    pub(super) fn level(&self) -> u32 {
        self.level
    }

    /// Whether the level is the last one, which has no end.
    pub(super) fn is_last(&self, levels: &Levels) -> bool {
        self.level >= levels.count()
    }

    /// What is posted at this level.
    pub(super) fn stakes(&self, levels: &Levels) -> Stakes {
        levels.get(self.level).stakes
    }

    pub(super) fn start(&mut self, now: Now) {
        if self.hands.is_none() {
            self.running_since = self.running_since.or(Some(now));
        }
    }

    pub(super) fn stop(&mut self, now: Now) {
        if let Some(since) = self.running_since.take() {
            self.left_ms = self.left_ms.saturating_sub(now.ms_since(since));
        }
    }

    /// The clock after a standstill, with the same time left.
    pub(super) fn after(self, standstill: Standstill) -> Self {
        Self { running_since: self.running_since.map(|since| standstill.moved(since)), ..self }
    }

    /// When the level ends; `None` if the clock stands still or the level is the last one.
    pub(super) fn ends(&self, levels: &Levels) -> Option<Now> {
        let since = self.running_since.filter(|_| !self.is_last(levels))?;
        Some(since.after_ms(self.left_ms))
    }

    /// What is left of the level, milliseconds. The last level has no end.
    pub(super) fn left_ms(&self, levels: &Levels, now: Now) -> u32 {
        if self.is_last(levels) {
            return 0;
        }
        let played_ms = self.hands.unwrap_or_default().saturating_mul(FIELD_HAND_MS);
        self.left_ms.saturating_sub(self.running_since.map_or(played_ms, |since| now.ms_since(since)))
    }

    /// How many hands of the level have not begun; `None` where levels end after their time, and at the last level.
    pub(super) fn hands_left(&self, levels: &Levels) -> Option<u32> {
        Some(levels.hands().filter(|_| !self.is_last(levels))?.saturating_sub(self.hands?))
    }

    /// Begins this level, without playing those before it.
    pub(super) fn jump_to(&mut self, levels: &Levels, level: u32, now: Now) {
        self.level = level;
        self.left_ms = levels.get(level).length_ms;
        self.hands = self.hands.map(|_| 0);
        self.running_since = self.running_since.map(|_| now);
    }

    /// Counts a hand that begins, where levels end after hands.
    pub(super) fn count_hand(&mut self) {
        self.hands = self.hands.map(|hands| hands.saturating_add(1));
    }

    /// Begins the next level if all hands of this one have begun. Returns whether it has.
    pub(super) fn advance_by_hands(&mut self, levels: &Levels) -> bool {
        if self.hands_left(levels) != Some(0) {
            return false;
        }
        self.level += 1;
        self.left_ms = levels.get(self.level).length_ms;
        self.hands = Some(0);
        true
    }

    /// Begins the next level if this one is over. Returns whether it has.
    pub(super) fn advance(&mut self, levels: &Levels, now: Now) -> bool {
        let Some(ends) = self.ends(levels).filter(|&ends| ends <= now) else { return false };
        self.level += 1;
        self.left_ms = levels.get(self.level).length_ms;
        self.running_since = Some(ends);
        true
    }
}
