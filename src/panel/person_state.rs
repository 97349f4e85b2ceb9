//! What the sheet of another player shows.

use bevy::math::Vec2;
use bevy_egui::egui::Rect;
use poker_archive::KnownPlayer;

use crate::widget::SheetPlace;

/// The sheet of a player.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PersonSheet {
    pub player: KnownPlayer,
    /// The room of the player: empty for practice.
    pub room: String,
    /// Whether the room wants no figures of other players to be shown.
    pub hides_figures: bool,
    /// Where the sheet stays once something was noted, so that it does not move under the player who types, and the rectangle of the panels
    /// and the size of the table for which it has this place.
    pub(super) kept: Option<((Rect, Vec2), SheetPlace)>,
}

impl PersonSheet {
    /// The sheet of the player with this name, before anything is known.
    pub fn of(name: String) -> Self {
        Self { player: KnownPlayer { name, ..KnownPlayer::default() }, ..Self::default() }
    }

    /// Takes over what is known.
    pub fn follow(&mut self, known: Option<&KnownPlayer>, room: &str) {
        if let Some(known) = known
            && self.player != *known
        {
            self.player = known.clone();
        }
        if self.room != room {
            room.clone_into(&mut self.room);
        }
    }
}
