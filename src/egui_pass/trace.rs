//! Writes what a pass drew to the trace, for scripts that drive the client.

use std::collections::BTreeMap;

use bevy::prelude::*;
use poker_client::BarMode;
use poker_protocol::{HandId, TableId, TurnId};
use serde_json::json;

use super::Pass;
use crate::navigation::Navigation;
use crate::panel::key_hint_ui;
use crate::session::Session;
use crate::style::RecordedControl;
use crate::surface::Surface;
use crate::third_party::winit::NextFrame;
use crate::toasts::Toasts;
use crate::trace::Trace;
use crate::windows::TableWindows;

/// Run condition: there is a trace.
pub(super) fn is_traced(trace: Res<Trace>) -> bool {
    trace.is_on()
}

/// Shows the key of the text under the pointer, and traces it.
pub(super) fn draw_key_hint(pass: Res<Pass>, mut trace: ResMut<Trace>, mut shown: Local<Vec<&'static str>>) {
    key_hint_ui(pass.ctx(), &pass.style());
    let pointer = pass.ctx().input(|input| input.pointer.hover_pos());
    let keys = pointer.map(|at| pass.record.keys_at(at)).unwrap_or_default();
    if *shown != keys {
        trace.event("text_keys", json!({ "keys": keys }));
        *shown = keys;
    }
}

pub(super) fn trace_toasts(pass: Res<Pass>, mut toasts: ResMut<Toasts>, mut trace: ResMut<Trace>) {
    for text in toasts.fresh() {
        trace.event("toast", json!({ "text": pass.texts.say(&text) }));
    }
}

pub(super) fn trace_pointer(pass: Res<Pass>, mut trace: ResMut<Trace>) {
    let (down, dragged, up) = pass.ctx().input(|input| {
        let pointer = &input.pointer;
        (pointer.any_pressed(), pointer.any_down() && pointer.is_decidedly_dragging(), pointer.any_released())
    });
    for (name, happened) in [("pointer_down", down), ("pointer_drag", dragged), ("pointer_up", up)] {
        if happened {
            trace.event(name, json!({}));
        }
    }
}

/// Traces which control has the keyboard.
pub(super) fn trace_focus(pass: Res<Pass>, mut trace: ResMut<Trace>, mut before: Local<Option<String>>) {
    let focused = pass.ctx().memory(bevy_egui::egui::Memory::focused);
    let name = focused.and_then(|id| pass.record.controls().into_iter().find(|control| control.id == id)).map(|control| control.name);
    if *before != name {
        trace.event("focus", json!({ "name": name }));
        *before = name;
    }
}

/// Traces that the player may act and that every button accepts input.
pub(super) fn trace_ready(
    pass: Res<Pass>,
    session: Res<Session>,
    navigation: Res<Navigation>,
    mut trace: ResMut<Trace>,
    mut before: Local<BTreeMap<TableId, (HandId, TurnId)>>,
) {
    for seated in session.shown().filter(|_| navigation.is_bare_table()) {
        let prompt = session.client.table(seated.table).and_then(|model| model.prompt());
        let rested = seated.bar.mode() == BarMode::Turn && seated.bar.has_rested(pass.now_ms);
        let Some(prompt) = prompt.filter(|_| rested) else { continue };
        if before.insert(seated.table, (prompt.hand, prompt.turn)) != Some((prompt.hand, prompt.turn)) {
            let event = json!({ "table": seated.table.0, "hand": prompt.hand.0, "turn": prompt.turn.0, "legal": prompt.legal });
            trace.event("ready", event);
        }
    }
}

/// Traces the first frame, but only in the second pass: then the first frame has been shown.
pub(super) fn trace_first_frame(mut passes: Local<u32>, mut trace: ResMut<Trace>, mut next: ResMut<NextFrame>) {
    *passes = passes.saturating_add(1);
    match *passes {
        1 => next.now(),
        2 => trace.event("first_frame", json!({})),
        _ => {}
    }
}

/// Traces where the controls are.
pub(super) fn trace_controls(pass: Res<Pass>, surface: Res<Surface>, windows: Res<TableWindows>, mut trace: ResMut<Trace>) {
    let scale_factor = windows.surface(pass.number).map_or(surface.scale_factor, |(surface, _)| surface.scale_factor);
    trace.controls(pass.number, pass.record.controls().into_iter().map(|control| physical(control, scale_factor)));
}

/// A control as the trace writes it: name, rectangle in physical pixels, whether it can be used.
pub(crate) fn physical(control: RecordedControl, scale_factor: f32) -> (String, [i32; 4], bool) {
    let pixels = |points: f32| (points * scale_factor).round() as i32;
    let rect = control.shown;
    (control.name, [pixels(rect.min.x), pixels(rect.min.y), pixels(rect.width()), pixels(rect.height())], control.enabled)
}
