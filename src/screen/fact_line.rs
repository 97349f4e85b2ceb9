//! Facts on lines of a pane or a sheet.

use bevy_egui::egui::{Rect, Ui, pos2};
use poker_text::Text;

use super::form::FormUi;
use crate::style::{Lettering, Style, TextSide, Weight};

/// Draws a label at the left and its value at the right; on two lines where they do not fit beside one another.
pub(in crate::screen) fn fact_line(form: &mut FormUi<'_, '_, '_>, label: &Text, value: &str) {
    let style = form.style;
    let (label_set, value_set) = (style.body().ink(style.ink.muted), style.body().weight(Weight::Medium));
    line(form, (label_set, &style.say(label)), (value_set, value));
}

/// Draws two texts at the ends of a line; on two lines where they do not fit beside one another.
pub(in crate::screen) fn line(form: &mut FormUi<'_, '_, '_>, (label_set, label): (Lettering, &str), (value_set, value): (Lettering, &str)) {
    let style = form.style;
    let height = style.d(style.theme.list.row);
    let gap = style.d(style.theme.spacing.s);
    let (label_width, value_width) = (label_set.width(form.ui, label), value_set.width(form.ui, value));
    if label_width + gap + value_width <= form.width() {
        let room = form.strip(height);
        style.letter(form.ui, room, TextSide::Left, label_set, label);
        style.letter(form.ui, room, TextSide::Right, value_set, value);
        return;
    }
    form.block(label_set, label);
    let width = form.width();
    let block = value_set.wrapped(form.ui, value, width);
    let size = block.size();
    let room = form.strip(size.y);
    style.draw_block(form.ui, pos2(room.right() - size.x.min(width), room.top()), size.x.min(width) + 1.0, block);
    form.space(style.theme.spacing.xxs);
}

/// Draws facts with dots between them, on as many lines as they need.
pub(super) fn dotted(form: &mut FormUi<'_, '_, '_>, facts: &[String]) {
    let style = form.style;
    let lettering = style.body();
    let (gap, height) = (style.d(style.theme.spacing.xs), style.d(style.theme.list.row));
    let mut room = form.strip(height);
    let mut x = room.left();
    for fact in facts {
        let width = lettering.width(form.ui, fact);
        if x > room.left() && x + gap * 2.0 + width > room.right() {
            room = form.strip(height);
            x = room.left();
        }
        if x > room.left() {
            form.ui.painter().circle_filled(pos2(x + gap, room.center().y), style.hair(), style.ink.muted);
            x += gap * 2.0;
        }
        put(form.ui, style, Rect::from_min_max(pos2(x, room.top()), room.max), lettering, fact);
        x += width;
    }
}

fn put(ui: &Ui, style: &Style<'_>, room: Rect, lettering: Lettering, words: &str) {
    style.shrink(ui, room, TextSide::Left, lettering, words);
}
