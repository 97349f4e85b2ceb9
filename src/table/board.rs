//! Community cards and their five places.

use bevy::math::Vec2;

use super::Picture;
use crate::art::Art;
use crate::stage::{Part, Piece};

impl Picture<'_> {
    pub(super) fn board(&mut self) {
        let z = self.theme.z.board;
        let best = self.felt.best_cards();
        let rest = self.moves.rest_of_hand();
        for ((nth, place), card) in (0u8..).zip(self.layout.board()).zip(self.felt.board.iter().map(Some).chain(std::iter::repeat(None))) {
            self.art(Part::Slot.at(nth), Art::board_slot(place.size()), place.min, z);
            let Some(card) = card else { continue };
            let wins = best.contains(card);
            let dim = !best.is_empty() && !wins;
            let up = if wins { self.layout.lift() } else { 0.0 };
            let at = place.min - Vec2::new(0.0, up);
            self.stage.put(Part::BoardCard.at(nth), Piece::art(self.card_art(Some(*card), place.size(), dim), at, z + 1.0).alpha(rest));
            if wins {
                self.win_bar(nth, 0, at, place.size(), z + 1.0, rest);
            }
        }
    }

    /// The bar beneath a card that wins.
    pub(super) fn win_bar(&mut self, at: u8, n: u8, corner: Vec2, card: Vec2, z: f32, alpha: f32) {
        let (size, drop) = self.layout.win_bar(card.x);
        let bar = corner + Vec2::new((card.x - size.x) / 2.0, card.y + drop);
        self.stage.put(Part::WinBar.nth(at, n), Piece::art(Art::win_bar(size), bar, z).alpha(alpha));
    }
}
