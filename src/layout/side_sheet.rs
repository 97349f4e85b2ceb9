//! The place of a sheet beside the player's own cards, where a window is too small for one beside a plate.

use bevy::math::{Rect, Vec2};

use super::{PopoverWish, TableLayout};

impl TableLayout {
    /// The rectangle for a sheet of up to `size`, at the right or the left of the player's own `cards`, plate and time bank, above the
    /// buttons of the action bar. Of two sides it is the one where less of the plate of `seat` is covered. `None` where both are narrower than `least`.
    #[must_use]
    pub fn side_sheet(&self, seat: Option<u8>, (size, least): (Vec2, f32), wish: &PopoverWish) -> Option<Rect> {
        let gap = wish.gap;
        // In small windows the time bank may stand among the tools, under the sheet.
        let time_bank = wish.time_bank.filter(|pill| pill.min.y < self.bar.slots[0].min.y - gap);
        let own = self.own_cards(wish.cards).into_iter().chain(time_bank);
        let own = own.fold(self.seat_box(self.own_place), |own, thing| own.union(thing));
        let (left, right) = (gap.ceil(), (self.window.x - gap).floor());
        let (top, bottom) = (gap.ceil(), (self.bar.slots[0].min.y - gap).floor());
        let height = size.y.ceil().min(bottom - top);
        let top = ((top + bottom - height) / 2.0).floor();
        let width = |room: f32| (room >= least && height > 0.0).then(|| size.x.min(room).floor());
        let at_right = width(right - own.max.x - gap).map(|width| Rect::new(right - width, top, right, top + height));
        let at_left = width(own.min.x - gap - left).map(|width| Rect::new(left, top, left + width, top + height));
        let covered = |sheet: &Rect| {
            let common = seat.map(|seat| sheet.intersect(self.seat_box(seat)).size()).unwrap_or_default();
            common.x * common.y
        };
        [at_right, at_left].into_iter().flatten().min_by(|a, b| covered(a).total_cmp(&covered(b)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::free_space::{inside, overlap};
    use super::super::{MAX_SEATS, MIN_SEATS};
    use super::*;
    use crate::theme::Theme;

    #[test]
    fn a_sheet_at_the_side_covers_neither_the_own_cards_and_plate_nor_a_button_of_the_action_bar() {
        let theme = Theme::embedded().unwrap();
        for (width, height) in [(640.0, 344.0), (640.0, 360.0), (800.0, 450.0), (1280.0, 800.0)] {
            for (seats, text) in (MIN_SEATS..=MAX_SEATS).flat_map(|seats| [1.0, 1.4, 2.0].map(|text| (seats, text))) {
                let layout = TableLayout::new(Vec2::new(width, height), seats, &theme, text);
                for (own, cards) in [0, seats / 2].into_iter().flat_map(|own| [0, 2, 4].map(|cards| (own, cards))) {
                    let layout = layout.clone().with_own_place(own);
                    for seat in (0..seats).map(Some).chain([None]) {
                        let what = format!("{width}x{height}, {seats} seats, text {text}, own {own}, {seat:?}, {cards} cards");
                        let size = Vec2::new(width * 0.45, height);
                        let pill = layout.time_bank(30.0).pill;
                        let wish = PopoverWish { size, gap: 5.0, cards, time_bank: Some(pill) };
                        let Some(sheet) = layout.side_sheet(seat, (size, width * 0.2), &wish) else { continue };
                        assert!(inside(sheet, Rect::from_corners(Vec2::ZERO, layout.window())), "{what}: {sheet:?}");
                        assert!(sheet.width() >= (width * 0.2).floor() && sheet.width() <= size.x, "{what}: {sheet:?}");
                        let mut never = layout.own_cards(cards);
                        never.extend([layout.seat_plate(own), pill]);
                        never.extend(layout.action_bar().slots);
                        for thing in never {
                            assert!(!overlap(sheet, thing), "{what}: {sheet:?} covers {thing:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn in_the_smallest_window_the_sheet_lies_on_the_other_side_than_the_plate() {
        let theme = Theme::embedded().unwrap();
        let layout = TableLayout::new(Vec2::new(640.0, 360.0), 6, &theme, 1.0);
        let middle = layout.window().x / 2.0;
        for (seat, right) in [(1, true), (2, true), (4, false), (5, false)] {
            let size = Vec2::new(290.0, 400.0);
            let wish = PopoverWish { size, gap: 5.0, cards: 2, time_bank: Some(layout.time_bank(30.0).pill) };
            let sheet = layout.side_sheet(Some(seat), (size, 196.0), &wish).unwrap();
            assert_eq!(sheet.center().x > middle, right, "seat {seat}: {sheet:?}");
            assert!(!overlap(sheet, layout.seat_plate(seat)), "seat {seat}: {sheet:?}");
        }
    }
}
