//! Cardroom Sans, a family for each weight; the fonts of egui stand in for characters it lacks.

use std::sync::Arc;

use bevy_egui::egui::{Context, FontData, FontDefinitions, FontFamily};

use super::Weight;

/// Puts the fonts into a window. Every window has its own.
///
/// egui keeps the glyphs of every type size that was ever drawn until it is given other fonts. Another `edition` of the same fonts differs from
/// the one before by the name of a family that nothing uses.
pub fn install(ctx: &Context, edition: u32, file: impl Fn(Weight) -> Vec<u8>) {
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
    fonts.families.insert(FontFamily::Name(format!("edition {edition}").into()), fallback);
    ctx.set_fonts(fonts);
}
