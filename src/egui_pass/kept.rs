//! What panels keep between frames.

use bevy::prelude::*;

/// The state of a panel: which row is chosen, what is typed.
#[derive(Resource, Default)]
pub(crate) struct Kept<S: Send + Sync + 'static>(pub(crate) S);
