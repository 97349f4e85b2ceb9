//! Pictures of a player's own looks.

use std::sync::Arc;

use bevy::math::UVec2;
use resvg::tiny_skia::{FillRule, FilterQuality, IntSize, Mask, PathBuilder, Pixmap, PixmapPaint, Rect, Transform};
use resvg::usvg::{ImageHrefResolver, Options, Tree};

/// A picture that was read and checked.
#[derive(Clone, Debug)]
pub struct LookPicture(Arc<Content>);

#[derive(Debug)]
enum Content {
    Svg(Box<Tree>),
    Png(Pixmap),
}

impl PartialEq for LookPicture {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// The side of the copy of a picture that is looked at.
const SAMPLE: u32 = 64;
/// A corner's radius in widths of a rectangle, to control points of a quarter circle.
const BEND: f32 = 0.552_285;

impl LookPicture {
    /// Reads an SVG picture, which loads no other file; `None` if it is none.
    #[must_use]
    pub fn svg(text: &str) -> Option<Self> {
        let nothing = ImageHrefResolver { resolve_data: Box::new(|_, _, _| None), resolve_string: Box::new(|_, _| None) };
        let options = Options { image_href_resolver: nothing, ..Options::default() };
        Some(Self(Arc::new(Content::Svg(Box::new(Tree::from_str(text, &options).ok()?)))))
    }

    /// Reads a PNG picture and halves it until no side has more than `most` pixels; `None` if it is none.
    #[must_use]
    pub fn png(bytes: &[u8], most: u32) -> Option<Self> {
        let mut pixels = Pixmap::decode_png(bytes).ok()?;
        while pixels.width().max(pixels.height()) > most.max(1) {
            pixels = halved(&pixels)?;
        }
        Some(Self(Arc::new(Content::Png(pixels))))
    }

    /// The share of the picture's opaque pixels of which `holds` is true, from 0 to 1. It looks at a small copy.
    #[must_use]
    pub(crate) fn share_of(&self, holds: impl Fn([u8; 3]) -> bool) -> f32 {
        let Some(small) = self.covering(UVec2::splat(SAMPLE)) else { return 0.0 };
        let opaque: Vec<_> = small.pixels().iter().filter(|pixel| pixel.alpha() > u8::MAX / 2).map(|pixel| pixel.demultiply()).collect();
        let held = opaque.iter().filter(|pixel| holds([pixel.red(), pixel.green(), pixel.blue()])).count();
        // At most a few thousand pixels.
        held as f32 / opaque.len().max(1) as f32
    }

    /// The picture in this size. It covers the whole area, and what is too much at two sides is cut off.
    #[must_use]
    pub(crate) fn covering(&self, size: UVec2) -> Option<Pixmap> {
        let mut drawn = Pixmap::new(size.x, size.y)?;
        let own = match &*self.0 {
            Content::Svg(tree) => (tree.size().width(), tree.size().height()),
            Content::Png(pixels) => (pixels.width() as f32, pixels.height() as f32),
        };
        let (width, height) = (size.x as f32, size.y as f32);
        let scale = (width / own.0).max(height / own.1);
        let corner = ((width - own.0 * scale) / 2.0, (height - own.1 * scale) / 2.0);
        match &*self.0 {
            Content::Svg(tree) => {
                resvg::render(tree, Transform::from_row(scale, 0.0, 0.0, scale, corner.0, corner.1), &mut drawn.as_mut());
            }
            Content::Png(pixels) => {
                let (pixels, scale) = shrunk(pixels, scale)?;
                let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
                drawn.draw_pixmap(0, 0, pixels.as_ref(), &paint, Transform::from_row(scale, 0.0, 0.0, scale, corner.0, corner.1), None);
            }
        }
        Some(drawn)
    }

    /// Lays the picture over the rectangle at `corner` of a drawing, with round corners.
    pub(crate) fn lay(&self, drawing: &mut Pixmap, corner: UVec2, size: UVec2, radius: f32) -> Option<()> {
        let picture = self.covering(size)?;
        let mask = rounded(drawing, corner, size, radius)?;
        let at = (i32::try_from(corner.x).ok()?, i32::try_from(corner.y).ok()?);
        drawing.draw_pixmap(at.0, at.1, picture.as_ref(), &PixmapPaint::default(), Transform::identity(), Some(&mask));
        Some(())
    }
}

/// A mask of the drawing's size that lets a rectangle with round corners through.
fn rounded(drawing: &Pixmap, corner: UVec2, size: UVec2, radius: f32) -> Option<Mask> {
    let area = Rect::from_xywh(corner.x as f32, corner.y as f32, size.x as f32, size.y as f32)?;
    let (left, top, right, bottom) = (area.left(), area.top(), area.right(), area.bottom());
    let radius = radius.min(area.width() / 2.0).min(area.height() / 2.0);
    let bend = radius * (1.0 - BEND);
    let mut path = PathBuilder::new();
    path.move_to(left + radius, top);
    path.line_to(right - radius, top);
    path.cubic_to(right - bend, top, right, top + bend, right, top + radius);
    path.line_to(right, bottom - radius);
    path.cubic_to(right, bottom - bend, right - bend, bottom, right - radius, bottom);
    path.line_to(left + radius, bottom);
    path.cubic_to(left + bend, bottom, left, bottom - bend, left, bottom - radius);
    path.line_to(left, top + radius);
    path.cubic_to(left, top + bend, left + bend, top, left + radius, top);
    path.close();
    let mut mask = Mask::new(drawing.width(), drawing.height())?;
    mask.fill_path(&path.finish()?, FillRule::Winding, true, Transform::identity());
    Some(mask)
}

/// The picture halved until `scale` is above a half, so that no pixel is left out, and the scale that is left.
fn shrunk(pixels: &Pixmap, scale: f32) -> Option<(Pixmap, f32)> {
    let (mut pixels, mut scale) = (pixels.clone(), scale);
    while scale <= 0.5 && pixels.width() > 1 && pixels.height() > 1 {
        pixels = halved(&pixels)?;
        scale *= 2.0;
    }
    Some((pixels, scale))
}

/// The picture in half of its size: each pixel is the mean of four.
fn halved(pixels: &Pixmap) -> Option<Pixmap> {
    let (width, height) = ((pixels.width() / 2).max(1), (pixels.height() / 2).max(1));
    let row = usize::try_from(pixels.width()).ok()? * 4;
    let data = pixels.data();
    let mut bytes = Vec::with_capacity(usize::try_from(width * height).ok()? * 4);
    for y in 0..usize::try_from(height).ok()? {
        for x in 0..usize::try_from(width).ok()? {
            let first = 2 * y * row + 8 * x;
            for channel in 0..4 {
                let four = [first, first + 4, first + row, first + row + 4];
                // At the end of a picture of a single row or column, the first pixel stands for those that are not there.
                let byte = |at: usize| u16::from(data.get(at + channel).copied().unwrap_or(data[first + channel]));
                let sum = four.into_iter().map(byte).sum::<u16>();
                bytes.push(u8::try_from((sum + 2) / 4).unwrap_or(u8::MAX));
            }
        }
    }
    Pixmap::from_vec(bytes, IntSize::from_wh(width, height)?)
}
