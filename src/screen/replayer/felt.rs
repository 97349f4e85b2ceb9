//! Draws the table of the hand: the felt, and the pieces on it.

use bevy_egui::egui::{Color32, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::rooms::ends;
use super::view::ReplayedHand;
use crate::art::Art;
use crate::stage::{Align, Piece, PieceContent};
use crate::style::{Lettering, Record, Style, TextSide};
use crate::widget::{corner, faded_picture, felt};

/// Draws the table in a room.
pub(super) fn table(ui: &mut Ui, style: &Style<'_>, hand: &ReplayedHand<'_>, room: Rect) {
    let corner = room.min - vec2(0.0, ends(hand.layout).0);
    let shape = hand.layout.felt();
    let clip = ui.clip_rect();
    ui.set_clip_rect(room.intersect(clip));
    felt(ui, style, at(corner, shape.centre), vec2(shape.radii.x, shape.radii.y), shape.rail);
    // What lies on a felt is no text of a panel.
    let unseen = Record::default();
    let style = Style { record: &unseen, ..*style };
    for piece in hand.pieces {
        draw(ui, &style, corner, piece);
    }
    ui.set_clip_rect(clip);
}

fn at(corner: Pos2, point: bevy::math::Vec2) -> Pos2 {
    corner + Vec2::new(point.x, point.y)
}

fn draw(ui: &Ui, style: &Style<'_>, corner: Pos2, piece: &Piece) {
    let placement = &piece.placement;
    let place = at(corner, placement.at);
    match &piece.content {
        PieceContent::Art(Art::BoardSlot { size }) => {
            slot(ui, style, Rect::from_min_size(place, vec2(size.width.into(), size.height.into())), placement.alpha);
        }
        PieceContent::Art(art) => faded_picture(ui, style, art, place, (placement.alpha, placement.turn)),
        PieceContent::Text(text) => {
            let ink = Color32::from(text.colour).gamma_multiply(placement.alpha.clamp(0.0, 1.0));
            let side = match text.align {
                Align::Left => TextSide::Left,
                Align::Centre => TextSide::Middle,
                Align::Right => TextSide::Right,
            };
            style.letter_at(ui, pos2(place.x, place.y), side, Lettering { size: text.size, weight: text.weight, ink }, &text.text);
        }
    }
}

/// Draws an empty place of the board. The colours of its picture are made to blend in linear light, as on the stage of a table; here they
/// would be too faint.
fn slot(ui: &Ui, style: &Style<'_>, rect: Rect, alpha: f32) {
    let palette = &style.theme.palette;
    let [ground, line] = [palette.slot, palette.slot_line].map(|colour| Color32::from(colour).gamma_multiply(alpha.clamp(0.0, 1.0)));
    let radius = style.theme.radius.card_ratio * rect.width();
    ui.painter().rect(rect, corner(radius), ground, Stroke::new(style.hair(), line), StrokeKind::Inside);
}
