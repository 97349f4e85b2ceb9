//! The place of a small sheet beside the plate of a seat.

use bevy::math::{Rect, Vec2};

use super::TableLayout;

/// A place is only used where it has at least this share of the greatest height of the sheet.
const LEAST: f32 = 0.45;

/// What a small sheet beside a plate needs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PopoverWish {
    /// Its width, and its greatest height.
    pub size: Vec2,
    /// Its distance from the plate and from the edges of the table. From all other things it keeps half of it.
    pub gap: f32,
    /// The number of the player's own cards.
    pub cards: u8,
    /// The pill of the time bank, if it is drawn.
    pub time_bank: Option<Rect>,
}

/// A free part of the table beside a plate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PopoverPlace {
    /// The plate.
    pub plate: Rect,
    /// The free part of the table. It is as wide as the sheet.
    free: Rect,
}

impl PopoverPlace {
    /// The rectangle of the sheet if it has this height, or less where the place has less. Its upper edge is that of the plate where there
    /// is room for that.
    #[must_use]
    pub fn sheet(&self, height: f32) -> Rect {
        let height = height.ceil().min(self.free.height());
        let top = self.plate.min.y.min(self.free.max.y - height).max(self.free.min.y);
        Rect::new(self.free.min.x, top, self.free.max.x, top + height)
    }

    /// The area of other things that a sheet of this size covers here, of the part of the sheet that does not fit, and of the distance to
    /// the plate.
    fn cost(&self, size: Vec2, others: &[Rect]) -> f32 {
        let sheet = self.sheet(size.y);
        let covered: f32 = others.iter().map(|other| sheet.intersect(*other).size()).map(|common| common.x * common.y).sum();
        let apart = (self.plate.min.y - sheet.max.y).max(sheet.min.y - self.plate.max.y).max(0.0);
        covered + (size.y - sheet.height() + apart) * size.x
    }
}

impl TableLayout {
    /// The best place for a small sheet beside the plate of `seat`: between the top bar and the action bar, clear of that plate, of the
    /// player's own cards and plate, and of the time bank. `None` in a small window and where there is no room.
    #[must_use]
    pub fn popover(&self, seat: u8, wish: &PopoverWish) -> Option<PopoverPlace> {
        if self.compact() {
            return None;
        }
        let plate = self.seat_plate(seat);
        let mut never = self.own_things(wish.cards);
        never.extend(wish.time_bank);
        never.push(self.seat_box(seat));
        never.iter_mut().for_each(|thing| *thing = thing.inflate(wish.gap / 2.0));
        let others = self.others_than(seat);
        let free = self.columns(plate, wish).into_iter().flat_map(|column| free_parts(column, &never));
        let places = free.filter(|free| free.height() >= wish.size.y * LEAST).map(|free| PopoverPlace { plate, free });
        places.min_by(|a, b| a.cost(wish.size, &others).total_cmp(&b.cost(wish.size, &others)))
    }

    /// What belongs to the player: cards, plate and dealer button.
    fn own_things(&self, cards: u8) -> Vec<Rect> {
        let mut things = self.own_cards(cards);
        things.extend([self.seat_box(self.own_place), self.dealer_button(self.own_place)]);
        things
    }

    /// What a sheet beside the plate of `seat` covers only where no better place is free.
    fn others_than(&self, seat: u8) -> Vec<Rect> {
        let seats = (0..self.seats()).filter(|other| *other != seat && *other != self.own_place);
        let mut others: Vec<Rect> = seats.map(|other| self.seat_box(other)).collect();
        others.extend([self.board_area(), self.pots_band()]);
        others.extend(self.tools().places());
        others.extend(self.log().map(|log| log.panel));
        others.extend(self.corners.into_iter().flatten());
        others
    }

    /// The parts of the table that are as wide as the sheet and lie right of the plate, left of it, and over and under it.
    fn columns(&self, plate: Rect, wish: &PopoverWish) -> Vec<Rect> {
        let (open, gap, width) = (self.open(), wish.gap, wish.size.x);
        let (left, right) = ((open.min.x + gap).ceil(), (open.max.x - gap).floor());
        let (top, bottom) = ((open.min.y + gap).ceil(), (open.max.y - gap).floor());
        let middle = (plate.center().x - width / 2.0).min(right - width).max(left).floor();
        let from = [(plate.max.x + gap).ceil(), (plate.min.x - gap - width).floor(), middle];
        let fits = |from: &f32| *from >= left && *from + width <= right && top < bottom;
        from.into_iter().filter(fits).map(|from| Rect::new(from, top, from + width, bottom)).collect()
    }
}

/// The parts of a column, as wide as it, that are clear of `things`, from top to bottom.
fn free_parts(column: Rect, things: &[Rect]) -> Vec<Rect> {
    let in_column = |thing: &&Rect| thing.min.x < column.max.x && thing.max.x > column.min.x;
    let mut taken: Vec<(f32, f32)> = things.iter().filter(in_column).map(|thing| (thing.min.y.floor(), thing.max.y.ceil())).collect();
    taken.sort_by(|a, b| a.0.total_cmp(&b.0));
    taken.push((column.max.y, column.max.y));
    let mut top = column.min.y;
    let mut free = Vec::new();
    for (from, to) in taken {
        let bottom = from.min(column.max.y);
        if bottom > top {
            free.push(Rect::new(column.min.x, top, column.max.x, bottom));
        }
        top = top.max(to);
    }
    free
}

#[cfg(test)]
mod tests {
    use super::super::free_space::{inside, overlap};
    use super::super::{MAX_SEATS, MIN_SEATS};
    use super::*;
    use crate::theme::Theme;

    /// Windows and tiles, from the smallest window to a large one.
    const SIZES: [(f32, f32); 6] = [(640.0, 360.0), (848.0, 518.0), (960.0, 528.0), (1280.0, 800.0), (1680.0, 720.0), (1920.0, 1080.0)];

    /// A sheet of the usual size at this scale, with `cards` own cards and a time bank.
    fn wish(layout: &TableLayout, cards: u8) -> PopoverWish {
        let scale = layout.scale();
        let size = Vec2::new(scale.fixed(272.0), scale.fixed(600.0)).round();
        PopoverWish { size, gap: scale.fixed(8.0), cards, time_bank: Some(layout.time_bank(layout.hand_text() * 2.2).pill) }
    }

    fn every_plate(check: impl Fn(&TableLayout, (u8, u8), &str)) {
        let theme = Theme::embedded().unwrap();
        for (width, height) in SIZES {
            for (seats, text) in (MIN_SEATS..=MAX_SEATS).flat_map(|seats| [1.0, 1.4, 2.0].map(|text| (seats, text))) {
                let layout = TableLayout::with_strips(Vec2::new(width, height), seats, &theme, text);
                for own in [0, seats / 2] {
                    let layout = layout.clone().with_own_place(own);
                    for (seat, cards) in (0..seats).filter(|seat| *seat != own).flat_map(|seat| [2, 4].map(|cards| (seat, cards))) {
                        let what = format!("{width}x{height}, {seats} seats, text {text}, own {own}, seat {seat}, {cards} cards");
                        check(&layout, (seat, cards), &what);
                    }
                }
            }
        }
    }

    #[test]
    fn a_sheet_beside_a_plate_covers_neither_it_nor_the_own_cards_and_plate_nor_the_time_bank_nor_a_bar() {
        every_plate(|layout, (seat, cards), what| {
            let wish = wish(layout, cards);
            let Some(place) = layout.popover(seat, &wish) else { return };
            for height in [wish.size.y * 0.3, wish.size.y * 0.7, wish.size.y] {
                let sheet = place.sheet(height);
                assert!(inside(sheet, layout.open()), "{what}: {sheet:?}");
                assert!((sheet.width() - wish.size.x).abs() < 0.1 && sheet.height() <= height.ceil(), "{what}: {sheet:?}");
                let mut never = layout.own_cards(cards);
                never.extend([layout.seat_plate(layout.own_place()), layout.seat_box(seat), layout.action_bar().bounds]);
                never.extend(wish.time_bank);
                never.push(layout.top_bar(7).bar);
                for thing in never {
                    assert!(!overlap(sheet, thing), "{what}: {sheet:?} covers {thing:?}");
                }
            }
        });
    }

    #[test]
    fn the_usual_windows_have_a_place_beside_each_plate_and_small_ones_have_none() {
        let theme = Theme::embedded().unwrap();
        for seats in MIN_SEATS..=MAX_SEATS {
            for (width, height, room) in [(1280.0, 800.0, true), (1920.0, 1080.0, true), (3840.0, 2160.0, true), (640.0, 360.0, false)] {
                let layout = TableLayout::new(Vec2::new(width, height), seats, &theme, 1.0);
                for seat in 1..seats {
                    let place = layout.popover(seat, &wish(&layout, 2));
                    assert_eq!(place.is_some(), room, "{width}x{height}, {seats} seats, seat {seat}");
                }
            }
        }
    }

    #[test]
    fn in_the_regular_window_the_sheet_lies_right_of_the_upper_plate_and_inward_of_those_at_the_sides() {
        let theme = Theme::embedded().unwrap();
        let layout = TableLayout::new(Vec2::new(1280.0, 800.0), 6, &theme, 1.0);
        let wish = wish(&layout, 2);
        for (seat, right) in [(1, true), (2, true), (3, true), (4, false), (5, false)] {
            let (plate, sheet) = (layout.seat_plate(seat), layout.popover(seat, &wish).unwrap().sheet(400.0));
            assert_eq!(sheet.size(), Vec2::new(272.0, 400.0), "seat {seat}");
            let apart = if right { sheet.min.x - plate.max.x } else { plate.min.x - sheet.max.x };
            assert!((apart - wish.gap).abs() <= 1.0, "seat {seat}: {apart}");
            assert!(sheet.min.y < plate.center().y && sheet.max.y > plate.center().y, "seat {seat}: {sheet:?} beside {plate:?}");
        }
    }
}
