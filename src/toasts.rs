//! Short messages for the player that disappear by themselves.

use bevy::prelude::*;
use poker_text::Text;

/// The messages that are shown.
#[derive(Resource, Default)]
pub(crate) struct Toasts {
    pub(crate) list: Vec<Toast>,
    last_id: u32,
    traced_id: u32,
}

/// One message.
#[derive(Clone, Debug)]
pub(crate) struct Toast {
    pub(crate) id: u32,
    pub(crate) text: Text,
    pub(crate) since_ms: u64,
}

/// The time for which a message is shown, in milliseconds.
const TOAST_MS: u64 = 6_000;

impl Toasts {
    /// Shows a text for [`TOAST_MS`]. A text that is already shown begins again.
    pub(crate) fn add(&mut self, text: Text, now_ms: u64) {
        self.list.retain(|toast| toast.text != text);
        self.last_id += 1;
        self.list.push(Toast { id: self.last_id, text, since_ms: now_ms });
    }

    /// The messages that have been added since the last call.
    pub(crate) fn fresh(&mut self) -> Vec<Text> {
        let traced = std::mem::replace(&mut self.traced_id, self.last_id);
        self.list.iter().filter(|toast| toast.id > traced).map(|toast| toast.text.clone()).collect()
    }

    /// Removes one message.
    pub(crate) fn dismiss(&mut self, id: u32) {
        self.list.retain(|toast| toast.id != id);
    }

    /// Removes messages that have been shown long enough. Returns the milliseconds until the next one is removed.
    pub(crate) fn expire(&mut self, now_ms: u64) -> Option<u64> {
        self.list.retain(|toast| now_ms < toast.since_ms + TOAST_MS);
        self.list.iter().map(|toast| toast.since_ms + TOAST_MS - now_ms).min()
    }
}
