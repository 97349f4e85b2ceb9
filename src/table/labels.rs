//! The marks of labels on plates.

use bevy::prelude::*;

use super::CurrentLayout;
use super::picture::ABOVE;
use crate::archive::PlateLabels;
use crate::art::Art;
use crate::felt_style::FeltStyle;
use crate::session::Session;
use crate::stage::{FeltStage, Piece, PieceKind};

/// The diameter of a mark, in diameters of the avatar.
const SIZE: f32 = 0.56;
/// How far its middle lies from the avatar's, in diameters of the avatar.
const AWAY: f32 = 0.36;

/// Run condition: the label of a player has changed.
pub(super) fn are_other(labels: Res<PlateLabels>) -> bool {
    labels.is_changed()
}

/// Puts the mark of each labelled player on the plate, at the lower right of the avatar.
pub(super) fn put_labels(
    session: Res<Session>,
    layout: Res<CurrentLayout>,
    labels: Res<PlateLabels>,
    style: Res<FeltStyle>,
    mut stage: ResMut<FeltStage>,
) {
    for place in layout.felts() {
        let Some((model, seated)) = place.table.and_then(|table| Some((session.client.table(table)?, session.seated(table)?))) else {
            continue;
        };
        let hero = model.hero();
        let mut stage = stage.of(place.table, place.at);
        for (seat, taken) in &seated.playback.view().felt().seats {
            let Some(label) = labels.0.get(&taken.player.name).filter(|_| Some(*seat) != hero) else { continue };
            let avatar = place.layout.plate_parts(place.layout.visual(*seat, hero)).avatar;
            let side = (avatar.width() * SIZE).round();
            let corner = (avatar.center() + Vec2::splat(avatar.width() * AWAY) - Vec2::splat(side / 2.0)).round();
            let z = style.theme.z.avatar + 3.0 * ABOVE;
            stage.put(PieceKind::Label.at(seat.number()), Piece::art(Art::label(side, *label), corner, z));
        }
    }
}
