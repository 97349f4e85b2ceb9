//! The clock of a hall, which stands still while the books cannot be written.

use std::time::Duration;

use poker_host::Clock;
use poker_room::Now;

/// The clock of a hall. It is behind the clock of the server by the time for which the hall has stood still.
#[derive(Clone, Copy, Debug)]
pub(in crate::shell) struct HallClock {
    clock: Clock,
    stood_still: Duration,
}

impl HallClock {
    pub(in crate::shell) fn new(clock: Clock) -> Self {
        Self { clock, stood_still: Duration::ZERO }
    }

    /// The time of the hall.
    pub(in crate::shell) fn now(&self) -> Now {
        Now(self.clock.now().0.saturating_sub(self.stood_still_ms()))
    }

    /// The real time until a time of the hall.
    pub(in crate::shell) fn until(&self, then: Now) -> Duration {
        self.clock.until(self.real(then))
    }

    /// The time of the server's clock at a time of the hall.
    fn real(&self, then: Now) -> Now {
        Now(then.0.saturating_add(self.stood_still_ms()))
    }

    /// The time of the hall at a time of the server's clock.
    pub(in crate::shell) fn of_real(&self, then: Now) -> Now {
        Now(then.0.saturating_sub(self.stood_still_ms()))
    }

    /// The real time since the start of the server's clock.
    pub(in crate::shell) fn elapsed(&self) -> Duration {
        self.clock.elapsed()
    }

    /// Notes that the hall has stood still for this time.
    pub(in crate::shell) fn stand_still(&mut self, time: Duration) {
        self.stood_still += time;
    }

    fn stood_still_ms(&self) -> u64 {
        u64::try_from(self.stood_still.as_millis()).unwrap_or(u64::MAX)
    }
}
