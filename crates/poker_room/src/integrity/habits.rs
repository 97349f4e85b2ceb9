//! How a player plays at all tables together: the pace of the decisions, and play without a rest.

use poker_protocol::PlayerId;

use super::sign::Sign;
use super::terms::{PaceTerms, SessionTerms};
use crate::Now;

/// The habits of one player, in cash games and tournaments together.
#[derive(Clone, Debug)]
pub(super) struct Habits {
    pub since: Now,
    pub pace: Pace,
    session: PlaySession,
}

impl Habits {
    pub fn new(now: Now) -> Self {
        Self { since: now, pace: Pace::default(), session: PlaySession { since: now, last: now, told: false } }
    }

    /// Counts a hand in the player's session. Returns a sign once per session that is too long.
    pub fn rested(&mut self, player: PlayerId, started: Now, ended: Now, terms: &SessionTerms) -> Option<Sign> {
        const MINUTE_MS: u64 = 60_000;
        let session = &mut self.session;
        if started.0.saturating_sub(session.last.0) >= u64::from(terms.pause_minutes) * MINUTE_MS {
            *session = PlaySession { since: started, last: started, told: false };
        }
        session.last = session.last.max(ended);
        let minutes = session.last.0.saturating_sub(session.since.0) / MINUTE_MS;
        let long = minutes >= u64::from(terms.hours) * 60;
        let news = long && !session.told;
        session.told |= long;
        news.then(|| Sign::LongSession { player, minutes: u32::try_from(minutes).unwrap_or(u32::MAX) })
    }
}

#[derive(Clone, Copy, Debug)]
struct PlaySession {
    since: Now,
    last: Now,
    told: bool,
}

/// The mean and the spread of decision times.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pace {
    decisions: u32,
    sum_ms: u64,
    sum_of_squares: u128,
    told: bool,
}

impl Pace {
    pub fn add(&mut self, ms: u32) {
        self.decisions = self.decisions.saturating_add(1);
        self.sum_ms = self.sum_ms.saturating_add(ms.into());
        self.sum_of_squares = self.sum_of_squares.saturating_add(u128::from(ms) * u128::from(ms));
    }

    /// Adds the decisions of another hand.
    pub fn merge(&mut self, other: Pace) {
        self.decisions = self.decisions.saturating_add(other.decisions);
        self.sum_ms = self.sum_ms.saturating_add(other.sum_ms);
        self.sum_of_squares = self.sum_of_squares.saturating_add(other.sum_of_squares);
    }

    /// Judges the decisions once there are enough, and starts counting again. Returns a sign, the first time only, if they were instant or
    /// took nearly the same time.
    pub fn even(&mut self, player: PlayerId, terms: &PaceTerms) -> Option<Sign> {
        if self.decisions < terms.decisions.max(1) {
            return None;
        }
        let Pace { decisions, sum_ms, sum_of_squares, told } = std::mem::take(self);
        let (count, sum) = (u128::from(decisions), u128::from(sum_ms));
        // The variance, times the square of the count.
        let spread = (count * sum_of_squares).saturating_sub(sum * sum);
        let percent = u128::from(terms.deviation_percent);
        let instant = sum <= count * u128::from(terms.instant_ms);
        let even = instant || spread * 10_000 <= percent * percent * sum * sum;
        self.told = told || even;
        let ms = |whole: u128| u32::try_from(whole / count).unwrap_or(u32::MAX);
        (even && !told).then(|| Sign::EvenPace { player, decisions, mean_ms: ms(sum), deviation_ms: ms(spread.isqrt()) })
    }
}
