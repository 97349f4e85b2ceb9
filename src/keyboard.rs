//! Keys of the window to intents, through the one table of keys.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as Printed, KeyboardInput};
use bevy::prelude::*;
use bevy::window::WindowFocused;
use bevy_egui::EguiContexts;
use poker_client::{Focus, Key, Keyboard};

use crate::gui::PanelStates;
use crate::session::{Intents, Session};
use crate::showing::{Screen, Showing};
use crate::trace::Trace;

/// Which keys are down.
#[derive(Resource, Default)]
pub(crate) struct Keys {
    keyboard: Keyboard,
    ctrl: bool,
}

/// Where the keyboard points, as the panels left it in the last frame.
struct Pointing {
    text_field: bool,
    control: bool,
    sheet: bool,
}

/// Turns what was pressed and released into intents.
pub(crate) fn read_keys(
    mut pressed: MessageReader<KeyboardInput>,
    mut focus_changes: MessageReader<WindowFocused>,
    (mut keys, mut intents): (ResMut<Keys>, ResMut<Intents>),
    (session, showing, panels): (Res<Session>, Res<Showing>, Res<PanelStates>),
    mut contexts: EguiContexts,
    mut trace: ResMut<Trace>,
) {
    if focus_changes.read().any(|change| !change.focused) {
        keys.ctrl = false;
        let released = keys.keyboard.release_all();
        intents.0.extend(released);
    }
    let pointing = match contexts.ctx_mut() {
        Ok(ctx) => Pointing {
            text_field: ctx.text_edit_focused(),
            control: ctx.memory(|memory| memory.focused().is_some()),
            sheet: ctx.memory(|memory| memory.top_modal_layer().is_some()),
        },
        Err(_) => Pointing { text_field: false, control: false, sheet: false },
    };
    let covered = showing.over.is_some() || showing.way.is_some() || panels.table.dialog.is_some();
    let at_table = showing.screen == Screen::Table && !covered && session.front.is_some();
    for input in pressed.read() {
        if matches!(input.logical_key, Printed::Control) {
            keys.ctrl = input.state == ButtonState::Pressed;
        }
        let Some(key) = key(&input.logical_key) else { continue };
        // A button that has the focus takes Enter and Space for itself, a sheet Escape, a page the keys that turn it.
        let taken = match key {
            Key::Enter | Key::Space => pointing.control && !pointing.text_field,
            Key::Escape => pointing.sheet,
            Key::Home | Key::Up | Key::Down => (pointing.control && !pointing.text_field) || showing.over.is_some(),
            Key::Letter(_)
            | Key::Digit(_)
            | Key::Separator
            | Key::Plus
            | Key::Minus
            | Key::Backspace
            | Key::Tab
            | Key::Question
            | Key::Function(_) => false,
        };
        if taken && input.state == ButtonState::Pressed {
            continue;
        }
        if input.state == ButtonState::Pressed {
            trace.event("key", serde_json::json!({ "key": format!("{key:?}") }));
        }
        let focus = Focus { table: at_table, text_field: pointing.text_field };
        let ctrl = keys.ctrl;
        let asked = match input.state {
            ButtonState::Pressed => keys.keyboard.press(key, ctrl, input.repeat, focus),
            ButtonState::Released => keys.keyboard.release(key),
        };
        intents.0.extend(asked);
    }
}

/// A key by what is printed on it.
fn key(printed: &Printed) -> Option<Key> {
    Some(match printed {
        Printed::Character(character) => {
            let letter = character.chars().next()?;
            match letter {
                '0'..='9' => Key::Digit(u8::try_from(letter.to_digit(10)?).ok()?),
                ',' | '.' => Key::Separator,
                '+' => Key::Plus,
                '-' | '\u{2212}' => Key::Minus,
                '?' => Key::Question,
                letter => Key::Letter(letter.to_uppercase().next()?),
            }
        }
        Printed::ArrowUp => Key::Up,
        Printed::ArrowDown => Key::Down,
        Printed::Enter => Key::Enter,
        Printed::Escape => Key::Escape,
        Printed::Space => Key::Space,
        Printed::Backspace => Key::Backspace,
        Printed::Home => Key::Home,
        Printed::Tab => Key::Tab,
        Printed::F1 => Key::Function(1),
        _ => return None,
    })
}
