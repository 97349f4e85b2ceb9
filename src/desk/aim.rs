//! Points keys at a table: the one under the pointer, or else the one that waits for the player.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use poker_client::AimQuestion;

use super::Desk;
use crate::frame_clock::FrameClock;
use crate::session::Session;

/// Notes which table is under the pointer, and when the player last used a key or a button.
pub(crate) fn note_pointer(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    moment: Res<FrameClock>,
    mut desk: ResMut<Desk>,
) {
    let desk = desk.bypass_change_detection();
    if keys.read().count() + buttons.read().count() + wheel.read().count() > 0 {
        desk.used_ms = moment.now_ms;
    }
    let at = windows.single().ok().and_then(Window::cursor_position);
    desk.pointed = at.and_then(|at| desk.table_at(at));
}

/// Decides on which table keys act, and makes it the one in front.
pub(crate) fn aim_keys(mut session: ResMut<Session>, mut desk: ResMut<Desk>, moment: Res<FrameClock>) {
    let shown = session.shown().map(|seated| seated.table).collect();
    let amount = session.shown().find(|seated| seated.bar.amount_is_begun()).map(|seated| seated.table);
    let calls = session.calls(moment.now_ms);
    let before = desk.aim.target();
    let question = AimQuestion { shown: &shown, pointed: desk.pointed, amount, calls: &calls, front: session.front_id() };
    let moved = desk.bypass_change_detection().aim.aim(&question);
    let Some(target) = desk.aim.target() else { return };
    if before != Some(target) {
        desk.set_changed();
    }
    let session = session.bypass_change_detection();
    session.aim_at(target.table);
    if let Some(moved) = moved.filter(|_| desk.is_tiled()) {
        session.moved(moved, moment.now_ms);
    }
}
