//! Keeps up what is known of the players who sit with the player, and writes what the player notes about them.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use bevy::prelude::*;
use poker_archive::Label;

use super::HandArchive;
use super::seat_figures::SeatFigures;
use crate::frame_clock::FrameClock;
use crate::online::Online;
use crate::session::Session;
use crate::settings::CurrentSettings;
use crate::third_party::winit::NextFrame;

/// The labels of the players who sit with the player, by name. It changes only with them, so that the felt is drawn again only then.
#[derive(Resource, Default, PartialEq)]
pub(crate) struct PlateLabels(pub(crate) BTreeMap<String, Label>);

/// Asks what is known of the players at the player's tables.
pub(crate) fn follow_people(
    session: Res<Session>,
    online: Res<Online>,
    settings: Res<CurrentSettings>,
    mut archive: ResMut<HandArchive>,
    (mut labels, mut figures): (ResMut<PlateLabels>, ResMut<SeatFigures>),
) {
    let archive = archive.bypass_change_detection();
    archive.people.hides_figures = session.client.hides_figures();
    let seats = session.client.tables().flat_map(|(_, model)| model.felt().seats.values());
    let names: BTreeSet<String> = seats.map(|taken| taken.player.name.clone()).collect();
    if !names.is_empty() {
        let room = if online.is_open() { online.room() } else { String::new() };
        if let Some(request) = archive.people.want(&room, &names) {
            archive.write_people_now();
            archive.ask(request);
        }
    }
    labels.set_if_neq(PlateLabels(archive.people.labels()));
    figures.set_if_neq(if settings.0.tables.seat_figures { archive.people.strips(&names) } else { SeatFigures::default() });
}

/// Mutes and unmutes the players of the room as it was noted.
pub(crate) fn follow_mutes(archive: Res<HandArchive>, online: Res<Online>, mut session: ResMut<Session>) {
    if archive.people.room() != online.played_room() {
        return;
    }
    let client = &mut session.bypass_change_detection().client;
    let mut changed = false;
    for (name, muted) in archive.people.mutes() {
        changed |= client.set_muted(name, muted);
    }
    if changed {
        session.set_changed();
    }
}

/// Writes what the player has noted, a moment after the last change.
pub(crate) fn write_people(moment: Res<FrameClock>, mut archive: ResMut<HandArchive>, mut next: ResMut<NextFrame>) {
    let archive = archive.bypass_change_detection();
    for request in archive.people.due(moment.now_ms, false) {
        archive.ask(request);
    }
    if let Some(ms) = archive.people.due_in_ms(moment.now_ms) {
        next.within(Duration::from_millis(ms.max(1)));
    }
}
