//! Art on a panel, as textures of exactly the drawn size, made once and kept with the window.

use std::collections::HashMap;
use std::sync::Arc;

use bevy_egui::egui::{Color32, ColorImage, Context, Id, Pos2, Rect, TextureHandle, TextureOptions, Ui, Vec2, pos2, vec2};

use crate::art::{Art, Sources};
use crate::style::Style;

/// More pictures than any screen shows. If there are more, all are dropped.
const MOST: usize = 192;

/// A kept picture: its texture, and the place of its shape in it, in pixels.
#[derive(Clone)]
struct PictureTexture {
    texture: TextureHandle,
    shape: Vec2,
}

/// The pictures of one window. A picture that cannot be drawn is kept as `None`, so that drawing it is tried only once.
type PictureTextures = Arc<HashMap<(Art, u32), Option<PictureTexture>>>;

/// Draws a picture with the corner of its shape at a point, on whole pixels.
pub fn picture(ui: &Ui, style: &Style<'_>, art: &Art, corner: Pos2) {
    faded_picture(ui, style, art, corner, (1.0, 1.0));
}

/// Draws a picture with this opacity, and with this share of its width around its middle, as a card that turns over.
pub fn faded_picture(ui: &Ui, style: &Style<'_>, art: &Art, corner: Pos2, (alpha, turn): (f32, f32)) {
    let scale = ui.pixels_per_point();
    let Some(PictureTexture { texture, shape }) = kept(ui.ctx(), style, art, scale) else { return };
    let whole = |at: f32| (at * scale).round() / scale;
    let corner = pos2(whole(corner.x), whole(corner.y)) - shape / scale;
    let rect = Rect::from_min_size(corner, texture.size_vec2() / scale);
    let rect = Rect::from_center_size(rect.center(), vec2(rect.width() * turn, rect.height()));
    let ink = Color32::WHITE.gamma_multiply(alpha.clamp(0.0, 1.0));
    ui.painter().image(texture.id(), rect, Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0)), ink);
}

/// Drops the pictures of a window, as another window size needs others.
pub fn forget_pictures(ctx: &Context) {
    ctx.data_mut(|data| data.remove_temp::<PictureTextures>(kept_id()));
}

fn kept_id() -> Id {
    Id::new("pictures")
}

fn kept(ctx: &Context, style: &Style<'_>, art: &Art, scale: f32) -> Option<PictureTexture> {
    let id = kept_id();
    let key = (art.clone(), scale.to_bits());
    let mut pictures: PictureTextures = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
    if let Some(picture) = pictures.get(&key) {
        return picture.clone();
    }
    let picture = style.sources(ctx).and_then(|sources| painted(ctx, style, art, &sources, scale));
    let all = Arc::make_mut(&mut pictures);
    if all.len() >= MOST {
        all.clear();
    }
    all.insert(key, picture.clone());
    ctx.data_mut(|data| data.insert_temp(id, pictures));
    picture
}

fn painted(ctx: &Context, style: &Style<'_>, art: &Art, sources: &Sources, scale: f32) -> Option<PictureTexture> {
    let painted = art.paint(sources, style.theme, scale).ok()?;
    let size = [usize::try_from(painted.pixels.size.x).ok()?, usize::try_from(painted.pixels.size.y).ok()?];
    let image = ColorImage::from_rgba_unmultiplied(size, &painted.pixels.rgba); // colour from the theme
    let shape = vec2(painted.shape.x as f32, painted.shape.y as f32);
    Some(PictureTexture { texture: ctx.load_texture("picture", image, TextureOptions::LINEAR), shape })
}
