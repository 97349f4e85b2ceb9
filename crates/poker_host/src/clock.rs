//! The clock of this machine.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use poker_room::Now;

/// How often a clock that is told the time is looked at while something is due later.
const LOOK_EVERY: Duration = Duration::from_millis(1);

/// The clock of rooms. It starts at the system time, in milliseconds since the Unix epoch, and never goes back, even if the system time
/// does.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    started: Instant,
    epoch_ms: u64,
    told: Option<&'static AtomicU64>,
}

impl Clock {
    /// Starts a clock at the current system time.
    #[allow(clippy::disallowed_methods, reason = "this is the driver's clock")]
    pub fn start() -> Clock {
        // A system time before 1970 is wrong and counts as 1970.
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        Clock { started: Instant::now(), epoch_ms: milliseconds(since_epoch), told: None }
    }

    /// A clock that shows what `time` holds, in milliseconds since the Unix epoch, so that a test decides when time passes. `time` must
    /// never be set back.
    pub fn told(time: &'static AtomicU64) -> Clock {
        Clock { told: Some(time), ..Clock::start() }
    }

    /// The current time.
    pub fn now(&self) -> Now {
        if let Some(time) = self.told {
            return Now(time.load(Ordering::SeqCst));
        }
        Now(self.epoch_ms.saturating_add(milliseconds(self.elapsed())))
    }

    /// The time since the start of the clock. This is real time, also of a clock that is told the time.
    #[allow(clippy::disallowed_methods, reason = "this is the driver's clock")]
    pub fn elapsed(&self) -> Duration {
        Instant::now().duration_since(self.started)
    }

    /// The time from now until `then`, or zero if `then` is past. A clock that is told the time does not know it, and must be asked again
    /// soon.
    pub fn until(&self, then: Now) -> Duration {
        let left = Duration::from_millis(then.0.saturating_sub(self.now().0));
        if self.told.is_some() { left.min(LOOK_EVERY) } else { left }
    }
}

fn milliseconds(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
