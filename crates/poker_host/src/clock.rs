//! The clock of this machine.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use poker_room::Now;

/// The clock of rooms. It starts at the system time, in milliseconds since the Unix epoch, and never goes back, even if the system time
/// does.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    started: Instant,
    epoch_ms: u64,
}

impl Clock {
    /// Starts a clock at the current system time.
    #[allow(clippy::disallowed_methods, reason = "this is the driver's clock")]
    pub fn start() -> Clock {
        // A system time before 1970 is wrong and counts as 1970.
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Clock { started: Instant::now(), epoch_ms: milliseconds(since_epoch) }
    }

    /// The current time.
    pub fn now(&self) -> Now {
        Now(self.epoch_ms.saturating_add(milliseconds(self.elapsed())))
    }

    /// The time since the start of the clock.
    #[allow(clippy::disallowed_methods, reason = "this is the driver's clock")]
    pub fn elapsed(&self) -> Duration {
        Instant::now().duration_since(self.started)
    }

    /// The time from now until `then`, or zero if `then` is past.
    pub fn until(&self, then: Now) -> Duration {
        Duration::from_millis(then.0.saturating_sub(self.now().0))
    }
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
