//! Cardroom Sans, with a font family for each weight. Egui's own fonts are used for characters that it lacks.

use std::borrow::Cow;
use std::sync::Arc;

use bevy_egui::egui::{Context, FontData, FontDefinitions, FontFamily};

use super::Weight;

/// Installs the fonts in a window. Files inside the program are not copied.
///
/// Egui keeps the glyphs of every type size that was ever drawn until it gets other fonts. Another `edition` adds an unused family with
/// another name, so that egui takes the same fonts as other ones and drops the glyphs.
pub fn install(ctx: &Context, edition: u32, file: impl Fn(Weight) -> Cow<'static, [u8]>) {
    let mut fonts = FontDefinitions::default();
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for weight in Weight::ALL {
        let name = weight.family();
        let data = match file(weight) {
            Cow::Borrowed(file) => FontData::from_static(file),
            Cow::Owned(file) => FontData::from_owned(file),
        };
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
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
