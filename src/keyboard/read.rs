//! Turns keys and mouse buttons of the window into intents, by the bindings in force.

use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::WindowFocused;
use poker_client::{Intent, Key, KeyChord};

use super::key_names::{Pressed, button_key};
use super::sign::{typed_letter, typed_sign};
use super::{Keys, WindowPointing};
use crate::intents::Intents;
use crate::settings::CurrentSettings;
use crate::trace::Trace;

/// Releases all keys when the window loses the focus, because the window then receives no key releases. The engine does so with its
/// own list only where no window gains the focus in the same frame.
pub(crate) fn release_keys(
    mut focus_changes: MessageReader<WindowFocused>,
    mut held: ResMut<ButtonInput<KeyCode>>,
    mut keys: ResMut<Keys>,
    mut intents: ResMut<Intents>,
) {
    if focus_changes.read().any(|change| !change.focused) {
        held.release_all();
        // Each key goes up at the table where it went down.
        for (key, table) in keys.aim.release_all() {
            intents.ask_at(table, keys.keyboard.release(key));
        }
        intents.ask(keys.release_all());
    }
}

/// Keeps the intent of a key that goes down or up, for the table on which the key acts.
fn ask(key: Key, state: ButtonState, asked: Option<Intent>, (keys, intents): (&mut Keys, &mut Intents)) {
    let table = match state {
        ButtonState::Pressed => keys.aim.press(key),
        ButtonState::Released => keys.aim.release(key),
    };
    match table {
        Some(table) => intents.ask_at(table, asked),
        None => intents.ask(asked),
    }
}

/// Turns pressed and released keys into intents.
pub(crate) fn read_keys(
    mut pressed: MessageReader<KeyboardInput>,
    mut keys: ResMut<Keys>,
    mut intents: ResMut<Intents>,
    pointing: Res<WindowPointing>,
    settings: Res<CurrentSettings>,
    mut trace: ResMut<Trace>,
) {
    for input in pressed.read() {
        let pointing = pointing.of(input.window);
        keys.follow_modifiers(input);
        keys.learn(input);
        let pressed = Pressed { printed: &input.logical_key, place: input.key_code, modifiers: keys.modifiers };
        let Some(key) = keys.held.key(input.key_code, input.state, pressed.key(settings.0.keys.follow)) else { continue };
        if pointing.takes(key) && input.state == ButtonState::Pressed {
            continue;
        }
        if input.state == ButtonState::Pressed {
            let target = keys.aim.target();
            let (table, why) = (target.map(|target| target.table.0), target.map(|target| format!("{:?}", target.reason)));
            trace.event("key", serde_json::json!({ "key": format!("{key:?}"), "table": table, "why": why }));
        }
        let chord = KeyChord::new(key, keys.modifiers);
        let letter = typed_letter(input, pointing, &keys.letters).filter(|_| !keys.modifiers.ctrl && !keys.modifiers.alt);
        let asked = match input.state {
            ButtonState::Pressed if letter.is_some() => {
                keys.keyboard.hold(key);
                letter
            }
            ButtonState::Pressed => keys.press(chord, input.repeat, pointing, &settings.0.keys.bindings()),
            ButtonState::Released => keys.keyboard.release(key),
        };
        let asked = asked.or_else(|| typed_sign(input, pointing));
        ask(key, input.state, asked, (&mut *keys, &mut *intents));
    }
}

/// Turns pressed and released mouse buttons into intents, except the two main ones, which the panels use.
pub(crate) fn read_buttons(
    mut pressed: MessageReader<MouseButtonInput>,
    mut keys: ResMut<Keys>,
    mut intents: ResMut<Intents>,
    pointing: Res<WindowPointing>,
    settings: Res<CurrentSettings>,
    mut trace: ResMut<Trace>,
) {
    for input in pressed.read() {
        let pointing = pointing.of(input.window);
        let Some(key) = button_key(input.button) else { continue };
        let chord = KeyChord::new(key, keys.modifiers);
        let asked = match input.state {
            ButtonState::Pressed => {
                trace.event("button", serde_json::json!({ "button": format!("{key:?}") }));
                keys.press(chord, false, pointing, &settings.0.keys.bindings())
            }
            ButtonState::Released => keys.keyboard.release(key),
        };
        ask(key, input.state, asked, (&mut *keys, &mut *intents));
    }
}
