//! What panels keep between frames.

use bevy::prelude::*;

/// The state of a panel, like the chosen row or the typed text.
#[derive(Resource, Default)]
pub(crate) struct PanelState<S: Send + Sync + 'static>(pub(crate) S);
