//! The cards in the upper corners, which say how a tournament stands.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::free_space::{overlap, whole};

/// The widths to try, as shares of the usual width.
const WIDTHS: [f32; 3] = [1.0, 0.92, 0.85];
/// The number of hole cards that take the most room, and the numbers of cards whose hands are the highest and the widest.
const CARDS: u8 = 4;
const HANDS: [u8; 2] = [2, CARDS];

impl TableLayout {
    /// The same layout for a table of a tournament: with cards in the upper corners where they fit.
    #[must_use]
    pub fn with_corners(self) -> Self {
        let tried = WIDTHS.into_iter().filter_map(|width| self.free_corners(width));
        let mut with = tried.map(|corners| Self { corners: Some(corners), ..self.clone() });
        with.find(Self::shows_all_cards).unwrap_or(self)
    }

    /// Whether shown cards find places beside the cards in the corners.
    fn shows_all_cards(&self) -> bool {
        let shown = |count| self.all_shown(self.seats() - 1, count);
        let covered = |card: &Rect| self.corners.iter().flatten().any(|corner| overlap(*corner, *card));
        !HANDS.into_iter().flat_map(shown).flatten().any(|card| covered(&card))
    }

    /// The left and the right card in the upper corners; `None` where there is no room for them.
    #[must_use]
    pub fn corners(&self) -> Option<[Rect; 2]> {
        self.corners
    }

    fn free_corners(&self, width: f32) -> Option<[Rect; 2]> {
        if !self.scale.shows_log() {
            return None;
        }
        let lengths = &self.lengths.tournament;
        let size = Vec2::new(self.scale.fixed(lengths.corner.0) * width, self.scale.fixed(lengths.corner.1)).round();
        let edge = self.l(self.lengths.table.edge);
        let top = self.felt_area.top + self.scale.fixed(lengths.corner_top);
        let at = |left: f32| whole(Rect::from_corners(Vec2::new(left, top), Vec2::new(left, top) + size));
        let corners = [at(edge), at(self.window.x - edge - size.x)];
        let seats = 0..self.seats();
        let mut things: Vec<Rect> = seats.clone().map(|seat| self.seat_box(seat)).collect();
        things.extend(self.widest_tags());
        things.extend(seats.clone().map(|seat| self.dealer_button(seat)));
        things.extend(seats.skip(1).flat_map(|seat| HANDS.into_iter().flat_map(move |cards| self.card_backs(seat, cards))));
        things.extend(self.short_bet_areas(CARDS));
        let free = |corner: &Rect| corner.max.x < self.window.x && !things.iter().any(|thing| overlap(*corner, *thing));
        corners.iter().all(free).then_some(corners)
    }
}
