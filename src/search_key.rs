//! The key of the search, until the page that is shown takes it.

use bevy::prelude::*;

/// Whether the key of the search was pressed since the last pass.
#[derive(Resource, Default)]
pub(crate) struct SearchKey(bool);

impl SearchKey {
    /// Notes that the key was pressed.
    pub(crate) fn press(&mut self) {
        self.0 = true;
    }

    /// Takes the press.
    pub(crate) fn take(&mut self) -> bool {
        std::mem::take(&mut self.0)
    }
}
