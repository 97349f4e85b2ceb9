//! The sheets of other players at the tables: what is known goes in, what is noted comes out.

use bevy::prelude::*;

use super::PanelState;
use crate::archive::HandArchive;
use crate::frame_clock::FrameClock;
use crate::panel::{TablePanels, take_noted};

/// Tells the open sheets what is known.
pub(super) fn follow_person(archive: Res<HandArchive>, mut state: ResMut<PanelState<TablePanels>>) {
    for sheet in state.bypass_change_detection().0.all_mut().filter_map(|state| state.person.as_mut()) {
        let known = archive.people.known(&sheet.player.name);
        sheet.follow(known, archive.people.room());
        sheet.hides_figures = archive.people.hides_figures;
    }
}

/// Takes over what was noted.
pub(super) fn keep_noted(mut archive: ResMut<HandArchive>, moment: Res<FrameClock>, mut state: ResMut<PanelState<TablePanels>>) {
    for mut person in state.bypass_change_detection().0.all_mut().flat_map(take_noted) {
        person.changed_ms = moment.unix_ms;
        archive.bypass_change_detection().people.set(person, moment.now_ms);
    }
}
