//! The theme as it was loaded, and the looks that there are to wear.

use std::sync::Arc;

use bevy::prelude::*;
use poker_client::LookSettings;

use crate::theme::{OwnLooks, Theme};

/// The theme as it was loaded, the player's own looks, and what is worn.
#[derive(Resource)]
pub(crate) struct Wardrobe {
    pub(super) plain: Arc<Theme>,
    pub(super) own: OwnLooks,
    /// What the theme in use was made for; `None` if it must be made again.
    pub(super) worn: Option<LookSettings>,
}

impl Wardrobe {
    /// The wardrobe of a theme, without looks of the player's own.
    pub(crate) fn new(plain: Arc<Theme>) -> Self {
        Self { plain, own: OwnLooks::default(), worn: None }
    }

    /// Takes the player's own looks.
    pub(crate) fn take(&mut self, own: OwnLooks) {
        self.own = own;
        self.worn = None;
    }
}
