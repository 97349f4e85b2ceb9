//! What the player's hands hold: then no table comes to the top by itself.

use bevy::prelude::*;

use super::WindowPointing;
use crate::desk::Desk;

/// Notes whether a key or a button is held, a finger lies on the screen, or a text is typed. Each key counts: also Shift alone, and an
/// Enter that a control with the focus took for itself.
pub(crate) fn note_hands(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    fingers: Option<Res<Touches>>,
    pointing: Res<WindowPointing>,
    mut desk: ResMut<Desk>,
) {
    let key = keys.get_pressed().next().is_some();
    let button = buttons.is_some_and(|buttons| buttons.get_pressed().next().is_some());
    let finger = fingers.is_some_and(|fingers| fingers.iter().next().is_some());
    desk.note_held(button || finger, key, pointing.types());
}
