//! The player's own seat, where it is not at the bottom.

use bevy::math::Rect;
use poker_rules::Seat;

use super::TableLayout;

impl TableLayout {
    /// The same layout with the player at another seat.
    #[must_use]
    pub fn with_own_place(self, place: u8) -> TableLayout {
        TableLayout { own_place: place.min(self.seats() - 1), ..self }
    }

    /// The seat where the player sits: 0 at the bottom.
    #[must_use]
    pub const fn own_place(&self) -> u8 {
        self.own_place
    }

    /// The index at which a seat is drawn, clockwise from the bottom, where `hero` is the player's own seat.
    #[must_use]
    pub fn visual(&self, seat: Seat, hero: Option<Seat>) -> u8 {
        let seats = self.seats();
        (seat.number() - 1 + seats - self.at_bottom(hero)) % seats
    }

    /// The seat that is drawn at an index.
    #[must_use]
    pub fn seat_at(&self, visual: u8, hero: Option<Seat>) -> Seat {
        Seat::new((visual + self.at_bottom(hero)) % self.seats())
    }

    /// The seat that is drawn at the bottom, counted from 0: the player's own, unless the player sits elsewhere on the screen.
    fn at_bottom(&self, hero: Option<Seat>) -> u8 {
        let seats = self.seats();
        hero.map_or(0, |hero| ((hero.number() - 1) % seats + seats - self.own_place) % seats)
    }

    /// The player's own cards, when there are `count` of them. Only at the bottom there is room for large ones.
    #[must_use]
    pub fn own_cards(&self, count: u8) -> Vec<Rect> {
        self.shown_cards(self.own_place, count)
    }

    /// The player's own cards where nothing else makes room for them: none at the bottom.
    pub(super) fn own_cards_elsewhere(&self, count: u8) -> Vec<Rect> {
        if self.own_place == 0 { Vec::new() } else { self.own_cards(count) }
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::Vec2;

    use super::super::free_space::{inside, overlap};
    use super::super::{MAX_SEATS, MIN_SEATS};
    use super::*;
    use crate::theme::Theme;

    #[test]
    fn own_cards_at_any_seat_are_clear_of_plates_board_pots_and_bets() {
        let theme = Theme::embedded().unwrap();
        for (width, height) in [(640.0, 360.0), (1280.0, 800.0), (1920.0, 1080.0)] {
            for seats in MIN_SEATS..=MAX_SEATS {
                let size = Vec2::new(width, height);
                let layouts = [TableLayout::new(size, seats, &theme, 1.0), TableLayout::with_strips(size, seats, &theme, 1.0)];
                for (place, layout) in layouts.iter().flat_map(|layout| (0..seats).map(move |place| (place, layout))) {
                    let layout = layout.clone().with_own_place(place);
                    for count in [2, 4] {
                        let what = format!("{width}x{height}, {seats} seats, at {place}, {count} cards");
                        let cards = layout.own_cards(count);
                        assert_eq!(cards.len(), usize::from(count), "{what}");
                        let mut things: Vec<Rect> = vec![layout.board_area(), layout.pots_band()];
                        things.extend((0..seats).filter(|seat| *seat != place).map(|seat| layout.seat_box(seat)));
                        let bet = |seat| layout.bet(seat, layout.amount_text() * 2.8, 1, count).area();
                        things.extend((0..seats).map(bet));
                        for card in cards {
                            assert!(inside(card, Rect::from_corners(Vec2::ZERO, layout.window())), "{what}: {card:?}");
                            assert!(!things.iter().any(|thing| overlap(card, *thing)), "{what}: {card:?}");
                        }
                    }
                }
            }
        }
    }
}
