//! The part of the stage on which one table lies.

use bevy::math::Vec2;
use poker_protocol::TableId;

use super::FeltStage;
use super::piece::{OwnPiece, Piece, PieceId};

/// The part of the stage on which one table lies. Pieces are placed from the table's upper left corner.
pub(crate) struct TableStage<'s> {
    stage: &'s mut FeltStage,
    table: Option<TableId>,
    /// The table's corner, in logical pixels from the surface's top left.
    at: Vec2,
}

impl FeltStage {
    /// The part of the stage on which a table lies, with its upper left corner `at`.
    pub(crate) fn of(&mut self, table: Option<TableId>, at: Vec2) -> TableStage<'_> {
        TableStage { stage: self, table, at }
    }
}

impl TableStage<'_> {
    /// Adds a piece, or replaces the one of this table with the same name.
    pub(crate) fn put(&mut self, id: PieceId, mut piece: Piece) {
        piece.placement.at += self.at;
        self.stage.pieces.insert(OwnPiece { table: self.table, id }, piece);
    }
}
