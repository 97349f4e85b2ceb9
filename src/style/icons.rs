//! Icons as textures of exactly the drawn size, made once and kept with the window.

use std::collections::HashMap;
use std::sync::Arc;

use bevy_egui::egui::{Color32, ColorImage, Context, Id, Pos2, Rect, TextureHandle, TextureOptions, Ui, Vec2};

use super::Style;
use crate::art::{Art, Sources};
use crate::icon::Icon;

/// The textures of one window. An icon that cannot be drawn is kept as `None`, so that drawing it is tried only once.
type IconTextures = Arc<HashMap<(Icon, u16), Option<TextureHandle>>>;

/// Drops the icons of a window, as another window size needs others.
pub fn forget_icons(ctx: &Context) {
    ctx.data_mut(|data| data.remove_temp::<IconTextures>(kept_id()));
}

fn kept_id() -> Id {
    Id::new("icon textures")
}

impl Style<'_> {
    /// Draws an icon in a square around a point, in one colour.
    pub fn icon(&self, ui: &Ui, icon: Icon, centre: Pos2, side: f32, ink: Color32) {
        let scale = ui.pixels_per_point();
        let pixels = (side * scale).round().max(1.0);
        let side = pixels / scale;
        let corner = centre - Vec2::splat(side / 2.0);
        let corner = Pos2::new((corner.x * scale).round() / scale, (corner.y * scale).round() / scale);
        let rect = Rect::from_min_size(corner, Vec2::splat(side));
        if ui.is_rect_visible(rect)
            && let Some(texture) = self.texture(ui.ctx(), icon, pixels)
        {
            let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
            ui.painter().image(texture.id(), rect, whole, ink);
        }
    }

    /// Draws the program's logo in its own colours. Returns its width.
    pub fn logo(&self, ui: &Ui, left: Pos2, height: f32) -> f32 {
        self.icon(ui, Icon::Logo, left + Vec2::new(height / 2.0, 0.0), height, Color32::WHITE);
        height
    }

    fn texture(&self, ctx: &Context, icon: Icon, pixels: f32) -> Option<TextureHandle> {
        // Rounded, at least 1 and never larger than a screen.
        let pixels = pixels as u16;
        let id = kept_id();
        let mut kept: IconTextures = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
        if let Some(texture) = kept.get(&(icon, pixels)) {
            return texture.clone();
        }
        let image = self.rasterised(ctx, icon, pixels);
        let texture = image.map(|image| ctx.load_texture(icon.file(), image, TextureOptions::LINEAR));
        Arc::make_mut(&mut kept).insert((icon, pixels), texture.clone());
        ctx.data_mut(|data| data.insert_temp(id, kept));
        texture
    }

    /// Draws the icon in white; it gets its colour when it is used.
    fn rasterised(&self, ctx: &Context, icon: Icon, pixels: u16) -> Option<ColorImage> {
        let palette = &self.theme.palette;
        // The logo has colours of its own; a picture on an avatar is white in every room.
        let colour = if icon == Icon::Logo { palette.text } else { palette.on_avatar };
        let art = Art::Icon { icon, size: pixels, colour };
        let painted = art.paint(&*self.sources(ctx)?, self.theme, 1.0).ok()?;
        let side = usize::from(pixels);
        Some(ColorImage::from_rgba_unmultiplied([side, side], &painted.pixels.rgba)) // colour from the theme
    }

    /// The source files of pictures, read once for each window; `None` if one cannot be read.
    pub fn sources(&self, ctx: &Context) -> Option<Arc<Sources>> {
        let id = Id::new("picture sources");
        if let Some(known) = ctx.data(|data| data.get_temp::<Option<Arc<Sources>>>(id)) {
            return known;
        }
        let sources = Sources::load(self.assets).ok().map(Arc::new);
        ctx.data_mut(|data| data.insert_temp(id, sources.clone()));
        sources
    }
}
