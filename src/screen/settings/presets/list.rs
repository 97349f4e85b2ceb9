//! One list of presets on its card. A preset is moved by dragging its handle, or with the arrow keys while the handle has the focus.

use bevy_egui::egui::{Rect, Stroke, Ui, pos2, vec2};
use poker_client::{BetPresets, PresetList};
use poker_text::text;

use super::change::Change;
use super::row::{RowSizes, handle, row};
use super::state::{PresetAt, PresetsState};
use super::words::{list_text, tag};
use crate::style::{Style, Weight};
use crate::widget::{Button, card, rule};

/// Draws a list with its heading at the top of `room`. Returns its lower end, and the presets after a change.
pub(super) fn list(
    ui: &mut Ui,
    style: &Style<'_>,
    (presets, which): (&BetPresets, PresetList),
    state: &mut PresetsState,
    sizes: RowSizes,
    room: Rect,
) -> (f32, Option<BetPresets>) {
    let heading = style.body().weight(Weight::SemiBold).ink(style.ink.muted);
    let head = style.letter_block(ui, room.min, room.width(), heading, &style.say(&list_text(which)));
    let spacing = &style.theme.spacing;
    let (small, add) = (style.d(spacing.xs), style.hit(style.theme.control.input));
    let count = presets.list(which).len();
    // There are at most eight presets.
    let rows_height = sizes.height * count as f32;
    let frame = Rect::from_min_size(room.min + vec2(0.0, head + small), vec2(room.width(), rows_height + add + small * 2.0));
    card(ui, style, frame);
    let mut change = Change::of(presets, which);
    for at in 0..count {
        let rect = Rect::from_min_size(frame.min + vec2(0.0, sizes.height * at as f32), vec2(frame.width(), sizes.height));
        if at > 0 {
            rule(ui, style, rect.left() + sizes.pad, rect.right() - sizes.pad, rect.top());
        }
        let of = PresetAt { list: which, at };
        let dragged = state.drag.is_some_and(|drag| drag.of == of);
        let response = handle(ui, style, (presets, of), sizes, rect, dragged);
        change.keys(ui, &response, at);
        change.drag(&response, state, of, frame.top(), sizes.height);
        row(ui, style, (presets, of), state, sizes, rect, &mut change);
    }
    if let Some(drag) = state.drag.filter(|drag| drag.of.list == which && drag.to != drag.of.at) {
        let edge = drag.to + usize::from(drag.to > drag.of.at);
        let y = frame.top() + sizes.height * edge as f32;
        let stroke = Stroke::new(style.theme.stroke.act, style.ink.text);
        ui.painter().hline(frame.left() + sizes.pad..=frame.right() - sizes.pad, y, stroke);
    }
    let words = style.say(&text::settings::preset_add());
    let button = Rect::from_min_max(
        pos2(frame.left() + sizes.pad, frame.top() + rows_height + small),
        pos2(frame.right() - sizes.pad, frame.bottom() - small),
    );
    let name = format!("settings.presets.{}.add", tag(which));
    if Button::neutral(&name, button, &words).enabled(presets.may_add(which)).show(ui, style) {
        change.make(|presets| presets.add(which));
    }
    (frame.bottom(), change.result())
}
