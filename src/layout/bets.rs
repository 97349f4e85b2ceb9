//! Bets in front of seats, and the dealer button.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::free_space::{Obstacles, from_left, whole};
use super::seat_places::TableSide;

/// The distance of a bet from the felt's middle, as a share of its seat's distance: horizontally and vertically for seats at the sides,
/// then for seats at the top.
const SIDE: Vec2 = Vec2::new(0.66, 0.72);
const TOP: f32 = 0.60;
/// The distance of the player's own bet below the felt's middle where the player has no cards, as a share of the felt's vertical radius.
const HERO: f32 = 0.46;
/// Half the width of the player's own cards, in widths of a card: for two cards, and for more.
const HERO_HALF: (f32, f32) = (1.0, 1.72);

/// The width of a tag of one word, in widths of a plate.
const TAG_SHARE: f32 = 0.4;

/// The size of a bet.
#[derive(Clone, Copy)]
struct BetSize {
    amount: f32,
    stacks: u8,
}

/// What a bet must not overlap.
#[derive(Clone)]
pub(super) struct ShortBets {
    hole_cards: u8,
    never: Vec<Rect>,
    rather_not: Vec<Rect>,
    spots: Vec<Rect>,
}

/// The width of an amount of five characters, in units of its type size.
pub(super) const SHORT_AMOUNT: f32 = 2.8;

/// Where a bet is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BetSpot {
    /// The picture of its chips.
    pub chips: Rect,
    /// The scale of the chips.
    pub chip_scale: f32,
    /// The pill of its amount.
    pub pill: Rect,
    /// Left end of its amount.
    pub amount: Vec2,
}

impl BetSpot {
    /// The rectangle around chips and pill.
    #[must_use]
    pub fn area(&self) -> Rect {
        self.chips.union(self.pill)
    }
}

impl TableLayout {
    /// The scale of the chips in front of a seat.
    #[must_use]
    pub fn chip_scale(&self) -> f32 {
        self.lengths.chips.bet_scale(self.scale)
    }

    /// The pill for text of a width and size, centred on a point.
    #[must_use]
    pub fn amount_pill(&self, centre: Vec2, text_width: f32, text_size: f32) -> Rect {
        let table = &self.lengths.table;
        let size = Vec2::new(text_width + 2.0 * table.pill_pad_ratio * text_size, table.pill_ratio * text_size).round();
        whole(Rect::from_center_size(centre, size))
    }

    /// The place of the bet in front of a seat. `text_width` is the width of its amount at the size [`Self::amount_text`] and weight 600,
    /// `stacks` is 1 or 2, and `hole_cards` is the number of cards of each player. The bet keeps clear of plates and cards and of the
    /// places of short bets at all other seats, so that no later bet moves it. At a crowded table long amounts may touch one another.
    #[must_use]
    pub fn bet(&self, seat: u8, text_width: f32, stacks: u8, hole_cards: u8) -> BetSpot {
        self.bet_among(&self.short_bets(hole_cards), seat, text_width, stacks)
    }

    /// The places of short bets at all seats.
    pub(super) fn short_bets(&self, hole_cards: u8) -> ShortBets {
        let never = self.never_under_bets(hole_cards);
        let rather_not = self.rather_not_under_bets(hole_cards);
        let mut bets = ShortBets { hole_cards, never, rather_not, spots: Vec::new() };
        let short = BetSize { amount: self.amount_text() * SHORT_AMOUNT, stacks: 1 };
        for seat in 0..self.seats() {
            let spot = self.bet_clear_of(&bets, seat, short);
            bets.spots.push(spot.area());
        }
        bets
    }

    pub(super) fn short_bet_areas(&self, hole_cards: u8) -> Vec<Rect> {
        self.short_bets(hole_cards).spots
    }

    pub(super) fn bet_among(&self, others: &ShortBets, seat: u8, text_width: f32, stacks: u8) -> BetSpot {
        let mut others = others.clone();
        others.spots.remove(usize::from(seat.min(self.seats() - 1)));
        self.bet_clear_of(&others, seat, BetSize { amount: text_width, stacks })
    }

    fn bet_clear_of(&self, others: &ShortBets, seat: u8, size: BetSize) -> BetSpot {
        let (chips, table, scale) = (&self.lengths.chips, &self.lengths.table, self.chip_scale());
        let text = self.amount_text();
        let pill = Vec2::new(size.amount + 2.0 * table.pill_pad_ratio * text, table.pill_ratio * text).round();
        let (half, spread, gap) = (chips.half(scale), chips.spread(size.stacks, scale), self.l(table.bet_gap));
        let total = 2.0 * half + spread + gap + pill.x;
        let wanted = self.bet_middle(seat, total, others.hole_cards);
        let at = |middle: Vec2| {
            let left = middle.x - total / 2.0;
            let base = Vec2::new(left + half, middle.y + self.l(table.bet_chips_drop));
            let pill = whole(from_left(left + 2.0 * half + spread + gap, middle.y, pill));
            let amount = Vec2::new(pill.min.x + table.pill_pad_ratio * text, pill.center().y);
            BetSpot { chips: self.chips_at(base, size.stacks, scale), chip_scale: scale, pill, amount }
        };
        let first = at(wanted);
        let area = first.area();
        let rather_not = [&others.rather_not[..], &others.spots[..]].concat();
        let taken = Obstacles { bounds: self.open(), never: &others.never, rather_not: &rather_not };
        let free = taken.nearest_free(area, self.l(table.bet_gap), self.felt_area.felt.centre);
        if free == area { first } else { at(wanted + free.min - area.min) }
    }

    fn never_under_bets(&self, hole_cards: u8) -> Vec<Rect> {
        let mut taken: Vec<Rect> = (0..self.seats()).map(|seat| self.seat_box(seat)).collect();
        taken.extend(self.hero_cards(hole_cards));
        taken.extend(self.own_cards_elsewhere(hole_cards));
        taken.push(self.board_area());
        taken.push(self.pots_band());
        taken
    }

    fn rather_not_under_bets(&self, hole_cards: u8) -> Vec<Rect> {
        let seats = 0..self.seats();
        let mut taken: Vec<Rect> = seats.clone().map(|seat| self.tag(seat, self.plate_size().x * TAG_SHARE)).collect();
        taken.extend(seats.clone().map(|seat| self.dealer_button(seat)));
        taken.extend(seats.skip(1).flat_map(|seat| self.card_backs(seat, hole_cards)));
        taken
    }

    /// The preferred middle of a seat's bet that is `total` wide.
    fn bet_middle(&self, seat: u8, total: f32, hole_cards: u8) -> Vec2 {
        let (place, at) = self.place(seat);
        let (felt, table, board) = (self.felt_area.felt, &self.lengths.table, self.board_area());
        let half = self.plate_size() / 2.0;
        let to = at - felt.centre;
        let clear = half.x + self.l(table.bet_plate) + total / 2.0;
        let inward = |from: Vec2| {
            let below = place.at.y > 0.0 && (from.x - felt.centre.x).abs() - total / 2.0 < board.width() / 2.0 + self.l(table.bet_board);
            Vec2::new(from.x, if below { from.y.max(board.max.y + self.l(table.bet_below_board)) } else { from.y })
        };
        match place.side {
            TableSide::Hero => self.hero_bet_middle(total, hole_cards),
            TableSide::Left => inward(Vec2::new((felt.centre.x + to.x * SIDE.x).max(at.x + clear), felt.centre.y + to.y * SIDE.y)),
            TableSide::Right => inward(Vec2::new((felt.centre.x + to.x * SIDE.x).min(at.x - clear), felt.centre.y + to.y * SIDE.y)),
            TableSide::Top => {
                let nearest = at.y + half.y + self.on_felt.grown(table.bet_top_min);
                let farthest = at.y + half.y + self.on_felt.grown(table.bet_top_max);
                Vec2::new(felt.centre.x + to.x * TOP, (felt.centre.y + to.y * TOP).min(farthest).max(nearest))
            }
            TableSide::LeftFlank | TableSide::RightFlank => Vec2::new(at.x, at.y - half.y - self.back_strip() - self.l(table.bet_flank)),
        }
    }

    fn hero_bet_middle(&self, total: f32, hole_cards: u8) -> Vec2 {
        let (table, centre, below) = (&self.lengths.table, self.felt_area.felt.centre, self.board_area().max.y);
        let Some(cards) = self.hero_cards(hole_cards).into_iter().reduce(|area, card| area.union(card)) else {
            return Vec2::new(centre.x, centre.y + self.felt_area.felt.radii.y * HERO);
        };
        let between = cards.min.y - below;
        if between > self.l(table.bet_hero_gap) {
            return Vec2::new(centre.x, (cards.min.y + below) / 2.0 + self.l(table.bet_nudge));
        }
        let card = self.l(self.lengths.size.hero_card);
        let half = (card * if hole_cards > 2 { HERO_HALF.1 } else { HERO_HALF.0 }).max(cards.width() / 2.0);
        Vec2::new(centre.x + half + self.l(table.bet_hero_side) + total / 2.0, cards.min.y + self.l(table.bet_hero_drop))
    }

    /// Type size of the dealer button's letter.
    #[must_use]
    pub fn dealer_text(&self) -> f32 {
        self.on_felt.type_size(self.lengths.size.dealer_text)
    }

    /// The dealer button beside a seat.
    #[must_use]
    pub fn dealer_button(&self, seat: u8) -> Rect {
        let (place, at) = self.place(seat);
        let (size, table) = (&self.lengths.size, &self.lengths.table);
        let radius = self.on_felt.grown(size.dealer_r).max(self.dealer_text() * DEALER_DISC);
        let half = self.plate_size().x / 2.0;
        let beside = half + radius + self.l(table.dealer_side);
        let offset = match place.side {
            TableSide::Hero => -Vec2::new(half + radius + self.l(table.dealer_hero.width), self.l(table.dealer_hero.height)),
            // Shown cards are right of the plate in a small window.
            TableSide::Top if self.compact() => {
                Vec2::new(-(half + radius + self.l(table.dealer_top.width)), self.l(table.dealer_top.height))
            }
            TableSide::Top => Vec2::new(half + radius + self.l(table.dealer_top.width), self.l(table.dealer_top.height)),
            TableSide::Left => Vec2::new(beside, 0.0),
            TableSide::Right => Vec2::new(-beside, 0.0),
            TableSide::LeftFlank => Vec2::new(-beside, self.l(table.dealer_flank_drop)),
            TableSide::RightFlank => Vec2::new(beside, self.l(table.dealer_flank_drop)),
        };
        whole(Rect::from_center_size(at + offset, Vec2::splat((2.0 * radius).round())))
    }
}

/// The least radius of the dealer button, in sizes of its letter, so that the letter lies inside.
const DEALER_DISC: f32 = 0.6;

#[cfg(test)]
mod tests {
    use super::super::free_space::overlap;
    use super::*;

    #[test]
    fn something_in_the_way_moves_as_little_as_it_must() {
        let rect = Rect::new(10.0, 10.0, 20.0, 20.0);
        let window = Rect::new(0.0, 0.0, 100.0, 100.0);
        let free = |never: &[Rect], rather_not: &[Rect]| {
            Obstacles { bounds: window, never, rather_not }.nearest_free(rect, 2.0, Vec2::new(50.0, 50.0))
        };
        let corner = Rect::new(0.0, 0.0, 15.0, 15.0);
        assert_eq!(free(&[], &[]), rect);
        assert_eq!(free(&[corner], &[window]), free(&[corner], &[]));
        let moved = free(&[], &[corner]);
        assert!(!overlap(moved, corner) && moved.min.distance(rect.min) < 12.0);
    }
}
