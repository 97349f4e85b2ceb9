//! Nothing leaves the window and nothing overlaps, for every size of window, number of seats and text size.

use std::sync::LazyLock;

use bevy::math::{Rect, Vec2};

use super::free_space::{inside, overlap};
use super::*;
use crate::theme::Theme;

const SIZES: [(f32, f32); 12] = [
    (480.0, 256.0),
    (480.0, 263.0),
    (540.0, 320.0),
    (640.0, 344.0),
    (640.0, 360.0),
    (960.0, 600.0),
    (1024.0, 768.0),
    (1280.0, 800.0),
    (1600.0, 1000.0),
    (1680.0, 720.0),
    (1920.0, 1080.0),
    (3840.0, 2160.0),
];
const TEXT: [f32; 9] = [0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4, 1.7, 2.0];

/// Every layout, with its description.
static LAYOUTS: LazyLock<Vec<(String, TableLayout)>> = LazyLock::new(|| {
    let theme = Theme::embedded().unwrap();
    let windows = SIZES.iter().flat_map(|size| (MIN_SEATS..=MAX_SEATS).map(move |seats| (*size, seats)));
    let tables = windows.flat_map(|(size, seats)| TEXT.map(|text| (size, seats, text)));
    tables
        .map(|((width, height), seats, text)| {
            (format!("{width}x{height}, {seats} seats, text {text}"), TableLayout::new(Vec2::new(width, height), seats, &theme, text))
        })
        .collect()
});

fn every_layout(check: impl Fn(&TableLayout, &str)) {
    for (what, layout) in LAYOUTS.iter() {
        check(layout, what);
    }
}

fn assert_apart(rects: &[(String, Rect)], what: &str) {
    for (index, (a_name, a)) in rects.iter().enumerate() {
        for (b_name, b) in &rects[..index] {
            assert!(!overlap(*a, *b), "{what}: {a_name} {a:?} overlaps {b_name} {b:?}");
        }
    }
}

fn plates(layout: &TableLayout) -> Vec<(String, Rect)> {
    (0..layout.seats()).map(|seat| (format!("plate {seat}"), layout.seat_plate(seat))).collect()
}

#[test]
fn plates_stay_in_the_window_clear_of_one_another_and_of_the_bars() {
    every_layout(|layout, what| {
        let window = Rect::from_corners(Vec2::ZERO, layout.window());
        let plates = plates(layout);
        assert_apart(&plates, what);
        for (name, plate) in &plates {
            assert!(inside(*plate, window), "{what}: {name} {plate:?}");
            assert!(!overlap(*plate, layout.top_bar(7).bar), "{what}: {name} under the top bar");
            for control in controls(layout) {
                assert!(!overlap(*plate, control.1), "{what}: {name} {plate:?} under {} {:?}", control.0, control.1);
            }
        }
        assert_eq!(plates[0].1.center().x, layout.window().x / 2.0, "{what}");
    });
}

fn controls(layout: &TableLayout) -> Vec<(String, Rect)> {
    let bar = layout.action_bar();
    let mut controls: Vec<(String, Rect)> = bar.slots.iter().enumerate().map(|(n, rect)| (format!("slot {n}"), *rect)).collect();
    if let Some(row) = &bar.amount {
        controls.extend(row.presets.iter().enumerate().map(|(n, rect)| (format!("preset {n}"), *rect)));
        let others = [("minus", row.minus), ("slider", row.slider), ("plus", row.plus), ("field", row.field)];
        controls.extend(others.map(|(name, rect)| (name.to_owned(), rect)));
    }
    controls.extend(layout.tools().places().iter().enumerate().map(|(n, rect)| (format!("tool {n}"), *rect)));
    controls.extend(layout.log().map(|log| ("log".to_owned(), log.panel)));
    controls.push(("time bank".to_owned(), layout.time_bank(layout.hand_text() * 2.2).pill));
    controls
}

#[test]
fn controls_stay_in_the_window_are_large_enough_and_clear_of_one_another() {
    every_layout(|layout, what| {
        let window = Rect::from_corners(Vec2::ZERO, layout.window());
        let controls = controls(layout);
        assert_apart(&controls, what);
        for (name, control) in &controls {
            assert!(inside(*control, window), "{what}: {name} {control:?}");
            let rows = name.starts_with("tool") && matches!(layout.tools(), Tools::Checkboxes(_));
            let least = if rows { 21.0 } else { 28.0 };
            assert!(control.size().min_element() >= least, "{what}: {name} {control:?}");
        }
        assert!(layout.action_bar().amount.as_ref().is_none_or(|row| row.slider.width() >= 60.0), "{what}");
        let icons = layout.top_bar(7).icons;
        for (n, icon) in icons.iter().enumerate() {
            assert!(inside(*icon, window) && icon.size().min_element() >= 28.0, "{what}: icon {n} {icon:?}");
            assert!(n == 0 || icons[n - 1].max.x + 3.9 <= icon.min.x, "{what}: icons {n}");
        }
    });
}

fn bets(layout: &TableLayout, width: f32, stacks: u8, cards: u8) -> Vec<(String, Rect)> {
    let width = layout.amount_text() * width;
    (0..layout.seats()).map(|seat| (format!("bet {seat}"), layout.bet(seat, width, stacks, cards).area())).collect()
}

#[test]
fn bets_are_clear_of_plates_cards_and_pots_and_short_ones_of_one_another() {
    every_layout(|layout, what| {
        for cards in [2, 4, 5] {
            for (width, stacks) in [(2.8, 1), (5.6, 2)] {
                let what = format!("{what}, {cards} cards, {stacks} stacks");
                let bets = bets(layout, width, stacks, cards);
                let mut things = plates(layout);
                things.extend(layout.board().into_iter().map(|card| ("board".to_owned(), card)));
                things.push(("pots".to_owned(), layout.pots_band()));
                let hero = layout.hero_cards(cards).into_iter().map(|card| ("hero".to_owned(), card)).collect::<Vec<_>>();
                for (name, bet) in &bets {
                    assert!(inside(*bet, layout.open()), "{what}: {name} {bet:?}");
                    for (other, thing) in things.iter().chain(&hero) {
                        assert!(!overlap(*bet, *thing), "{what}: {name} {bet:?} covers {other} {thing:?}");
                    }
                }
                if stacks == 1 {
                    assert_apart(&bets, &what);
                }
            }
        }
    });
}

#[test]
fn cards_never_overlap_one_another() {
    every_layout(|layout, what| {
        for count in [2, 4, 5] {
            let what = format!("{what}, {count} cards");
            let mut dealt: Vec<(String, Rect)> = layout.board().into_iter().map(|card| ("board".to_owned(), card)).collect();
            dealt.extend(layout.hero_cards(count).into_iter().map(|card| ("hero".to_owned(), card)));
            let mut shown = dealt.clone();
            for seat in 1..layout.seats() {
                dealt.extend(layout.card_backs(seat, count).into_iter().map(|card| (format!("back {seat}"), card)));
                shown.extend(layout.shown_cards(seat, count).into_iter().map(|card| (format!("shown {seat}"), card)));
            }
            assert_apart(&dealt, &what);
            assert_apart(&shown, &what);
            let window = Rect::from_corners(Vec2::new(0.0, layout.top_bar(1).bar.max.y), layout.window());
            for (name, card) in dealt.iter().chain(&shown) {
                assert!(inside(*card, window), "{what}: {name} {card:?}");
            }
            for (name, card) in shown.iter().filter(|(name, _)| name.starts_with("shown")) {
                for (plate, rect) in plates(layout) {
                    assert!(!overlap(*card, rect), "{what}: {name} covers {plate}");
                }
                let least = if layout.small() { 11.0 } else { 13.0 };
                assert!(count > 4 || card.width() >= least, "{what}: {name} is {card:?}");
            }
        }
    });
}

#[test]
fn the_players_cards_cover_three_pixels_of_the_plate_at_most() {
    every_layout(|layout, what| {
        let plate = layout.seat_plate(0);
        for card in layout.hero_cards(2) {
            assert!(card.max.y - plate.min.y <= 3.0 * layout.scale().zoom() + 0.6, "{what}");
        }
    });
}

#[test]
fn dealer_buttons_are_clear_of_plates_bets_and_cards() {
    every_layout(|layout, what| {
        let window = Rect::from_corners(Vec2::ZERO, layout.window());
        for seat in 0..layout.seats() {
            let button = layout.dealer_button(seat);
            assert!(inside(button, window), "{what}: dealer {seat} {button:?}");
            let mut things = plates(layout);
            things.extend(layout.board().into_iter().map(|card| ("board".to_owned(), card)));
            things.extend(layout.hero_cards(2).into_iter().map(|card| ("hero".to_owned(), card)));
            things.extend(bets(layout, 2.8, 1, 2));
            for (name, thing) in things {
                assert!(!overlap(button, thing), "{what}: dealer {seat} {button:?} covers {name} {thing:?}");
            }
        }
    });
}

fn amount_row(layout: &TableLayout) -> &AmountRow {
    layout.action_bar().amount.as_ref().unwrap()
}

#[test]
fn the_regular_window_is_laid_out_as_drawn() {
    let theme = Theme::embedded().unwrap();
    let layout = TableLayout::new(Vec2::new(1280.0, 800.0), 6, &theme, 1.0);
    let close = |point: Vec2, x: f32, y: f32| assert!(point.distance(Vec2::new(x, y)) < 1.5, "{point} is not at {x}, {y}");
    for (seat, x, y) in [(0, 640.0, 620.0), (1, 170.0, 466.0), (2, 170.0, 234.0), (3, 640.0, 106.0), (4, 1110.0, 234.0), (5, 1110.0, 466.0)]
    {
        close(layout.seat_plate(seat).center(), x, y);
    }
    close(layout.board()[0].min, 438.0, 287.0);
    close(layout.hero_cards(2)[0].min, 549.0, 473.0);
    close(layout.dealer_button(0).center(), 524.0, 611.0);
    close(layout.action_bar().slots[0].min, 768.0, 728.0);
    close(amount_row(&layout).presets[0].min, 768.0, 652.0);
    close(amount_row(&layout).field.min, 1104.0, 688.0);
    close(layout.log().unwrap().panel.min, 16.0, 684.0);
    close(layout.time_bank(28.0).pill.center(), 777.0, 620.0);
    close(layout.top_bar(7).icons[6].center(), 1252.0, 22.0);
    close(layout.bet(2, 41.0, 1, 2).pill.center(), 364.0, 266.0);
    assert_eq!(layout.on_felt, layout.scale());
}

#[test]
fn the_small_window_is_laid_out_as_drawn() {
    let theme = Theme::embedded().unwrap();
    let layout = TableLayout::new(Vec2::new(640.0, 360.0), 9, &theme, 1.0);
    let close = |point: Vec2, x: f32, y: f32| assert!(point.distance(Vec2::new(x, y)) < 1.5, "{point} is not at {x}, {y}");
    for (seat, x, y) in [(0, 320.0, 269.5), (1, 175.0, 251.5), (2, 73.0, 188.5), (3, 87.0, 109.0), (4, 222.0, 55.0)] {
        close(layout.seat_plate(seat).center(), x, y);
    }
    close(layout.board()[0].min, 226.5, 133.0);
    close(layout.hero_cards(2)[0].min, 277.0, 197.0);
    close(layout.action_bar().slots[0].min, 252.0, 324.0);
    close(amount_row(&layout).presets[0].min, 8.0, 292.0);
    close(layout.tools().places()[0].min, 8.0, 326.0);
    assert!(matches!(layout.tools(), Tools::Icons(_)) && layout.log().is_none());
    assert_eq!(layout.on_felt, layout.scale());
}

#[test]
fn pots_make_one_centred_row() {
    every_layout(|layout, what| {
        let text = layout.amount_text();
        let size = PotSize { label: text * 2.7, amount: text * 3.6, stacks: 0, done: true };
        for count in 1..=3 {
            let pots = layout.pots(&vec![size; count]);
            let rows = pots.iter().filter(|pot| pot.pill.min.y != pots[0].pill.min.y).count();
            assert!(layout.scale().text_scale() > 1.0 || layout.scale().small() || rows == 0, "{what}");
            let (left, right) = (pots[0].pill.min.x, pots[count - 1].pill.max.x);
            assert!(rows > 0 || ((left + right) / 2.0 - layout.window().x / 2.0).abs() < 2.0, "{what}: {left} {right}");
            let pills: Vec<(String, Rect)> = pots.iter().map(|pot| ("pot".to_owned(), pot.pill)).collect();
            assert_apart(&pills, what);
        }
    });
}

#[test]
fn three_awarded_pots_lie_in_one_row_clear_of_seats_tags_and_cards() {
    every_layout(|layout, what| {
        let size = PotSize { label: layout.pot_label_text() * 3.0, amount: layout.amount_text() * 3.6, stacks: 0, done: true };
        let pots: Vec<(String, Rect)> = layout.pots(&[size; 3]).iter().map(|pot| ("pot".to_owned(), pot.pill)).collect();
        assert_apart(&pots, what);
        let mut things = plates(layout);
        things.extend((0..layout.seats()).map(|seat| (format!("tag {seat}"), layout.tag(seat, layout.plate_size().x * cards::TAG))));
        things.extend(layout.board().into_iter().map(|card| ("board".to_owned(), card)));
        things.extend(layout.hero_cards(4).into_iter().map(|card| ("hero".to_owned(), card)));
        for (_, pot) in &pots {
            assert!(layout.scale().small() || pot.min.y == pots[0].1.min.y, "{what}: one row");
            for (name, thing) in &things {
                assert!(!overlap(*pot, *thing), "{what}: a pot {pot:?} overlaps {name} {thing:?}");
            }
        }
    });
}

#[test]
fn the_text_of_tight_pots_lies_in_their_pills_and_is_not_too_small() {
    every_layout(|layout, what| {
        let size = PotSize { label: layout.pot_label_text() * 3.0, amount: layout.amount_text() * 6.0, stacks: 0, done: true };
        for pot in layout.pots(&[size; 3]) {
            let label = size.label * pot.label_size / layout.pot_label_text();
            let amount = size.amount * pot.amount_size / layout.amount_text();
            assert!(pot.label.x + label < pot.amount.x - amount, "{what}: {pot:?}");
            assert!(pot.pill.min.x < pot.label.x && pot.amount.x < pot.pill.max.x, "{what}: {pot:?}");
            assert!(pot.label_size.min(pot.amount_size) >= layout.on_felt.text_floor(), "{what}: {pot:?}");
        }
    });
}

#[test]
fn the_tags_of_seats_lie_on_no_control_and_do_not_touch_the_log() {
    every_layout(|layout, what| {
        let gap = layout.action_bar().gap / 2.0;
        for (seat, tag) in layout.widest_tags().enumerate() {
            for control in layout.action_bar().drawn() {
                assert!(!overlap(tag, control), "{what}: tag {seat} {tag:?} lies on {control:?}");
            }
            for tool in layout.tools().places() {
                assert!(!overlap(tag, *tool), "{what}: tag {seat} {tag:?} lies on a tool {tool:?}");
            }
            if let Some(log) = layout.log() {
                assert!(!overlap(tag.inflate(gap), log.panel), "{what}: tag {seat} {tag:?} touches the log {:?}", log.panel);
            }
            assert!(!overlap(tag, layout.board_area()) && !overlap(tag, layout.pots_band()), "{what}: tag {seat} {tag:?}");
        }
    });
}

#[test]
fn the_own_chances_are_clear_of_everything_at_tables_of_practice() {
    every_layout(|layout, what| {
        for cards in [2, 4, 5] {
            let pill = layout.own_odds(layout.hand_text() * 10.0, cards);
            assert!(inside(pill, layout.open()), "{what}: {pill:?}");
            let mut things = plates(layout);
            things.extend((0..layout.seats()).map(|seat| ("button".to_owned(), layout.dealer_button(seat))));
            things.extend(layout.hero_cards(cards).into_iter().map(|card| ("hero".to_owned(), card)));
            things.extend([("board".to_owned(), layout.board_area()), ("pots".to_owned(), layout.pots_band())]);
            things.extend(bets(layout, 2.8, 1, cards));
            for (name, thing) in things {
                assert!(!overlap(pill, thing), "{what}, {cards} cards: {pill:?} covers {name} {thing:?}");
            }
        }
    });
}

#[test]
fn the_marks_of_a_low_lie_beneath_the_card_and_beneath_the_bar_of_a_high() {
    every_layout(|layout, what| {
        for card in [layout.board()[0], layout.hero_cards(5)[0], layout.shown_cards(1, 5)[0]] {
            let (bar, drop) = layout.win_bar(card.width());
            let alone = layout.low_dashes(card.width(), false);
            assert_eq!(alone[0].min.y, drop, "{what}");
            let under = layout.low_dashes(card.width(), true);
            assert!(under.iter().all(|dash| dash.min.y > drop + bar.y), "{what}");
            assert!(under.windows(2).all(|pair| pair[0].max.x < pair[1].min.x), "{what}: {under:?}");
            assert!(under[0].min.x >= 0.0 && under[2].max.x <= card.width(), "{what}: {under:?}");
        }
    });
}

#[test]
fn the_result_of_a_small_window_lies_between_the_tools_and_the_seats_buttons() {
    every_layout(|layout, what| {
        for buttons in [1, 2].into_iter().filter(|_| layout.compact()) {
            let room = layout.result_room(buttons);
            assert!(room > layout.result_text() * 10.0, "{what}: {room}");
            let pill = layout.result_pill(room, buttons);
            let slots = layout.action_bar().slots.into_iter().rev().take(buttons);
            for thing in slots.chain(layout.tools().places().iter().copied()) {
                assert!(!overlap(pill, thing), "{what}, {buttons} buttons: {pill:?} covers {thing:?}");
            }
        }
    });
}

#[test]
fn large_text_takes_neither_the_log_nor_the_words_of_the_tools_from_a_large_window_until_the_table_is_magnified() {
    let theme = Theme::embedded().unwrap();
    for (width, height) in [(1280.0, 800.0), (1600.0, 1000.0), (1920.0, 1080.0), (3840.0, 2160.0)] {
        for text in TEXT {
            let layout = TableLayout::new(Vec2::new(width, height), 6, &theme, text);
            let what = format!("{width}x{height}, text {text}");
            // Then it is laid out as in a small window, with icons in place of words, one of which opens the log.
            let small = layout.compact();
            assert_eq!(small, text > 1.9 || (text > 1.4 && width < 3840.0), "{what}");
            assert_eq!(matches!(layout.tools(), Tools::Checkboxes(_)), !small, "{what}: tools");
            assert_eq!(layout.log().is_some(), !small, "{what}: log");
        }
    }
}

#[test]
fn the_log_is_clear_of_everything_at_the_table() {
    every_layout(|layout, what| {
        let Some(log) = layout.log() else { return };
        let mut things = plates(layout);
        things.extend(controls(layout).into_iter().filter(|(name, _)| name != "log"));
        things.extend(layout.hero_cards(4).into_iter().map(|card| ("card".to_owned(), card)));
        things.extend(layout.tools().places().iter().map(|place| ("tool".to_owned(), *place)));
        for (name, thing) in things {
            assert!(!overlap(log.panel, thing), "{what}: the log {:?} overlaps {name} {thing:?}", log.panel);
        }
    });
}

#[test]
fn the_smallest_text_has_plates_as_large_as_it_needs() {
    let theme = Theme::embedded().unwrap();
    let size = |text| TableLayout::new(Vec2::new(640.0, 360.0), 6, &theme, text);
    let (small, usual) = (size(0.9), size(1.0));
    assert_eq!(small.plate_parts(0).name_size, usual.plate_parts(0).name_size, "text is at its floor");
    assert!(small.plate_size().x >= usual.plate_size().x, "{} {}", small.plate_size(), usual.plate_size());
}

#[test]
fn the_cards_in_the_corners_cover_nothing() {
    every_layout(|layout, what| {
        let with = layout.clone().with_corners();
        let Some(corners) = with.corners() else { return };
        let window = Rect::from_corners(Vec2::ZERO, layout.window());
        for corner in corners {
            assert!(inside(corner, window) && !overlap(corner, layout.top_bar(8).bar), "{what}: {corner:?}");
            for seat in 0..layout.seats() {
                assert!(!overlap(corner, with.seat_plate(seat)), "{what}: plate {seat}");
                assert!(!overlap(corner, with.tag(seat, with.widest_tag())), "{what}: tag {seat}");
                for card in with.shown_cards(seat, 2).into_iter().chain(with.card_backs(seat, 2).into_iter().filter(|_| seat > 0)) {
                    assert!(!overlap(corner, card), "{what}: card {card:?} of seat {seat} under {corner:?}");
                }
            }
        }
    });
    let theme = Theme::embedded().unwrap();
    for seats in [2, 3, 6, 8, 9] {
        let layout = TableLayout::new(Vec2::new(1280.0, 800.0), seats, &theme, 1.0).with_corners();
        assert!(layout.corners().is_some(), "{seats} seats");
    }
    let small = TableLayout::new(Vec2::new(1024.0, 768.0), 9, &theme, 1.0).with_corners();
    assert_eq!(small.corners(), None, "the top bar says it there");
}

#[test]
fn a_bounty_lies_on_its_plate_or_over_its_corner_inside_the_window() {
    every_layout(|layout, what| {
        let window = Rect::from_corners(Vec2::ZERO, layout.window());
        for seat in 0..layout.seats() {
            let (plate, width) = (layout.seat_plate(seat), layout.bounty_text() * 3.6);
            let spot = layout.bounty(seat, width);
            match spot.pill {
                Some(pill) => {
                    assert!(inside(pill, window) && pill.min.y < plate.min.y, "{what}: {pill:?} of seat {seat}");
                    assert!(!overlap(pill, layout.top_bar(5).bar), "{what}: {pill:?} of seat {seat} under the top bar");
                }
                None => assert!(inside(spot.icon, plate) && spot.amount.x + width <= plate.max.x, "{what}: seat {seat}"),
            }
        }
    });
}

#[test]
fn the_letters_of_the_dealer_and_of_avatars_have_room_on_their_discs_in_the_smallest_tiles() {
    let theme = Theme::embedded().unwrap();
    // The widest letter and two digits are about as wide as their type size, and the height of a capital is less.
    for size in [(480.0, 256.0), (480.0, 263.0), (540.0, 320.0), (640.0, 360.0)] {
        for text in TEXT {
            let layout = TableLayout::new(Vec2::new(size.0, size.1), 6, &theme, text);
            let what = format!("{size:?}, text {text}");
            assert!(layout.dealer_button(0).width() >= layout.dealer_text() * 1.15, "{what}: dealer");
            let parts = layout.plate_parts(1);
            for (disc, letters) in [(parts.avatar, theme.text.floor), (parts.clock_avatar, parts.clock_size)] {
                assert!(disc.width() >= letters * 1.2, "{what}: {disc:?}");
                assert!(disc.height() <= parts.plate.height(), "{what}: {disc:?} {:?}", parts.plate);
            }
        }
    }
}
