//! Passes each hand that is over to the archive.

use bevy::prelude::*;
use poker_archive::ArchiveRequest;

use super::HandArchive;
use crate::frame_clock::FrameClock;
use crate::local_time::unix_ms;
use crate::online::Online;
use crate::replayer::Replayer;
use crate::session::Session;

/// Passes the hands that have ended in this frame to the archive, and notes the last one of each table for the replayer.
pub(crate) fn keep_dealt(
    mut session: ResMut<Session>,
    online: Res<Online>,
    archive: Res<HandArchive>,
    moment: Res<FrameClock>,
    mut replayer: ResMut<Replayer>,
) {
    // Nothing that is shown changes.
    let session = session.bypass_change_detection();
    let dealt = session.client.take_dealt();
    session.clock.add_hands(dealt.len());
    for hand in dealt {
        let room = online.played_room();
        let started_ms = unix_ms().saturating_sub(moment.now_ms.saturating_sub(hand.began_ms));
        let mut play = hand.play;
        play.started_ms = Some(started_ms);
        replayer.bypass_change_detection().note_last(&play);
        archive.ask(ArchiveRequest::Keep { play: Box::new(play), room, started_ms });
    }
}

/// Waits at the end of the program until every hand is on the disk.
pub(crate) fn end_archive(ends: MessageReader<AppExit>, mut archive: ResMut<HandArchive>) {
    if !ends.is_empty() {
        archive.write_people_now();
        archive.reader = None;
        archive.service = None;
    }
}
