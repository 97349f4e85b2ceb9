//! Switches the language.

use bevy::prelude::*;
use poker_text::{Language, text};

use crate::frame_clock::FrameClock;
use crate::language::CurrentLanguage;
use crate::toasts::Toasts;
use crate::trace::Trace;

/// Switches to another language. If its texts have an error, the old texts stay.
pub(super) fn switch_language(
    In(wanted): In<Language>,
    mut language: ResMut<CurrentLanguage>,
    mut toasts: ResMut<Toasts>,
    moment: Res<FrameClock>,
    mut trace: ResMut<Trace>,
) {
    if language.spoken() == wanted {
        return;
    }
    match language.switch(wanted) {
        Ok(()) => trace.event("language", serde_json::json!({ "tag": wanted.tag() })),
        Err(error) => toasts.add(text::notice::texts_kept(error.text()), moment.now_ms),
    }
}
