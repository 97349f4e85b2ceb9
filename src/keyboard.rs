//! Keys of the window to intents, through the one table of keys.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as Printed, KeyCode, KeyboardInput};
use bevy::prelude::*;
use bevy::window::WindowFocused;
use bevy_egui::EguiContexts;
use poker_client::{Focus, Key, Keyboard, PrintedRow};

use crate::gui::PanelStates;
use crate::session::{Intents, Session};
use crate::showing::{Screen, Showing};
use crate::trace::Trace;

/// Which keys are down.
#[derive(Resource, Default)]
pub(crate) struct Keys {
    keyboard: Keyboard,
    held: Held,
    ctrl: bool,
    shift: bool,
    /// A key is down that makes others type something else than what they are named after.
    alt: bool,
    printed: PrintedRow,
}

impl Keys {
    /// What is printed on the keys that are known by their place.
    pub(crate) fn printed(&self) -> &PrintedRow {
        &self.printed
    }

    /// A key of the lowest row tells what is printed on it.
    fn learn(&mut self, input: &KeyboardInput) {
        let (Some(Key::LowestRow(place)), Printed::Character(typed)) = (lowest_row(input.key_code), &input.logical_key) else { return };
        let mut letters = typed.chars();
        if let (Some(letter), None) = (letters.next(), letters.next())
            && !self.ctrl
            && !self.alt
            && (!self.shift || letter.is_alphabetic())
        {
            self.printed.learn(place, letter);
        }
    }
}

/// What each key that is down stood for when it went down: Shift or Ctrl may have changed since.
#[derive(Default)]
struct Held(Vec<(KeyCode, Key)>);

impl Held {
    /// The key that goes down, is repeated or goes up at a place; `now` is what it would stand for at this moment.
    fn key(&mut self, place: KeyCode, state: ButtonState, now: Option<Key>) -> Option<Key> {
        let at = self.0.iter().position(|(held, _)| *held == place);
        match (state, at) {
            (ButtonState::Pressed, Some(at)) => Some(self.0[at].1),
            (ButtonState::Pressed, None) => now.inspect(|key| self.0.push((place, *key))),
            (ButtonState::Released, Some(at)) => Some(self.0.swap_remove(at).1),
            (ButtonState::Released, None) => now,
        }
    }
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
        (keys.ctrl, keys.shift, keys.alt) = (false, false, false);
        keys.held = Held::default();
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
    let covered = showing.over.is_some() || showing.way.is_some() || panels.table.dialog.is_some() || !session.client.raised().is_empty();
    let at_table = showing.screen == Screen::Table && !covered && session.front.is_some();
    for input in pressed.read() {
        if matches!(input.logical_key, Printed::Control) {
            keys.ctrl = input.state == ButtonState::Pressed;
        }
        if matches!(input.logical_key, Printed::Shift) {
            keys.shift = input.state == ButtonState::Pressed;
        }
        if matches!(input.logical_key, Printed::Alt | Printed::AltGraph) {
            keys.alt = input.state == ButtonState::Pressed;
        }
        keys.learn(input);
        let pressed = Pressed { printed: &input.logical_key, place: input.key_code, ctrl: keys.ctrl, shift: keys.shift };
        let Some(key) = keys.held.key(input.key_code, input.state, pressed.key()) else { continue };
        // A button that has the focus takes Enter and Space for itself, a sheet Escape, a page the keys that turn it.
        let taken = match key {
            Key::Enter | Key::Space => pointing.control && !pointing.text_field,
            Key::Escape => pointing.sheet,
            Key::Home | Key::Up | Key::Down => (pointing.control && !pointing.text_field) || showing.over.is_some(),
            Key::Letter(_)
            | Key::LowestRow(_)
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

/// A key as the window tells of it.
#[derive(Clone, Copy)]
struct Pressed<'a> {
    /// What it types.
    printed: &'a Printed,
    /// Where it is, named as on an American keyboard.
    place: KeyCode,
    ctrl: bool,
    shift: bool,
}

impl Pressed<'_> {
    /// The amounts lie on a row of keys and are known by place, digits also where they need Shift; with Ctrl letters keep their meaning.
    fn key(self) -> Option<Key> {
        if let Some(place) = lowest_row(self.place).filter(|_| !self.ctrl) {
            return Some(place);
        }
        let printed = printed_key(self.printed);
        if matches!(printed, Some(Key::Digit(_))) {
            return printed;
        }
        digit(self.place).filter(|_| !self.shift).or(printed)
    }
}

/// The places of the lowest row that have a meaning of their own.
fn lowest_row(place: KeyCode) -> Option<Key> {
    Some(Key::LowestRow(match place {
        KeyCode::KeyZ => 1,
        KeyCode::KeyX => 2,
        KeyCode::KeyV => 4,
        KeyCode::KeyB => 5,
        KeyCode::KeyN => 6,
        _ => return None,
    }))
}

/// The row of digits.
fn digit(place: KeyCode) -> Option<Key> {
    Some(Key::Digit(match place {
        KeyCode::Digit0 => 0,
        KeyCode::Digit1 => 1,
        KeyCode::Digit2 => 2,
        KeyCode::Digit3 => 3,
        KeyCode::Digit4 => 4,
        KeyCode::Digit5 => 5,
        KeyCode::Digit6 => 6,
        KeyCode::Digit7 => 7,
        KeyCode::Digit8 => 8,
        KeyCode::Digit9 => 9,
        _ => return None,
    }))
}

/// A key by what is printed on it.
fn printed_key(printed: &Printed) -> Option<Key> {
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
        Printed::F2 => Key::Function(2),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(printed: &str, place: KeyCode, shift: bool) -> Option<Key> {
        let printed = Printed::Character(printed.into());
        Pressed { printed: &printed, place, ctrl: false, shift }.key()
    }

    #[test]
    fn digits_of_a_french_keyboard_need_no_shift() {
        let row = ["à", "&", "é", "\"", "'", "(", "-", "è", "_", "ç"];
        let places = [
            KeyCode::Digit0,
            KeyCode::Digit1,
            KeyCode::Digit2,
            KeyCode::Digit3,
            KeyCode::Digit4,
            KeyCode::Digit5,
            KeyCode::Digit6,
            KeyCode::Digit7,
            KeyCode::Digit8,
            KeyCode::Digit9,
        ];
        for ((digit, printed), place) in (0..).zip(row).zip(places) {
            assert_eq!(key(printed, place, false), Some(Key::Digit(digit)), "{printed}");
            assert_eq!(key(&digit.to_string(), place, true), Some(Key::Digit(digit)), "with Shift");
        }
        assert_eq!(key("+", KeyCode::Digit1, true), Some(Key::Plus), "Shift on a Swiss keyboard");
    }

    #[test]
    fn the_amounts_lie_on_a_row_of_keys_on_every_keyboard() {
        for (printed, place, at) in [
            ("z", KeyCode::KeyZ, 1),
            ("w", KeyCode::KeyZ, 1),
            ("y", KeyCode::KeyZ, 1),
            ("x", KeyCode::KeyX, 2),
            ("v", KeyCode::KeyV, 4),
            ("b", KeyCode::KeyB, 5),
            ("n", KeyCode::KeyN, 6),
        ] {
            assert_eq!(key(printed, place, false), Some(Key::LowestRow(at)), "{printed}");
        }
        assert_eq!(key("c", KeyCode::KeyC, false), Some(Key::Letter('C')));
        assert_eq!(key("a", KeyCode::KeyQ, false), Some(Key::Letter('A')), "a letter with a meaning of its own stays where it is printed");
        assert_eq!(key("z", KeyCode::KeyW, false), Some(Key::Letter('Z')), "which means nothing");
    }

    #[test]
    fn a_key_that_goes_up_is_the_one_that_went_down() {
        let (row, letter) = (Some(Key::LowestRow(1)), Some(Key::Letter('Z')));
        let mut held = Held::default();
        assert_eq!(held.key(KeyCode::KeyZ, ButtonState::Pressed, row), row);
        assert_eq!(held.key(KeyCode::KeyZ, ButtonState::Pressed, letter), row, "it is repeated, and Ctrl is down by now");
        assert_eq!(held.key(KeyCode::KeyZ, ButtonState::Released, letter), row);
        assert_eq!(held.key(KeyCode::KeyZ, ButtonState::Pressed, letter), letter);
    }

    #[test]
    fn with_ctrl_a_letter_is_the_one_that_is_printed() {
        let printed = Printed::Character("q".into());
        let pressed = Pressed { printed: &printed, place: KeyCode::KeyX, ctrl: true, shift: false };
        assert_eq!(pressed.key(), Some(Key::Letter('Q')), "Dvorak");
    }

    /// A key goes down and types this.
    fn typed(text: &str, place: KeyCode) -> KeyboardInput {
        KeyboardInput {
            key_code: place,
            logical_key: Printed::Character(text.into()),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    #[test]
    fn what_is_printed_on_the_row_of_amounts_is_learnt_from_the_keys_that_are_pressed() {
        let mut keys = Keys::default();
        let mut expected = PrintedRow::default();
        keys.learn(&typed("y", KeyCode::KeyZ));
        expected.learn(1, 'y');
        assert_eq!(keys.printed, expected);
        keys.learn(&typed("a", KeyCode::KeyQ));
        assert_eq!(keys.printed, expected, "another row");
        for with in [Keys { ctrl: true, ..Keys::default() }, Keys { alt: true, ..Keys::default() }, Keys { shift: true, ..Keys::default() }]
        {
            let mut keys = with;
            keys.learn(&typed(":", KeyCode::KeyZ));
            assert_eq!(keys.printed, PrintedRow::default(), "not what is printed on it");
        }
        keys.shift = true;
        keys.learn(&typed("W", KeyCode::KeyZ));
        expected.learn(1, 'w');
        assert_eq!(keys.printed, expected, "a capital");
    }
}
