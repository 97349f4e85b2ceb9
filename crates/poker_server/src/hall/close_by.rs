//! The moment at which a closing hall waits for its hands no longer.

use poker_room::Now;

/// How long a server that closes waits for hands in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CloseBy {
    /// Until they are over: the clocks of the tables end each decision.
    TheClocks,
    /// Until they are over, and no longer than until this moment.
    Moment(Now),
}

impl CloseBy {
    /// No longer than for this number of milliseconds, if there is one.
    #[must_use]
    pub fn after(now: Now, most_ms: Option<u32>) -> Self {
        most_ms.map_or(Self::TheClocks, |ms| Self::Moment(now.after_ms(ms)))
    }

    /// The moment, if there is one.
    #[must_use]
    pub fn moment(self) -> Option<Now> {
        match self {
            Self::TheClocks => None,
            Self::Moment(moment) => Some(moment),
        }
    }

    /// The same with another clock.
    #[must_use]
    pub fn on_clock(self, of: impl FnOnce(Now) -> Now) -> Self {
        match self {
            Self::TheClocks => Self::TheClocks,
            Self::Moment(moment) => Self::Moment(of(moment)),
        }
    }
}
