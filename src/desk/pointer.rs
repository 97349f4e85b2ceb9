//! What the pointer is on, and when the player last did something.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::Desk;
use crate::frame_clock::FrameClock;

/// Notes which table is under the pointer, and when the player last used a key or a button.
pub(crate) fn note_pointer(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    moment: Res<FrameClock>,
    mut desk: ResMut<Desk>,
) {
    if keys.read().count() + buttons.read().count() + wheel.read().count() > 0 {
        desk.used_ms = moment.now_ms;
    }
    let at = windows.single().ok().and_then(Window::cursor_position);
    desk.pointed = at.and_then(|at| desk.table_at(at));
}
