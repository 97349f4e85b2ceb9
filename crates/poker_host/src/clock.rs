//! The clock of this machine.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use poker_room::Now;

/// Tells rooms the time: milliseconds since the Unix epoch when it was made, and from then on by a clock that never goes back.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    started: Instant,
    epoch_ms: u64,
}

impl Clock {
    /// Starts a clock at this moment.
    #[allow(clippy::disallowed_methods, reason = "this is the driver's clock")]
    pub fn start() -> Clock {
        // A machine whose date lies before 1970 has no date that is worth keeping.
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Clock { started: Instant::now(), epoch_ms: milliseconds(since_epoch) }
    }

    /// This moment.
    pub fn now(&self) -> Now {
        Now(self.epoch_ms.saturating_add(milliseconds(self.elapsed())))
    }

    /// How long it has run.
    #[allow(clippy::disallowed_methods, reason = "this is the driver's clock")]
    pub fn elapsed(&self) -> Duration {
        Instant::now().duration_since(self.started)
    }

    /// How long from now until `then`; nothing where that is past.
    pub fn until(&self, then: Now) -> Duration {
        Duration::from_millis(then.0.saturating_sub(self.now().0))
    }
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
