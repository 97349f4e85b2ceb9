//! A preset in its list: a handle, the label as on the action bar, the kind and the value.

use bevy_egui::egui::{Rect, Response, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use poker_client::{BetPresetKind, BetPresets, PresetList};
use poker_text::text;

use super::change::Change;
use super::state::{PresetAt, PresetsState, ValueEdit, is_wrong};
use super::words::{control, kind_text, label, value_arg};
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{ClickTarget, TextField, corner, focus_ring};

/// The sizes of the parts of a row, the same in both lists.
#[derive(Clone, Copy)]
pub(super) struct RowSizes {
    pub(super) height: f32,
    /// The distance of the parts from the sides of the card.
    pub(super) pad: f32,
    handle: f32,
    label: f32,
    value: f32,
    gap: f32,
    /// The height of the controls.
    control: f32,
}

impl RowSizes {
    pub(super) fn of(ui: &Ui, style: &Style<'_>, presets: &BetPresets) -> Self {
        let screen = &style.theme.screen;
        let small = style.strong().size(style.text_floor());
        let labels = PresetList::ALL.into_iter().flat_map(|list| presets.list(list));
        let widest = labels.map(|preset| small.width(ui, &label(style, *preset))).fold(0.0, f32::max);
        let control = style.hit(style.theme.control.input);
        Self {
            height: control + style.d(style.theme.spacing.xs) * 2.0,
            pad: style.d(style.theme.spacing.s),
            handle: style.theme.size.min_target,
            label: style.d(screen.preset_label).max(widest + style.button_padding().x),
            value: style.d(screen.preset_value).max(small.width(ui, WIDEST_VALUE).ceil() + inner_pad(style) * 2.0),
            gap: style.d(style.theme.spacing.xs).max(style.theme.size.target_gap),
            control,
        }
    }

    /// The width of a row in which every kind fits at the smallest type size.
    pub(super) fn least_width(&self, ui: &Ui, style: &Style<'_>) -> f32 {
        let small = style.body().size(style.text_floor());
        let widest = BetPresetKind::ALL.map(|kind| small.width(ui, &style.texts.say(&kind_text(kind)))).into_iter().fold(0.0, f32::max);
        self.handle + self.label + widest + chevron(style) + self.value + self.gap * 3.0 + self.pad
    }

    fn parts(&self, row: Rect) -> [Rect; 4] {
        let y = row.center().y;
        let part = |left: f32, width: f32| Rect::from_min_size(pos2(left, y - self.control / 2.0), vec2(width, self.control));
        let handle = Rect::from_center_size(pos2(row.left() + self.gap / 2.0 + self.handle / 2.0, y), Vec2::splat(self.handle));
        let label = part(handle.right() + self.gap / 2.0, self.label);
        let value = part(row.right() - self.pad - self.value, self.value);
        let left = label.right() + self.gap;
        [handle, label, part(left, value.left() - self.gap - left), value]
    }
}

/// A value that is as wide as most.
const WIDEST_VALUE: &str = "12.25";
/// The number of characters that a field of a value holds.
const MOST: usize = 8;

fn inner_pad(style: &Style<'_>) -> f32 {
    style.theme.control.inner_pad * style.k()
}

/// The width of the arrow after a kind, with its distance.
fn chevron(style: &Style<'_>) -> f32 {
    style.d(style.theme.spacing.m) + style.d(style.theme.spacing.xxs)
}

/// Draws the ground of a row while it is dragged, and its handle: six dots. Returns the response of the handle.
pub(super) fn handle(
    ui: &Ui,
    style: &Style<'_>,
    (presets, of): (&BetPresets, PresetAt),
    sizes: RowSizes,
    row: Rect,
    dragged: bool,
) -> Response {
    let [rect, ..] = sizes.parts(row);
    if dragged {
        ui.painter().rect_filled(row.shrink(style.hair()), corner(style.theme.radius.control), style.ink.plate_top);
    }
    let name = control(of.list, of.at, "handle");
    let said = of.preset(presets).map(|preset| label(style, preset)).unwrap_or_default();
    let words = style.say(&text::settings::preset_move(said));
    let touch = ClickTarget::button(&name, rect, &words).drag(ui, style);
    let dot = style.d(style.theme.stroke.rim);
    let ink = if touch.hovered || dragged { style.ink.text } else { style.ink.muted };
    for (column, line) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)] {
        ui.painter().circle_filled(rect.center() + vec2(column * dot * 2.0, line * dot * 4.0), dot, ink);
    }
    if touch.focused {
        focus_ring(ui, style, rect, style.theme.radius.small);
    }
    let response = touch.response.clone();
    if !dragged {
        touch.hint(&style.texts.say(&text::settings::preset_move_help()));
    }
    response
}

/// Draws the rest of a row. A click on the kind opens the sheet of the preset.
pub(super) fn row(
    ui: &mut Ui,
    style: &Style<'_>,
    (presets, of): (&BetPresets, PresetAt),
    state: &mut PresetsState,
    sizes: RowSizes,
    row: Rect,
    change: &mut Change<'_>,
) {
    let Some(preset) = of.preset(presets) else { return };
    let [_, chip, kind, field] = sizes.parts(row);
    chip_ui(ui, style, chip, &label(style, preset));
    let has_value = preset.value().is_some();
    let kind = if has_value { kind } else { kind.with_max_x(field.right()) };
    if kind_ui(ui, style, of, kind, &style.say(&kind_text(preset.kind()))) {
        state.open = Some(of);
    }
    let Some(value) = value_arg(preset) else { return };
    let name = control(of.list, of.at, "value");
    let edited = state.edit.take_if(|edit| edit.of == of).map(|edit| edit.text);
    let mut typed = edited.unwrap_or_else(|| style.texts.show(&value));
    let said = style.texts.say(&kind_text(preset.kind()));
    let mut lettering = style.lettering(style.theme.text.sizes.input, Weight::Medium, style.ink.text);
    style.shrunk(ui, &mut lettering, &typed, field.width() - inner_pad(style) * 2.0);
    let field = TextField {
        name: &name,
        rect: field,
        label: &said,
        lettering,
        side: TextSide::Right,
        inside: "",
        wrong: is_wrong(preset.kind(), &typed),
        hidden: false,
        most: MOST,
        enabled: true,
    };
    let done = field.show(ui, style, &mut typed);
    if done.response.gained_focus() {
        crate::widget::select_all(ui, done.response.id, &typed);
    }
    if let Some(value) = preset.kind().read(&typed).filter(|_| done.changed) {
        change.make(|presets| presets.set(of.list, of.at, preset.kind().with(value)));
    }
    if done.response.has_focus() {
        state.edit = Some(ValueEdit { of, text: typed });
    }
}

/// Draws a label as on the action bar.
fn chip_ui(ui: &Ui, style: &Style<'_>, rect: Rect, words: &str) {
    let radius = style.control_radius(rect.height());
    let edge = Stroke::new(style.hair(), style.ink.line_hi);
    ui.painter().rect(rect, corner(radius), style.ink.plate_top, edge, StrokeKind::Inside);
    let set = style.body().weight(Weight::SemiBold).ink(style.ink.text);
    style.fit(ui, rect.shrink2(style.button_padding() / 2.0), TextSide::Middle, set, words);
}

/// Draws the kind with an arrow after it. Returns whether it was clicked.
fn kind_ui(ui: &Ui, style: &Style<'_>, of: PresetAt, rect: Rect, words: &str) -> bool {
    let name = control(of.list, of.at, "kind");
    let touch = ClickTarget::button(&name, rect, words).touch(ui, style);
    let radius = style.control_radius(rect.height());
    if touch.hovered || touch.pressed {
        ui.painter().rect_filled(rect, corner(radius), style.ink.plate_hi);
    }
    let side = style.d(style.theme.spacing.m);
    let gap = style.d(style.theme.spacing.xxs);
    let room = rect.with_max_x(rect.right() - side - gap);
    let set = style.body().ink(style.ink.text);
    let width = set.width(ui, words).min(room.width());
    style.fit(ui, room, TextSide::Left, set, words);
    style.icon(ui, Icon::ChevronDown, pos2(room.left() + width + gap + side / 2.0, rect.center().y), side, style.ink.muted);
    if touch.focused {
        focus_ring(ui, style, rect, radius);
    }
    touch.clicked
}
