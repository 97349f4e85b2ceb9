//! The fonts and pictures of panels, renewed when their size changes.

use std::borrow::Cow;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Context;

use super::Pass;
use crate::assets::AssetSource;
use crate::settings::CurrentSettings;
use crate::style::{Weight, forget_icons, install};
use crate::surface::Canvas;
use crate::third_party::winit::NextFrame;
use crate::trace::Trace;
use crate::widget::forget_pictures;
use crate::windows::WindowFonts;

/// Drops glyphs and pictures of another size and gives egui its fonts. The first fonts can be used from the next pass on.
pub(super) fn install_fonts(
    mut contexts: EguiContexts,
    canvas: Res<Canvas>,
    settings: Res<CurrentSettings>,
    mut pass: ResMut<Pass>,
    mut trace: ResMut<Trace>,
    mut next: ResMut<NextFrame>,
) -> Result {
    pass.ready = false;
    let mut fonts = pass.fonts;
    if enter(&mut pass, &mut fonts, contexts.ctx_mut()?, (*canvas, settings.0.text_scale)) {
        trace.event("canvas", serde_json::json!({ "width": canvas.surface.size.x, "height": canvas.surface.size.y }));
        next.now();
    }
    pass.fonts = fonts;
    Ok(())
}

/// Takes a window's context into the pass, and installs the fonts there if they are for another canvas or text size. Returns whether it did.
pub(super) fn enter(pass: &mut Pass, fonts: &mut WindowFonts, ctx: &Context, drawn_for: (Canvas, u16)) -> bool {
    let before = fonts.drawn_for.replace(drawn_for);
    pass.ready = before.is_some();
    pass.ctx = ctx.clone();
    if before == Some(drawn_for) {
        return false;
    }
    forget_icons(ctx);
    forget_pictures(ctx);
    fonts.edition += 1;
    install(ctx, fonts.edition, |weight| font_file(&pass.pictures, weight));
    true
}

/// The content of the font file of `weight`; empty where it is missing.
pub(crate) fn font_file(source: &AssetSource, weight: Weight) -> Cow<'static, [u8]> {
    // The felt's fonts are the same files, so a missing one was reported when those were read.
    source.file(&weight.file()).unwrap_or_default()
}
