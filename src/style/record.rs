//! What a frame drew: the rectangle of every control, and every text with the room it had.

use std::sync::{Mutex, MutexGuard, PoisonError};

use bevy_egui::egui::Rect;

/// A control a person can use, under a name that tests and the trace rely on.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// Dotted and stable, as `action.fold`.
    pub name: String,
    /// Where it reacts, in points of the window.
    pub rect: Rect,
    /// The part that is not scrolled or cut away.
    pub shown: Rect,
    /// It reacts now.
    pub enabled: bool,
}

/// A text on the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Lettered {
    /// As it is drawn, an ellipsis included.
    pub words: String,
    /// Where its ink lies.
    pub rect: Rect,
    /// Where it is allowed to lie.
    pub room: Rect,
    /// What is left of that after scrolling.
    pub shown: Rect,
    /// It may end in an ellipsis: a name, which can be read elsewhere.
    pub cut_allowed: bool,
    /// A sheet lies over it.
    pub covered: bool,
}

/// Written by everything that draws, read after the frame is drawn.
#[derive(Debug, Default)]
pub struct Record {
    controls: Mutex<Vec<Control>>,
    texts: Mutex<Vec<Lettered>>,
    keys: Mutex<Vec<(String, &'static str)>>,
    keeps_texts: bool,
}

impl Record {
    /// A record that keeps texts too: for tests, and for finding the key of the text under the pointer.
    pub fn with_texts() -> Self {
        Self { keeps_texts: true, ..Self::default() }
    }

    /// A control lies here; `clip` is what can be seen of its surroundings.
    pub fn note(&self, name: impl Into<String>, rect: Rect, clip: Rect, enabled: bool) {
        let shown = rect.intersect(clip);
        if shown.is_positive() {
            open(&self.controls).push(Control { name: name.into(), rect, shown, enabled });
        }
    }

    /// A sheet lies over everything so far: it can be seen, but not used.
    pub fn cover(&self) {
        open(&self.controls).clear();
        for text in open(&self.texts).iter_mut() {
            text.covered = true;
        }
    }

    /// A text lies here.
    pub fn lettered(&self, text: Lettered) {
        if self.keeps_texts && text.shown.is_positive() {
            open(&self.texts).push(text);
        }
    }

    /// These words come from this key.
    pub fn said(&self, words: &str, key: &'static str) {
        if self.keeps_texts {
            open(&self.keys).push((words.to_owned(), key));
        }
    }

    /// All controls so far, in reading order.
    pub fn controls(&self) -> Vec<Control> {
        open(&self.controls).clone()
    }

    /// All texts so far; empty unless the record keeps them.
    pub fn texts(&self) -> Vec<Lettered> {
        open(&self.texts).clone()
    }

    /// The control of this name.
    pub fn control(&self, name: &str) -> Option<Control> {
        open(&self.controls).iter().find(|control| control.name == name).cloned()
    }

    /// The keys of the text at a point, the topmost text only.
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

/// What was written before a panic can still be read.
fn open<T>(written: &Mutex<T>) -> MutexGuard<'_, T> {
    written.lock().unwrap_or_else(PoisonError::into_inner)
}
