//! Presets, slider and field of the amount.

use bevy_egui::egui::{Color32, Context, Id, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use poker_client::{
    ActionBar, AmountReading, BarIntent, BarSlot, BetDraft, KeyAction, PresetPlace, SliderPosition, preset_help, preset_text,
};
use poker_text::{Text, text};

use super::bar_rects::{AmountRects, BarRects};
use crate::style::{Icon, Style, TextSide, Weight};
use crate::widget::{Button, ClickTarget, IconButton, Role, Slider, SliderChange, TextField, Touch, corner, select_all};

/// Draws presets, slider and field above the slots. After the decision was sent, all of them are disabled.
pub(super) fn amount_row_ui(ui: &mut Ui, style: &Style<'_>, rects: &AmountRects, bar: &ActionBar, now_ms: u64) -> Vec<BarIntent> {
    let Some(draft) = bar.draft() else { return Vec::new() };
    let live = !bar.is_sent();
    let mut asked = presets(ui, style, rects, bar, now_ms);
    if let Some(steps) = stepper(ui, style, rects, live) {
        asked.push(BarIntent::Step(steps));
    }
    let label = style.say(&text::action::slider());
    let slider = Slider {
        name: "action.slider",
        rect: rects.track,
        label: &label,
        // Only a screen reader uses this value, so rounding does no harm.
        value: draft.to().get() as f64,
        part: draft.position().part(),
        enabled: live,
    };
    match slider.show(ui, style) {
        Some(SliderChange::To(part)) => asked.push(BarIntent::Slide(SliderPosition::from_part(part))),
        Some(SliderChange::By(steps)) => asked.push(BarIntent::Step(steps)),
        None => {}
    }
    asked.extend(field(ui, style, rects, draft, live).map(BarIntent::Edit));
    asked
}

fn presets(ui: &Ui, style: &Style<'_>, rects: &AmountRects, bar: &ActionBar, now_ms: u64) -> Vec<BarIntent> {
    let Some(draft) = bar.draft() else { return Vec::new() };
    let mut asked = Vec::new();
    let places = rects.presets.iter().flatten().count();
    for (place, preset) in draft.presets().shown(places) {
        let Some(rect) = rects.preset(place) else { continue };
        let label = style.say(&preset_text(preset.preset));
        let help = style.say(&preset_help(preset.preset));
        let name = format!("action.preset.{}", place.number());
        let on = draft.has_chosen(preset.to);
        let role = if on { Role::Chosen } else { Role::Neutral };
        let button = Button {
            target: ClickTarget { on: Some(on), ..ClickTarget::button(&name, rect, &label) },
            ..Button::new(role, &name, rect, &label)
        };
        let touch = button.enabled(bar.offers_presets(now_ms)).touch(ui, style);
        asked.extend(use_of(ui, bar, place, &touch, now_ms));
        let keys = style.key_hint(KeyAction::Preset(place.number()));
        touch.hint(format!("{help}\n{}\n{keys}", style.amount(preset.to)).trim_end());
    }
    asked
}

/// What was done to a preset. One that sends its amount presses the right slot while the pointer is down on it, so that a press that began
/// before a change is dropped.
fn use_of(ui: &Ui, bar: &ActionBar, place: PresetPlace, touch: &Touch, now_ms: u64) -> Vec<BarIntent> {
    let preset = || BarIntent::Preset(place);
    if !bar.presets().at_once {
        return if touch.clicked { vec![preset()] } else { Vec::new() };
    }
    let (down, up) = ui.input(|input| (input.pointer.primary_pressed(), input.pointer.primary_released()));
    let begins = down && touch.response.contains_pointer();
    let held = begins || !up || bar.slot(BarSlot::Raise, now_ms).pressed;
    let press = begins.then_some(BarIntent::Press(BarSlot::Raise));
    press.into_iter().chain((touch.clicked && held).then(preset)).collect()
}

fn stepper(ui: &Ui, style: &Style<'_>, rects: &AmountRects, live: bool) -> Option<i8> {
    let side = style.theme.text.sizes.strong * style.k();
    let less = style.say(&text::action::one_less());
    let more = style.say(&text::action::one_more());
    let minus = IconButton::raised("action.minus", rects.minus, Icon::Minus, side, &less).ink(style.ink.text).enabled(live).show(ui, style);
    let plus = IconButton::raised("action.plus", rects.plus, Icon::Plus, side, &more).ink(style.ink.text).enabled(live).show(ui, style);
    match (minus, plus) {
        (true, _) => Some(-1),
        (false, true) => Some(1),
        (false, false) => None,
    }
}

/// Draws the field. It shows the amount, or the text while the player types. When it gets the focus, all of its text is selected, so that
/// typing replaces it. Returns the new text.
fn field(ui: &mut Ui, style: &Style<'_>, rects: &AmountRects, draft: &BetDraft, live: bool) -> Option<String> {
    let mut words = draft.typed().map_or_else(|| style.amount(draft.to()), |typed| typed.text.clone());
    let sizes = &style.theme.text.sizes;
    let size = match (rects.stacked, style.scale.compact()) {
        (false, _) => sizes.strong,
        (true, false) => sizes.input,
        (true, true) => sizes.body,
    };
    let mut lettering = style.strong().size(size * style.k());
    let pad = style.theme.control.inner_pad * style.k();
    style.shrunk(ui, &mut lettering, &words, rects.field.width() - pad * 2.0);
    let inside = if draft.range().opens { text::action::bet() } else { text::action::raise_to() };
    let inside = if rects.stacked { String::new() } else { style.say(&inside) };
    let label = style.say(&text::action::amount_field());
    let wrong = draft.typed().is_some_and(|typed| is_wrong(typed.reading));
    let field = TextField {
        name: "action.amount",
        rect: rects.field,
        label: &label,
        lettering,
        side: TextSide::Right,
        inside: &inside,
        wrong,
        hidden: false,
        most: 24,
        enabled: live,
    };
    let typed = field.show(ui, style, &mut words);
    if typed.response.has_focus() {
        ui.data_mut(|data| data.insert_temp(field_key(), typed.response.id));
    }
    if typed.response.gained_focus() {
        select_all(ui, typed.response.id, &words);
    }
    typed.changed.then_some(words)
}

fn field_key() -> Id {
    Id::new("amount_field")
}

/// The field of an amount that had the focus last.
pub(crate) fn amount_field(ctx: &Context) -> Option<Id> {
    ctx.data(|data| data.get_temp(field_key()))
}

fn is_wrong(reading: AmountReading) -> bool {
    match reading {
        AmountReading::TooSmall | AmountReading::TooLarge | AmountReading::Unreadable => true,
        AmountReading::Empty | AmountReading::Legal => false,
    }
}

/// Draws over the bar how a typed multiple or part of the pot was read, or what is wrong with the typed amount and which one counts instead.
pub(super) fn reading(ui: &mut Ui, style: &Style<'_>, rects: &BarRects, draft: &BetDraft) {
    let Some(typed) = draft.typed() else { return };
    let range = draft.range();
    let text = match typed.reading {
        AmountReading::Legal => {
            if let Some(bet) = typed.bet {
                over_bar(ui, style, rects, &bet.text(style.chips(draft.to())), style.ink.line_hi);
            }
            return;
        }
        AmountReading::Empty => return,
        AmountReading::TooSmall if range.opens => text::error::bet_too_small(style.chips(range.min_to)),
        AmountReading::TooSmall => text::error::raise_too_small(style.chips(range.min_to)),
        AmountReading::TooLarge => text::error::more_than_stack(style.chips(range.max_to)),
        AmountReading::Unreadable => text::error::amount(style.amount(range.min_to)),
    };
    over_bar(ui, style, rects, &text, style.ink.danger);
}

/// Draws a sentence in a pill over the bar.
pub(super) fn over_bar(ui: &mut Ui, style: &Style<'_>, rects: &BarRects, text: &Text, edge: Color32) {
    let words = style.say(text);
    let lettering = style.body().weight(Weight::Medium).ink(style.ink.text);
    let k = style.k();
    let pad = style.theme.control.inner_pad * k;
    let width = (lettering.width(ui, &words) + pad * 2.0).min(style.window.width() - pad * 2.0);
    let height = style.theme.size.min_target * k;
    let row = rects.upper_row();
    let right = rects.amount.map_or(row.right(), |amount| amount.field.right());
    let top = row.top() - height - style.theme.spacing.xxs * k;
    let rect = Rect::from_min_size(pos2(right - width, top), vec2(width, height));
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(style.window);
    let edge = Stroke::new(style.control_edge(), edge);
    child.painter().rect(rect, corner(height / 2.0), style.ink.plate_top, edge, StrokeKind::Inside);
    style.fit(&child, rect.shrink2(vec2(pad, 0.0)), TextSide::Middle, lettering, &words);
}
