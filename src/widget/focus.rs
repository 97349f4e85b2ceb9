//! The keyboard's focus: each screen has a control that gets the focus first, gets the focus back when it is lost, and has a main button
//! that Enter presses.

use bevy_egui::egui::{Event, Id, Key, Modifiers, Response, Ui};

use crate::style::{Style, control_id};

/// The focus on one layer.
#[derive(Clone, Copy)]
struct FocusState {
    pass: u64,
    first: Id,
    /// The control that had the focus last.
    last: Id,
    /// The control for which the focus was requested and which has not got it, because it is disabled or gone.
    asked: Option<Id>,
    /// Whether nothing had the focus in the last pass.
    lost: bool,
    /// A click elsewhere removed the focus, so it is not given back: the player uses the pointer.
    clicked_away: bool,
}

/// The control that has the focus, and whether it uses Enter.
#[derive(Clone, Copy)]
struct FocusedControl {
    id: Id,
    takes_enter: bool,
}

/// A screen counts as new if it was not drawn for more passes than this.
const GAP: u64 = 2;

/// Sets the control that gets the focus when a screen appears. When the focus is lost later, by Escape or because a sheet closes, the
/// control that had it last gets it again. Each screen calls this once per pass.
pub fn focus_first(ui: &Ui, name: &str) {
    keep_focus(ui, control_id(name));
}

impl Style<'_> {
    /// Like [`focus_first`], for a sheet of a table. Of several tables, only the one on which keys act has the focus.
    pub fn focus_first(&self, ui: &Ui, name: &str) {
        if self.keys {
            keep_focus(ui, self.control_id(name));
        }
    }
}

fn keep_focus(ui: &Ui, first: Id) {
    let now = ui.ctx().cumulative_pass_nr();
    let key = Id::new(("keyboard", ui.layer_id()));
    let before: Option<FocusState> = ui.data(|data| data.get_temp(key)).filter(|kept: &FocusState| now <= kept.pass + GAP);
    if before.is_none() && (newly_pressed(ui, Key::Enter) || newly_pressed(ui, Key::Space)) {
        // The key that opened this screen must not press its first control too.
        ui.ctx().request_repaint();
        return;
    }
    let mut kept = before.unwrap_or(FocusState { pass: now, first, last: first, asked: None, lost: false, clicked_away: false });
    kept.pass = now;
    if is_on_top(ui) {
        let focused = ui.memory(|memory| memory.focused());
        let moved = kept.first != first && focused == Some(kept.first);
        let clicked = ui.input(|input| input.pointer.any_click());
        kept.clicked_away = before.is_some() && focused.is_none() && (kept.clicked_away || clicked);
        let drawn = |id: Id| ui.ctx().read_response(id).is_some();
        let wanted = match focused {
            _ if before.is_none() || moved => Some(first),
            None if kept.clicked_away => None,
            // Only the next pass tells whether the control is still drawn, or went away as it lost the focus.
            None if !kept.lost => {
                ui.ctx().request_repaint();
                None
            }
            None if drawn(kept.last) && kept.asked != Some(kept.last) => Some(kept.last),
            None => Some(first).filter(|first| kept.asked != Some(*first)),
            Some(focused) => {
                kept.last = focused;
                kept.asked = None;
                None
            }
        };
        kept.lost = focused.is_none();
        if let Some(wanted) = wanted {
            ui.memory_mut(|memory| memory.request_focus(wanted));
            ui.ctx().request_repaint();
            // A field loses the focus in the pass of a click elsewhere, also of the one that opened its screen. It must be asked again.
            kept.asked = Some(wanted).filter(|_| before.is_some() || !clicked);
        }
    }
    kept.first = first;
    ui.data_mut(|data| data.insert_temp(key, kept));
}

/// Notes that the control `id` has the focus, and whether it uses Enter.
pub(super) fn holds_keyboard(ui: &Ui, id: Id, takes_enter: bool) {
    ui.data_mut(|data| data.insert_temp(Id::new("keyboard"), FocusedControl { id, takes_enter }));
}

/// Keeps the Escape that leaves a field from also closing the sheet or page of the field. The field gets the focus again, so a second
/// Escape closes it, unless something was typed in between. Called after the field is drawn.
pub fn keep_first_escape(ui: &Ui, field: &Response) {
    let key = field.id.with("escaped");
    let escaped = ui.data(|data| data.get_temp::<bool>(key)).unwrap_or_default();
    if field.lost_focus() {
        let escapes = ui.input(|input| input.key_pressed(Key::Escape));
        if escapes && !escaped {
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        }
        ui.data_mut(|data| data.insert_temp(key, escapes && !escaped));
    } else if escaped && field.changed() {
        ui.data_mut(|data| data.remove_temp::<bool>(key));
    }
}

/// Whether a key is newly pressed in this frame. A key that the system repeats while it is held is not: it must not press or confirm what
/// its press has opened.
pub fn newly_pressed(ui: &Ui, key: Key) -> bool {
    let fresh = |event: &Event| matches!(event, Event::Key { key: down, pressed: true, repeat: false, .. } if *down == key);
    ui.input(|input| input.events.iter().any(fresh))
}

/// Whether Enter was pressed and the control that has the focus does not use it. The main button `id` of a screen calls this in each pass.
/// In its first pass it returns false, so that the key that opened the screen does not press the button.
pub(super) fn enter_is_free(ui: &Ui, id: Id) -> bool {
    let now = ui.ctx().cumulative_pass_nr();
    let key = id.with("enter");
    let before: Option<u64> = ui.data(|data| data.get_temp(key));
    ui.data_mut(|data| data.insert_temp(key, now));
    let was_there = before.is_some_and(|before| now <= before + GAP);
    was_there && ui.is_enabled() && is_on_top(ui) && enter_pressed(ui) && !is_taken(ui, id)
}

fn enter_pressed(ui: &Ui) -> bool {
    let fresh =
        |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. } if !modifiers.any());
    ui.input(|input| input.events.iter().any(fresh))
}

fn is_taken(ui: &Ui, id: Id) -> bool {
    let Some(focused) = ui.memory(|memory| memory.focused()).filter(|focused| *focused != id) else { return false };
    let held: Option<FocusedControl> = ui.data(|data| data.get_temp(Id::new("keyboard")));
    held.is_some_and(|held| held.id == focused && held.takes_enter)
}

/// Whether no sheet lies over `ui`.
pub(super) fn is_on_top(ui: &Ui) -> bool {
    let layer = ui.layer_id();
    ui.memory(|memory| memory.is_above_modal_layer(layer))
}
