//! The client's clock. Read once at the beginning of each frame.

use std::time::Instant;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use crate::frame_set::FrameSet;

/// Now, and how long ago the last frame began.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct Moment {
    started: Instant,
    /// Milliseconds since the client started.
    pub(crate) now_ms: u64,
    /// Milliseconds since the last frame.
    pub(crate) dt_ms: f32,
    /// The tour stands still at one moment.
    frozen: bool,
}

impl Moment {
    /// Begins to count.
    pub(crate) fn since(started: Instant) -> Self {
        Self { started, now_ms: 0, dt_ms: 0.0, frozen: false }
    }

    /// Stands still.
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
    }
}

/// Starts the client's clock: the one place here that asks the system for the time.
#[expect(clippy::disallowed_methods, reason = "the client drives its own frames")]
pub(crate) fn start() -> Instant {
    Instant::now()
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(First, tick.in_set(FrameSet::Begin));
}

/// The time of this frame.
pub(crate) fn tick(mut moment: ResMut<Moment>) {
    moment.tick();
}

/// Tells the engine the time at which this frame begins. By itself it takes the time at which the last frame was drawn: after a sleep that
/// lies seconds back, and a click with the pointer at rest would count as held down all the while, which is no click.
pub(crate) fn tell_engine(mut strategy: ResMut<TimeUpdateStrategy>) {
    *strategy = TimeUpdateStrategy::ManualInstant(start());
}
