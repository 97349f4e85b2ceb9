//! Pictures of the assets as textures of exactly the pixels they cover, made once and kept with the window.

use std::collections::HashMap;
use std::sync::Arc;

use bevy_egui::egui::{Color32, ColorImage, Id, Pos2, Rect, TextureHandle, TextureOptions, Ui, pos2};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// More pictures than any screen shows: then those of earlier sizes go.
const MOST: usize = 192;

/// Textures of one window; a picture that cannot be drawn is kept as none, so that it is tried once.
type Kept = Arc<HashMap<(String, [u16; 2]), Option<TextureHandle>>>;

/// Draws a picture over a rectangle. `key` says all that the picture depends on besides its size.
pub(crate) fn picture(ui: &Ui, rect: Rect, key: &str, svg: impl FnOnce() -> Option<String>) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let scale = ui.pixels_per_point();
    // Rounded, at least 1 and never larger than a screen.
    let pixels = [rect.width(), rect.height()].map(|side| (side * scale).round().max(1.0) as u16);
    let corner = pos2((rect.min.x * scale).round() / scale, (rect.min.y * scale).round() / scale);
    let rect = Rect::from_min_size(corner, bevy_egui::egui::vec2(f32::from(pixels[0]), f32::from(pixels[1])) / scale);
    if let Some(texture) = texture(ui, key, pixels, svg) {
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        ui.painter().image(texture.id(), rect, whole, Color32::WHITE);
    }
}

fn texture(ui: &Ui, key: &str, pixels: [u16; 2], svg: impl FnOnce() -> Option<String>) -> Option<TextureHandle> {
    let id = Id::new("pictures");
    let mut kept: Kept = ui.ctx().data(|data| data.get_temp(id)).unwrap_or_default();
    let key = (key.to_owned(), pixels);
    if let Some(texture) = kept.get(&key) {
        return texture.clone();
    }
    let texture = svg()
        .and_then(|svg| rasterised(&svg, pixels))
        .map(|image| ui.ctx().load_texture(key.0.clone(), image, TextureOptions::LINEAR));
    let pictures = Arc::make_mut(&mut kept);
    if pictures.len() >= MOST {
        pictures.clear();
    }
    pictures.insert(key, texture.clone());
    ui.ctx().data_mut(|data| data.insert_temp(id, kept));
    texture
}

fn rasterised(svg: &str, [width, height]: [u16; 2]) -> Option<ColorImage> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(u32::from(width), u32::from(height))?;
    let size = tree.size();
    let scale = Transform::from_scale(f32::from(width) / size.width(), f32::from(height) / size.height());
    resvg::render(&tree, scale, &mut pixmap.as_mut());
    Some(ColorImage::from_rgba_premultiplied([usize::from(width), usize::from(height)], pixmap.data()))
}
