//! One of the three slots: a button on the player's turn, a tick box before it.

use bevy_egui::egui::{Rect, Stroke, StrokeKind, Ui, WidgetType, pos2};
use poker_client::{BarIntent, BarSlot, KeyAction, SlotMeaning, SlotView};

use crate::style::{Lettering, Style, TextSide, Weight};
use crate::widget::{Button, ButtonFace, ClickTarget, ControlPaint, Role, Touch, corner, dashed, focus_ring, tick_mark};

/// What was done to a slot.
pub(super) struct SlotUse {
    pub intents: Vec<BarIntent>,
    /// Whether the pointer was released on the slot.
    pub released: bool,
}

/// The words of a slot.
struct Words {
    label: String,
    /// The words under the label, and a sentence that holds both.
    second: Option<(String, String)>,
    hint: String,
}

/// Draws a slot. An empty one keeps its place.
pub(super) fn slot_ui(ui: &Ui, style: &Style<'_>, slot: BarSlot, rect: Rect, view: &SlotView) -> SlotUse {
    let Some(words) = words(style, view.meaning).filter(|_| !matches!(view.meaning, SlotMeaning::Seat(_))) else {
        return SlotUse { intents: Vec::new(), released: false };
    };
    let name = match slot {
        BarSlot::Fold => "action.fold",
        BarSlot::Call => "action.call",
        BarSlot::Raise => "action.raise",
    };
    let ahead = matches!(view.meaning, SlotMeaning::Ahead(_));
    let aloud = words.second.as_ref().map_or(&words.label, |(_, whole)| whole);
    let kind = if ahead { WidgetType::Checkbox } else { WidgetType::Button };
    let target = ClickTarget { kind, on: ahead.then_some(view.ticked), ..ClickTarget::button(name, rect, aloud) };
    // An inert slot still senses the pointer, so that the bar can drop a press that began on it. It is drawn and announced as disabled.
    let touch = target.deaf(view.inert).touch(ui, style);
    let touch = if touch.response.hovered() { touch.hint(&with_keys(style, slot, view.meaning, &words.hint)) } else { touch };
    let target = target.enabled(!view.inert);
    if ahead {
        paint_box(ui, style, rect, &words.label, view, &touch);
    } else {
        let face = match &words.second {
            Some((second, whole)) => ButtonFace::Priced { label: &words.label, amount: second, whole },
            None => ButtonFace::Label(&words.label),
        };
        Button { target, role: role(slot), face }.paint(ui, style, &touch);
    }
    use_of(ui, slot, &touch)
}

/// The hint of a slot, and the keys for it on a line of their own.
fn with_keys(style: &Style<'_>, slot: BarSlot, meaning: SlotMeaning, hint: &str) -> String {
    let keys = match (slot, meaning) {
        (BarSlot::Fold, _) => style.key_hint(KeyAction::Fold),
        (BarSlot::Call, _) => style.key_hint(KeyAction::CheckOrCall),
        (BarSlot::Raise, SlotMeaning::ShowHand | SlotMeaning::ShowMarked(_)) => style.key_hint(KeyAction::Raise),
        (BarSlot::Raise, SlotMeaning::Ahead(_)) => String::new(),
        (BarSlot::Raise, _) => style.key_hint(KeyAction::Commit),
    };
    [hint, &keys].into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

fn role(slot: BarSlot) -> Role {
    match slot {
        BarSlot::Fold => Role::Neutral,
        BarSlot::Call => Role::Call,
        BarSlot::Raise => Role::Primary,
    }
}

/// Draws how long a key has been held, from 0 to 1000 (`per_mille`): a bar in the ink of the slot's words that grows along its lower edge,
/// in a frame that shows its full length.
pub(super) fn hold_ui(ui: &Ui, style: &Style<'_>, slot: BarSlot, rect: Rect, per_mille: u16) {
    let ink = match role(slot) {
        Role::Primary => style.ink.on_accent,
        Role::Neutral | Role::Call | Role::Ghost | Role::Chosen => style.ink.text,
    };
    let height = style.d(style.theme.spacing.xs);
    let inside = rect.shrink(style.control_radius(rect.height()) / 2.0);
    let whole = Rect::from_min_max(pos2(inside.left(), inside.bottom() - height), inside.max);
    let come = whole.with_max_x(whole.left() + whole.width() * f32::from(per_mille) / 1000.0);
    ui.painter().rect_filled(come, corner(height / 2.0), ink);
    ui.painter().rect_stroke(whole, corner(height / 2.0), Stroke::new(style.hair(), ink), StrokeKind::Inside);
}

/// What was done to the slot. Pointer down and up are separate, so that a press that began before a change can be dropped; a key or a
/// screen reader acts at once.
fn use_of(ui: &Ui, slot: BarSlot, touch: &Touch) -> SlotUse {
    let mut intents = Vec::new();
    let over = touch.response.contains_pointer();
    let (down, up) = ui.input(|input| (input.pointer.primary_pressed(), input.pointer.primary_released()));
    if over && down {
        intents.push(BarIntent::Press(slot));
    }
    if over && up {
        intents.push(BarIntent::Release(slot));
    }
    if touch.clicked && !up {
        match slot {
            BarSlot::Fold => intents.push(BarIntent::Fold),
            BarSlot::Call => intents.push(BarIntent::CheckOrCall),
            BarSlot::Raise => intents.extend([BarIntent::Press(slot), BarIntent::Release(slot)]),
        }
    }
    SlotUse { intents, released: over && up }
}

fn words(style: &Style<'_>, meaning: SlotMeaning) -> Option<Words> {
    let whole = style.say(&meaning.line(&style.amounts)?);
    let hint = meaning.help().map(|help| style.say(&help)).unwrap_or_default();
    Some(match (meaning.word(), meaning.under_word(&style.amounts)) {
        (Some(word), Some(under)) => Words { label: style.say(&word), second: Some((style.texts.show(&under), whole)), hint },
        (_, None) | (None, Some(_)) => Words { label: whole, second: None, hint },
    })
}

/// Draws a tick box in the place of a button. "Call any" gets a red edge and an exclamation mark once the price has risen.
fn paint_box(ui: &Ui, style: &Style<'_>, rect: Rect, label: &str, view: &SlotView, touch: &Touch) {
    let ink = &style.ink;
    let k = style.k();
    let small = !style.is_tall(rect.height());
    let sizes = &style.theme.text.sizes;
    let control = &style.theme.control;
    let radius = style.control_radius(rect.height());
    let live = !view.inert;
    let rest = ControlPaint::of(style, Role::Ghost, touch, live);
    let edge = match (live, view.warns, view.ticked || touch.hovered) {
        (false, ..) => ink.line,
        (true, true, _) => ink.danger,
        (true, false, true) => ink.line_hi,
        (true, false, false) => ink.line,
    };
    let stroke = Stroke::new(style.control_edge(), edge);
    ui.painter().rect_filled(rect, corner(radius), if touch.hovered && live { rest.fill } else { ink.plate });
    if live {
        ui.painter().rect_stroke(rect, corner(radius), stroke, StrokeKind::Inside);
    } else {
        dashed(ui.painter(), rect, radius, stroke);
    }
    let (pad, side, between, size) = if small {
        (style.theme.bar.box_pad_small, control.checkbox, style.theme.bar.box_gap_small, sizes.caption)
    } else {
        (style.theme.bar.box_pad, style.theme.bar.box_side, style.theme.bar.box_gap, sizes.label)
    };
    let (pad, side, between) = (pad * k, side * k, between * k);
    let mut left = rect.left() + pad;
    tick_mark(ui, style, pos2(left + side / 2.0, rect.center().y), side, view.ticked, live);
    left += side + between;
    let mut right = rect.right() - pad / 2.0;
    let set = Lettering { size: size * k, weight: Weight::Medium, ink: ink.text2 };
    if view.warns {
        let mark = set.weight(Weight::Bold).ink(ink.danger);
        right -= style.letter_at(ui, pos2(right, rect.center().y), TextSide::Right, mark, "!") + between / 2.0;
    }
    let set = match (live, view.ticked) {
        (false, _) => set.ink(ink.disabled),
        (true, true) => set.weight(Weight::SemiBold).ink(ink.text),
        (true, false) => set,
    };
    style.fit(ui, Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom())), TextSide::Left, set, label);
    if touch.focused {
        focus_ring(ui, style, rect, radius);
    }
}
