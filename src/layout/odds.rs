//! The place of the player's own chances.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::free_space::{Obstacles, whole};

impl TableLayout {
    /// The pill of the player's own chances, for a text of this width: left of the player's cards where that place is free, else near it.
    #[must_use]
    pub fn own_odds(&self, text_width: f32, hole_cards: u8) -> Rect {
        let gap = self.l(self.lengths.table.bet_hero_side);
        let cards = self.own_cards(hole_cards);
        let area = cards.iter().copied().reduce(|all, card| all.union(card)).unwrap_or_else(|| self.seat_plate(self.own_place));
        let size = self.amount_pill(Vec2::ZERO, text_width, self.hand_text()).size();
        let wanted = whole(Rect::from_center_size(Vec2::new(area.min.x - gap - size.x / 2.0, area.center().y), size));
        let mut never: Vec<Rect> = (0..self.seats()).map(|seat| self.seat_box(seat)).collect();
        never.extend((0..self.seats()).map(|seat| self.dealer_button(seat)));
        never.extend(cards);
        never.extend(self.hero_cards(hole_cards));
        never.extend([self.board_area(), self.pots_band()]);
        let mut rather_not: Vec<Rect> = self.short_bet_areas(hole_cards);
        rather_not.extend((1..self.seats()).flat_map(|seat| self.card_backs(seat, hole_cards)));
        let taken = Obstacles { bounds: self.open(), never: &never, rather_not: &rather_not };
        taken.nearest_free(wanted, self.l(self.lengths.table.bet_gap), self.felt_area.felt.centre)
    }
}
