//! Finds the largest text size on the felt at which nothing overlaps.

use bevy::math::Rect;

use super::TableLayout;
use super::bets::SHORT_AMOUNT;
use super::free_space::{inside, overlap};
use crate::theme::UiScale;

/// The step by which the text scale is reduced at each try, and the smallest text scale.
const STEP: f32 = 0.05;
const LEAST: f32 = 0.8;

/// The width of an amount of ten characters, in units of its type size.
const LONG_AMOUNT: f32 = 5.6;

/// The layout with the largest text on the felt, up to the player's size, where nothing overlaps.
pub(super) fn largest(scale: UiScale, layout: impl Fn(UiScale) -> TableLayout) -> TableLayout {
    let mut text = scale.text_scale();
    loop {
        let tried = layout(scale.with_text_scale(text));
        text -= STEP;
        if text < LEAST || tried.clash().is_none() {
            return tried;
        }
    }
}

/// The number of awarded pots that must fit in one row, with names and amounts of usual lengths.
const THREE_POTS: usize = 3;

/// One thing on the felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Thing {
    Plate(u8),
    Button(u8),
    Board,
    Pots,
    Cards(u8),
    Shown,
    Bet(u8),
    ActionBar,
    Edge,
}

impl TableLayout {
    /// The first two things that overlap; `None` where nothing does.
    pub(super) fn clash(&self) -> Option<(Thing, Thing)> {
        let seats = 0..self.seats();
        let plates: Vec<(Thing, Rect)> = seats.clone().map(|seat| (Thing::Plate(seat), self.seat_box(seat))).collect();
        let mut fixed = plates.clone();
        fixed.extend([(Thing::Board, self.board_area()), (Thing::Pots, self.pots_band()), (Thing::ActionBar, self.bar.bounds)]);
        let open = self.open();
        let rows = || (!self.fit_in_a_row(THREE_POTS)).then_some((Thing::Pots, Thing::Pots));
        let small = || self.hero_cards_are_tiny().then_some((Thing::Cards(0), Thing::Board));
        rows().or_else(small).or_else(|| {
            [2, 4].into_iter().find_map(|cards| {
                let among = self.short_bets(cards);
                let bets = |width: f32, stacks: u8| -> Vec<(Thing, Rect)> {
                    let width = self.amount_text() * width;
                    seats.clone().map(|seat| (Thing::Bet(seat), self.bet_among(&among, seat, width, stacks).area())).collect()
                };
                let mut things = fixed.clone();
                things.extend(self.hero_cards(cards).iter().map(|card| (Thing::Cards(0), above(*card, plates[0].1))));
                for seat in seats.clone().skip(1) {
                    let plate = self.seat_plate(seat);
                    things.extend(self.card_backs(seat, cards).iter().map(|card| (Thing::Cards(seat), above(*card, plate))));
                }
                let crowded = bets(LONG_AMOUNT, 2).into_iter().find_map(|bet| first_overlap_of(bet, &things));
                things.extend(bets(SHORT_AMOUNT, 1));
                let outside =
                    things.iter().find(|(thing, rect)| !matches!(thing, Thing::ActionBar | Thing::Plate(0)) && !inside(*rect, open));
                let outside = outside.map(|(thing, _)| (*thing, Thing::Edge));
                let buttons = || {
                    // Only plates are checked: the button may lie beside a bet's chips.
                    seats.clone().find_map(|seat| first_overlap_of((Thing::Button(seat), self.dealer_button(seat)), &plates))
                };
                let shown = self.all_shown(self.seats() - 1, cards).into_iter().flatten();
                let hidden = || {
                    let mut shown = shown.map(|card| (Thing::Shown, card));
                    shown.find_map(|card| {
                        if self.is_tiny(card.1, cards) { Some((Thing::Shown, Thing::Shown)) } else { first_overlap_of(card, &plates) }
                    })
                };
                crowded.or(outside).or_else(|| first_overlap(&things)).or_else(buttons).or_else(hidden)
            })
        })
    }
}

/// The part of a card that is above the upper edge of its plate.
fn above(card: Rect, plate: Rect) -> Rect {
    Rect { max: card.max.with_y(card.max.y.min(plate.min.y)), ..card }
}

fn first_overlap(things: &[(Thing, Rect)]) -> Option<(Thing, Thing)> {
    things.iter().enumerate().find_map(|(index, thing)| first_overlap_of(*thing, &things[..index]))
}

fn first_overlap_of((thing, rect): (Thing, Rect), others: &[(Thing, Rect)]) -> Option<(Thing, Thing)> {
    others.iter().find(|(_, other)| overlap(rect, *other)).map(|(other, _)| (thing, *other))
}
