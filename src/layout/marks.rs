//! The ticks on the player's own cards that are marked to be shown.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::cards::TAG;
use super::free_space::{inside, overlap, whole};

/// The sizes to try for a tick above a card, as shares of the usual size.
const SIZES: [f32; 6] = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5];
/// The largest tick on the face of a card, and its distance from the edges, in widths of the card. It lies in the lower left corner, under
/// the rank and left of the suit.
const ON_FACE: f32 = 0.36;
const INSET: f32 = 0.03;

impl TableLayout {
    /// The places of the ticks on the player's own cards, when there are `count` of them: above the cards where there is room, else in the
    /// corner of their faces where neither the rank nor the suit lies.
    #[must_use]
    pub fn card_marks(&self, count: u8) -> Vec<Rect> {
        let cards = self.own_cards(count);
        let Some(width) = cards.first().map(Rect::width) else { return Vec::new() };
        let wanted = self.scale.grown(self.lengths.size.icon).min(width);
        let on_face = (width * ON_FACE).min(wanted).floor().max(1.0);
        let gap = self.l(self.lengths.table.many_gap).round();
        let above = |side: f32| -> Vec<Rect> {
            cards.iter().map(|card| square(Vec2::new(card.center().x - side / 2.0, card.min.y - gap - side), side)).collect()
        };
        let taken = self.never_under_marks(count);
        let is_free = |mark: &Rect| inside(*mark, self.open()) && !taken.iter().any(|thing| overlap(*mark, *thing));
        let sides = SIZES.into_iter().map(|share| (wanted * share).floor()).filter(|side| *side >= on_face);
        sides.map(above).find(|marks| marks.iter().all(is_free)).unwrap_or_else(|| {
            let inset = width * INSET;
            let up = self.l(self.lengths.table.hero_overlap) + inset + on_face;
            cards.iter().map(|card| square(Vec2::new((card.min.x + inset).floor(), (card.max.y - up).ceil()), on_face)).collect()
        })
    }

    /// What a tick above a card must not cover: plates with their tags and buttons, the board with the bars of its winning cards, the pots,
    /// the line of the result, the cards of other players and those in the corners.
    fn never_under_marks(&self, count: u8) -> Vec<Rect> {
        let board = self.board_area();
        let (bar, drop) = self.win_bar(self.board().first().map_or(0.0, Rect::width));
        let mut taken = vec![Rect { max: board.max + Vec2::Y * (drop + bar.y), ..board }, self.pots_band()];
        taken.push(self.result_pill(self.result_room(0), 0));
        for seat in 0..self.seats() {
            taken.extend([self.seat_box(seat), self.dealer_button(seat), self.tag(seat, self.plate_size().x * TAG)]);
        }
        let shown = (1..).zip(self.all_shown(self.seats() - 1, count));
        taken.extend(shown.filter(|(seat, _)| *seat != self.own_place).flat_map(|(_, cards)| cards));
        taken.extend(self.corners.into_iter().flatten());
        taken
    }
}

/// A square at whole pixels, from its corner.
fn square(corner: Vec2, side: f32) -> Rect {
    whole(Rect::from_corners(corner, corner + Vec2::splat(side)))
}

#[cfg(test)]
mod tests {
    use super::super::{MAX_SEATS, MIN_SEATS};
    use super::*;
    use crate::theme::Theme;

    const WINDOWS: [(f32, f32); 6] = [(480.0, 256.0), (640.0, 344.0), (640.0, 360.0), (1024.0, 768.0), (1280.0, 800.0), (3840.0, 2160.0)];

    /// Where ranks and suits are printed, in hundredths of the card's width, for both sizes of the print.
    const PRINTED: [Rect; 2] =
        [Rect { min: Vec2::new(7.0, 8.0), max: Vec2::new(92.0, 89.0) }, Rect { min: Vec2::new(40.0, 80.0), max: Vec2::new(97.0, 137.0) }];

    fn printed(card: Rect) -> [Rect; 2] {
        PRINTED.map(|part| Rect::from_corners(card.min + part.min / 100.0 * card.width(), card.min + part.max / 100.0 * card.width()))
    }

    #[test]
    fn a_tick_lies_at_its_card_and_covers_no_rank_no_suit_no_plate_and_no_card_of_the_board() {
        let theme = Theme::embedded().unwrap();
        for (width, height) in WINDOWS {
            for (seats, text) in (MIN_SEATS..=MAX_SEATS).flat_map(|seats| [0.8, 1.0, 1.4, 2.0].map(|text| (seats, text))) {
                let layout = TableLayout::new(Vec2::new(width, height), seats, &theme, text);
                for (place, count) in (0..seats).step_by(3).flat_map(|place| [4, 5, 6].map(|count| (place, count))) {
                    let layout = layout.clone().with_own_place(place);
                    let what = format!("{width}x{height}, {seats} seats, text {text}, at {place}, {count} cards");
                    let (cards, marks) = (layout.own_cards(count), layout.card_marks(count));
                    assert_eq!(marks.len(), cards.len(), "{what}");
                    let mut things: Vec<Rect> = cards.iter().flat_map(|card| printed(*card)).collect();
                    if place == 0 {
                        // Elsewhere a crowded table may have no free place for the cards themselves.
                        things.extend((1..seats).map(|seat| layout.seat_plate(seat)).chain(layout.board()));
                    }
                    for (mark, card) in marks.iter().zip(&cards) {
                        let beside = mark.min.x >= card.min.x - 1.0 && mark.max.x <= card.max.x + 1.0;
                        assert!(beside && mark.max.y <= card.max.y, "{what}: {mark:?} of {card:?}");
                        assert!(!things.iter().any(|thing| overlap(*mark, *thing)), "{what}: {mark:?} of {card:?} in {things:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn at_the_usual_tables_the_ticks_lie_above_the_cards_at_their_whole_size() {
        let theme = Theme::embedded().unwrap();
        for (width, height) in [(640.0, 360.0), (1280.0, 800.0)] {
            let layout = TableLayout::new(Vec2::new(width, height), 6, &theme, 1.0);
            for count in [4, 5] {
                let icon = layout.scale().grown(theme.size.icon).floor();
                for (mark, card) in layout.card_marks(count).iter().zip(layout.own_cards(count)) {
                    assert!(mark.max.y < card.min.y, "{width}x{height}: {mark:?} of {card:?}");
                    assert_eq!(mark.width(), icon, "{width}x{height}");
                }
            }
        }
    }
}
