//! The places of the seats around the felt.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::seat_places::TableSide;

/// The most rounds in which overlapping seats are pushed apart, and the share of the overlap by which each of the two moves.
const ROUNDS: u8 = 80;
const SHARE: f32 = 0.5;

impl TableLayout {
    /// The size of a seat's plate. Where its text has the smallest allowed size, the plate stops shrinking too, as long as there is room.
    #[must_use]
    pub fn plate_size(&self) -> Vec2 {
        let name = self.lengths.size.name_text;
        let there_is_room = self.on_felt.text_scale() >= self.scale.text_scale();
        let for_text = if there_is_room { self.on_felt.type_size(name) / self.on_felt.grown(name) } else { 1.0 };
        let grown = self.on_felt.grown_size(self.lengths.size.seat);
        let size = if self.scale.small() { grown.max(self.lengths.table.small_seat.into()) } else { grown * for_text.max(1.0) };
        // The width is even, so that a plate in the middle of the window lies on whole pixels.
        Vec2::new(2.0 * (size.x / 2.0).round(), size.y.round())
    }

    /// The rectangle of a seat's plate.
    #[must_use]
    pub fn seat_plate(&self, seat: u8) -> Rect {
        Rect::from_center_size(self.place(seat).1, self.plate_size())
    }

    /// The middles of the plates: on the felt's edge, inside the window, clear of one another.
    pub(super) fn place_seats(&self) -> Vec<Vec2> {
        let size = self.plate_size();
        let felt = self.felt_area.felt;
        let mut centres: Vec<Vec2> = self.places.iter().map(|place| self.keep(place.side, felt.centre + place.at * felt.radii)).collect();
        let mut rounds = 0;
        while rounds < ROUNDS && self.push_apart(&mut centres) {
            rounds += 1;
        }
        // The corners lie on whole pixels.
        centres.iter().map(|centre| (*centre - size / 2.0).round() + size / 2.0).collect()
    }

    /// Moves the middle of a plate into the part of the window where plates may be.
    fn keep(&self, side: TableSide, centre: Vec2) -> Vec2 {
        let half = self.plate_size() / 2.0;
        let table = &self.lengths.table;
        let edge = half.x + self.l(table.seat_side);
        let top = self.felt_area.top + half.y + self.l(table.seat_top);
        let above_bar = self.bar.bounds.min.y - table.seat_bottom - half.y;
        let bottom = match (side == TableSide::Hero, self.bar.stacked) {
            (true, false) => self.felt_area.bottom - table.seat_bottom - half.y,
            (true, true) => above_bar.min(self.lowest_tagged() - half.y),
            (false, _) => above_bar - self.strip,
        };
        let x = if matches!(side, TableSide::Hero) { self.window.x / 2.0 } else { centre.x.min(self.window.x - edge).max(edge) };
        Vec2::new(x, centre.y.min(bottom).max(top))
    }

    /// The lowest place of the player's plate's lower edge at which the plate's tag covers no control of a stacked bar.
    fn lowest_tagged(&self) -> f32 {
        let (below, half) = self.tag_reach();
        self.bar.free_until(self.window.x / 2.0 - half, self.window.x / 2.0 + half) - below
    }

    /// The area of a seat that other seats must not overlap: the plate and the cards above it.
    fn territory(&self, index: usize, centre: Vec2) -> Rect {
        let mut area = Rect::from_center_size(centre, self.plate_size());
        let gap = self.l(self.lengths.table.seat_gap) / 2.0;
        if self.places[index].side == TableSide::Hero {
            let button = 2.0 * self.on_felt.grown(self.lengths.size.dealer_r) + self.l(self.lengths.table.dealer_hero.width);
            area.min.x -= button;
            area.max.x += button;
            let cards = self.hero_cards_at(Rect::from_center_size(centre, self.plate_size()), 4);
            area = cards.iter().fold(area, |area, card| area.union(*card));
        } else {
            area.min.y -= self.back_strip();
            area.max.y += self.strip;
        }
        area.inflate(gap)
    }

    /// Pushes the seats of each overlapping pair apart. Returns whether there were any.
    fn push_apart(&self, centres: &mut [Vec2]) -> bool {
        let mut pushes = vec![Vec2::ZERO; centres.len()];
        for first in 0..centres.len() {
            for second in 0..first {
                let (a, b) = (self.territory(first, centres[first]), self.territory(second, centres[second]));
                let common = a.intersect(b).size();
                if common.min_element() <= 0.1 {
                    continue;
                }
                let away = centres[first] - centres[second];
                let push =
                    if common.x < common.y { Vec2::new(common.x.copysign(away.x), 0.0) } else { Vec2::new(0.0, common.y.copysign(away.y)) };
                // The player in front stays in the middle, so the other seat moves all the way.
                let share = if second == 0 { 1.0 } else { SHARE };
                pushes[first] += push * share;
                pushes[second] -= push * SHARE;
            }
        }
        pushes[0] = Vec2::ZERO;
        for ((centre, push), place) in centres.iter_mut().zip(&pushes).zip(self.places) {
            *centre = self.keep(place.side, *centre + *push);
        }
        pushes.iter().any(|push| *push != Vec2::ZERO)
    }
}
