//! Marks of tournaments: their types, a guarantee, and the shape of their state.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy_egui::egui::{Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use poker_client::{ListedTournament, RowState, TournamentType, type_text};
use poker_text::text;

use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{control_id, corner};

/// The icon of a type.
pub(super) fn type_icon(kind: TournamentType) -> Icon {
    match kind {
        TournamentType::Private => Icon::Lock,
        TournamentType::Phased => Icon::Phased,
        TournamentType::Satellite => Icon::Ticket,
        TournamentType::Bounty => Icon::Bounty,
        TournamentType::Rebuy => Icon::Rebuy,
        TournamentType::Freezeout => Icon::Freezeout,
    }
}

/// The size of one mark of a type, which grows with small print.
pub(super) fn type_mark_size(style: &Style<'_>) -> Vec2 {
    let (width, height) = style.theme.list.type_mark;
    vec2(width, height) * (style.micro().size / style.theme.text.sizes.micro)
}

fn gap(style: &Style<'_>) -> f32 {
    style.d(style.theme.spacing.xxs)
}

/// The width of the marks of a tournament.
pub(super) fn type_marks_width(style: &Style<'_>, kinds: &[TournamentType]) -> f32 {
    // There are at most six.
    kinds.len() as f32 * (type_mark_size(style).x + gap(style)) - if kinds.is_empty() { 0.0 } else { gap(style) }
}

/// Draws the marks of a tournament from `left` on. `name` is the name of the row; the words are in the tooltips.
pub(super) fn type_marks(ui: &Ui, style: &Style<'_>, left: Pos2, kinds: &[TournamentType], name: &str) {
    let size = type_mark_size(style);
    let mut x = left.x;
    for kind in kinds {
        let rect = Rect::from_min_size(pos2(x, left.y - size.y / 2.0), size);
        type_mark(ui, style, rect, *kind);
        let id = control_id(name).with(*kind);
        ui.interact(rect, id, Sense::hover()).on_hover_text(style.say(&type_text(*kind)));
        x += size.x + gap(style);
    }
}

/// Draws the mark of a type.
pub(super) fn type_mark(ui: &Ui, style: &Style<'_>, rect: Rect, kind: TournamentType) {
    let edge = Stroke::new(style.control_edge(), style.ink.line_hi);
    ui.painter().rect(rect, corner(style.theme.radius.tag), style.ink.plate_top, edge, StrokeKind::Inside);
    let side = style.theme.list.type_icon * (rect.height() / style.theme.list.type_mark.1);
    style.icon(ui, type_icon(kind), rect.center(), side, style.ink.text);
}

/// The side of the mark of a guarantee.
pub(super) fn guarantee_side(style: &Style<'_>) -> f32 {
    style.theme.list.guarantee * (style.micro().size / style.theme.text.sizes.micro)
}

/// Draws the mark of a guarantee from `left` on.
pub(super) fn guarantee_mark(ui: &Ui, style: &Style<'_>, left: Pos2) {
    let side = guarantee_side(style);
    let rect = Rect::from_min_size(pos2(left.x, left.y - side / 2.0), Vec2::splat(side));
    let edge = Stroke::new(style.hair(), style.ink.line_hi);
    ui.painter().rect(rect, corner(style.theme.radius.tag), style.ink.plate_top, edge, StrokeKind::Inside);
    let words = style.say(&text::tournaments::mark_guaranteed());
    style.shrink(ui, rect, TextSide::Middle, style.micro().weight(Weight::Bold).ink(style.ink.text), &words);
}

/// The side of the shape of a state.
pub(in crate::screen) fn state_side(style: &Style<'_>) -> f32 {
    style.theme.list.state * (style.body().size / style.theme.text.sizes.body)
}

/// Draws the shape of a tournament's state around a point: the player's own place first.
pub(in crate::screen) fn state_shape(ui: &Ui, style: &Style<'_>, centre: Pos2, listed: &ListedTournament<'_>) {
    let side = state_side(style);
    let (radius, ink) = (side / 2.0, &style.ink);
    let line = Stroke::new(style.control_edge() * 1.4, ink.text2);
    if listed.is_in() {
        ui.painter().circle_filled(centre, radius + 1.0, ink.text);
        style.icon(ui, Icon::Check, centre, side * 0.85, ink.room);
        return;
    }
    match listed.state {
        RowState::Registering => drop(ui.painter().circle_stroke(centre, radius - line.width / 2.0, line)),
        RowState::Late { left_per_mille, .. } => {
            let track = Stroke::new(line.width, ink.line_hi);
            ui.painter().circle_stroke(centre, radius - line.width / 2.0, track);
            arc(ui, centre, radius - line.width / 2.0, left_per_mille, Stroke::new(line.width * 1.4, ink.text));
        }
        RowState::Running => triangle(ui, centre, radius, ink.text2),
        RowState::Break => style.icon(ui, Icon::Break, centre, side, ink.text2),
        RowState::FinalTable => style.icon(ui, Icon::Trophy, centre, side, ink.text2),
        RowState::NotOpen => drop(ui.painter().hline(centre.x - radius..=centre.x + radius, centre.y, line)),
        RowState::Finished => style.icon(ui, Icon::Check, centre, side, ink.muted),
        RowState::Cancelled => style.icon(ui, Icon::Close, centre, side, ink.muted),
    }
}

/// Draws the part of a ring that is left, clockwise from the top.
fn arc(ui: &Ui, centre: Pos2, radius: f32, per_mille: u16, stroke: Stroke) {
    const STEPS: u16 = 24;
    let whole = TAU * f32::from(per_mille) / 1_000.0;
    let at = |step: u16| centre + radius * Vec2::angled(whole * f32::from(step) / f32::from(STEPS) - FRAC_PI_2);
    ui.painter().add(Shape::line((0..=STEPS).map(at).collect(), stroke));
}

fn triangle(ui: &Ui, centre: Pos2, radius: f32, ink: bevy_egui::egui::Color32) {
    let points = [vec2(-0.6, -0.8), vec2(0.8, 0.0), vec2(-0.6, 0.8)].map(|corner| centre + corner * radius);
    ui.painter().add(Shape::convex_polygon(points.to_vec(), ink, Stroke::NONE));
}

/// Draws a dot for each seat, the taken ones filled; a bar where there are many. Returns the width.
pub(super) fn seat_dots(ui: &Ui, style: &Style<'_>, left: Pos2, taken: u32, of: u32) -> f32 {
    let side = style.theme.list.seat_dot * (style.body().size / style.theme.text.sizes.body);
    let width = seat_dots_width(style, of);
    if of > MOST_DOTS {
        let bar = Rect::from_min_size(pos2(left.x, left.y - side / 4.0), vec2(width, side / 2.0));
        // The numbers are small.
        progress(ui, style, bar, taken as f32 / of.max(1) as f32);
        return width;
    }
    let step = side * 1.25;
    for seat in 0..of {
        let centre = pos2(left.x + side / 2.0 + step * seat as f32, left.y);
        if seat < taken {
            ui.painter().circle_filled(centre, side / 2.0, style.ink.text2);
        } else {
            ui.painter().circle_stroke(centre, side / 2.0 - style.hair() / 2.0, Stroke::new(style.hair(), style.ink.text2));
        }
    }
    width
}

/// More seats than this are a bar.
const MOST_DOTS: u32 = 10;

/// The width of the dots for this number of seats.
pub(super) fn seat_dots_width(style: &Style<'_>, of: u32) -> f32 {
    let side = style.theme.list.seat_dot * (style.body().size / style.theme.text.sizes.body);
    side * 1.25 * of.min(MOST_DOTS) as f32
}

/// Draws a bar, filled from the left to a share.
pub(in crate::screen) fn progress(ui: &Ui, style: &Style<'_>, bar: Rect, share: f32) {
    let radius = corner(bar.height() / 2.0);
    ui.painter().rect_filled(bar, radius, style.ink.line);
    let filled = bar.with_max_x(bar.left() + bar.width() * share.clamp(0.0, 1.0));
    if filled.width() > 0.5 {
        ui.painter().rect_filled(filled, radius, style.ink.text2);
    }
}
