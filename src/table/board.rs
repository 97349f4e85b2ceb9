//! Community cards and their five places.

use bevy::math::{Rect, Vec2};

use super::picture::TablePicture;
use super::winning::Winning;
use crate::art::Art;
use crate::stage::{Piece, PieceKind};

impl TablePicture<'_> {
    pub(super) fn board(&mut self) {
        let z = self.theme.z.board;
        let winning = Winning::of(self.felt);
        let rest = self.moves.rest_of_hand();
        for ((nth, place), card) in (0u8..).zip(self.layout.board()).zip(self.felt.board.iter().map(Some).chain(std::iter::repeat(None))) {
            self.art(PieceKind::Slot.at(nth), Art::board_slot(place.size()), place.min, z);
            let Some(card) = card else {
                self.card_to_come(nth, place, z + 1.0);
                continue;
            };
            let marks = winning.marks(Some(*card));
            let at = place.min - Vec2::new(0.0, if marks.wins() { self.layout.lift() } else { 0.0 });
            let face = self.card_art(Some(*card), place.size(), winning.dims(Some(*card)));
            self.stage.put(PieceKind::BoardCard.at(nth), Piece::art(face, at, z + 1.0).alpha(rest));
            self.win_marks(marks, (nth, 0), Rect::from_corners(at, at + place.size()), (z + 1.0, rest), false);
        }
    }

    /// Puts the card that would have come in the place with the number `nth` on the stage. It is dim, because it never came.
    fn card_to_come(&mut self, nth: u8, place: Rect, z: f32) {
        let came = self.felt.board.len();
        let Some(card) = usize::from(nth).checked_sub(came).and_then(|at| self.cards_to_come.get(at)).copied() else { return };
        let face = self.card_art(Some(card), place.size(), true);
        self.stage.put(PieceKind::BoardCard.at(nth), Piece::art(face, place.min, z).alpha(self.moves.rest_of_hand()));
    }
}
