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

/// The place in the list of the hand history of the hand that is shown, or of the one that is shown once it was read, so that a key that is
/// pressed twice goes two hands on; `None` if it is not in the list.
pub(super) fn place_among(replayer: &Replayer, list: &HandList) -> Option<usize> {
    let wanted = replayer.awaits.or(replayer.kept())?;
    list.lines.iter().position(|line| line.id == wanted)
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

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce as _;

    use super::*;
    use crate::archive::OpenedHand;
    use crate::tour::{hand_archive, recorded_hands};

    #[test]
    fn a_key_that_is_pressed_twice_goes_two_hands_on_and_a_hand_is_shown_once_it_was_read() {
        let mut world = World::new();
        let mut archive = hand_archive();
        archive.opened = None;
        let ids: Vec<_> = archive.list.lines.iter().map(|line| line.id).collect();
        let mut replayer = Replayer::default();
        replayer.show_kept(ids[0], recorded_hands().remove(0));
        world.insert_resource(replayer);
        world.insert_resource(archive);
        world.init_resource::<PanelState<HistoryState>>();
        world.init_resource::<NextFrame>();
        for _ in 0..2 {
            let at = place_among(world.resource::<Replayer>(), &world.resource::<HandArchive>().list).unwrap();
            world.resource_mut::<Replayer>().choose(at + 1);
            world.run_system_once(walk_hands).unwrap();
        }
        let walked = world.resource::<Replayer>();
        assert_eq!((walked.kept(), walked.awaits), (Some(ids[0]), Some(ids[2])), "the hand stays until the other one was read");
        let played = Box::new(recorded_hands().remove(2));
        world.resource_mut::<HandArchive>().opened = Some(OpenedHand { id: ids[2], played, note: String::new() });
        world.run_system_once(walk_hands).unwrap();
        let walked = world.resource::<Replayer>();
        assert_eq!((walked.kept(), walked.awaits), (Some(ids[2]), None));
    }
}
