//! Makes the theme with the chosen looks whenever the player chooses another.

use std::sync::Arc;

use bevy::prelude::*;
use poker_client::LookSettings;

use super::dressed::dressed;
use super::wardrobe::Wardrobe;
use crate::egui_pass::Pass;
use crate::felt_style::FeltStyle;
use crate::settings::CurrentSettings;
use crate::surface::Canvas;

/// Gives everything the theme with the chosen looks, and draws everything again, after the player chose another look.
pub(super) fn dress(
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
    let theme = Arc::new(dressed(&wardrobe.plain, chosen, &wardrobe.own));
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
