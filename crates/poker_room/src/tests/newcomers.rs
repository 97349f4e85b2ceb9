//! Newcomers, and players who come back.

use poker_protocol::{Entry, Refusal, SeatState};
use poker_rules::{Chips, HandEvent, PostKind};

use super::table_scene::{Scene, nl10, seat};
use crate::{Newcomers, PostedBlind};

#[test]
fn r_hand_8_a_newcomer_may_wait_for_the_big_blind() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.sit(6, 1000, Entry::WaitForBigBlind).unwrap();
    assert_eq!(scene.state(6), Some(SeatState::WaitingForBigBlind));
    scene.fold_hand();
    // X-BTN-10: the big blind reaches the newcomer before all others.
    assert_eq!(scene.deal(), Some((2, Some(3), 6, vec![1, 2, 3, 6])));
    assert_eq!(scene.state(6), Some(SeatState::Playing));
}

#[test]
fn r_hand_8_one_who_waits_is_dealt_nothing_until_then() {
    let mut scene = Scene::of(&[1, 3, 4]);
    scene.deal();
    scene.sit(2, 1000, Entry::WaitForBigBlind).unwrap();
    scene.fold_hand();
    assert_eq!(scene.deal(), Some((3, Some(4), 1, vec![1, 3, 4])));
    scene.fold_hand();
    assert_eq!(scene.deal(), Some((4, Some(1), 2, vec![1, 2, 3, 4])));
}

#[test]
fn r_hand_8_a_newcomer_may_post_a_live_big_blind() {
    let mut scene = Scene::of(&[1, 2, 3, 4]);
    scene.deal();
    scene.sit(6, 1000, Entry::PostNow).unwrap();
    scene.fold_hand();
    assert_eq!(scene.deal(), Some((2, Some(3), 4, vec![1, 2, 3, 4, 6])));
    assert!(scene.happened(|event| matches!(event, HandEvent::Posted { seat: at, post: PostKind::Newcomer, .. } if *at == seat(6))));
    let legal = scene.table.awaited().unwrap();
    assert_eq!((legal.0.number(), legal.2.check), (6, true), "the post is live");
    scene.fold_hand();
    // The player does not post a second time.
    let before = scene.told.len();
    scene.deal();
    assert!(!scene.told[before..].iter().any(|output| format!("{output:?}").contains("Newcomer")));
}

#[test]
fn r_hand_8_a_rulebook_may_take_the_post_as_dead_money() {
    let mut scene = Scene::with(nl10(|rules| rules.cash.posted_blind = PostedBlind::Dead), &[1, 2, 3, 4]);
    scene.deal();
    scene.sit(6, 1000, Entry::PostNow).unwrap();
    scene.fold_hand();
    scene.deal();
    let (at, _, legal) = scene.table.awaited().unwrap();
    assert_eq!((at.number(), legal.call.map(Chips::get), scene.stack(6)), (6, Some(10), 990));
}

#[test]
fn r_hand_8_a_rulebook_may_let_nobody_post() {
    let mut scene = Scene::with(nl10(|rules| rules.cash.newcomers = Newcomers::Wait), &[1, 2, 3]);
    assert_eq!(scene.sit(4, 1000, Entry::PostNow), Err(Refusal::NotOffered));
    assert_eq!(scene.table.set_entry(seat(1), Entry::PostNow, scene.now), Err(Refusal::NotOffered));
    assert_eq!(scene.table.players(), 3);
}

#[test]
fn r_hand_8_one_who_waits_may_change_to_posting() {
    let mut scene = Scene::of(&[1, 3, 4]);
    scene.deal();
    scene.sit(2, 1000, Entry::WaitForBigBlind).unwrap();
    scene.table.set_entry(seat(2), Entry::PostNow, scene.now).unwrap();
    scene.fold_hand();
    assert_eq!(scene.deal().unwrap().3, vec![1, 2, 3, 4]);
}

#[test]
fn r_hand_9_one_who_missed_nothing_is_dealt_in_at_once() {
    let mut scene = Scene::of(&[1, 2, 3, 4, 5]);
    scene.deal();
    scene.table.set_sit_out(seat(1), true, scene.now);
    scene.fold_hand();
    assert_eq!(scene.deal().unwrap().3, vec![2, 3, 4, 5]);
    scene.table.set_sit_out(seat(1), false, scene.now);
    assert_eq!(scene.state(1), Some(SeatState::Playing));
    scene.fold_hand();
    assert_eq!(scene.deal().unwrap().3, vec![1, 2, 3, 4, 5]);
}

#[test]
fn r_hand_9_one_who_missed_the_big_blind_comes_back_like_a_newcomer() {
    let mut scene = Scene::of(&[1, 2, 3, 4, 5]);
    scene.deal();
    scene.table.set_sit_out(seat(4), true, scene.now);
    scene.fold_hand();
    // The big blind passes seat 4 on its way from seat 3 to seat 5.
    assert_eq!(scene.deal(), Some((2, Some(3), 5, vec![1, 2, 3, 5])));
    scene.table.set_sit_out(seat(4), false, scene.now);
    assert_eq!(scene.state(4), Some(SeatState::WaitingForBigBlind));
    scene.fold_hand();
    assert_eq!(scene.deal().unwrap().3, vec![1, 2, 3, 5]);
    scene.table.set_entry(seat(4), Entry::PostNow, scene.now).unwrap();
    scene.fold_hand();
    assert_eq!(scene.deal().unwrap().3, vec![1, 2, 3, 4, 5]);
}
