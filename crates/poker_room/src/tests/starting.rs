//! When a hand starts, and which seats have the button and the blinds.

use poker_protocol::{DrawnCard, Entry, Money, Notice, TableEvent};
use poker_rules::{GameSpec, HeadsUp};

use super::table_scene::{ROOM, Scene, U, nl10, paced, seat, under};
use crate::{TableOutput, Tempo};

#[test]
fn r_hand_7_two_players_at_a_new_table_wait_for_a_third() {
    let mut scene = Scene::of(&[1, 2]);
    assert_eq!(scene.deal(), None);
    scene.sit(3, 1000, Entry::WaitForBigBlind).unwrap();
    assert_eq!(scene.deal(), Some((1, Some(2), 3, vec![1, 2, 3])));
}

#[test]
fn r_hand_7_a_table_that_runs_short_says_that_it_waits() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.fold_hand();
    scene.table.leave(seat(1), scene.now);
    scene.table.leave(seat(2), scene.now);
    scene.settle();
    assert!(scene.heard(|event| *event == TableEvent::Notice { notice: Notice::WaitingForPlayers { needed: 3 } }));
}

#[test]
fn r_hand_7_after_three_two_play_a_single_hand() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.fold_hand();
    scene.table.set_sit_out(seat(1), true, scene.now);
    assert_eq!(scene.deal(), Some((3, Some(3), 2, vec![2, 3])));
    scene.fold_hand();
    assert_eq!(scene.deal(), None);
    scene.table.set_sit_out(seat(1), false, scene.now);
    scene.settle();
    assert!(scene.table.hand().is_some());
}

#[test]
fn r_hand_7_a_rulebook_may_let_two_go_on() {
    let mut scene = Scene::with(nl10(|rules| rules.cash.start.heads_up = HeadsUp::Continue), &[1, 2, 3]);
    scene.deal();
    scene.fold_hand();
    scene.table.leave(seat(1), scene.now);
    assert_eq!(scene.deal(), Some((3, Some(3), 2, vec![2, 3])));
    scene.fold_hand();
    assert_eq!(scene.deal(), Some((2, Some(2), 3, vec![2, 3])));
}

#[test]
fn r_hand_5_blinds_go_round_the_table() {
    let mut scene = Scene::of(&[1, 2, 3, 4, 5, 6]);
    for expected in [(1, 2, 3), (2, 3, 4), (3, 4, 5), (4, 5, 6), (5, 6, 1)] {
        let (button, small_blind, big_blind, _) = scene.deal().unwrap();
        assert_eq!((button, small_blind.unwrap(), big_blind), expected);
        scene.fold_hand();
    }
}

#[test]
fn r_hand_5_a_big_blind_who_leaves_gives_a_hand_without_small_blind() {
    let mut scene = Scene::of(&[1, 2, 3, 4, 5, 6]);
    scene.deal();
    scene.fold_hand();
    scene.table.leave(seat(3), scene.now);
    assert_eq!(scene.deal(), Some((2, None, 4, vec![1, 2, 4, 5, 6])));
    scene.fold_hand();
    assert_eq!(scene.deal(), Some((2, Some(4), 5, vec![1, 2, 4, 5, 6])));
}

#[test]
fn r_hand_5_a_new_person_on_the_big_blinds_seat_owes_no_small_blind() {
    let mut scene = Scene::of(&[1, 2, 3, 4, 5, 6]);
    scene.deal();
    scene.fold_hand();
    scene.table.leave(seat(3), scene.now);
    scene.sit(3, 1000, Entry::WaitForBigBlind).unwrap();
    assert_eq!(scene.deal(), Some((2, None, 4, vec![1, 2, 4, 5, 6])));
}

#[test]
fn r_hand_2_a_table_everybody_left_begins_anew() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.fold_hand();
    for number in 1..=3 {
        scene.table.leave(seat(number), scene.now);
    }
    scene.settle();
    for number in [4, 5, 6] {
        scene.sit(number, 1000, Entry::WaitForBigBlind).unwrap();
    }
    assert_eq!(scene.deal(), Some((4, Some(5), 6, vec![4, 5, 6])));
}

#[test]
fn a_practice_table_waits_for_a_person_and_then_counts_as_new() {
    use super::table_scene::player;
    use crate::{Arrival, PRINTED, PlayerKind};
    use poker_protocol::PlayerView;

    let bot = |number: u8| Arrival {
        player: player(number),
        kind: PlayerKind::Bot,
        view: PlayerView { name: format!("B{number}"), avatar: 0 },
        buy_in: Money::new(1000),
        entry: Entry::WaitForBigBlind,
        connected: true,
        plan: PRINTED,
        elsewhere: crate::Elsewhere::default(),
    };
    let mut scene = Scene::with(nl10(|rules| rules.cash.practice = true), &[]);
    for number in 2..=4 {
        scene.table.sit(bot(number), seat(number), scene.now).unwrap();
    }
    assert_eq!(scene.deal(), None);
    for _ in 0..2 {
        scene.sit(1, 1000, Entry::WaitForBigBlind).unwrap();
        assert_eq!(scene.deal(), Some((1, Some(2), 3, vec![1, 2, 3, 4])));
        scene.fold_hand();
        scene.table.leave(seat(1), scene.now);
        assert_eq!(scene.deal(), None);
    }
}

#[test]
fn a_table_says_what_is_played_and_whether_it_is_practice() {
    for practice in [true, false] {
        let plo = GameSpec::with_code("plo8").unwrap();
        let scene = Scene::with(nl10(|rules| (rules.cash.practice, std::sync::Arc::make_mut(&mut rules.hand).game) = (practice, plo)), &[]);
        let info = scene.table.snapshot(None, scene.now).info;
        assert_eq!((info.practice, info.game), (practice, plo));
    }
}

/// The draws for the first button that all players saw: the cards, and the seat that got the button.
fn draws(scene: &Scene) -> Vec<(Vec<DrawnCard>, u8)> {
    let draw = |output: &TableOutput| match output {
        TableOutput::Public(TableEvent::ButtonDrawn { cards, button }) => Some((cards.clone(), button.number())),
        _ => None,
    };
    scene.told.iter().filter_map(draw).collect()
}

#[test]
fn r_hand_2_under_room_003_the_cards_drawn_for_the_first_button_are_shown_and_looked_at() {
    let looked_at = Tempo { first_hand_ms: 4_000, ..Tempo::NONE };
    let mut scene = Scene::with(paced(under(ROOM), looked_at), &[1, 2, 3]);
    scene.wait(4_000);
    let told = draws(&scene);
    assert_eq!(told.len(), 1);
    let (cards, button) = &told[0];
    assert_eq!(cards.iter().map(|drawn| drawn.seat.number()).collect::<Vec<_>>(), [1, 2, 3], "one each");
    let highest = cards.iter().max_by_key(|drawn| drawn.card).unwrap();
    assert_eq!(*button, highest.seat.number());
    assert!(scene.table.hand().is_none(), "they lie there for a while");
    scene.wait(3_999);
    assert!(scene.table.hand().is_none());
    scene.wait(1);
    assert_eq!(scene.table.hand().unwrap().setup().button.number(), *button);
    scene.fold_hand();
    scene.wait(10_000);
    assert_eq!(draws(&scene).len(), 1, "later the button moves");
}

#[test]
fn r_hand_2_who_comes_while_the_cards_lie_there_draws_too() {
    let looked_at = Tempo { first_hand_ms: 4_000, ..Tempo::NONE };
    let mut scene = Scene::with(paced(under(ROOM), looked_at), &[1, 2]);
    scene.wait(5_000);
    scene.sit(3, 1000, Entry::WaitForBigBlind).unwrap();
    scene.wait(8_000);
    let drawn: Vec<usize> = draws(&scene).iter().map(|(cards, _)| cards.len()).collect();
    assert_eq!(drawn, [2, 3]);
    assert!(scene.table.hand().unwrap().dealt_in().contains(seat(3)));
}

#[test]
fn r_hand_2_a_player_who_sits_out_and_comes_back_delays_the_first_hand_only_with_the_button() {
    let looked_at = Tempo { first_hand_ms: 4_000, ..Tempo::NONE };
    let mut scene = Scene::with(paced(under(ROOM), looked_at), &[1, 2, 3]);
    scene.wait(5_000);
    let [(_, button)] = draws(&scene)[..] else { panic!("the three draw once") };
    let other = (1..=3).find(|&number| number != button).unwrap();
    scene.table.set_sit_out(seat(other), true, scene.now);
    scene.wait(4_000);
    assert_eq!(draws(&scene).len(), 1, "the others have drawn");
    assert_eq!(scene.table.hand().unwrap().setup().button.number(), button);
    let mut scene = Scene::with(paced(under(ROOM), looked_at), &[1, 2, 3]);
    scene.wait(5_000);
    scene.table.set_sit_out(seat(button), true, scene.now);
    scene.wait(4_000);
    let drawn: Vec<usize> = draws(&scene).iter().map(|(cards, _)| cards.len()).collect();
    assert_eq!(drawn, [3, 2], "nobody has the button that was drawn");
}

#[test]
fn r_hand_2_under_other_rulebooks_nobody_draws() {
    for rulebook in U {
        let mut scene = Scene::with(under(rulebook), &[1, 2, 3]);
        scene.deal().unwrap();
        assert!(draws(&scene).is_empty(), "{rulebook}");
    }
}

#[test]
fn r_hand_2_a_player_who_takes_the_seat_of_one_who_drew_draws_too() {
    let looked_at = Tempo { first_hand_ms: 4_000, ..Tempo::NONE };
    let mut scene = Scene::with(paced(under(ROOM), looked_at), &[1, 2]);
    scene.wait(5_000);
    let [(_, button)] = draws(&scene)[..] else { panic!("the two draw once") };
    scene.table.leave(seat(button), scene.now);
    let arrival = crate::Arrival {
        player: super::table_scene::player(9),
        kind: crate::PlayerKind::Person,
        view: poker_protocol::PlayerView { name: "P9".to_owned(), avatar: 0 },
        buy_in: Money::new(1000),
        entry: Entry::WaitForBigBlind,
        connected: true,
        plan: crate::PRINTED,
        elsewhere: crate::Elsewhere::default(),
    };
    scene.table.sit(arrival, seat(button), scene.now).unwrap();
    scene.wait(9_000);
    assert_eq!(draws(&scene).len(), 2, "the newcomer has drawn no card yet");
    assert!(scene.table.hand().is_some());
}
