//! The action bar: three slots that never move, and the amount over them while the player may bet.

use bevy_egui::egui::{Event, MouseWheelUnit, Ui};
use poker_client::{ActionBar, BarIntent, BarMode, Intent, Slot, TableIntent};
use poker_text::text;

use super::amount_row::amount_row_ui;
use super::bar_rects::BarRects;
use super::slot::slot_ui;
use crate::look::Look;
use crate::widget::Button;

/// Draws the bar. Enter and Escape are not read here: they are keys of the table.
pub fn action_bar_ui(ui: &mut Ui, look: &Look<'_>, rects: &BarRects, bar: &ActionBar, between_hands: bool, now_ms: u64) -> Vec<Intent> {
    let mut asked = Vec::new();
    match bar.mode() {
        BarMode::Idle => {
            if between_hands {
                let label = look.say(&text::action::next_hand());
                if Button::neutral("action.next_hand", rects.slots[2], &label).show(ui, look) {
                    asked.push(TableIntent::NextHand.into());
                }
            }
        }
        BarMode::Ahead => {}
        BarMode::Turn => {
            if let Some(draft) = bar.draft() {
                asked.extend(amount_row_ui(ui, look, rects, draft, bar.is_sent()).into_iter().map(Intent::from));
                asked.extend(wheel(ui).map(|steps| BarIntent::Step(steps).into()));
            }
        }
    }
    let mut touched = false;
    let mut slots = Vec::new();
    for (slot, rect) in Slot::ALL.into_iter().zip(rects.slots) {
        let used = slot_ui(ui, look, slot, rect, &bar.slot(slot, now_ms));
        touched |= used.released;
        slots.extend(used.intents);
    }
    let held = Slot::ALL.into_iter().any(|slot| bar.slot(slot, now_ms).pressed);
    if held && !touched && ui.input(|input| input.pointer.primary_released()) {
        slots.push(BarIntent::CancelPress);
    }
    asked.extend(slots.into_iter().map(Intent::from));
    asked
}

/// Big blinds of the wheel with Shift.
const BLINDS_WITH_SHIFT: i8 = 5;

/// The wheel over the table is one big blind a notch, five with Shift; over another panel it scrolls that.
fn wheel(ui: &Ui) -> Option<i8> {
    let at = ui.input(|input| input.pointer.hover_pos())?;
    let elsewhere = ui.ctx().layer_id_at(at).is_some_and(|layer| layer != ui.layer_id());
    if elsewhere {
        return None;
    }
    let steps: i8 = ui.input(|input| {
        let notch = |event: &Event| match event {
            Event::MouseWheel { unit: MouseWheelUnit::Line | MouseWheelUnit::Page, delta, .. } => up_or_down(delta.x + delta.y),
            Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } if (delta.x + delta.y).abs() >= 4.0 => {
                up_or_down(delta.x + delta.y)
            }
            _ => 0,
        };
        let notches: i8 = input.events.iter().map(notch).sum();
        if input.modifiers.shift { notches.saturating_mul(BLINDS_WITH_SHIFT) } else { notches }
    });
    (steps != 0).then_some(steps)
}

fn up_or_down(delta: f32) -> i8 {
    if delta > 0.0 {
        1
    } else if delta < 0.0 {
        -1
    } else {
        0
    }
}
