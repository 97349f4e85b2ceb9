//! Seats, button, blinds and straddle at a table, under each rulebook.

use poker_fair::SealKey;
use poker_protocol::{Bytes32, Entry, Form, HandId, Refusal, SeatState, StakeId, YourSeat};
use poker_rules::{Card, Chips, Deck, HandEvent, HeadsUp, PostKind};

use super::table_scene::{ALL, EN_1_2, NEWER, ROOM, Scene, U, seat, under};
use crate::{Dealer, Randomness, Rulebook, TableOptions, TableOutput, TableRules};

/// Always picks the given number, and deals a deck that begins with the given cards.
struct Rigged(u32, Vec<Card>);

impl Randomness for Rigged {
    fn deck(&mut self) -> Option<Deck> {
        Some(Deck::starting_with(&self.1).unwrap())
    }

    fn key(&mut self) -> Option<SealKey> {
        Some(SealKey(Bytes32([7; 32])))
    }

    fn pick(&mut self, _ways: u32) -> Option<u32> {
        Some(self.0)
    }
}

fn rigged(rulebook: &str, seats: &[u8], pick: u32, cards: &[&str]) -> Scene {
    let mut scene = Scene::with(under(rulebook), seats);
    let cards = cards.iter().map(|card| card.parse().unwrap()).collect();
    scene.dealer = Dealer::new(Box::new(Rigged(pick, cards)), HandId(1));
    scene
}

/// A table whose first button is in seat 1.
fn with_button_1(rulebook: &str, seats: &[u8]) -> Scene {
    rigged(rulebook, seats, 0, &["As"])
}

fn positions(scene: &mut Scene) -> Option<(u8, Option<u8>, u8)> {
    scene.deal().map(|(button, small_blind, big_blind, _)| (button, small_blind, big_blind))
}

/// Plays `count` hands and returns the seats of button and blinds in each.
fn hands(scene: &mut Scene, count: usize) -> Vec<(u8, Option<u8>, u8)> {
    let hand = |scene: &mut Scene| {
        let positions = positions(scene).expect("a hand");
        scene.fold_hand();
        positions
    };
    (0..count).map(|_| hand(scene)).collect()
}

fn you(scene: &Scene, number: u8) -> YourSeat {
    scene.table.snapshot(Some(seat(number)), scene.now).you.unwrap()
}

#[test]
fn r_hand_1_every_stake_of_every_rulebook_has_tables_where_all_seats_are_dealt_in() {
    let options = TableOptions { rake: true, practice: false, sealed: false, chat: false };
    for id in ALL {
        let rulebook = Rulebook::embedded(id).unwrap().unwrap();
        for row in &rulebook.stakes {
            let rules = TableRules::of(&rulebook, (StakeId(0), row), &options).unwrap_or_else(|| panic!("{id} {}", row.name));
            let expected = match (id, row.form) {
                (ROOM, _) => row.seats.unwrap_or(10),
                (_, Form::Banzai) => 5,
                (_, Form::Regular | Form::Deepstack | Form::Shortstack | Form::Fast | Form::Rapid) => 6,
            };
            assert_eq!((rules.hand.seats, rules.hand.form), (expected, row.form), "{id} {}", row.name);
            assert_eq!(rules.hand.game, row.game.game(&rulebook.game_parameters()));
            let mut scene = Scene::with(rules, &[]);
            for number in 1..=expected {
                scene.sit(number, row.big_blind.hundredths() * 50, Entry::WaitForBigBlind).unwrap();
            }
            let dealt_in = scene.deal().map(|(.., dealt_in)| dealt_in.len());
            assert_eq!(dealt_in, (expected > 2 || id == ROOM).then_some(usize::from(expected)), "{id} {}", row.name);
            assert_eq!(scene.table.info().form, row.form);
        }
    }
}

#[test]
fn r_hand_2_the_first_button_goes_to_a_random_player() {
    for rulebook in U {
        for (pick, expected) in [(0, (1, Some(3), 4)), (1, (3, Some(4), 6)), (3, (6, Some(1), 3))] {
            assert_eq!(positions(&mut rigged(rulebook, &[1, 3, 4, 6], pick, &[])), Some(expected), "{rulebook}");
        }
    }
}

#[test]
fn r_hand_2b_each_player_draws_a_card_and_the_highest_gets_the_button() {
    let button = |cards: &[&str]| positions(&mut rigged(ROOM, &[2, 4, 5], 0, cards)).unwrap();
    assert_eq!(button(&["9s", "Ah", "Kd"]), (4, Some(5), 2));
    assert_eq!(button(&["Th", "9d", "Ts"]), (5, Some(2), 4), "D-CARD-7: spades before hearts");
}

#[test]
fn r_hand_3_who_refuses_the_blind_is_out_of_the_hand() {
    for rulebook in ALL {
        let mut scene = with_button_1(rulebook, &[1, 2, 3, 4, 5]);
        hands(&mut scene, 1);
        let stack = scene.stack(4);
        scene.table.set_sit_out_next_big_blind(seat(4), true, scene.now).unwrap();
        let (.., big_blind, dealt_in) = scene.deal().unwrap();
        assert_eq!((big_blind, dealt_in.contains(&4)), (5, false), "{rulebook}");
        scene.fold_hand();
        assert_eq!((scene.state(4), scene.stack(4)), (Some(SeatState::SittingOut), stack), "{rulebook}");
    }
}

#[test]
fn r_hand_5_the_big_blind_goes_on_and_the_button_follows() {
    for rulebook in U {
        let mut scene = with_button_1(rulebook, &[1, 2, 3, 4, 5, 6]);
        assert_eq!(hands(&mut scene, 3), [(1, Some(2), 3), (2, Some(3), 4), (3, Some(4), 5)], "{rulebook}");
        // X-BTN-2: the small blind leaves, and the button stays for another hand.
        scene.table.leave(seat(4), scene.now);
        assert_eq!(hands(&mut scene, 2), [(3, Some(5), 6), (5, Some(6), 1)], "{rulebook}");
    }
}

#[test]
fn x_btn_14_r_hand_6_the_button_goes_one_player_on_and_the_blinds_follow() {
    let mut scene = with_button_1(ROOM, &[1, 2, 3, 4, 5, 6]);
    assert_eq!(hands(&mut scene, 1), [(1, Some(2), 3)]);
    scene.table.leave(seat(2), scene.now);
    assert_eq!(hands(&mut scene, 3), [(3, Some(4), 5), (4, Some(5), 6), (5, Some(6), 1)]);
}

#[test]
fn r_hand_6_two_players_change_the_button() {
    let mut scene = with_button_1(ROOM, &[1, 4]);
    assert_eq!(hands(&mut scene, 3), [(1, Some(1), 4), (4, Some(4), 1), (1, Some(1), 4)]);
}

#[test]
fn x_btn_15_r_hand_7_after_three_two_play_one_hand_or_go_on_as_the_rulebook_says() {
    for rulebook in ALL {
        let rules = under(rulebook);
        let goes_on = rules.cash.start.heads_up == HeadsUp::Continue;
        assert_eq!(goes_on, rulebook == ROOM);
        let mut scene = with_button_1(rulebook, &[1, 2, 3]);
        hands(&mut scene, 1);
        scene.table.set_sit_out(seat(1), true, scene.now);
        assert_eq!(scene.deal().map(|(.., dealt_in)| dealt_in), Some(vec![2, 3]), "{rulebook}");
        scene.fold_hand();
        assert_eq!(scene.deal().is_some(), goes_on, "{rulebook}");
        scene.sit(5, 1000, Entry::WaitForBigBlind).unwrap();
        scene.settle();
        assert!(scene.table.hand().is_some(), "{rulebook}: a third player is there");
    }
}

#[test]
fn x_btn_15_r_hand_7_a_rulebook_that_lets_two_go_on_lets_them_go_on() {
    let mut rules = under("en-2.7");
    rules.cash.start.heads_up = HeadsUp::Continue;
    let mut scene = Scene::with(rules, &[1, 2, 3]);
    hands(&mut scene, 1);
    scene.table.leave(seat(1), scene.now);
    assert_eq!(hands(&mut scene, 3).len(), 3);
}

#[test]
fn x_btn_16_r_hand_7_two_at_a_new_table_wait_for_a_third_or_not() {
    for rulebook in ALL {
        assert_eq!(with_button_1(rulebook, &[1, 2]).deal().is_some(), rulebook == ROOM, "{rulebook}");
    }
}

#[test]
fn x_btn_10_r_hand_8_the_big_blind_reaches_a_newcomer_who_waits() {
    for rulebook in U {
        let mut scene = with_button_1(rulebook, &[1, 2, 3]);
        scene.deal();
        scene.sit(5, 1000, Entry::WaitForBigBlind).unwrap();
        scene.fold_hand();
        assert_eq!(hands(&mut scene, 2), [(2, Some(3), 5), (3, Some(5), 1)], "{rulebook}");
    }
}

/// Seats 1 and 5 have just played heads-up, with the button in seat 1.
fn heads_up(rulebook: &str) -> Scene {
    let mut scene = with_button_1(rulebook, &[1, 3, 5]);
    hands(&mut scene, 2);
    scene.table.leave(seat(3), scene.now);
    scene.settle();
    let (button, _, big_blind, _) = scene.deal().unwrap();
    assert_eq!((button, big_blind), (1, 5), "{rulebook}");
    scene
}

#[test]
fn x_btn_11_r_hand_8_two_play_on_until_the_big_blind_reaches_a_newcomer() {
    for rulebook in U {
        let mut scene = heads_up(rulebook);
        scene.sit(3, 1000, Entry::WaitForBigBlind).unwrap();
        scene.fold_hand();
        assert_eq!(hands(&mut scene, 2), [(5, Some(5), 1), (5, Some(1), 3)], "{rulebook}");
    }
}

#[test]
fn x_btn_12_r_hand_8_a_newcomer_who_posts_is_dealt_in_between_two() {
    for rulebook in NEWER {
        let mut scene = heads_up(rulebook);
        scene.sit(3, 1000, Entry::PostNow).unwrap();
        scene.fold_hand();
        assert_eq!(scene.deal(), Some((3, Some(5), 1, vec![1, 3, 5])), "{rulebook}");
    }
}

#[test]
fn r_hand_8_where_nobody_posts_out_of_position_a_newcomer_waits() {
    for rulebook in [EN_1_2, ROOM] {
        let mut scene = with_button_1(rulebook, &[1, 2, 3]);
        scene.deal();
        assert_eq!(scene.sit(5, 1000, Entry::PostNow), Err(Refusal::NotOffered), "{rulebook}");
        scene.sit(5, 1000, Entry::WaitForBigBlind).unwrap();
        assert_eq!(scene.table.set_entry(seat(5), Entry::PostNow, scene.now), Err(Refusal::NotOffered), "{rulebook}");
        assert_eq!((scene.state(5), you(&scene, 5).may_post), (Some(SeatState::WaitingForBigBlind), false));
    }
}

#[test]
fn r_hand_8_a_moving_button_brings_the_big_blind_to_a_newcomer() {
    let mut scene = with_button_1(ROOM, &[1, 2, 3]);
    scene.deal();
    scene.sit(5, 1000, Entry::WaitForBigBlind).unwrap();
    scene.fold_hand();
    assert_eq!(scene.deal(), Some((2, Some(3), 5, vec![1, 2, 3, 5])));
    scene.fold_hand();
    assert_eq!(hands(&mut scene, 2), [(3, Some(5), 1), (5, Some(1), 2)]);
}

#[test]
fn r_hand_8_r_ui_7_who_may_post_instead_of_waiting_is_told_so() {
    for rulebook in NEWER {
        let mut scene = with_button_1(rulebook, &[1, 2, 3]);
        scene.deal();
        scene.sit(5, 1000, Entry::WaitForBigBlind).unwrap();
        assert_eq!([you(&scene, 5).may_post, you(&scene, 1).may_post], [true, false], "{rulebook}");
        scene.table.set_entry(seat(5), Entry::PostNow, scene.now).unwrap();
        scene.fold_hand();
        scene.deal();
        assert!(!you(&scene, 5).may_post, "{rulebook}: dealt in");
    }
}

#[test]
fn r_hand_9_one_who_missed_the_big_blind_waits_or_posts_as_the_rulebook_says() {
    for rulebook in U {
        let mut scene = with_button_1(rulebook, &[1, 2, 3, 4, 5]);
        hands(&mut scene, 1);
        scene.table.set_sit_out(seat(4), true, scene.now);
        assert_eq!(hands(&mut scene, 1), [(2, Some(3), 5)]);
        scene.table.set_sit_out(seat(4), false, scene.now);
        let posts = NEWER.contains(&rulebook);
        assert_eq!((scene.state(4), you(&scene, 4).may_post), (Some(SeatState::WaitingForBigBlind), posts), "{rulebook}");
        let entry = scene.table.set_entry(seat(4), Entry::PostNow, scene.now);
        assert_eq!(entry, if posts { Ok(()) } else { Err(Refusal::NotOffered) }, "{rulebook}");
        assert_eq!(scene.deal().unwrap().3.contains(&4), posts, "{rulebook}");
    }
}

#[test]
fn r_hand_9_one_who_missed_the_small_blind_alone_waits_only_where_any_missed_blind_counts() {
    for rulebook in U {
        let mut scene = with_button_1(rulebook, &[1, 2, 3, 4, 5]);
        hands(&mut scene, 1);
        // The big blind of the last hand must pay the small blind of the next.
        scene.table.set_sit_out(seat(3), true, scene.now);
        assert_eq!(hands(&mut scene, 1), [(2, None, 4)]);
        scene.table.set_sit_out(seat(3), false, scene.now);
        let dealt_in = scene.deal().unwrap().3.contains(&3);
        assert_eq!(dealt_in, rulebook != EN_1_2, "{rulebook}");
    }
}

#[test]
fn r_hand_9_one_who_missed_nothing_is_dealt_in_at_once_under_every_rulebook() {
    for rulebook in ALL {
        let mut scene = with_button_1(rulebook, &[1, 2, 3, 4, 5, 6]);
        scene.deal();
        scene.table.set_sit_out(seat(1), true, scene.now);
        scene.fold_hand();
        hands(&mut scene, 1);
        scene.table.set_sit_out(seat(1), false, scene.now);
        assert!(scene.deal().unwrap().3.contains(&1), "{rulebook}");
    }
}

fn straddled(scene: &Scene) -> Option<(u8, Chips)> {
    scene.told.iter().rev().find_map(|told| {
        let TableOutput::Hand { event: HandEvent::Posted { seat, post: PostKind::Straddle, amount, .. }, .. } = told else { return None };
        Some((seat.number(), *amount))
    })
}

#[test]
fn d_bet_4_r_hand_10_the_player_left_of_the_big_blind_straddles_twice_the_big_blind() {
    let mut scene = with_button_1(ROOM, &[1, 2, 3, 4, 5]);
    let big_blind = scene.table.rules().cash.stakes.big_blind;
    for number in [4, 5] {
        scene.table.set_straddle(seat(number), true, scene.now).unwrap();
    }
    scene.deal();
    assert_eq!(straddled(&scene), big_blind.times(2).map(|amount| (4, amount)), "nobody straddles after that");
    // X-BET-15: the next raise adds at least a big blind; the player left of the straddler acts first.
    let (turn, _, legal) = scene.table.awaited().unwrap();
    assert_eq!((turn.number(), legal.raise.unwrap().min_to), (5, big_blind.times(3).unwrap()));
}

#[test]
fn r_hand_10_nobody_straddles_who_has_not_asked_for_it() {
    let mut scene = with_button_1(ROOM, &[1, 2, 3, 4]);
    scene.table.set_straddle(seat(1), true, scene.now).unwrap();
    scene.deal();
    assert_eq!(straddled(&scene), None);
    scene.table.set_straddle(seat(4), true, scene.now).unwrap();
    assert_eq!(straddled(&scene), None, "not in mid-hand");
}

#[test]
fn r_hand_10_the_switch_holds_for_every_hand_until_it_is_off() {
    let mut scene = with_button_1(ROOM, &[1, 2, 3]);
    scene.table.set_straddle(seat(1), true, scene.now).unwrap();
    scene.deal();
    assert_eq!(straddled(&scene).map(|(seat, _)| seat), Some(1), "the button is left of the big blind with three");
    assert_eq!(you(&scene, 1).straddle, Some(true));
    scene.table.set_straddle(seat(1), false, scene.now).unwrap();
    scene.fold_hand();
    scene.told.clear();
    hands(&mut scene, 3);
    assert_eq!(straddled(&scene), None);
}

#[test]
fn r_hand_10_with_two_nobody_straddles() {
    let mut scene = with_button_1(ROOM, &[1, 2]);
    for number in [1, 2] {
        scene.table.set_straddle(seat(number), true, scene.now).unwrap();
    }
    hands(&mut scene, 2);
    assert_eq!(straddled(&scene), None);
}

#[test]
fn r_hand_10_r_ui_7_a_rulebook_without_a_straddle_refuses_it_and_shows_no_switch() {
    for rulebook in U {
        let mut scene = with_button_1(rulebook, &[1, 2, 3]);
        let refused = Refusal::NotInRulebook { rulebook: rulebook.to_owned() };
        assert_eq!(scene.table.set_straddle(seat(1), true, scene.now), Err(refused));
        assert_eq!(you(&scene, 1).straddle, None);
    }
}
