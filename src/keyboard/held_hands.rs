//! What the player's hands hold: then no table comes to the top by itself.

use bevy::prelude::*;

use super::{Keys, WindowPointing};
use crate::desk::Desk;

/// Notes whether a key or a button is held, a finger lies on the screen, or a text is typed.
pub(crate) fn note_hands(
    buttons: Option<Res<ButtonInput<MouseButton>>>,
    fingers: Option<Res<Touches>>,
    keys: Res<Keys>,
    pointing: Res<WindowPointing>,
    mut desk: ResMut<Desk>,
) {
    let button = buttons.is_some_and(|buttons| buttons.get_pressed().next().is_some());
    let finger = fingers.is_some_and(|fingers| fingers.iter().next().is_some());
    desk.note_held(button || finger, keys.is_any_down(), pointing.types());
}
