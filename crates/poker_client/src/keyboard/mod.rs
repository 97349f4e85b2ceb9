//! The keys that are down, and the intents that keys give.

mod intents;
#[cfg(test)]
mod tests;

use crate::{BarIntent, Intent, Key, KeyAction, KeyBindings, KeyChord};

/// What has the keyboard focus when a key goes down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Focus {
    /// Whether a table is in front and nothing lies on top.
    pub table: bool,
    /// The text field that has the focus. Then only function keys, mouse buttons and keys with Ctrl give intents, and, unless the field
    /// is for another text at a table, Enter, Escape and the arrows up and down.
    pub field: Option<TextField>,
}

/// A text field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextField {
    /// The field of a bet's amount.
    Amount,
    /// A field for other text, such as a line of chat.
    Other,
}

impl Focus {
    /// Whether Enter, Escape and the arrows up and down belong to a field for other text than an amount: at a table they would send or change
    /// the bet.
    const fn keeps_editing_keys(self) -> bool {
        self.table && matches!(self.field, Some(TextField::Other))
    }
}

/// The keys that are down, so that a key that is held acts once.
#[derive(Clone, Debug, Default)]
pub struct Keyboard {
    down: Vec<HeldKey>,
}

/// A key that is down, and the action that it began.
#[derive(Clone, Copy, Debug)]
struct HeldKey {
    key: Key,
    action: Option<KeyAction>,
}

impl Keyboard {
    /// Handles a chord whose key goes down, or that the system repeats while it stays down (`repeated`). `bindings` are those in force.
    pub fn press(&mut self, bindings: &KeyBindings, chord: KeyChord, repeated: bool, focus: Focus) -> Option<Intent> {
        let again = self.hold(chord.key) || repeated;
        if focus.field.is_some() && !chord.passes_text_field(focus.keeps_editing_keys()) {
            return None;
        }
        let Some(action) = bindings.action(chord, focus.table) else {
            let typed = chord.typed_amount().filter(|_| focus.table && !again)?;
            return Some(BarIntent::Type(typed).into());
        };
        if again && !action.repeats() {
            return None;
        }
        if let Some(held) = self.down.iter_mut().find(|held| held.key == chord.key) {
            held.action = Some(action);
        }
        action.pressed()
    }

    /// Notes that a key goes down without giving an intent. Returns whether it was down.
    pub fn hold(&mut self, key: Key) -> bool {
        let was_down = self.down.iter().any(|held| held.key == key);
        if !was_down {
            self.down.push(HeldKey { key, action: None });
        }
        was_down
    }

    /// Handles a key that goes up.
    pub fn release(&mut self, key: Key) -> Option<Intent> {
        let at = self.down.iter().position(|held| held.key == key)?;
        self.down.remove(at).action?.released()
    }

    /// Releases all keys, because the window lost the focus. Returns the intents that the releases give.
    pub fn release_all(&mut self) -> Vec<Intent> {
        std::mem::take(&mut self.down).into_iter().filter_map(|held| held.action?.released()).collect()
    }
}
