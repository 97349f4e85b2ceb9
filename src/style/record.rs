//! A record of what a frame drew: the rectangle of every control, and every text with its room.

use std::sync::{Mutex, MutexGuard, PoisonError};

use bevy_egui::egui::{Id, Rect};

/// A control, under a name that tests and the trace use.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedControl {
    /// The name, dotted and stable, such as `action.fold`.
    pub name: String,
    /// The control's identity in egui.
    pub id: Id,
    /// The rectangle that reacts to the pointer, in points of the window.
    pub rect: Rect,
    /// The visible part of `rect`.
    pub shown: Rect,
    /// Whether the control can be used now.
    pub enabled: bool,
}

/// A text on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedText {
    /// The words as drawn, with an ellipsis if they were cut.
    pub words: String,
    /// The rectangle that it covers.
    pub rect: Rect,
    /// The rectangle in which it must lie.
    pub room: Rect,
    /// The visible part of `room`.
    pub shown: Rect,
    /// Whether it may be cut, because it is a name that can be read elsewhere.
    pub cut_allowed: bool,
    /// Whether a sheet was drawn over it.
    pub covered: bool,
}

/// A record to which everything that draws adds, and which is read after the frame.
#[derive(Debug, Default)]
pub struct Record {
    controls: Mutex<Vec<RecordedControl>>,
    texts: Mutex<Vec<RecordedText>>,
    keys: Mutex<Vec<(String, &'static str)>>,
    keeps_texts: bool,
}

impl Record {
    /// A record that also keeps texts, for tests and for finding the key of the text under the pointer.
    pub fn with_texts() -> Self {
        Self { keeps_texts: true, ..Self::default() }
    }

    /// Adds a control.
    pub fn note(&self, control: RecordedControl) {
        open(&self.controls).push(control);
    }

    /// Notes that a sheet covers everything in `rect` so far: earlier controls are removed, and earlier texts are marked as covered.
    pub fn cover(&self, rect: Rect) {
        open(&self.controls).retain(|control| !rect.contains(control.shown.center()));
        for text in open(&self.texts).iter_mut().filter(|text| rect.contains(text.shown.center())) {
            text.covered = true;
        }
    }

    /// Adds a text, if the record keeps texts and a part of the text is visible.
    pub fn lettered(&self, text: RecordedText) {
        if self.keeps_texts && text.shown.is_positive() {
            open(&self.texts).push(text);
        }
    }

    /// Adds the key of the text that reads `words`, if the record keeps texts.
    pub fn said(&self, words: &str, key: &'static str) {
        if self.keeps_texts {
            open(&self.keys).push((words.to_owned(), key));
        }
    }

    /// All controls so far, in reading order.
    pub fn controls(&self) -> Vec<RecordedControl> {
        open(&self.controls).clone()
    }

    /// All texts so far; empty unless the record keeps them.
    pub fn texts(&self) -> Vec<RecordedText> {
        open(&self.texts).clone()
    }

    /// The control of this name.
    pub fn control(&self, name: &str) -> Option<RecordedControl> {
        open(&self.controls).iter().find(|control| control.name == name).cloned()
    }

    /// The keys of the text at a point. If texts overlap, only the topmost one counts.
    pub fn keys_at(&self, point: bevy_egui::egui::Pos2) -> Vec<&'static str> {
        let texts = open(&self.texts);
        let Some(text) = texts.iter().rev().find(|text| text.shown.expand(2.0).contains(point)) else { return Vec::new() };
        let mut keys: Vec<_> =
            open(&self.keys).iter().filter(|(words, _)| text.words.contains(words.as_str())).map(|(_, key)| *key).collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }
}

/// Locks a part of the record, also after a panic of another thread.
fn open<T>(written: &Mutex<T>) -> MutexGuard<'_, T> {
    written.lock().unwrap_or_else(PoisonError::into_inner)
}
