//! Presets, slider and field of the amount.

use bevy_egui::egui::{Color32, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};
use poker_client::{BarIntent, BetDraft, Position, PresetPlace, Reading, preset_text};
use poker_rules::PresetKind;
use poker_text::{Arg, Text, text};

use super::bar_rects::BarRects;
use crate::style::{Icon, Side, Style, Weight};
use crate::widget::{Button, IconButton, Role, Slid, Slider, Target, TextField, corner, select_all};

/// Draws the rows over the slots. They are there only where there is an amount to choose: a fixed one stands on its button.
pub(super) fn amount_row_ui(ui: &mut Ui, style: &Style<'_>, rects: &BarRects, draft: &BetDraft, sent: bool) -> Vec<BarIntent> {
    let mut asked = Vec::new();
    let live = !sent;
    asked.extend(presets(ui, style, rects, draft, live));
    if let Some(steps) = stepper(ui, style, rects, live) {
        asked.push(BarIntent::Step(steps));
    }
    let label = style.say(&text::action::slider());
    let slider = Slider {
        name: "action.slider",
        rect: rects.track,
        label: &label,
        // For a screen reader alone.
        value: draft.to().get() as f64,
        part: draft.position().part(),
        enabled: live,
    };
    match slider.show(ui, style) {
        Some(Slid::To(part)) => asked.push(BarIntent::Slide(Position::from_part(part))),
        Some(Slid::By(steps)) => asked.push(BarIntent::Step(steps)),
        None => {}
    }
    asked.extend(field(ui, style, rects, draft, live).map(BarIntent::Edit));
    problem(ui, style, rects, draft);
    asked
}

fn presets(ui: &Ui, style: &Style<'_>, rects: &BarRects, draft: &BetDraft, live: bool) -> Option<BarIntent> {
    let mut chosen = None;
    for ((place, preset), rect) in PresetPlace::ALL.into_iter().zip(draft.presets()).zip(rects.presets) {
        let (Some(preset), Some(rect)) = (preset, rect) else { continue };
        let label = style.say(&preset_text(preset.kind));
        let help = style.say(&preset_help(preset.kind));
        let name = match place {
            PresetPlace::Min => "action.preset.min",
            PresetPlace::Small => "action.preset.small",
            PresetPlace::Medium => "action.preset.medium",
            PresetPlace::Pot => "action.preset.pot",
            PresetPlace::AllIn => "action.preset.all_in",
        };
        let on = draft.selected() == Some(place);
        let role = if on { Role::Chosen } else { Role::Neutral };
        let button =
            Button { target: Target { on: Some(on), ..Target::button(name, rect, &label) }, ..Button::new(role, name, rect, &label) };
        let touch = button.enabled(live).touch(ui, style);
        if touch.clicked {
            chosen = Some(BarIntent::Preset(place));
        }
        touch.hint(&format!("{help}\n{}", style.amount(preset.to)));
    }
    chosen
}

fn preset_help(kind: PresetKind) -> Text {
    use text::action;
    match kind {
        PresetKind::Min => action::preset_min_help(),
        PresetKind::Times25 => action::preset_times_help(Arg::decimal(25, 1)),
        PresetKind::Times3 => action::preset_times_help(Arg::count(3)),
        PresetKind::HalfPot => action::preset_half_help(),
        PresetKind::TwoThirdsPot => action::preset_two_thirds_help(),
        PresetKind::Pot => action::preset_pot_help(),
        PresetKind::AllIn => action::preset_all_in_help(),
    }
}

fn stepper(ui: &Ui, style: &Style<'_>, rects: &BarRects, live: bool) -> Option<i8> {
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

/// The field shows the amount until somebody types; then what was typed. Going into it selects everything, so that typing replaces.
fn field(ui: &mut Ui, style: &Style<'_>, rects: &BarRects, draft: &BetDraft, live: bool) -> Option<String> {
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
        side: Side::Right,
        inside: &inside,
        wrong,
        hidden: false,
        most: 24,
        enabled: live,
    };
    let typed = field.show(ui, style, &mut words);
    if typed.response.gained_focus() {
        select_all(ui, typed.response.id, &words);
    }
    typed.changed.then_some(words)
}

fn is_wrong(reading: Reading) -> bool {
    match reading {
        Reading::TooSmall | Reading::TooLarge | Reading::Unreadable => true,
        Reading::Empty | Reading::Legal => false,
    }
}

/// Over the bar: what is wrong with the typed amount, and what stands instead.
fn problem(ui: &mut Ui, style: &Style<'_>, rects: &BarRects, draft: &BetDraft) {
    let Some(typed) = draft.typed() else { return };
    let range = draft.range();
    let text = match typed.reading {
        Reading::Empty | Reading::Legal => return,
        Reading::TooSmall if range.opens => text::error::bet_too_small(style.chips(range.min_to)),
        Reading::TooSmall => text::error::raise_too_small(style.chips(range.min_to)),
        Reading::TooLarge => text::error::more_than_stack(style.chips(range.max_to)),
        Reading::Unreadable => text::error::amount(style.amount(range.min_to)),
    };
    over_bar(ui, style, rects, &text, style.ink.danger);
}

/// A sentence in a pill over the bar.
pub(super) fn over_bar(ui: &mut Ui, style: &Style<'_>, rects: &BarRects, text: &Text, edge: Color32) {
    let words = style.say(text);
    let lettering = style.body().weight(Weight::Medium).ink(style.ink.text);
    let k = style.k();
    let pad = style.theme.control.inner_pad * k;
    let width = (lettering.width(ui, &words) + pad * 2.0).min(style.window.width() - pad * 2.0);
    let height = style.theme.size.min_target * k;
    let right = rects.field.right();
    let top = rects.amount_row().top() - height - style.theme.spacing.xxs * k;
    let rect = Rect::from_min_size(pos2(right - width, top), vec2(width, height));
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.set_clip_rect(style.window);
    let edge = Stroke::new(style.control_edge(), edge);
    child.painter().rect(rect, corner(height / 2.0), style.ink.plate_top, edge, StrokeKind::Inside);
    style.fit(&child, rect.shrink2(vec2(pad, 0.0)), Side::Middle, lettering, &words);
}
