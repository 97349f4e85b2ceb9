//! The way from a hand of the hand history to the hands around it, while the replayer shows it.

use bevy::prelude::*;
use poker_archive::ArchiveRequest;

use super::PanelState;
use crate::archive::{HandArchive, HandList};
use crate::replayer::Replayer;
use crate::screen::HistoryState;
use crate::third_party::winit::NextFrame;

/// How many lines after the one that is shown are read before they are wanted.
const AHEAD: usize = 40;

/// The place of the hand that is shown in the list of the hand history; `None` if it is not in it.
pub(super) fn place_among(replayer: &Replayer, list: &HandList) -> Option<usize> {
    let kept = replayer.kept()?;
    list.lines.iter().position(|line| line.id == kept)
}

/// Opens the hand of the hand history that is wanted, and shows it once it has come.
pub(super) fn walk_hands(
    mut replayer: ResMut<Replayer>,
    mut archive: ResMut<HandArchive>,
    mut history: ResMut<PanelState<HistoryState>>,
    mut next: ResMut<NextFrame>,
) {
    let Some(at) = place_among(&replayer, &archive.list) else { return };
    let archive = archive.bypass_change_detection();
    if let Some(request) = archive.list.want(&history.0.filter(), at + AHEAD) {
        archive.ask(request);
    }
    if let Some(id) = replayer.bypass_change_detection().walks_at.take().and_then(|at| archive.list.lines.get(at)).map(|line| line.id) {
        let shown = replayer.kept() == Some(id);
        replayer.bypass_change_detection().awaits = Some(id).filter(|_| !shown);
        history.0.choose(id);
        archive.ask(ArchiveRequest::Open { hand: id });
    }
    let Some(id) = replayer.awaits else { return };
    if let Some(opened) = archive.opened.as_ref().filter(|opened| opened.id == id) {
        replayer.show_kept(id, opened.played.as_ref().clone());
        next.now();
    }
}
