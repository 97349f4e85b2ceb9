//! Takes in what the archive answers.

use bevy::prelude::*;

use super::HandArchive;
use crate::frame_clock::FrameClock;
use crate::toasts::Toasts;

/// Takes in the answers that have come.
pub(crate) fn take_answers(mut archive: ResMut<HandArchive>, mut toasts: ResMut<Toasts>, moment: Res<FrameClock>) {
    let next = |archive: &HandArchive| archive.service.as_ref().and_then(poker_archive::ArchiveService::answer);
    while let Some(answer) = next(&archive) {
        if let Some(told) = archive.take(answer) {
            toasts.add(told, moment.now_ms);
        }
    }
}
