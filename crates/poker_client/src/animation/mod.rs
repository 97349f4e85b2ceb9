//! What moves at a table, for how long, and in which order: chips in flight, cards, pauses.

mod motion_kind;
mod speed;
mod timeline;
mod timing;

pub use speed::AnimationSpeed;
pub use timeline::{Moving, Playback, Timeline, TimelineStep};
pub use timing::{Ease, Motion, MotionPace, Timing, TimingError};
