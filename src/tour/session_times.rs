//! Pictures of the session clock and of the reminder of a break.

use poker_client::{BreakAfter, SessionClock, SessionSettings, Settings};

use crate::session::Session;

/// The names of the pictures of the reminder at a table, and of the clock over several tables.
pub(super) const BREAK: &str = "table-break";
pub(super) const CLOCK: &str = "tiles-clock";

/// Shows the clock, and reminds after an hour.
pub(super) fn set(settings: &mut Settings) {
    settings.session = SessionSettings { shows_clock: true, break_after: BreakAfter::Hour };
}

/// Lets the session have begun a while ago.
pub(super) fn prepare(name: &str, session: &mut Session, now_ms: u64) {
    if [BREAK, CLOCK].contains(&name) {
        session.clock = played(now_ms);
    }
}

/// A clock that has run without a break.
pub(super) fn played(now_ms: u64) -> SessionClock {
    let mut clock = SessionClock::default();
    clock.run_until(0, true);
    clock.run_until(PLAYED_MS, true);
    clock.add_hands(HANDS);
    clock.run_until(now_ms, true);
    clock
}

/// An hour and seven minutes.
const PLAYED_MS: u64 = 67 * 60_000;
const HANDS: usize = 84;
