//! The lengths of all movements.

use bevy::prelude::*;
use poker_client::Timing;

/// The lengths that `assets/timing.ron` holds.
#[derive(Resource, Clone, Copy)]
pub(crate) struct MotionTiming(pub(crate) Timing);
