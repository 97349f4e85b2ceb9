//! The clock of a session.

use super::BreakAnswer;
use crate::BreakAfter;

/// Counts how long the player has been at the tables since the first seat.
///
/// The clock stands still while the player sits at no table or sits out everywhere. Five minutes of that are a break: the uninterrupted play
/// of the reminder then counts from zero. After an hour of it the next hand begins a new session.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SessionClock {
    /// When the clock was read last, and whether the player played then.
    last: Option<(u64, bool)>,
    /// The time of this session at the tables.
    played_ms: u64,
    /// The time at the tables since the last break.
    unbroken_ms: u64,
    /// The time since the player played last.
    away_ms: u64,
    /// The hands of this session that the player was dealt.
    hands: u64,
    /// The uninterrupted play at which the player wants to be reminded again.
    later_ms: Option<u64>,
    /// Whether the player wants no other reminder in this session.
    silent: bool,
}

/// What is shown of a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SessionFigures {
    /// Whole minutes at the tables.
    pub minutes: u64,
    /// The hands that the player was dealt.
    pub hands: u64,
}

impl SessionClock {
    /// Lets the clock run until `now_ms`; `plays` says whether the player sits at a table from now on, without sitting out everywhere.
    pub fn run_until(&mut self, now_ms: u64, plays: bool) {
        if let Some((last_ms, played)) = self.last {
            let passed = now_ms.saturating_sub(last_ms);
            if played {
                self.played_ms += passed;
                self.unbroken_ms += passed;
                self.away_ms = 0;
            } else {
                self.away_ms += passed;
            }
        }
        self.last = Some((now_ms, plays));
        if plays && self.away_ms >= NEW_SESSION_MS {
            *self = Self { last: self.last, ..Self::default() };
        } else if self.away_ms >= BREAK_MS {
            self.unbroken_ms = 0;
            self.later_ms = None;
        }
    }

    /// Adds hands that the player was dealt and that are over.
    pub fn add_hands(&mut self, hands: usize) {
        self.hands += hands as u64;
    }

    /// The session so far; `None` before the player has played.
    pub fn figures(&self) -> Option<SessionFigures> {
        let begun = self.played_ms > 0 || self.last.is_some_and(|(_, plays)| plays);
        begun.then(|| SessionFigures { minutes: self.unshown().0, hands: self.hands })
    }

    /// In how many milliseconds the shown minutes change; `None` while the clock stands still.
    pub fn next_minute_ms(&self) -> Option<u64> {
        self.last.filter(|(_, plays)| *plays).map(|_| MINUTE_MS - self.unshown().1)
    }

    /// Whole minutes at the tables, and the milliseconds of the minute that has begun.
    fn unshown(&self) -> (u64, u64) {
        (self.played_ms / MINUTE_MS, self.played_ms % MINUTE_MS)
    }

    /// How many minutes the player has played without a break, where it is time to say so; `None` where it is not, and while the player
    /// does not play.
    pub fn reminder(&self, after: BreakAfter) -> Option<u64> {
        let due_ms = self.later_ms.unwrap_or(after.minutes()? * MINUTE_MS);
        let plays = self.last.is_some_and(|(_, plays)| plays);
        (plays && !self.silent && self.unbroken_ms >= due_ms).then_some(self.unbroken_ms / MINUTE_MS)
    }

    /// Notes the answer to a reminder.
    pub fn answer(&mut self, answer: BreakAnswer) {
        match answer {
            // Until the room lets the player sit out, the reminder is not shown again at once.
            BreakAnswer::SitOut | BreakAnswer::Later => self.later_ms = Some(self.unbroken_ms + LATER_MS),
            BreakAnswer::NotAgain => self.silent = true,
        }
    }
}

const MINUTE_MS: u64 = 60_000;
/// How long the player must not play for a break.
const BREAK_MS: u64 = 5 * MINUTE_MS;
/// The absence after which a new session begins.
const NEW_SESSION_MS: u64 = 60 * MINUTE_MS;
/// After how much more play the player is reminded again.
const LATER_MS: u64 = 10 * MINUTE_MS;
