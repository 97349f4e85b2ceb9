//! Draws cards, their empty places, and the bar beneath cards that win.

use bevy::math::{Rect, Vec2};
use poker_rules::Card;

use super::drawing::Drawing;
use super::shapes::{ShapePaint, Shapes};
use super::sources::{Sources, coloured};
use super::{CardStyle, Extent};
use crate::theme::{DeckInks, Theme};
use poker_client::SuitColours;

/// The box that card sources are drawn in.
const BOX: Vec2 = Vec2::new(100.0, 140.0);

fn size_of(size: Extent) -> Vec2 {
    Vec2::new(f32::from(size.width), f32::from(size.height))
}

fn suits(theme: &Theme, deck: SuitColours) -> &DeckInks {
    match deck {
        SuitColours::TwoColour => &theme.suits.two_colour,
        SuitColours::FourColour => &theme.suits.four_colour,
        SuitColours::Safe => &theme.suits.safe,
    }
}

pub(super) fn face(sources: &Sources, theme: &Theme, card: Card, style: CardStyle, size: Extent, dim: bool) -> Drawing {
    let (palette, printed) = (&theme.palette, suits(theme, style.deck).suit(card.suit()));
    let small = f32::from(size.width) < theme.size.motif_from;
    let parts = sources
        .card_face()
        .replace("{{INDEX}}", sources.index(card.rank(), style.letters))
        .replace("{{PIP}}", sources.pip(card.suit(), printed.hollow))
        .replace("{{MOTIF}}", if small { "" } else { sources.motif(card.rank()) });
    let face = coloured(&parts, &[("INK", printed.ink), ("CARD_EDGE", palette.card_edge), ("CARD", palette.card)]);
    let veil = if dim {
        let area = Rect::from_corners(Vec2::ZERO, BOX);
        Shapes::new().rect(area, theme.radius.card_ratio * BOX.x, ShapePaint::fill(palette.card_dim)).finish()
    } else {
        String::new()
    };
    on_the_table(theme, size, &format!("{face}{veil}"))
}

pub(super) fn back(sources: &Sources, theme: &Theme, size: Extent) -> Drawing {
    on_the_table(theme, size, &sources.card_back(theme))
}

/// A card with its shadow.
fn on_the_table(theme: &Theme, size: Extent, card: &str) -> Drawing {
    let shadow = &theme.shadow.card;
    let under = Rect::from_corners(Vec2::ZERO, BOX).inflate(shadow.grow);
    let under = Rect::from_corners(under.min + Vec2::Y * shadow.dy, under.max + Vec2::Y * shadow.dy);
    let radius = theme.radius.card_ratio * BOX.x + shadow.grow;
    let body =
        Shapes::new().rect(under, radius, ShapePaint::fill(shadow.colour.for_linear_light(theme.palette.felt_mid))).raw(card).finish();
    let size = size_of(size);
    let unit = size.x / BOX.x;
    let side = Vec2::splat(shadow.grow * unit);
    Drawing::plain(size, body).in_units(BOX).with_room(side.with_y(0.0), side + Vec2::Y * shadow.dy * unit)
}

pub(super) fn slot(theme: &Theme, size: Extent) -> Drawing {
    let (size, palette) = (size_of(size), &theme.palette);
    let (area, radius) = (Rect::from_corners(Vec2::ZERO, size), theme.radius.card_ratio * size.x);
    let [ground, line] = [palette.slot, palette.slot_line].map(|colour| colour.for_linear_light(palette.felt_mid));
    // The line lies beside the ground, not over it: within one picture they would blend in sRGB, but both colours are adapted for linear
    // light.
    let hair = theme.stroke.hair;
    let body = Shapes::new().rect(area.inflate(-hair), radius - hair, ShapePaint::fill(ground)).rect(
        area,
        radius,
        ShapePaint::stroke(line, theme.stroke.hair),
    );
    Drawing::plain(size, body.finish())
}

pub(super) fn win_bar(theme: &Theme, size: Extent) -> Drawing {
    let size = size_of(size);
    let area = Rect::from_corners(Vec2::ZERO, size);
    Drawing::plain(size, Shapes::new().rect(area, size.y / 2.0, ShapePaint::fill(theme.palette.win_bar)).finish())
}
