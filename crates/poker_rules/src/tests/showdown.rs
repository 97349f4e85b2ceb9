//! Who shows, in which order, and who may keep a hand unseen.

use super::table::{Table, cards, setup};
use crate::{HandEvent, HandName, HandSetup, Rank};

fn three(muck: bool) -> HandSetup {
    let setup = setup(&[100, 100, 100], 1, 2).deal(&["Qc Qd", "Kc Kd", "Ac Ad"], "2h 3h 8s 9s Jd");
    HandSetup { muck_at_showdown: muck, ..setup }
}

#[test]
fn r_pot_5_the_last_aggressor_of_the_river_shows_first() {
    let table = three(false).table().play("c c x x x x x x x").play("x r10 c c").finish();
    assert_eq!(table.shown(), [(1, true), (2, true), (0, true)]);
}

#[test]
fn r_pot_5_without_one_the_first_left_of_the_button_shows_first() {
    let table = three(false).table().play("r6 c c x x x r10 c c").play("x x x").finish();
    assert_eq!(table.shown(), [(0, true), (1, true), (2, true)]);
}

#[test]
fn r_pot_5_a_beaten_hand_may_be_mucked() {
    let table = three(true).table().play("c c x x x x x x x").play("x x r10 c c").finish();
    assert_eq!(table.shown(), [(2, true), (0, false), (1, false)], "the best hand was shown first");
    let table = three(true).table().play("c c x x x x x x x").play("x r10 c c").finish();
    assert_eq!(table.shown(), [(1, true), (2, true), (0, false)], "a hand that wins is shown");
}

#[test]
fn r_pot_5_a_hand_that_wins_a_side_pot_is_not_mucked() {
    // Seat 2 is all-in with the best hand and shows; seat 0 still beats seat 1 in the side pot.
    let setup = setup(&[100, 100, 10], 1, 2).deal(&["Kc Kd", "Qc Qd", "Ac Ad"], "2h 3h 8s 9s Jd");
    let table = HandSetup { muck_at_showdown: true, ..setup }.table().play("r10 c c").play("x x x x x x").finish();
    assert_eq!(table.shown(), [(0, true), (1, false), (2, true)]);
    assert_eq!(table.won(), [(0, 2, 30)]);
    let table = table_with_side_pot().finish();
    assert_eq!(table.shown(), [(0, true), (1, true), (2, true)]);
    assert_eq!(table.won(), [(1, 1, 100), (0, 2, 30)]);
}

/// Seat 2 all-in with aces, seats 0 and 1 bet on; the better of these comes second.
fn table_with_side_pot() -> Table {
    let setup = setup(&[100, 100, 10], 1, 2).deal(&["Qc Qd", "Kc Kd", "Ac Ad"], "2h 3h 8s 9s Jd");
    HandSetup { muck_at_showdown: true, ..setup }.table().play("r10 c c").play("x x x x").play("r50 c")
}

#[test]
fn r_pot_5_hands_lie_open_at_once_when_nobody_can_bet() {
    let setup = setup(&[100, 100, 100], 1, 2).deal(&["Kc Kd", "Qc Qd", "Ac Ad"], "2h 3h 8s 9s Jd");
    let table = HandSetup { muck_at_showdown: true, ..setup }.table().play("f r100 c");
    let shows: Vec<usize> = positions(&table, |event| matches!(event, HandEvent::Shown { high: None, .. }));
    let streets = positions(&table, |event| matches!(event, HandEvent::StreetDealt { .. }));
    assert_eq!((shows.len(), streets.len()), (2, 3));
    assert!(shows[1] < streets[0], "shown before the flop is dealt");
    let table = table.finish();
    assert_eq!(table.shown(), [(0, true), (1, true)], "with their names, and nobody mucks a hand that lies open");
}

#[test]
fn a_shown_hand_names_its_five_cards() {
    let table = three(false).table().play("r100 f c").finish();
    let last = table.events.iter().rev().find_map(|event| match event {
        HandEvent::Shown { cards, high: Some(high), .. } => Some((cards.to_vec(), high.cards.to_vec(), high.name)),
        _ => None,
    });
    let name = HandName::Pair { rank: Rank::Ace, kickers: [Rank::Jack, Rank::Nine, Rank::Eight] };
    assert_eq!(last, Some((cards("Ac Ad"), cards("Ad Ac Jd 9s 8s"), name)));
}

fn positions(table: &Table, wanted: impl Fn(&HandEvent) -> bool) -> Vec<usize> {
    (0..table.events.len()).filter(|&at| wanted(&table.events[at])).collect()
}
