//! A notice that lies over the table for a while.

use bevy_egui::egui::{Context, Order, Rect, Stroke, StrokeKind, Vec2, pos2};

use super::IconButton;
use super::surface::corner;
use crate::look::{Icon, Look, Side, Weight, place};

/// A sentence in a pill with a cross. Answers its rectangle and whether it was taken away.
pub fn toast(ctx: &Context, look: &Look<'_>, name: &str, top: f32, words: &str) -> (Rect, bool) {
    let lettering = look.body().weight(Weight::Medium).ink(look.ink.text);
    let pad = look.d(look.theme.spacing.m);
    let side = look.hit(look.theme.size.min_target);
    let most = look.window.width() * MOST - pad * 2.0 - side;
    let text = lettering.measure(ctx, words, most);
    let size = Vec2::new(text.x.ceil() + pad * 2.0 + side, text.y.max(side) + pad * 0.75).round();
    let rect = Rect::from_min_size(pos2((look.window.center().x - size.x / 2.0).round(), top.round()), size);
    let label = look.say(&poker_text::text::button::dismiss());
    let away = place(ctx, name, rect, Order::Foreground, |ui| {
        let ink = &look.ink;
        let radius = corner(look.theme.radius.panel * look.scale.zoom());
        ui.painter().rect(rect, radius, ink.plate_top, Stroke::new(look.hair(), ink.line_hi), StrokeKind::Inside);
        let room = Rect::from_min_max(pos2(rect.left() + pad, rect.top()), pos2(rect.right() - side - pad / 2.0, rect.bottom()));
        if text.y < lettering.size * 2.0 {
            look.letter(ui, room, Side::Left, lettering, words);
        } else {
            look.letter_block(ui, pos2(room.left(), room.center().y - text.y / 2.0), most, lettering, words);
        }
        let close = Rect::from_center_size(pos2(rect.right() - side / 2.0 - pad / 4.0, rect.center().y), Vec2::splat(side));
        IconButton::flat(name, close, Icon::Close, look.l(look.theme.size.icon), &label).show(ui, look)
    });
    (rect, away)
}

/// The part of the window's width that a notice takes at most.
const MOST: f32 = 0.7;
