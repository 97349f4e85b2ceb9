//! Where the keyboard is: each screen begins at one control, takes the keyboard back when it is lost, and Enter does what the screen is for.

use bevy_egui::egui::{Event, Id, Key, Ui};

use super::control_id;

/// What is known of the keyboard on one layer.
#[derive(Clone, Copy)]
struct Kept {
    pass: u64,
    first: Id,
    /// The control that had the keyboard last.
    last: Id,
    /// It was asked for without success: it is disabled or gone.
    asked: Option<Id>,
    /// A click beside it took the keyboard away: a player who uses the pointer wants no field back.
    clicked_away: bool,
}

/// The control that has the keyboard, and whether Enter does something there.
#[derive(Clone, Copy)]
struct Held {
    id: Id,
    takes_enter: bool,
}

/// A screen that was not drawn for more passes than this appears anew.
const GAP: u64 = 2;

/// The control at which a screen or sheet begins. It gets the keyboard when the screen appears; when the keyboard is lost later, by Escape or with
/// a sheet that closes, the control that had it last gets it again. Called once a pass by each screen.
pub fn focus_first(ui: &Ui, name: &str) {
    let now = ui.ctx().cumulative_pass_nr();
    let key = Id::new(("keyboard", ui.layer_id()));
    let first = control_id(name);
    let before: Option<Kept> = ui.data(|data| data.get_temp(key)).filter(|kept: &Kept| now <= kept.pass + GAP);
    let mut kept = before.unwrap_or(Kept { pass: now, first, last: first, asked: None, clicked_away: false });
    kept.pass = now;
    if is_on_top(ui) {
        let focused = ui.memory(|memory| memory.focused());
        let moved = kept.first != first && focused == Some(kept.first);
        kept.clicked_away = focused.is_none() && (kept.clicked_away || ui.input(|input| input.pointer.any_click()));
        let drawn = |id: Id| ui.ctx().read_response(id).is_some();
        let wanted = match focused {
            _ if before.is_none() || moved => Some(first),
            None if kept.clicked_away => None,
            None if drawn(kept.last) && kept.asked != Some(kept.last) => Some(kept.last),
            None => Some(first).filter(|first| kept.asked != Some(*first)),
            Some(focused) => {
                kept.last = focused;
                kept.asked = None;
                None
            }
        };
        if let Some(wanted) = wanted {
            ui.memory_mut(|memory| memory.request_focus(wanted));
            ui.ctx().request_repaint();
            kept.asked = Some(wanted);
        }
    }
    kept.first = first;
    ui.data_mut(|data| data.insert_temp(key, kept));
}

/// A control tells that it has the keyboard, and whether Enter does something there.
pub(super) fn holds_keyboard(ui: &Ui, id: Id, takes_enter: bool) {
    ui.data_mut(|data| data.insert_temp(Id::new("keyboard"), Held { id, takes_enter }));
}

/// Enter was pressed, and the control that has the keyboard has no use for it. Asked by the control that a screen is for, each pass; a screen that
/// has just appeared does not hear the key that opened it.
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
    let held: Option<Held> = ui.data(|data| data.get_temp(Id::new("keyboard")));
    held.is_some_and(|held| held.id == focused && held.takes_enter)
}

/// No sheet lies over it.
fn is_on_top(ui: &Ui) -> bool {
    let layer = ui.layer_id();
    ui.memory(|memory| memory.is_above_modal_layer(layer))
}
