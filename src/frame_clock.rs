//! The client's clock. It is read once, at the beginning of each frame.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use crate::frame_set::FrameSet;

/// The time of this frame, and the time since the last one.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct FrameClock {
    started: Instant,
    /// Milliseconds since the client started.
    pub(crate) now_ms: u64,
    /// Milliseconds since the last frame.
    pub(crate) dt_ms: f32,
    /// Whether the time stays at 0, as in the tour.
    frozen: bool,
    /// The time of day, in milliseconds since 1970.
    pub(crate) unix_ms: u64,
}

impl FrameClock {
    /// A clock that counts from `started`.
    pub(crate) fn since(started: Instant) -> Self {
        Self { started, now_ms: 0, dt_ms: 0.0, frozen: false, unix_ms: FROZEN_UNIX_MS }
    }

    /// A clock that stays at 0, at a fixed time of day.
    pub(crate) fn frozen(started: Instant) -> Self {
        Self { frozen: true, ..Self::since(started) }
    }

    fn tick(&mut self) {
        if self.frozen {
            return;
        }
        let elapsed = self.started.elapsed();
        let now_ms = u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX);
        self.dt_ms = now_ms.saturating_sub(self.now_ms) as f32;
        self.now_ms = now_ms;
        self.unix_ms = unix_ms();
    }
}

/// Starts the client's clock.
#[expect(clippy::disallowed_methods, reason = "the client drives its own frames")]
pub(crate) fn start() -> Instant {
    Instant::now()
}

/// The time of day of a clock that does not run: 21 November 2026, 18:35 in UTC.
pub(crate) const FROZEN_UNIX_MS: u64 = 1_795_286_100_000;

/// The time of day, in milliseconds since 1970. It may jump when the system's clock is set.
#[expect(clippy::disallowed_methods, reason = "the client drives its own frames")]
fn unix_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(First, tick.in_set(FrameSet::Begin));
}

/// Reads the time at the beginning of a frame.
pub(crate) fn tick(mut moment: ResMut<FrameClock>) {
    moment.tick();
}

/// Tells the engine the time at which this frame begins. By default the engine uses the time at which the last frame was drawn. After a
/// sleep that is seconds ago, so a press would seem to be held for seconds and would not count as a click.
pub(crate) fn tell_engine(mut strategy: ResMut<TimeUpdateStrategy>) {
    *strategy = TimeUpdateStrategy::ManualInstant(start());
}
