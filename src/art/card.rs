//! Draws cards, their empty places, and the bar beneath cards that win.

use bevy::math::{Rect, Vec2};
use poker_rules::Card;

use super::drawing::Drawing;
use super::shapes::{ShapePaint, Shapes};
use super::sources::{Sources, coloured};
use super::{CardStyle, Extent, Faces};
use crate::theme::{BackLook, Colour, DeckInks, DeckLook, Theme};
use poker_client::{IndexSize, SuitColours};

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

/// The player's own deck, if one is drawn.
pub(super) fn own_deck(theme: &Theme, faces: Faces) -> Option<&DeckLook> {
    match faces {
        Faces::Worn => theme.deck(),
        Faces::Program => None,
        Faces::Own(at) => theme.looks.as_ref()?.decks.get(usize::from(at)),
    }
}

pub(super) fn face(sources: &Sources, theme: &Theme, card: Card, style: CardStyle, size: Extent, dim: bool) -> Drawing {
    let own = own_deck(theme, style.faces);
    let inks = own.and_then(|own| own.inks.as_ref()).unwrap_or_else(|| suits(theme, style.deck));
    let (palette, printed) = (&theme.palette, inks.suit(card.suit()));
    let small = f32::from(size.width) < theme.size.motif_from;
    let jumbo = own.and_then(|own| own.index).unwrap_or(style.index) == IndexSize::Jumbo;
    let parts = sources
        .card_face(jumbo)
        .replace("{{INDEX}}", sources.index(card.rank(), style.letters))
        .replace("{{PIP}}", sources.pip(card.suit(), printed.hollow))
        .replace("{{MOTIF}}", if small { "" } else { sources.motif(card.rank()) });
    let face = coloured(&parts, &[("INK", printed.ink), ("CARD_EDGE", palette.card_edge), ("CARD", palette.card)]);
    let veil = if dim { veil(theme, palette.card_dim) } else { String::new() };
    on_the_table(theme, size, &format!("{face}{veil}"))
}

/// A veil over a whole card, in the units of its sources.
pub(super) fn veil(theme: &Theme, colour: Colour) -> String {
    let area = Rect::from_corners(Vec2::ZERO, BOX);
    Shapes::new().rect(area, theme.radius.card_ratio * BOX.x, ShapePaint::fill(colour)).finish()
}

pub(super) fn back(sources: &Sources, theme: &Theme, look: Option<&BackLook>, size: Extent) -> Drawing {
    on_the_table(theme, size, &sources.card_back(theme, look))
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
