//! Takes in what the archive answers.

use bevy::prelude::*;
use poker_archive::ArchiveAnswer;
use serde_json::json;

use super::HandArchive;
use crate::frame_clock::FrameClock;
use crate::toasts::Toasts;
use crate::trace::Trace;

/// Takes in the answers that have come.
pub(crate) fn take_answers(
    mut archive: ResMut<HandArchive>,
    mut toasts: ResMut<Toasts>,
    mut trace: ResMut<Trace>,
    moment: Res<FrameClock>,
) {
    while let Some(answer) = archive.next_answer() {
        if let ArchiveAnswer::Kept { number } = &answer {
            trace.event("hand_kept", json!({ "hand": number }));
        }
        let told = archive.take(answer);
        archive.told.extend(told);
    }
    // Reading alone changes nothing that is shown.
    for told in std::mem::take(&mut archive.bypass_change_detection().told) {
        toasts.add(told, moment.now_ms);
    }
}
