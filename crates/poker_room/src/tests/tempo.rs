//! The pauses of a table.

use poker_protocol::{HandId, Refusal, TurnId};
use poker_rules::{Action, Chips, HandEvent};

use super::table_scene::{Scene, awaited_choices, nl10, paced, seat};
use crate::{TableOutput, Tempo};

fn watched(seats: &[u8]) -> Scene {
    at(Tempo::WATCHED, seats)
}

fn at(tempo: Tempo, seats: &[u8]) -> Scene {
    let mut scene = Scene::with(paced(nl10(|_| {}), tempo), seats);
    scene.wait(tempo.first_hand_ms);
    scene
}

#[test]
fn a_street_is_followed_by_a_pause_in_which_nobody_can_act_and_no_clock_runs() {
    let mut scene = watched(&[1, 2, 3]);
    scene.act(1, Action::Call);
    scene.act(2, Action::Call);
    scene.act(3, Action::Check);
    assert_eq!(scene.turn(), None);
    assert_eq!(scene.table.act(seat(2), HandId(1), TurnId(4), Action::Check, scene.now), Err(Refusal::NotYourTurn));
    scene.wait(799);
    assert_eq!(scene.turn(), None);
    scene.wait(1);
    assert_eq!(scene.turn(), Some((2, TurnId(4))));
    assert_eq!(scene.table.poll_timeout(), Some(scene.now.after_ms(25_000)));
}

/// Two players all-in before the flop.
fn all_in(tempo: Tempo) -> Scene {
    let mut scene = at(tempo, &[1, 2, 3]);
    scene.act(1, Action::RaiseTo(Chips::new(1000)));
    scene.act(2, Action::Call);
    scene.act(3, Action::Fold);
    scene
}

fn hand_events(scene: &Scene) -> impl Iterator<Item = &HandEvent> {
    scene.told.iter().filter_map(|output| if let TableOutput::Hand { event, .. } = output { Some(event) } else { None })
}

/// The numbers of shown hands and of community cards in the events so far.
fn told(scene: &Scene) -> (usize, usize) {
    let events = || hand_events(scene);
    let shown = events().filter(|event| matches!(event, HandEvent::Shown { .. })).count();
    let board = events().map(|event| if let HandEvent::StreetDealt { cards, .. } = event { cards.len() } else { 0 });
    (shown, board.sum())
}

#[test]
fn where_only_cards_are_to_come_open_hands_and_each_street_are_told_by_themselves() {
    let mut scene = all_in(Tempo::WATCHED);
    for board in [0, 3, 4, 5] {
        assert_eq!(told(&scene), (2, board));
        let seen = scene.table.snapshot(None, scene.now).hand.unwrap();
        assert_eq!(seen.board.len(), board, "who looks on sees no later card");
        scene.wait(Tempo::WATCHED.runout_ms - 1);
        assert_eq!(told(&scene), (2, board));
        assert!(scene.records().is_empty());
        scene.wait(1);
    }
    assert_eq!(scene.records().len(), 1);
}

#[test]
fn without_pauses_an_all_in_hand_is_told_at_once_in_the_same_order() {
    let play = |tempo: Tempo| {
        let mut scene = all_in(tempo);
        scene.wait(4 * tempo.runout_ms);
        let hand = hand_events(&scene).take_while(|event| !matches!(event, HandEvent::Ended { .. }));
        hand.cloned().collect::<Vec<_>>()
    };
    assert_eq!(play(Tempo::NONE), play(Tempo::WATCHED));
}

/// All players fold, and the winner does not show.
fn fold_to_one_who_mucks(scene: &mut Scene) {
    scene.fold_hand();
    let (asked, turn) = awaited_choices(&scene.table, scene.now).unwrap();
    scene.table.act(asked[0], scene.hand_id(), turn, Action::Muck, scene.now).unwrap();
    scene.listen();
}

#[test]
fn a_hand_won_unshown_is_followed_by_a_short_pause_and_a_showdown_by_a_long_one() {
    let mut scene = watched(&[1, 2, 3]);
    fold_to_one_who_mucks(&mut scene);
    scene.wait(1499);
    assert!(scene.table.hand().is_none());
    scene.wait(1);
    assert!(scene.table.hand().is_some());
    for _ in 0..4 {
        scene.call_hand();
        scene.wait(800);
    }
    assert_eq!(scene.records().len(), 2);
    scene.wait(4000 - 801);
    assert!(scene.table.hand().is_none());
    scene.wait(1);
    assert!(scene.table.hand().is_some());
}

#[test]
fn the_pause_ends_once_every_person_has_asked_for_it() {
    let mut scene = watched(&[1, 2, 3]);
    assert_eq!(scene.table.next_hand(seat(1), scene.now), Err(Refusal::NotOffered));
    fold_to_one_who_mucks(&mut scene);
    scene.table.set_connected(seat(3), false, scene.now);
    scene.table.next_hand(seat(1), scene.now).unwrap();
    scene.settle();
    assert!(scene.table.hand().is_none(), "seat 2 has not asked");
    scene.table.next_hand(seat(2), scene.now).unwrap();
    scene.settle();
    assert!(scene.table.hand().is_some(), "nobody waits for one who is not there");
}

#[test]
fn a_configuration_that_names_no_time_to_choose_or_for_nonces_has_that_of_a_table_that_people_watch() {
    let old = r#"{"street_ms": 0, "runout_ms": 0, "unshown_ms": 0, "showdown_ms": 0, "first_hand_ms": 0}"#;
    let tempo: Tempo = serde_json::from_str(old).unwrap();
    assert_eq!(tempo, Tempo { choice_ms: Tempo::WATCHED.choice_ms, nonce_ms: Tempo::WATCHED.nonce_ms, ..Tempo::NONE });
}
