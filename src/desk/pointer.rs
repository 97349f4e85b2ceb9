//! What the pointer is on, and when the player last did something.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::Desk;
use crate::frame_clock::FrameClock;
use crate::windows::TableWindows;

/// Notes when the player last used a key or a button.
pub(crate) fn note_use(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    moment: Res<FrameClock>,
    mut desk: ResMut<Desk>,
) {
    if keys.read().count() + buttons.read().count() + wheel.read().count() > 0 {
        desk.used_ms = moment.now_ms;
    }
}

/// Notes which table is under the pointer, in whichever window.
pub(crate) fn note_pointer(windows: Query<(Entity, &Window, Has<PrimaryWindow>)>, own: Res<TableWindows>, mut desk: ResMut<Desk>) {
    let under = |(entity, window, main): (Entity, &Window, bool)| {
        let at = window.cursor_position()?;
        if main { desk.table_at(at) } else { own.table_of(entity) }
    };
    desk.pointed = windows.iter().find_map(under);
}
