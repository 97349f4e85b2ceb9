//! Everything on the felt. Systems of the `Present` set put named pieces on the [`FeltStage`], and the entities are updated to match it.

mod density;
mod draw;
mod glyphs;
mod ground;
mod passes;
mod piece;
mod placement;
mod plugin;
mod sync;
mod table_stage;

pub(crate) use density::Density;
pub(crate) use passes::over_ground;
use piece::OwnPiece;
pub(crate) use piece::{Align, Piece, PieceContent, PieceId, PieceKind, TextContent};
pub(crate) use placement::Placement;
pub(crate) use plugin::plugin;
pub(crate) use table_stage::TableStage;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// The pieces of this frame. The stage is emptied and filled again whenever something that is shown has changed.
#[derive(Resource, Default)]
pub(crate) struct FeltStage {
    pieces: HashMap<OwnPiece, Piece>,
    /// Whether a screen hides the stage. Then the window has the colour of the room.
    hidden: bool,
}

impl FeltStage {
    /// Hides the stage, or shows it again. What lies on it is drawn ahead all the same.
    pub(crate) fn hide(&mut self, hidden: bool) {
        self.hidden = hidden;
    }

    /// Removes all pieces.
    pub(crate) fn clear(&mut self) {
        self.pieces.clear();
    }

    /// The pieces from the lowest to the highest, to draw them elsewhere than on the felt of the window.
    pub(crate) fn into_pieces(self) -> Vec<Piece> {
        let mut pieces: Vec<_> = self.pieces.into_iter().collect();
        pieces.sort_by(|(one, a), (other, b)| a.placement.z.total_cmp(&b.placement.z).then(one.id.cmp(&other.id)));
        pieces.into_iter().map(|(_, piece)| piece).collect()
    }

    #[cfg(test)]
    pub(crate) fn piece(&self, id: PieceId) -> Option<&Piece> {
        self.pieces.iter().find(|(own, _)| own.id == id).map(|(_, piece)| piece)
    }

    #[cfg(test)]
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (&PieceId, &Piece)> {
        self.pieces.iter().map(|(own, piece)| (&own.id, piece))
    }
}
