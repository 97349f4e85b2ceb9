//! Draws a notice over the table.

use bevy_egui::egui::{Context, Order, Rect, Stroke, StrokeKind, Vec2, pos2};

use super::IconButton;
use super::surface::corner;
use crate::style::{Icon, Style, TextSide, Weight};

/// Draws a sentence in a pill with a cross. Returns its rectangle and whether the cross was clicked.
pub fn toast(ctx: &Context, style: &Style<'_>, name: &str, top: f32, words: &str) -> (Rect, bool) {
    let lettering = style.body().weight(Weight::Medium).ink(style.ink.text);
    let pad = style.d(style.theme.spacing.m);
    let side = style.hit(style.theme.size.min_target);
    let most = style.window.width() * MOST - pad * 2.0 - side;
    let block = lettering.block(ctx, words, most);
    let text = block.size();
    let size = Vec2::new(text.x.ceil() + pad * 2.0 + side, text.y.max(side) + pad * 0.75).round();
    let rect = Rect::from_min_size(pos2((style.window.center().x - size.x / 2.0).round(), top.round()), size);
    let label = style.say(&poker_text::text::button::dismiss());
    let away = style.place(ctx, name, rect, Order::Foreground, |ui| {
        let ink = &style.ink;
        let radius = corner(style.theme.radius.panel * style.scale.zoom());
        ui.painter().rect(rect, radius, ink.plate_top, Stroke::new(style.hair(), ink.line_hi), StrokeKind::Inside);
        let room = Rect::from_min_max(pos2(rect.left() + pad, rect.top()), pos2(rect.right() - side - pad / 2.0, rect.bottom()));
        if text.y < lettering.size * 2.0 {
            style.letter(ui, room, TextSide::Left, lettering, words);
        } else {
            style.draw_block(ui, pos2(room.left(), room.center().y - text.y / 2.0), most, block);
        }
        let close = Rect::from_center_size(pos2(rect.right() - side / 2.0 - pad / 4.0, rect.center().y), Vec2::splat(side));
        IconButton::flat(name, close, Icon::Close, style.l(style.theme.size.icon), &label).show(ui, style)
    });
    (rect, away)
}

/// The largest part of the window's width that a notice may take.
const MOST: f32 = 0.7;
