//! The clock of a connection.

use std::time::Duration;

use tokio::time::Instant;

/// Milliseconds since the connection was opened. They never go back.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock(Instant);

impl Clock {
    pub(super) fn start() -> Clock {
        Clock(Instant::now())
    }

    pub(super) fn now_ms(self) -> u64 {
        u64::try_from(self.0.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// The time that is left until `then_ms`; zero when `then_ms` is past.
    pub(super) fn until(self, then_ms: u64) -> Duration {
        Duration::from_millis(then_ms.saturating_sub(self.now_ms()))
    }
}
