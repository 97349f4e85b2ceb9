//! Draws the picture of an [`Art`].

use bevy::math::UVec2;

use super::raster::{ArtError, Pixels, rasterise};
use super::{Art, Sources, background, card, chips, icon, plate};
use crate::theme::Theme;

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
            Art::Felt { size, rail } => background::felt(theme, *size, *rail),
            Art::BoardSlot { size } => card::slot(theme, *size),
            Art::CardFace { card, style, size, dim } => card::face(sources, theme, *card, *style, *size, *dim),
            Art::CardBack { size } => card::back(sources, theme, *size),
            Art::WinBar { size } => card::win_bar(theme, *size),
            Art::Chips { chips, scale } => chips::stacks(sources, theme, chips, *scale),
            Art::ChipTop { chip, diameter } => chips::top(sources, theme, *chip, *diameter),
            Art::DealerButton { diameter } => plate::dealer_button(theme, *diameter),
            Art::Plate { size, state } => plate::plate(theme, *size, *state),
            Art::Avatar { avatar, faded, diameter } => plate::avatar(theme, *avatar, *faded, *diameter),
            Art::AwayDisc { diameter, dashed } => plate::away_disc(theme, *diameter, *dashed),
            Art::ClockDisc { diameter } => plate::clock_disc(theme, *diameter),
            Art::Ring { diameter, stroke, steps, dashed } => plate::ring(theme, *diameter, *stroke, *steps, *dashed),
            Art::Pill { size, fill } => plate::pill(theme, *size, *fill),
            Art::Icon { icon, size, colour } => icon::icon(sources, theme, *icon, *size, *colour),
        };
        let drawn = drawing.on_pixels(scale_factor);
        Ok(Painted { pixels: rasterise(&drawn.svg, drawn.size)?, shape: drawn.shape })
    }
}
