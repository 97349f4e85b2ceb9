//! Draws the picture of an [`Art`].

use bevy::math::{UVec2, Vec2};
use resvg::tiny_skia::{PixmapPaint, Transform};

use super::drawing::Drawing;
use super::raster::{ArtError, Pixels, pixmap, rasterise};
use super::{Art, Sources, background, card, chips, icon, label, plate};
use crate::look_picture::LookPicture;
use crate::theme::{Colour, Theme};

/// A picture, and the place of its shape in it: a shadow may surround the shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Painted {
    pub pixels: Pixels,
    /// The shape's top left corner, in pixels from the picture's.
    pub shape: UVec2,
}

impl Art {
    /// Draws the picture.
    ///
    /// # Errors
    /// A source is not valid SVG, or the picture is too large to be drawn.
    pub fn paint(&self, sources: &Sources, theme: &Theme, scale_factor: f32) -> Result<Painted, ArtError> {
        let drawing = match self {
            Art::Background { size, felt } => {
                let pixels = background::paint(theme, *size, *felt, scale_factor)?;
                return Ok(Painted { pixels, shape: UVec2::ZERO });
            }
            Art::Felt { size, rail } => background::felt(theme, theme.felt(), *size, *rail),
            Art::FeltSample { felt, size, rail } => background::felt(theme, theme.felt_at(*felt), *size, *rail),
            Art::BoardSlot { size } => card::slot(theme, *size),
            Art::CardFace { card, style, size, dim } => card::face(sources, theme, *card, *style, *size, *dim),
            Art::CardBack { size } => card::back(sources, theme, theme.back(), *size),
            Art::BackSample { back, size } => card::back(sources, theme, theme.back_at(*back), *size),
            Art::WinBar { size } => card::win_bar(theme, *size),
            Art::Chips { chips, scale } => chips::stacks(sources, theme, chips, *scale),
            Art::ChipTop { chip, diameter } => chips::top(sources, theme, *chip, *diameter),
            Art::DealerButton { diameter } => plate::dealer_button(theme, *diameter),
            Art::Plate { size, state } => plate::plate(theme, *size, *state),
            Art::Avatar { avatar, faded, diameter } => plate::avatar(theme, *avatar, *faded, *diameter),
            Art::AwayDisc { diameter, dashed } => plate::away_disc(theme, *diameter, *dashed),
            Art::Label { label, diameter } => label::label(theme, *label, *diameter),
            Art::ClockDisc { diameter } => plate::clock_disc(theme, *diameter),
            Art::Ring { diameter, stroke, steps, dashed } => plate::ring(theme, *diameter, *stroke, *steps, *dashed),
            Art::Pill { size, fill } => plate::pill(theme, *size, *fill),
            Art::Icon { icon, size, colour } => icon::icon(sources, theme, *icon, *size, *colour),
        };
        let drawn = drawing.on_pixels(scale_factor);
        let Some(own) = self.own_picture(theme) else {
            return Ok(Painted { pixels: rasterise(&drawn.svg, drawn.size)?, shape: drawn.shape });
        };
        let mut picture = pixmap(&drawn.svg, drawn.size)?;
        let shape = (drawing.size * scale_factor).round().max(Vec2::ONE).as_uvec2();
        // A picture that cannot be laid leaves the drawing below it.
        let _ = own.lay(&mut picture, drawn.shape, shape, theme.radius.card_ratio * shape.x as f32);
        if let Some(veil) = self.veil(theme) {
            let veil = card::veil(theme, veil);
            let veil = Drawing { body: veil, ..drawing.clone() }.on_pixels(scale_factor);
            let veil = pixmap(&veil.svg, veil.size)?;
            picture.draw_pixmap(0, 0, veil.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
        }
        Ok(Painted { pixels: Pixels { size: drawn.size, rgba: picture.take_demultiplied() }, shape: drawn.shape })
    }

    /// The picture of the player's own that covers this card.
    fn own_picture<'a>(&self, theme: &'a Theme) -> Option<&'a LookPicture> {
        match self {
            Art::CardBack { .. } => theme.back()?.picture.as_ref(),
            Art::BackSample { back, .. } => theme.back_at(*back)?.picture.as_ref(),
            Art::CardFace { card, style, .. } => {
                let faces = card::own_deck(theme, style.faces)?.faces.as_ref()?;
                faces.get(poker_rules::Card::ALL.iter().position(|known| known == card)?)
            }
            _ => None,
        }
    }

    /// The veil that lies over the card, because it does not count.
    const fn veil(&self, theme: &Theme) -> Option<Colour> {
        match self {
            Art::CardFace { dim: true, .. } => Some(theme.palette.card_dim),
            _ => None,
        }
    }
}
