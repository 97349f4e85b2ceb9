//! What the felt is drawn with.

use std::sync::Arc;

use bevy::prelude::*;

use crate::fonts::Fonts;
use crate::theme::Theme;

/// Colours, sizes and the typeface of the felt.
#[derive(Resource)]
pub(crate) struct FeltStyle {
    pub(crate) theme: Arc<Theme>,
    pub(crate) fonts: Fonts,
}
