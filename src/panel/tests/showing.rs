//! The viewer chooses which cards to show.

use bevy_egui::egui::{Rect, Shape, pos2, vec2};
use egui_kittest::Harness;
use poker_client::{ActionBar, AtTable, BarIntent, Intent, TableModel};
use poker_protocol::{HandId, JackpotKind, SeatStack, SeenEvent, ShowChoice, TableEvent, TableId, TableInfo, TurnId};
use poker_rules::{GameSpec, HoleUsed};
use poker_text::Language;

use super::fixture;
use super::table::{TableData, clicked, shown};
use crate::style::Record;
use crate::style::bench::{Bench, ShownPanel, assert_tidy};

/// The viewer of a hand that nobody must see, for which the pool `jackpot` waits, if any.
pub(super) fn asked(jackpot: Option<JackpotKind>) -> TableData {
    let mut model = fixture::table(3, None);
    let won = SeenEvent::Won { pot: 0, half: None, seat: fixture::seat(0), amount: fixture::chips(90) };
    model.apply(TableEvent::Hand { event: won }, 0);
    let choice = Some(ShowChoice { shown_unasked: jackpot.is_some(), jackpot });
    model.apply(TableEvent::ToShow { seats: vec![fixture::seat(0)], turn: TurnId(9), left_ms: 3_000, choice }, 0);
    let bar = awake(&model);
    TableData::of(model, bar)
}

/// The viewer of an Omaha hand of these cards that nobody must see.
pub(super) fn omaha(cards: &[&str]) -> TableData {
    let hole_cards = u8::try_from(cards.len()).unwrap();
    let game = GameSpec { hole_cards, hole_used: HoleUsed::Exactly(2), ..GameSpec::holdem_no_limit() };
    let mut data = TableData::of(fixture::table_with(TableInfo { game, ..fixture::info() }), fixture::bar_ahead());
    let seat = fixture::seat(0);
    let players = vec![SeatStack { seat, stack: fixture::chips(2_000) }];
    let started = SeenEvent::Started { hand: HandId(2), button: seat, players, root: None, nonces: Vec::new() };
    let dealt = cards.iter().map(|card| SeenEvent::Dealt { seat, card: Some(card.parse().unwrap()), opening: None });
    let won = SeenEvent::Won { pot: 0, half: None, seat, amount: fixture::chips(90) };
    for event in [started].into_iter().chain(dealt).chain([won]) {
        data.model.apply(TableEvent::Hand { event }, 0);
    }
    let choice = Some(ShowChoice { shown_unasked: false, jackpot: None });
    data.model.apply(TableEvent::ToShow { seats: vec![seat], turn: TurnId(10), left_ms: 3_000, choice }, 0);
    data
}

/// The cards of the largest hand.
const SIX: [&str; 6] = ["As", "Js", "Td", "9h", "5c", "2c"];

fn awake(model: &TableModel) -> ActionBar {
    let mut bar = ActionBar::new(TableId(1), 600);
    assert_eq!(bar.update(&AtTable::caught_up(model, fixture::money(0)), 0), None);
    bar
}

#[test]
fn a_hand_that_nobody_has_to_see_is_mucked_shown_or_shown_in_part_with_one_click() {
    for (width, height) in [(1280.0, 800.0), (640.0, 360.0)] {
        let bench = Bench::new(Language::English, width, height);
        for (label, intent) in
            [("Show only the ace of spades", BarIntent::ShowCard(0)), ("Show only the jack of spades", BarIntent::ShowCard(1))]
        {
            let mut harness = shown(&bench, asked(None));
            assert_eq!(clicked(&mut harness, label), [Intent::from(intent)], "{label} at {width}x{height}");
        }
        for (label, slot) in [("Muck", poker_client::BarSlot::Fold), ("Show cards", poker_client::BarSlot::Raise)] {
            let mut harness = shown(&bench, asked(Some(JackpotKind::BadBeat)));
            let heard = clicked(&mut harness, label);
            assert!(heard.contains(&BarIntent::Release(slot).into()) || heard.contains(&BarIntent::Fold.into()), "{label}: {heard:?}");
        }
    }
}

#[test]
fn each_card_is_shown_by_a_click_where_it_is_held() {
    let bench = Bench::regular();
    let mut data = asked(None);
    let seat = fixture::seat(0);
    let card = |card: &str| SeenEvent::Dealt { seat, card: Some(card.parse().unwrap()), opening: None };
    let players = vec![SeatStack { seat, stack: fixture::chips(2_000) }];
    let started = SeenEvent::Started { hand: HandId(2), button: seat, players, root: None, nonces: Vec::new() };
    let won = SeenEvent::Won { pot: 0, half: None, seat, amount: fixture::chips(90) };
    for event in [started, card("Js"), card("As"), won] {
        data.model.apply(TableEvent::Hand { event }, 0);
    }
    let choice = Some(ShowChoice { shown_unasked: false, jackpot: None });
    data.model.apply(TableEvent::ToShow { seats: vec![seat], turn: TurnId(10), left_ms: 3_000, choice }, 0);
    data.bar = awake(&data.model);
    let harness = shown(&bench, data);
    let left = |name: &str| harness.state().record.control(name).unwrap().rect.left();
    assert!(left("show.card_2") < left("show.card_1"), "the ace came second and is held first");
}

#[test]
fn what_is_asked_about_a_hand_is_tidy_in_every_language_and_size() {
    for language in Language::SPOKEN {
        for (width, height, text_scale) in [(1280.0, 800.0, 1.0), (1280.0, 800.0, 2.0), (640.0, 360.0, 1.0), (640.0, 360.0, 1.4)] {
            for jackpot in [None, Some(JackpotKind::MonteCarlo)] {
                let bench = Bench::new(language, width, height).scaled(text_scale).at_table();
                let mut harness = shown(&bench, asked(jackpot));
                harness.run();
                let what = format!("{language:?} at {width}x{height}, text {text_scale}, {jackpot:?}");
                assert_tidy(&harness.state().record, &bench, &what);
            }
        }
    }
}

/// The ticks of marked cards within the width of the cards, with the parts of the window in which they are drawn.
fn ticks(harness: &Harness<'_, ShownPanel<TableData>>, bench: &Bench, cards: Rect) -> Vec<(Rect, Rect)> {
    let record = Record::default();
    let accent = bench.style(&record).ink.accent;
    let shapes = harness.output().shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Rect(drawn) if drawn.fill == accent => Some((drawn.rect, clipped.clip_rect)),
        _ => None,
    });
    let is_tick = |rect: &Rect| (rect.width() - rect.height()).abs() < 0.1 && cards.x_range().contains(rect.center().x);
    shapes.filter(|(rect, _)| is_tick(rect)).collect()
}

/// The parts of a card's face where its rank and its suit may be printed, in hundredths of its width.
fn printed(card: Rect) -> [Rect; 2] {
    let part = |from: (f32, f32), to: (f32, f32)| {
        let at = |(x, y): (f32, f32)| card.min + vec2(x, y) / 100.0 * card.width();
        Rect::from_min_max(at(from), at(to))
    };
    [part((7.0, 8.0), (92.0, 89.0)), part((40.0, 80.0), (97.0, 137.0))]
}

#[test]
fn the_tick_of_a_marked_card_is_whole_and_covers_neither_rank_nor_suit_however_many_cards_there_are() {
    for text_scale in [0.8, 1.0, 1.4, 2.0] {
        for (width, height) in [(640.0, 360.0), (1280.0, 800.0)] {
            let bench = Bench::new(Language::English, width, height).scaled(text_scale).at_table();
            let record = Record::default();
            let style = bench.style(&record);
            for count in [4, 5, 6] {
                let what = format!("{count} cards at {width}x{height}, text {text_scale}");
                let mut harness = shown(&bench, omaha(&SIX[..count]));
                let count = u8::try_from(count).unwrap();
                let cards: Vec<Rect> = style.layout().own_cards(count).into_iter().map(|card| style.area(card)).collect();
                let whole = cards.iter().copied().reduce(Rect::union).unwrap();
                assert_eq!(ticks(&harness, &bench, whole), [], "{what}: none is marked");
                for nth in 0..count {
                    harness.state_mut().data.bar.handle(&BarIntent::ShowCard(nth), fixture::AWAKE, &|_| None);
                }
                harness.run();
                let drawn = ticks(&harness, &bench, whole);
                assert_eq!(drawn.len(), cards.len(), "{what}: {drawn:?}");
                for (tick, clip) in &drawn {
                    assert!(clip.expand(0.5).contains_rect(*tick), "{what}: {tick:?} is cut by {clip:?}");
                    let faces: Vec<Rect> = cards.iter().flat_map(|card| printed(*card)).collect();
                    assert!(!faces.iter().any(|part| part.shrink(0.1).intersects(*tick)), "{what}: {tick:?} in {faces:?}");
                }
                let at = |card: &Rect| drawn.iter().filter(|(tick, _)| card.x_range().contains(tick.center().x)).count();
                assert!(cards.iter().all(|card| at(card) == 1), "{what}: each card has its own: {drawn:?}");
            }
            let harness = shown(&bench, asked(None));
            let window = Rect::from_min_max(pos2(0.0, 0.0), pos2(width, height));
            let cards = style.layout().own_cards(2).into_iter().map(|card| style.area(card)).reduce(Rect::union).unwrap_or(window);
            assert_eq!(ticks(&harness, &bench, cards), [], "two cards have no tick: a click shows the card at once");
        }
    }
}
