//! Spreads keys that come fast over several frames, where one frame would lose text or a press. egui moves the focus for Escape and Tab before
//! a field sees the text of the same frame and a button its Enter, and only once a frame; our own keys close pages before it. To all keys of a
//! frame, egui applies the Ctrl, Alt and Shift that are down at its end.

use bevy::ecs::message::MessageCursor;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::third_party::winit::NextFrame;
use crate::windows::TableWindows;

/// The keys that wait for the next frame, in the order in which they were pressed and released.
#[derive(Default)]
pub(crate) struct HeldBack {
    waiting: Vec<KeyboardInput>,
    read: MessageCursor<KeyboardInput>,
}

/// Lets through the keys that belong into this frame. The others are read in the next frame, which is asked for.
pub(crate) fn hold_back_keys(
    mut contexts: EguiContexts,
    mut inputs: ResMut<Messages<KeyboardInput>>,
    mut lost: MessageReader<KeyboardFocusLost>,
    windows: Res<TableWindows>,
    mut held: Local<HeldBack>,
    mut next: ResMut<NextFrame>,
) {
    let HeldBack { waiting, read } = &mut *held;
    if lost.read().count() > 0 {
        // What was pressed before the window lost the focus is not for what comes after.
        waiting.retain(|input| input.state == ButtonState::Released);
    }
    let fresh = read.read(&inputs).cloned();
    let mut all: Vec<KeyboardInput> = Vec::new();
    waiting.drain(..).chain(fresh).for_each(|input| queue(&mut all, input));
    if all.is_empty() {
        return;
    }
    let main = contexts.ctx_mut().is_ok_and(|ctx| ctx.text_edit_focused());
    let cameras = windows.iter().filter_map(|(_, window)| window.camera);
    let in_field = main || cameras.into_iter().any(|camera| contexts.ctx_for_entity_mut(camera).is_ok_and(|ctx| ctx.text_edit_focused()));
    *waiting = all.split_off(of_this_frame(&all, in_field));
    if !waiting.is_empty() {
        next.now();
    }
    // Nothing else has read them in this frame: this is the first system that does.
    inputs.clear();
    inputs.write_batch(all);
    read.clear(&inputs);
}

/// Adds a key to those that wait. A Tab that repeats while another one waits is left out: one comes a frame, and a slow computer would move
/// the focus on after the key is up.
fn queue(waiting: &mut Vec<KeyboardInput>, input: KeyboardInput) {
    let is_tab = |input: &KeyboardInput| input.state == ButtonState::Pressed && input.logical_key == Key::Tab;
    if !(input.repeat && is_tab(&input) && waiting.iter().any(is_tab)) {
        waiting.push(input);
    }
}

/// How many of the keys one frame can take: those up to the release of Ctrl or Alt after another key, or of Shift after Tab, and no other key with Tab; in a text
/// field also only text, or one key that may leave the field.
fn of_this_frame(inputs: &[KeyboardInput], in_field: bool) -> usize {
    let (mut pressed, mut moves_focus) = (false, false);
    for (at, input) in inputs.iter().enumerate() {
        match input.state {
            ButtonState::Pressed if in_field && !edits(&input.logical_key) => return if pressed { at } else { at + 1 },
            ButtonState::Pressed if pressed && (moves_focus || input.logical_key == Key::Tab) => return at,
            ButtonState::Released if pressed && matches!(input.logical_key, Key::Control | Key::Alt | Key::Super) => return at,
            ButtonState::Released if moves_focus && input.logical_key == Key::Shift => return at,
            ButtonState::Pressed => (pressed, moves_focus) = (true, input.logical_key == Key::Tab),
            ButtonState::Released => {}
        }
    }
    inputs.len()
}

/// Whether a key types or changes text. Control and Alt do not: they begin a chord that may do anything.
fn edits(key: &Key) -> bool {
    matches!(
        key,
        Key::Character(_)
            | Key::Space
            | Key::Dead(_)
            | Key::Backspace
            | Key::Delete
            | Key::ArrowLeft
            | Key::ArrowRight
            | Key::Home
            | Key::End
            | Key::Shift
            | Key::AltGraph
            | Key::CapsLock
    )
}

#[cfg(test)]
mod tests {
    use bevy::input::keyboard::KeyCode;

    use super::*;

    fn input(logical_key: &Key, state: ButtonState) -> KeyboardInput {
        KeyboardInput {
            key_code: KeyCode::KeyA,
            logical_key: logical_key.clone(),
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    fn typed(keys: &[Key]) -> Vec<KeyboardInput> {
        keys.iter().flat_map(|key| [input(key, ButtonState::Pressed), input(key, ButtonState::Released)]).collect()
    }

    fn letter(letter: &str) -> Key {
        Key::Character(letter.into())
    }

    fn frames(mut rest: &[KeyboardInput], in_field: bool) -> Vec<Vec<KeyboardInput>> {
        let mut frames = Vec::new();
        while !rest.is_empty() {
            let (now, later) = rest.split_at(of_this_frame(rest, in_field));
            frames.push(now.to_vec());
            rest = later;
        }
        frames
    }

    #[test]
    fn a_key_beside_tab_is_pressed_where_the_focus_was_or_has_come_to() {
        let keys = typed(&[Key::Enter, Key::Tab, Key::Tab, Key::Enter, Key::Space]);
        let pressed = |frame: &Vec<KeyboardInput>| {
            let down = frame.iter().filter(|input| input.state == ButtonState::Pressed);
            down.map(|input| input.logical_key.clone()).collect::<Vec<_>>()
        };
        let spread: Vec<_> = frames(&keys, false).iter().map(pressed).collect();
        assert_eq!(spread, [vec![Key::Enter], vec![Key::Tab], vec![Key::Tab], vec![Key::Enter, Key::Space]]);
    }

    #[test]
    fn shift_stays_down_until_the_frame_after_the_tab_that_is_pressed_with_it() {
        let mut back = typed(&[Key::Tab]);
        back.insert(0, input(&Key::Shift, ButtonState::Pressed));
        back.push(input(&Key::Shift, ButtonState::Released));
        assert_eq!(frames(&back, false).iter().map(Vec::len).collect::<Vec<_>>(), [1, 2, 1]);
    }

    #[test]
    fn a_tab_that_repeats_does_not_wait_behind_another() {
        let repeated = KeyboardInput { repeat: true, ..input(&Key::Tab, ButtonState::Pressed) };
        let mut waiting = Vec::new();
        for key in [input(&Key::Tab, ButtonState::Pressed), repeated.clone(), repeated.clone(), input(&Key::Enter, ButtonState::Pressed)] {
            queue(&mut waiting, key);
        }
        assert_eq!(waiting.len(), 2, "the Tab and Enter");
        let mut alone = Vec::new();
        queue(&mut alone, repeated);
        assert_eq!(alone.len(), 1, "held, it moves the focus once a frame");
    }

    #[test]
    fn a_key_that_leaves_a_field_comes_a_frame_after_the_text_before_it() {
        let keys = typed(&[letter("s"), letter("e"), Key::Enter, Key::Escape, Key::Tab, letter("p")]);
        let pressed = |frame: &Vec<KeyboardInput>| {
            let pressed = frame.iter().filter(|input| input.state == ButtonState::Pressed);
            pressed.map(|input| input.logical_key.clone()).collect::<Vec<_>>()
        };
        let expected = [vec![letter("s"), letter("e")], vec![Key::Enter], vec![Key::Escape], vec![Key::Tab], vec![letter("p")]];
        assert_eq!(frames(&keys, true).iter().map(pressed).collect::<Vec<_>>(), expected);
        let outside: Vec<_> = frames(&keys, false).iter().map(|frame| pressed(frame).len()).collect();
        assert_eq!(outside, [4, 1, 1], "outside a field only Tab has a frame of its own");
    }

    #[test]
    fn ctrl_stays_down_until_the_frame_after_the_key_that_is_pressed_with_it() {
        let mut chord = typed(&[letter("q")]);
        chord.insert(0, input(&Key::Control, ButtonState::Pressed));
        chord.push(input(&Key::Control, ButtonState::Released));
        assert_eq!(frames(&chord, false).iter().map(Vec::len).collect::<Vec<_>>(), [3, 1]);
        assert_eq!(frames(&chord, true).iter().map(Vec::len).collect::<Vec<_>>(), [1, 2, 1]);
    }

    #[test]
    fn text_alone_is_taken_in_one_frame() {
        let keys = typed(&[letter("6"), Key::Space, Key::Backspace, Key::Shift, letter("%")]);
        assert_eq!(of_this_frame(&keys, true), keys.len());
    }
}
