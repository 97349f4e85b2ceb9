//! Draws the action bar: three slots that never move, and over them the amount while the player may bet.

use bevy_egui::egui::{Context, Event, MouseWheelUnit, Order, Ui};
use poker_client::{ActionBar, BarIntent, BarMode, BarSlot, Intent};
use poker_text::text;

use super::amount_row::{amount_row_ui, over_bar, reading};
use super::bar_rects::BarRects;
use super::slot::{hold_ui, slot_ui};
use crate::style::Style;

/// The names of the bar's areas in egui. The space left of the slots belongs to no area.
const AMOUNT: &str = "amount row";
const SLOTS: &str = "slots";
/// The area above the slots that says that the room has not answered yet.
const WAITS: &str = "waits";

/// Draws the bar at `rects` and returns the intents. Enter and Escape are not read here, as they are keys of the table.
pub fn action_bar_ui(ctx: &Context, style: &Style<'_>, rects: &BarRects, bar: &ActionBar, now_ms: u64) -> Vec<Intent> {
    let mut asked = Vec::new();
    if offers_amount(bar) {
        asked.extend(
            style.place(ctx, AMOUNT, style.ringed(rects.upper_row()), Order::Middle, |ui| amount_ui(ui, style, rects, bar, now_ms)),
        );
        asked.extend(wheel(ctx, style));
    }
    if bar.waits(now_ms) {
        let row = style.ringed(rects.upper_row());
        style.place(ctx, WAITS, row, Order::Middle, |ui| over_bar(ui, style, rects, &text::action::waits(), style.ink.accent));
    }
    let slots = style.ringed(rects.slot_row());
    asked.extend(style.place(ctx, SLOTS, slots, Order::Middle, |ui| slots_ui(ui, style, rects, bar, now_ms)));
    asked.into_iter().map(Intent::from).collect()
}

/// Whether the player may choose among amounts.
pub(super) fn offers_amount(bar: &ActionBar) -> bool {
    bar.mode() == BarMode::Turn && bar.draft().is_some_and(|draft| draft.range().min_to < draft.range().max_to)
}

/// Draws the amount's row where there is one, and how a typed amount was read.
fn amount_ui(ui: &mut Ui, style: &Style<'_>, rects: &BarRects, bar: &ActionBar, now_ms: u64) -> Vec<BarIntent> {
    let asked = rects.amount.map(|row| amount_row_ui(ui, style, &row, bar, now_ms)).unwrap_or_default();
    if let Some(draft) = bar.draft() {
        reading(ui, style, rects, draft);
    }
    asked
}

fn slots_ui(ui: &Ui, style: &Style<'_>, rects: &BarRects, bar: &ActionBar, now_ms: u64) -> Vec<BarIntent> {
    let mut released = false;
    let mut asked = Vec::new();
    for (slot, rect) in BarSlot::ALL.into_iter().zip(rects.slots) {
        let used = slot_ui(ui, style, slot, rect, &bar.slot(slot, now_ms));
        released |= used.released;
        asked.extend(used.intents);
        if let Some((_, held)) = bar.hold(now_ms).filter(|(held, _)| *held == slot) {
            hold_ui(ui, style, slot, rect, held);
        }
    }
    let held = BarSlot::ALL.into_iter().any(|slot| bar.slot(slot, now_ms).pressed);
    if held && !released && ui.input(|input| input.pointer.primary_released()) {
        asked.push(BarIntent::CancelPress);
    }
    asked
}

/// The movement on a touchpad, in points, that counts as one notch of a wheel.
const POINTS_A_NOTCH: f32 = 40.0;

/// The change of the amount by the wheel: a big blind a notch, half a pot with Shift; `None` where the wheel scrolls a panel or turns at
/// another table. Parts of a notch, from fine wheels and touchpads, are added up.
fn wheel(ctx: &Context, style: &Style<'_>) -> Option<BarIntent> {
    let at = ctx.input(|input| input.pointer.hover_pos()).filter(|at| style.window.contains(*at))?;
    if let Some(layer) = ctx.layer_id_at(at)
        && layer.order != Order::Background
        && ![AMOUNT, SLOTS].into_iter().any(|name| style.lies_in(layer, name))
    {
        return None;
    }
    let (moved, shift) = ctx.input(|input| (input.events.iter().map(notches).sum::<f32>(), input.modifiers.shift));
    if moved == 0.0 {
        return None;
    }
    let begun = style.id("wheel", AMOUNT);
    let before: f32 = ctx.data(|data| data.get_temp(begun)).unwrap_or_default();
    // A turn in the other direction begins at 0.
    let moved = if before * moved < 0.0 { moved } else { before + moved };
    let whole = moved.trunc();
    ctx.data_mut(|data| data.insert_temp(begun, moved - whole));
    // The value is in range after the clamp.
    let whole = whole.clamp(-MOST_NOTCHES, MOST_NOTCHES) as i8;
    (whole != 0).then_some(if shift { BarIntent::StepHalfPots(whole) } else { BarIntent::Step(whole) })
}

/// The most notches that count in one frame.
const MOST_NOTCHES: f32 = 20.0;

/// The notches by which the wheel was turned. A line counts as a notch; systems that scroll several lines a notch report them together.
fn notches(event: &Event) -> f32 {
    match event {
        Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => (delta.x + delta.y) / POINTS_A_NOTCH,
        Event::MouseWheel { delta, .. } => (delta.x + delta.y).clamp(-1.0, 1.0),
        _ => 0.0,
    }
}
