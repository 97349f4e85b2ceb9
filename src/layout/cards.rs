//! Where cards are.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::free_space::{inside, overlap};
use super::seat_places::TableSide;

/// The number of cards of the board.
const BOARD: u8 = 5;
/// The distance of the board below the felt's middle, in units of the felt's vertical radius: in a compact and in a regular window. A
/// negative distance is above the middle.
const BOARD_DROP: (f32, f32) = (0.03, -0.045);
/// The share of a card's height that shows above the plate when its back is up.
const BACK_SHOWN: f32 = 0.62;
/// From this number of cards on, each card is smaller: by the factor [`MANY`], or [`MANY_BACKS`] behind a plate.
const MANY_FROM: usize = 3;
const MANY: f32 = 0.78;
const MANY_BACKS: f32 = 0.9;
/// A hand with more cards than this is only as wide as a hand with this many.
const WIDEST_HAND: u8 = 4;
/// The sizes to try for shown cards, as shares of their usual size.
const SHOWN_SIZES: [f32; 6] = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5];
/// The width of the bar beneath a card that wins, in widths of the card.
const WIN_BAR: f32 = 0.64;
/// The number of dashes beneath a card of a winning low, and the width of a dash as a part of its share of the bar's width.
const LOW_DASHES: usize = 3;
const LOW_DASH: f32 = 0.62;
/// The smallest share of their size to which shown cards shrink to keep clear of another seat's tag, and the width of that tag in widths of
/// a plate.
const LARGE: f32 = 0.8;
pub(super) const TAG: f32 = 0.7;
/// The number of places beside a plate to try for shown cards.
const PLACES: usize = 4;
/// Below this share of their size shown cards are hard to read.
const READABLE: f32 = 0.68;
/// Below this share of their size the player's own cards are hard to read.
const OWN_READABLE: f32 = 0.8;

impl TableLayout {
    /// The size of a card of this width, in whole pixels.
    fn card(&self, width: f32) -> Vec2 {
        let width = width.floor().max(1.0);
        Vec2::new(width, (width * self.lengths.size.card_aspect).round())
    }

    /// Cards side by side; `corner` is the top left of the first.
    fn row(corner: Vec2, card: Vec2, gap: f32, count: u8) -> Vec<Rect> {
        let corner = corner.round();
        (0..count)
            .map(|index| corner + Vec2::new(f32::from(index) * (card.x + gap.round()), 0.0))
            .map(|min| Rect::from_corners(min, min + card))
            .collect()
    }

    fn row_width(card: Vec2, gap: f32, count: u8) -> f32 {
        f32::from(count) * card.x + f32::from(count.saturating_sub(1)) * gap.round()
    }

    /// The places of the board's five cards.
    #[must_use]
    pub fn board(&self) -> Vec<Rect> {
        let card = self.card(self.l(self.lengths.size.board_card).round());
        let gap = self.l(self.lengths.size.card_gap);
        let felt = self.felt_area.felt;
        let drop = self.scale.between(BOARD_DROP);
        let middle = Vec2::new(felt.centre.x, felt.centre.y + felt.radii.y * drop);
        Self::row(middle - Vec2::new(Self::row_width(card, gap, BOARD), card.y) / 2.0, card, gap, BOARD)
    }

    /// The rectangle around the board.
    #[must_use]
    pub fn board_area(&self) -> Rect {
        self.board().into_iter().reduce(|area, card| area.union(card)).unwrap_or_default()
    }

    /// The player's own cards, when there are `count` of them.
    #[must_use]
    pub fn hero_cards(&self, count: u8) -> Vec<Rect> {
        self.hero_cards_at(self.seat_plate(0), count)
    }

    pub(super) fn hero_cards_at(&self, plate: Rect, count: u8) -> Vec<Rect> {
        let (size, table) = (&self.lengths.size, &self.lengths.table);
        let overlap = self.l(table.hero_overlap);
        // A large text size raises the plate: the cards then keep clear of the board, also when they rise.
        let free = plate.min.y + overlap - self.board_area().max.y - self.l(table.lift) - self.l(table.win_bar_drop);
        let width = self.l(size.hero_card).round().min(free / size.card_aspect);
        let many = usize::from(count) >= MANY_FROM;
        let gap = if many { self.l(table.many_gap) } else { self.l(size.card_gap) };
        let card = self.hand_card(if many { width * MANY } else { width }, gap, count);
        let corner = Vec2::new(plate.center().x - Self::row_width(card, gap, count) / 2.0, plate.min.y + overlap - card.y);
        Self::row(corner, card, gap, count)
    }

    /// The size of a card in a hand of `count`: five or more cards share the room of four.
    fn hand_card(&self, width: f32, gap: f32, count: u8) -> Vec2 {
        let room = Self::row_width(self.card(width), gap, WIDEST_HAND);
        let gaps = f32::from(count.saturating_sub(1)) * gap.round();
        self.card(if count > WIDEST_HAND { (room - gaps) / f32::from(count) } else { width })
    }

    /// The height of the part of card backs that is visible above a plate.
    pub(super) fn back_strip(&self) -> f32 {
        (self.card(self.l(self.lengths.size.back_card)).y * BACK_SHOWN).ceil()
    }

    /// Face-down cards behind a seat's plate.
    #[must_use]
    pub fn card_backs(&self, seat: u8, count: u8) -> Vec<Rect> {
        let many = usize::from(count) >= MANY_FROM;
        let gap = self.l(self.lengths.table.back_gap);
        let width = self.l(self.lengths.size.back_card).round();
        let card = self.hand_card(if many { width * MANY_BACKS } else { width }, gap, count);
        let plate = self.seat_plate(seat);
        let corner = Vec2::new(plate.center().x - Self::row_width(card, gap, count) / 2.0, plate.min.y - card.y * BACK_SHOWN);
        Self::row(corner, card, gap, count)
    }

    /// The `count` cards that a seat shows: at the seat's usual place, or smaller or elsewhere where other things are in the way.
    #[must_use]
    pub fn shown_cards(&self, seat: u8, count: u8) -> Vec<Rect> {
        if seat == 0 {
            return self.hero_cards(count);
        }
        self.all_shown(seat.min(self.seats() - 1), count).pop().unwrap_or_default()
    }

    /// The shown cards of seats 1 to `last`. Seat 0, the player's own, is left out.
    pub(super) fn all_shown(&self, last: u8, count: u8) -> Vec<Vec<Rect>> {
        let mut taken = self.never_under_cards();
        let show = |seat| {
            let cards = self.shown_clear_of(seat, count, &taken);
            taken.extend(&cards);
            cards
        };
        (1..=last).map(show).collect()
    }

    /// What shown cards must not cover: the plates, the board with its pots, the player's cards, the cards in the corners.
    fn never_under_cards(&self) -> Vec<Rect> {
        let mut taken: Vec<Rect> = (0..self.seats()).map(|seat| self.seat_box(seat)).collect();
        taken.push(self.board_area());
        taken.push(self.pots_band());
        taken.extend(self.hero_cards(WIDEST_HAND));
        taken.extend(self.corners.into_iter().flatten());
        taken
    }

    fn shown_clear_of(&self, seat: u8, count: u8, taken: &[Rect]) -> Vec<Rect> {
        let many = usize::from(count) >= MANY_FROM;
        let gap = if many { self.l(self.lengths.table.many_gap) } else { self.l(self.lengths.table.shown_gap) };
        let width = self.shown_width(count);
        let room = Rect::new(0.0, self.felt_area.top, self.window.x, self.bar.bounds.min.y);
        // A slightly smaller size at the usual place comes before another place.
        let tried = |least: f32, places: usize| {
            SHOWN_SIZES.iter().filter(move |share| **share >= least).flat_map(move |share| {
                let card = self.hand_card(width * share, gap, count);
                let corners = self.shown_corners(seat, Vec2::new(Self::row_width(card, gap, count), card.y));
                corners.into_iter().take(places).map(move |corner| Self::row(corner, card, gap, count))
            })
        };
        let free = |cards: &Vec<Rect>| cards.iter().all(|card| inside(*card, room) && !taken.iter().any(|other| overlap(*card, *other)));
        let tags: Vec<Rect> =
            (0..self.seats()).filter(|other| *other != seat).map(|other| self.tag(other, self.plate_size().x * TAG)).collect();
        let clear_of_tags = |cards: &Vec<Rect>| free(cards) && !cards.iter().any(|card| tags.iter().any(|tag| overlap(*card, *tag)));
        tried(LARGE, 1).find(clear_of_tags).or_else(|| tried(0.0, PLACES).find(free)).unwrap_or_else(|| {
            let first = self.hand_card(width, gap, count);
            let [corner, ..] = self.shown_corners(seat, Vec2::new(Self::row_width(first, gap, count), first.y));
            Self::row(corner, first, gap, count)
        })
    }

    /// Whether the player's own cards are so small that text should give way to them.
    pub(super) fn hero_cards_are_tiny(&self) -> bool {
        let wanted = self.l(self.lengths.size.hero_card).round();
        self.hero_cards(2).first().is_some_and(|card| card.width() < (wanted * OWN_READABLE).floor())
    }

    /// Whether a shown card is so small that other things should give way to it.
    pub(super) fn is_tiny(&self, card: Rect, count: u8) -> bool {
        card.width() < (self.shown_width(count) * READABLE).floor()
    }

    fn shown_width(&self, count: u8) -> f32 {
        self.l(self.lengths.size.shown_card).round() * if usize::from(count) >= MANY_FROM { MANY } else { 1.0 }
    }

    /// Where shown cards of a size may be, best first: above a seat at the side, below or beside one at the top.
    fn shown_corners(&self, seat: u8, size: Vec2) -> [Vec2; PLACES] {
        let plate = self.seat_plate(seat);
        let (side, middle) = (self.place(seat).0.side, plate.center());
        let table = &self.lengths.table;
        let above = Vec2::new(middle.x - size.x / 2.0, plate.min.y - size.y - self.l(table.shown_above));
        let below = Vec2::new(middle.x - size.x / 2.0, self.seat_box(seat).max.y + self.on_felt.grown(table.shown_below));
        let aside = self.l(table.shown_right);
        let right = Vec2::new(plate.max.x + aside, middle.y - size.y / 2.0 + 2.0);
        let left = Vec2::new(plate.min.x - aside - size.x, right.y);
        let inner = if middle.x <= self.window.x / 2.0 { [right, left] } else { [left, right] };
        match side {
            TableSide::Hero | TableSide::Left | TableSide::Right | TableSide::LeftFlank | TableSide::RightFlank => {
                [above, inner[0], below, inner[1]]
            }
            TableSide::Top if self.compact() => [right, below, left, above],
            TableSide::Top => [below, right, left, above],
        }
    }

    /// The size of the bar beneath a winning card of this width, and its distance below the card.
    #[must_use]
    pub fn win_bar(&self, card_width: f32) -> (Vec2, f32) {
        let table = &self.lengths.table;
        let size = Vec2::new(card_width * WIN_BAR, self.l(table.win_bar)).round().max(Vec2::splat(2.0));
        (size, self.l(table.win_bar_drop).round())
    }

    /// The dashes beneath a card of this width that counts for a winning low, relative to the card's lower left corner. With `under` they
    /// lie below the bar of the high hand.
    #[must_use]
    pub fn low_dashes(&self, card_width: f32, under: bool) -> [Rect; LOW_DASHES] {
        let (bar, drop) = self.win_bar(card_width);
        let top = if under { drop + bar.y + (bar.y / 2.0).round().max(1.0) } else { drop };
        let step = bar.x / LOW_DASHES as f32;
        // On the smallest cards a pixel must lie between two dashes.
        let dash = Vec2::new((step * LOW_DASH).round().min((step - 1.0).floor()).max(1.0), bar.y);
        let left = (card_width - bar.x) / 2.0 + (step - dash.x) / 2.0;
        std::array::from_fn(|nth| Vec2::new((left + step * nth as f32).round(), top)).map(|min| Rect::from_corners(min, min + dash))
    }

    /// The distance by which a winning card is raised.
    #[must_use]
    pub fn lift(&self) -> f32 {
        self.l(self.lengths.table.lift).round()
    }
}
