//! Sets of keys of the player's own.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{KeyAction, KeyBindings, KeyChord, KeySet, ReservedKey};

/// A set of the player's own: a set of the program, and what the player has changed in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeyProfile {
    pub name: String,
    /// The set that was changed.
    pub set: KeySet,
    /// The chords of each action that has others than in the set.
    changes: BTreeMap<KeyAction, Vec<KeyChord>>,
}

impl KeyProfile {
    /// A profile with the keys of a set.
    pub fn new(name: String, set: KeySet) -> Self {
        Self { name, set, changes: BTreeMap::new() }
    }

    /// The bindings of the profile.
    pub fn bindings(&self) -> KeyBindings {
        let mut bindings = self.set.bindings();
        for (action, chords) in &self.changes {
            bindings.put(*action, chords.clone());
        }
        bindings
    }

    /// Whether an action has other chords than in the set.
    pub fn differs(&self, action: KeyAction) -> bool {
        self.changes.contains_key(&action)
    }

    /// Whether any action has other chords than in the set.
    pub fn has_changes(&self) -> bool {
        !self.changes.is_empty()
    }

    /// The chords of an action.
    pub(super) fn chords(&self, action: KeyAction) -> Vec<KeyChord> {
        self.changes.get(&action).cloned().unwrap_or_else(|| self.set.chords(action))
    }

    /// Gives an action these chords in place of its own.
    pub(super) fn put(&mut self, action: KeyAction, chords: Vec<KeyChord>) {
        if chords == self.set.chords(action) {
            self.changes.remove(&action);
        } else {
            self.changes.insert(action, chords);
        }
    }

    /// Takes a chord away from all other actions that are possible where `action` is. Returns their number.
    pub(super) fn take(&mut self, chord: KeyChord, action: KeyAction) -> usize {
        let mut taken = 0;
        while let Some(other) = self.bindings().clash(action, chord) {
            let left = self.chords(other).into_iter().filter(|bound| *bound != chord).collect();
            self.put(other, left);
            taken += 1;
        }
        taken
    }

    /// Gives all actions the chords of the set again.
    pub(super) fn reset(&mut self) {
        self.changes.clear();
    }

    /// Removes what no player could have chosen on the page of keys: chords that are reserved, of actions that do not exist, more than
    /// `most` chords of an action, and of two actions with the same chord that of the later one. Returns the number of chords removed.
    pub(super) fn clean(&mut self, most: usize) -> usize {
        let mut removed = 0;
        for (action, chords) in std::mem::take(&mut self.changes) {
            let mut kept: Vec<KeyChord> = Vec::new();
            for chord in &chords {
                let clash = self.bindings().clash(action, *chord).filter(|other| self.differs(*other));
                let is_free = action.exists() && clash.is_none() && ReservedKey::of(*chord, action, self.set).is_none();
                if is_free && kept.len() < most && !kept.contains(chord) {
                    kept.push(*chord);
                }
            }
            removed += chords.len() - kept.len();
            // An action that has lost all its chords has those of the set again.
            if action.exists() && (chords.is_empty() || !kept.is_empty()) {
                self.put(action, kept);
            }
        }
        let changed: Vec<_> = self.changes.iter().flat_map(|(action, chords)| chords.iter().map(|chord| (*action, *chord))).collect();
        removed + changed.into_iter().map(|(action, chord)| self.take(chord, action)).sum::<usize>()
    }
}
