//! Turns SVG into pixels.

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::math::UVec2;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::assets::AssetMissing;

/// Why something cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArtError {
    /// A file of the art is missing or cannot be read.
    #[error(transparent)]
    Missing(#[from] AssetMissing),
    /// A file cannot be read as SVG.
    #[error("{file} is not an SVG picture")]
    NotSvg { file: String },
    /// The SVG that was put together from the files cannot be read, or is too large.
    #[error("a picture of {width} by {height} pixels cannot be drawn")]
    Undrawable {
        /// The width of the wanted picture in pixels.
        width: u32,
        /// The height of the wanted picture in pixels.
        height: u32,
    },
}

/// A picture: red, green, blue and opacity of each pixel, not premultiplied, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// The width and height in pixels.
    pub size: UVec2,
    /// Four bytes for each pixel.
    pub rgba: Vec<u8>,
}

impl Pixels {
    /// Converts the picture for the engine, without keeping a copy in main memory.
    #[must_use]
    pub fn into_image(self) -> Image {
        let extent = Extent3d { width: self.size.x, height: self.size.y, depth_or_array_layers: 1 };
        let mut image = Image::new(extent, TextureDimension::D2, self.rgba, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
        // The background is copied into the frame, which needs this usage.
        image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        image
    }
}

/// Draws an SVG of exactly this size.
pub(super) fn rasterise(svg: &str, size: UVec2) -> Result<Pixels, ArtError> {
    Ok(Pixels { size, rgba: pixmap(svg, size)?.take_demultiplied() })
}

/// Draws an SVG of exactly this size, with premultiplied colours.
pub(super) fn pixmap(svg: &str, size: UVec2) -> Result<Pixmap, ArtError> {
    let undrawable = ArtError::Undrawable { width: size.x, height: size.y };
    let tree = Tree::from_str(svg, &Options::default()).map_err(|_| undrawable.clone())?;
    let mut pixmap = Pixmap::new(size.x, size.y).ok_or(undrawable)?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    Ok(pixmap)
}
