//! Spreads keys that come fast over several frames, where one frame would lose text or a press. egui moves the focus for Escape and Tab
//! before a field sees the text of the same frame and a button its Enter, and only once a frame; our own keys close pages before it. To all
//! keys of a frame, egui applies the Ctrl, Alt and Shift that are down at its end. A sheet that a key opens gets the focus a frame later.
//!
//! An Enter that the system repeats while the key is held is dropped: only a new press may press a button, also in a window that was opened
//! by the press and has not seen it.

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
    /// Whether the last frame had a key that may have opened a sheet. In this frame the sheet gives the focus to its first control, which
    /// hears keys from the next one on.
    opened: bool,
}

impl HeldBack {
    /// Whether no key waits and nothing has to be kept until the next frame.
    fn is_idle(&self) -> bool {
        self.waiting.is_empty() && !self.opened
    }

    /// Adds the keys that have come, and returns those of this frame. `in_field`: a text field has the focus.
    fn let_through(&mut self, fresh: Vec<KeyboardInput>, in_field: bool) -> Vec<KeyboardInput> {
        let mut all: Vec<KeyboardInput> = Vec::new();
        self.waiting.drain(..).chain(fresh).for_each(|input| queue(&mut all, input));
        let count = if self.opened { before_first_press(&all) } else { of_this_frame(&all, in_field) };
        self.waiting = all.split_off(count);
        self.opened = all.iter().any(|input| may_open(input, in_field));
        all
    }
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
    let held = &mut *held;
    if lost.read().count() > 0 {
        // What was pressed before the window lost the focus is not for what comes after.
        held.waiting.retain(|input| input.state == ButtonState::Released);
    }
    let fresh: Vec<KeyboardInput> = held.read.read(&inputs).cloned().collect();
    if fresh.is_empty() && held.is_idle() {
        return;
    }
    let main = contexts.ctx_mut().is_ok_and(|ctx| ctx.text_edit_focused());
    let cameras = windows.iter().filter_map(|(_, window)| window.camera);
    let in_field = main || cameras.into_iter().any(|camera| contexts.ctx_for_entity_mut(camera).is_ok_and(|ctx| ctx.text_edit_focused()));
    let now = held.let_through(fresh, in_field);
    if !held.waiting.is_empty() {
        next.now();
    }
    // Nothing else has read them in this frame: this is the first system that does.
    inputs.clear();
    inputs.write_batch(now);
    held.read.clear(&inputs);
}

/// Adds a key to those that wait. A Tab that repeats while another one waits is left out: one comes a frame, and a slow computer would move
/// the focus on after the key is up. An Enter that repeats is always left out.
fn queue(waiting: &mut Vec<KeyboardInput>, input: KeyboardInput) {
    let is_tab = |input: &KeyboardInput| input.state == ButtonState::Pressed && input.logical_key == Key::Tab;
    let is_enter = input.state == ButtonState::Pressed && input.logical_key == Key::Enter;
    let is_left_out = input.repeat && (is_enter || (is_tab(&input) && waiting.iter().any(is_tab)));
    if !is_left_out {
        waiting.push(input);
    }
}

/// Whether a key may open a sheet: Enter, and outside text fields Space, press a control. A key that repeats presses nothing.
fn may_open(input: &KeyboardInput, in_field: bool) -> bool {
    let presses = input.logical_key == Key::Enter || (input.logical_key == Key::Space && !in_field);
    presses && input.state == ButtonState::Pressed && !input.repeat
}

/// How many of the keys are released before one is pressed.
fn before_first_press(inputs: &[KeyboardInput]) -> usize {
    inputs.iter().take_while(|input| input.state == ButtonState::Released).count()
}

/// How many of the keys one frame can take: those up to the release of Ctrl or Alt after another key, or of Shift after Tab, no other key
/// with Tab, and none that is pressed after a key that may open a sheet; in a text field also only text, or one key that may leave the
/// field.
fn of_this_frame(inputs: &[KeyboardInput], in_field: bool) -> usize {
    let (mut pressed, mut moves_focus, mut opens) = (false, false, false);
    for (at, input) in inputs.iter().enumerate() {
        match input.state {
            ButtonState::Pressed if opens => return at,
            ButtonState::Pressed if in_field && !edits(&input.logical_key) => return if pressed { at } else { at + 1 },
            ButtonState::Pressed if pressed && (moves_focus || input.logical_key == Key::Tab) => return at,
            ButtonState::Released if pressed && matches!(input.logical_key, Key::Control | Key::Alt | Key::Super) => return at,
            ButtonState::Released if moves_focus && input.logical_key == Key::Shift => return at,
            ButtonState::Pressed => (pressed, moves_focus, opens) = (true, input.logical_key == Key::Tab, may_open(input, in_field)),
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
        assert_eq!(spread, [vec![Key::Enter], vec![Key::Tab], vec![Key::Tab], vec![Key::Enter], vec![Key::Space]]);
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
        assert_eq!(outside, [3, 1, 1, 1], "outside a field a frame ends only with Enter and beside Tab");
    }

    /// The keys that are pressed in each frame, if all `keys` come in the first one. `fields`: whether a field has the focus in each frame.
    fn spread(keys: Vec<KeyboardInput>, fields: &[bool]) -> Vec<Vec<Key>> {
        let mut held = HeldBack::default();
        let mut fresh = keys;
        let pressed = |in_field: &bool| {
            let now = held.let_through(std::mem::take(&mut fresh), *in_field);
            let down = now.into_iter().filter(|input| input.state == ButtonState::Pressed);
            down.map(|input| input.logical_key).collect::<Vec<_>>()
        };
        fields.iter().map(pressed).collect()
    }

    #[test]
    fn keys_after_enter_wait_a_frame_in_which_a_sheet_that_it_opened_gets_the_focus() {
        let keys = || typed(&[Key::Enter, letter("a"), Key::Space]);
        let text = vec![letter("a"), Key::Space];
        assert_eq!(spread(keys(), &[false, false, true]), [vec![Key::Enter], vec![], text.clone()], "a button opens a sheet with a field");
        assert_eq!(spread(keys(), &[true, false, true]), [vec![Key::Enter], vec![], text], "a field opens it");
        let pressed = typed(&[Key::Space, Key::Enter]);
        assert_eq!(spread(pressed, &[false, false, false]), [vec![Key::Space], vec![], vec![Key::Enter]], "Space opens it");
        let written = typed(&[Key::Space, letter("a")]);
        assert_eq!(spread(written.clone(), &[true]), [vec![Key::Space, letter("a")]], "in a field it is text");
        assert_eq!(spread(written, &[true, true]).concat().len(), 2, "and comes once");
    }

    #[test]
    fn text_that_comes_in_the_frame_after_enter_waits_and_later_text_does_not() {
        for (idle, waits) in [(0, true), (1, false)] {
            let mut held = HeldBack::default();
            assert_eq!(held.let_through(typed(&[Key::Enter]), false).len(), 2);
            for _ in 0..idle {
                assert!(!held.is_idle(), "the frame after Enter is counted also if no key comes in it");
                assert!(held.let_through(Vec::new(), false).is_empty());
            }
            assert_eq!(held.let_through(typed(&[letter("a")]), false).is_empty(), waits, "{idle} frames without keys");
        }
    }

    #[test]
    fn a_held_space_keeps_no_key_back() {
        let mut held = HeldBack::default();
        held.let_through(vec![input(&Key::Space, ButtonState::Pressed)], false);
        assert!(held.let_through(Vec::new(), false).is_empty());
        for _ in 0..3 {
            let repeated = KeyboardInput { repeat: true, ..input(&Key::Space, ButtonState::Pressed) };
            assert_eq!(held.let_through(vec![repeated], false).len(), 1);
        }
        assert_eq!(held.let_through(vec![input(&letter("f"), ButtonState::Pressed)], false).len(), 1);
    }

    #[test]
    fn the_release_of_enter_does_not_wait_for_the_sheet_that_it_opened() {
        let mut held = HeldBack::default();
        let released = input(&Key::Enter, ButtonState::Released);
        assert_eq!(held.let_through(vec![input(&Key::Enter, ButtonState::Pressed)], true).len(), 1);
        assert_eq!(held.let_through(vec![released.clone(), input(&letter("a"), ButtonState::Pressed)], false), [released]);
    }

    #[test]
    fn an_enter_that_the_system_repeats_is_dropped() {
        let repeated = KeyboardInput { repeat: true, ..input(&Key::Enter, ButtonState::Pressed) };
        let mut held = HeldBack::default();
        for in_field in [true, false] {
            assert!(held.let_through(vec![repeated.clone(), repeated.clone()], in_field).is_empty());
        }
        let fresh = input(&Key::Enter, ButtonState::Pressed);
        assert_eq!(held.let_through(vec![repeated, fresh.clone()], false), [fresh], "the next press counts");
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
