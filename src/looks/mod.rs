//! Gives the client the looks that the player chose: the theme that everything is drawn with.

use std::sync::Arc;

use bevy::prelude::*;
use poker_client::LookSettings;

use crate::egui_pass::Pass;
use crate::felt_style::FeltStyle;
use crate::frame_set::FrameSet;
use crate::settings::CurrentSettings;
use crate::surface::Canvas;
use crate::theme::{OwnLooks, Theme};

/// The theme as it was loaded, the player's own looks, and what is worn.
#[derive(Resource)]
pub(crate) struct Wardrobe {
    plain: Arc<Theme>,
    own: OwnLooks,
    /// What the theme in use was made for; `None` if it must be made again.
    worn: Option<LookSettings>,
}

impl Wardrobe {
    /// The wardrobe of a theme, without looks of the player's own.
    pub(crate) fn new(plain: Arc<Theme>) -> Self {
        Self { plain, own: OwnLooks::default(), worn: None }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, dress.in_set(FrameSet::Model));
}

/// Gives everything the theme with the chosen looks, and draws everything again, after the player chose another look.
fn dress(
    settings: Res<CurrentSettings>,
    mut wardrobe: ResMut<Wardrobe>,
    mut style: ResMut<FeltStyle>,
    mut pass: ResMut<Pass>,
    mut room: ResMut<ClearColor>,
    mut canvas: ResMut<Canvas>,
) {
    let chosen = &settings.0.looks;
    if wardrobe.worn.as_ref().is_some_and(|worn| is_same(worn, chosen)) {
        return;
    }
    let theme = Arc::new(wardrobe.plain.dressed(chosen, &wardrobe.own));
    wardrobe.worn = Some(chosen.clone());
    if theme == style.theme {
        return;
    }
    room.0 = theme.palette.room.into();
    style.theme = Arc::clone(&theme);
    pass.wear(theme);
    *canvas = canvas.renewed(canvas.surface);
}

/// Whether both choices give the same theme.
fn is_same(worn: &LookSettings, chosen: &LookSettings) -> bool {
    worn.room == chosen.room && worn.felt == chosen.felt && worn.back == chosen.back && worn.own_deck == chosen.own_deck
}
