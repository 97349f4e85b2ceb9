//! What stands on the felt. Systems of the `Present` set put pieces on the [`Stage`] by name; entities follow it.

mod draw;
mod glyphs;
mod ground;
mod piece;
mod plugin;
mod sync;

pub(crate) use ground::over_ground;
pub(crate) use piece::{Align, Figure, Part, Piece, PieceId, TextFigure};
pub(crate) use plugin::plugin;

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// The pieces of this frame. Emptied and filled again whenever something that is shown has changed.
#[derive(Resource, Default)]
pub(crate) struct Stage {
    pieces: HashMap<PieceId, Piece>,
}

impl Stage {
    /// Takes everything off; the pieces put on afterwards are the whole picture.
    pub(crate) fn clear(&mut self) {
        self.pieces.clear();
    }

    #[cfg(test)]
    pub(crate) fn piece(&self, id: PieceId) -> Option<&Piece> {
        self.pieces.get(&id)
    }

    #[cfg(test)]
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (&PieceId, &Piece)> {
        self.pieces.iter()
    }

    /// Puts a piece on, in place of one with the same name.
    pub(crate) fn put(&mut self, id: PieceId, piece: Piece) {
        self.pieces.insert(id, piece);
    }
}
