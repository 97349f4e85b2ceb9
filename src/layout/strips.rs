//! The strips of figures under the plates of other players.

use bevy::math::{Rect, Vec2};

use super::TableLayout;
use super::fit;
use super::lengths::Lengths;
use crate::theme::{Theme, UiScale};

impl TableLayout {
    /// The layout with a strip under the plate of each other player; without strips in a small tile, and where there is no room for them.
    #[must_use]
    pub fn with_strips(size: Vec2, seats: u8, theme: &Theme, text_scale: f32) -> TableLayout {
        let plain = || TableLayout::new(size, seats, theme, text_scale);
        let scale = UiScale::new(theme, size, text_scale).at_table();
        if scale.small() {
            return plain();
        }
        let lengths = Lengths::of(theme);
        let stripped = fit::largest(scale, |on_felt| {
            let strip = on_felt.grown(lengths.size.strip_h).max(on_felt.type_size(lengths.size.strip_text) * LOOSE).ceil();
            TableLayout::with_scales(size, seats, (scale, on_felt), lengths.clone(), strip)
        });
        if stripped.clash().is_none() { stripped } else { plain() }
    }

    /// The visible part of the strip of figures under a plate, from the plate's lower edge down; `None` where there is none. The player's
    /// own seat and the seat at the bottom of the screen have none.
    #[must_use]
    pub fn strip(&self, seat: u8) -> Option<Rect> {
        let plate = self.seat_plate(seat);
        let is_shown = self.strip > 0.0 && seat != 0 && seat != self.own_place;
        is_shown.then(|| Rect::new(plate.min.x, plate.max.y, plate.max.x, plate.max.y + self.strip))
    }

    /// The plate of a seat with the strip under it.
    #[must_use]
    pub(crate) fn seat_box(&self, seat: u8) -> Rect {
        let plate = self.seat_plate(seat);
        self.strip(seat).map_or(plate, |strip| plate.union(strip))
    }

    /// Type size of the figures.
    #[must_use]
    pub fn strip_text(&self) -> f32 {
        self.on_felt.type_size(self.lengths.size.strip_text)
    }
}

/// The smallest height of a strip, in sizes of its text.
const LOOSE: f32 = 1.25;

#[cfg(test)]
mod tests {
    use super::super::free_space::{inside, overlap};
    use super::super::{MAX_SEATS, MIN_SEATS};
    use super::*;

    const SIZES: [(f32, f32); 5] = [(640.0, 360.0), (1024.0, 768.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)];

    #[test]
    fn strips_are_clear_of_plates_cards_bets_tags_and_the_action_bar() {
        let theme = Theme::embedded().unwrap();
        for (width, height) in SIZES {
            for seats in MIN_SEATS..=MAX_SEATS {
                for text in [0.8, 1.0, 1.3, 2.0] {
                    let layout = TableLayout::with_strips(Vec2::new(width, height), seats, &theme, text);
                    let what = format!("{width}x{height}, {seats} seats, text {text}");
                    for (seat, strip) in (0..seats).filter_map(|seat| Some((seat, layout.strip(seat)?))) {
                        assert!(inside(strip, layout.open()), "{what}: {seat}");
                        for other in (0..seats).filter(|other| *other != seat) {
                            let things = [layout.seat_box(other), layout.tag(other, layout.widest_tag()), layout.dealer_button(other)];
                            let backs = layout.card_backs(other, 4).into_iter().filter(|_| other != 0);
                            let bet = layout.bet(other, layout.amount_text() * 2.0, 1, 2).area();
                            for thing in things.into_iter().chain(backs).chain([bet]) {
                                assert!(!overlap(strip, thing), "{what}: {strip:?} of {seat} overlaps {thing:?} of {other}");
                            }
                        }
                        for thing in [layout.board_area(), layout.pots_band(), layout.dealer_button(seat)] {
                            assert!(!overlap(strip, thing), "{what}: {seat} {thing:?}");
                        }
                        let tag = layout.tag(seat, layout.plate_size().x * 0.4);
                        assert!(tag.max.y > strip.max.y, "{what}: the tag hangs from the strip");
                        // Shown cards at the first place of a seat at the top lie below its tag.
                        let shown = layout.shown_cards(seat, 2);
                        let under = shown.iter().all(|card| card.min.y > strip.max.y && card.min.y < strip.max.y + 80.0);
                        assert!(!under || !shown.iter().any(|card| overlap(*card, tag)), "{what}: {seat} {shown:?} under {tag:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_usual_tables_have_room_for_strips_and_small_tiles_have_none() {
        let theme = Theme::embedded().unwrap();
        for (size, seats, room) in [
            ((640.0, 360.0), 2, true),
            ((640.0, 360.0), 6, true),
            ((1280.0, 800.0), 6, true),
            ((1280.0, 800.0), 9, true),
            ((1280.0, 800.0), 10, true),
            ((480.0, 256.0), 6, false),
        ] {
            let layout = TableLayout::with_strips(size.into(), seats, &theme, 1.0);
            assert_eq!(layout.strip(1).is_some(), room, "{size:?}, {seats} seats");
            assert!(layout.strip(0).is_none());
        }
    }

    #[test]
    fn without_strips_the_layout_is_as_ever() {
        let theme = Theme::embedded().unwrap();
        let layout = TableLayout::new(Vec2::new(1280.0, 800.0), 6, &theme, 1.0);
        assert!((0..6).all(|seat| layout.strip(seat).is_none() && layout.seat_box(seat) == layout.seat_plate(seat)));
    }
}
