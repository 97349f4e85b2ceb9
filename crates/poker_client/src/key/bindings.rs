//! Which chords each action has.

use std::collections::BTreeMap;

use super::{KeyAction, KeyChord};

/// The chords of each action. No chord has two actions that are possible at the same time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyBindings(BTreeMap<KeyAction, Vec<KeyChord>>);

impl KeyBindings {
    /// The chords of an action, in the order in which the player added them.
    pub fn chords(&self, action: KeyAction) -> &[KeyChord] {
        self.0.get(&action).map_or(&[], Vec::as_slice)
    }

    /// All actions that have a chord, with their chords.
    pub fn iter(&self) -> impl Iterator<Item = (KeyAction, &[KeyChord])> {
        self.0.iter().map(|(action, chords)| (*action, chords.as_slice()))
    }

    /// The action of a chord; `table` is whether a table is in front and nothing lies on top. A chord with Shift that has no action of its
    /// own acts as it does without. A chord that types a character acts only at a table, because elsewhere it may be meant for a text
    /// field.
    pub fn action(&self, chord: KeyChord, table: bool) -> Option<KeyAction> {
        if chord.types() && !table {
            return None;
        }
        let has = |chord: KeyChord| {
            self.0.iter().find(|(action, chords)| action.context().holds(table) && chords.contains(&chord)).map(|(action, _)| *action)
        };
        has(chord).or_else(|| has(chord.without_shift()))
    }

    /// Another action that has the chord and is possible where `action` is.
    pub fn clash(&self, action: KeyAction, chord: KeyChord) -> Option<KeyAction> {
        let clashes = |other: KeyAction| other != action && other.context().overlaps(action.context());
        self.0.iter().find(|(other, chords)| clashes(**other) && chords.contains(&chord)).map(|(other, _)| *other)
    }

    /// Gives an action these chords in place of its own.
    pub(super) fn put(&mut self, action: KeyAction, chords: Vec<KeyChord>) {
        if chords.is_empty() {
            self.0.remove(&action);
        } else {
            self.0.insert(action, chords);
        }
    }

    /// The same bindings, of the actions for which `keep` holds.
    pub(super) fn only(self, keep: impl Fn(KeyAction) -> bool) -> Self {
        Self(self.0.into_iter().filter(|(action, _)| keep(*action)).collect())
    }
}
