//! Cardroom Sans, a family for each weight; the fonts of egui stand in for characters it lacks.

use std::sync::Arc;

use bevy_egui::egui::{Context, FontData, FontDefinitions, FontFamily};

use super::Weight;

/// Puts the fonts into a window. Every window has its own.
pub fn install(ctx: &Context, file: impl Fn(Weight) -> Vec<u8>) {
    let mut fonts = FontDefinitions::default();
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for weight in Weight::ALL {
        let name = weight.family();
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_owned(file(weight))));
        let mut chain = vec![name.to_owned()];
        chain.extend(fallback.iter().cloned());
        fonts.families.insert(FontFamily::Name(name.into()), chain);
    }
    if let Some(chain) = fonts.families.get_mut(&FontFamily::Proportional) {
        chain.insert(0, Weight::Regular.family().to_owned());
    }
    ctx.set_fonts(fonts);
}
