//! A notice that lies over the table for a while.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, Vec2, pos2};

use super::IconButton;
use super::surface::corner;
use crate::look::Icon;
use crate::look::{Look, Side, Weight};

/// A sentence in a pill with a cross. Answers its rectangle and whether it was taken away.
pub fn toast(ui: &Ui, look: &Look<'_>, name: &str, top: f32, words: &str) -> (Rect, bool) {
    let lettering = look.body().weight(Weight::Medium).ink(look.ink.text);
    let pad = look.d(look.theme.spacing.m);
    let side = look.hit(look.theme.size.min_target);
    let margin = look.d(look.theme.spacing.m);
    let most = (look.window.width() * 0.7).min(look.window.width() - margin * 2.0) - pad * 2.0 - side;
    let width = lettering.width(ui, words).min(most);
    let height = look.block_height(ui, width, lettering, words).max(side) + pad * 0.75;
    let size = Vec2::new(width + pad * 2.0 + side, height);
    let rect = Rect::from_min_size(pos2(look.window.center().x - size.x / 2.0, top), size);
    let ink = &look.ink;
    ui.painter().rect(rect, corner(look.theme.radius.panel), ink.plate_top, Stroke::new(look.hair(), ink.line_hi), StrokeKind::Inside);
    let room = Rect::from_min_max(pos2(rect.left() + pad, rect.top()), pos2(rect.right() - side - pad / 2.0, rect.bottom()));
    if lettering.width(ui, words) <= room.width() + 0.5 {
        look.letter(ui, room, Side::Left, lettering, words);
    } else {
        let text = look.block_height(ui, width, lettering, words);
        look.letter_block(ui, pos2(room.left(), room.center().y - text / 2.0), width, lettering, words);
    }
    let close = Rect::from_center_size(pos2(rect.right() - side / 2.0 - pad / 4.0, rect.center().y), Vec2::splat(side));
    let label = look.say(&poker_text::text::button::close());
    let away = IconButton::flat(name, close, Icon::Close, look.l(look.theme.size.icon), &label).show(ui, look);
    (rect, away)
}
