//! Sitting out, coming back, leaving, and lost connections.

use poker_protocol::{Money, Notice, Refusal, SeatState, TableEvent};
use poker_rules::{Act, Action, Chips, HandEvent};

use super::table_scene::{Scene, nl10, player, seat, unhurried};
use crate::{SeatOutput, TableOutput};

#[test]
fn r_cash_4_sitting_out_takes_effect_after_the_hand() {
    let mut scene = Scene::of(&[1, 2, 3, 4]);
    scene.deal();
    scene.table.set_sit_out(seat(1), true, scene.now);
    assert_eq!(scene.state(1), Some(SeatState::Playing));
    scene.fold_hand();
    assert_eq!(scene.state(1), Some(SeatState::SittingOut));
    assert_eq!(scene.deal().unwrap().3, vec![2, 3, 4]);
    assert_eq!(scene.stack(1), 1000, "no cards, no blinds");
}

#[test]
fn r_cash_4_the_seat_is_freed_after_more_than_ten_minutes() {
    let mut scene = Scene::of(&[1, 2]);
    scene.table.set_sit_out(seat(1), true, scene.now);
    scene.wait(600_000);
    assert_eq!(scene.table.player_at(seat(1)), Some(player(1)));
    scene.wait(1);
    assert_eq!(scene.table.player_at(seat(1)), None);
    let gone = TableOutput::Owner(SeatOutput::Gone { seat: seat(1), player: player(1), stack: Money::new(1000), removed: true, hands: 0 });
    assert!(scene.told.contains(&gone));
}

#[test]
fn r_cash_4_coming_back_stops_the_count() {
    let mut scene = Scene::of(&[1, 2]);
    scene.table.set_sit_out(seat(1), true, scene.now);
    scene.wait(500_000);
    scene.table.set_sit_out(seat(1), false, scene.now);
    scene.table.set_sit_out(seat(1), true, scene.now);
    scene.wait(500_000);
    assert_eq!(scene.table.player_at(seat(1)), Some(player(1)));
}

#[test]
fn practice_without_a_clock_removes_nobody() {
    let mut scene = Scene::with(unhurried(nl10(|_| {})), &[1, 2]);
    scene.table.set_sit_out(seat(1), true, scene.now);
    assert_eq!(scene.table.poll_timeout(), None);
    scene.wait(3_600_000);
    assert_eq!(scene.table.player_at(seat(1)), Some(player(1)));
}

#[test]
fn r_cash_6_goes_out_when_the_big_blind_would_come() {
    let mut scene = Scene::of(&[1, 2, 3, 4, 5]);
    scene.deal();
    scene.table.set_sit_out_next_big_blind(seat(5), true, scene.now).unwrap();
    scene.fold_hand();
    assert_eq!(scene.deal().unwrap().3, vec![1, 2, 3, 4, 5], "until then play goes on as usual");
    scene.fold_hand();
    assert_eq!(scene.deal(), Some((3, Some(4), 1, vec![1, 2, 3, 4])));
    assert_eq!(scene.state(5), Some(SeatState::SittingOut));
    let you = scene.table.snapshot(Some(seat(5)), scene.now).you.unwrap();
    assert!(you.sit_out_next_big_blind != Some(true), "the switch goes off when it has acted");
}

#[test]
fn r_cash_6_the_switch_goes_off_when_the_player_returns() {
    let mut scene = Scene::of(&[1, 2, 3, 4, 5]);
    scene.deal();
    scene.table.set_sit_out_next_big_blind(seat(5), true, scene.now).unwrap();
    scene.table.set_sit_out(seat(5), true, scene.now);
    scene.fold_hand();
    assert_eq!(scene.table.set_sit_out_next_big_blind(seat(5), true, scene.now), Err(Refusal::NotOffered));
    scene.table.set_sit_out(seat(5), false, scene.now);
    assert_eq!(scene.table.snapshot(Some(seat(5)), scene.now).you.unwrap().sit_out_next_big_blind, Some(false));
}

#[test]
fn r_cash_6_three_of_whom_the_next_big_blind_goes_out_play_two_handed_once() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.table.set_sit_out_next_big_blind(seat(1), true, scene.now).unwrap();
    scene.fold_hand();
    assert_eq!(scene.deal().unwrap().3, vec![2, 3]);
    scene.fold_hand();
    assert_eq!(scene.deal(), None);
}

#[test]
fn leaving_at_ones_turn_folds_and_frees_the_seat_at_the_end() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.table.leave(seat(1), scene.now);
    scene.listen();
    assert!(scene.happened(|event| matches!(event, HandEvent::Acted { seat: at, act: Act::Fold, .. } if *at == seat(1))));
    assert_eq!(scene.table.player_at(seat(1)), Some(player(1)), "chips are in the pot");
    scene.fold_hand();
    assert_eq!(scene.table.player_at(seat(1)), None);
}

#[test]
fn leaving_before_ones_turn_folds_when_it_comes() {
    let mut scene = Scene::of(&[1, 2, 3, 4]);
    scene.deal();
    scene.table.leave(seat(2), scene.now);
    scene.act(4, Action::Call);
    scene.act(1, Action::Call);
    assert_eq!(scene.turn().unwrap().0, 3, "seat 2 has folded by itself");
    scene.call_hand();
    let gone = TableOutput::Owner(SeatOutput::Gone { seat: seat(2), player: player(2), stack: Money::new(995), removed: false, hands: 1 });
    assert!(scene.told.contains(&gone));
}

#[test]
fn leaving_all_in_keeps_the_claim_to_the_pot() {
    // From the deck in order, seat 1 gets the button's cards, which are the last of the three hands.
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.act(1, Action::RaiseTo(Chips::new(1000)));
    scene.act(2, Action::Call);
    scene.table.leave(seat(1), scene.now);
    scene.listen();
    assert!(!scene.happened(|event| matches!(event, HandEvent::Acted { seat: at, act: Act::Fold, .. } if *at == seat(1))));
    scene.act(3, Action::Fold);
    let total: u64 = scene.records()[0].stacks.iter().map(|stack| stack.stack.get()).sum();
    assert_eq!(total + scene.records()[0].rake.get(), 3000);
    assert_eq!(scene.table.player_at(seat(1)), None);
}

#[test]
fn a_player_may_leave_at_once_between_hands() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.sit(4, 700, poker_protocol::Entry::WaitForBigBlind).unwrap();
    scene.table.leave(seat(4), scene.now);
    scene.listen();
    let gone = TableOutput::Owner(SeatOutput::Gone { seat: seat(4), player: player(4), stack: Money::new(700), removed: false, hands: 0 });
    assert!(scene.told.contains(&gone));
}

#[test]
fn x_dis_1_a_lost_connection_gets_twenty_seconds_more_and_then_sits_out() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.table.set_connected(seat(1), false, scene.now);
    assert_eq!(scene.state(1), Some(SeatState::Disconnected));
    scene.wait(29_999);
    assert_eq!(scene.turn().unwrap().0, 1);
    scene.wait(1);
    assert_eq!(scene.turn().unwrap().0, 2);
    assert!(scene.heard(|event| *event == TableEvent::Notice { notice: Notice::TimeOut { folded: true } }));
    scene.fold_hand();
    assert_eq!(scene.state(1), Some(SeatState::SittingOut));
    assert_eq!(scene.table.snapshot(Some(seat(1)), scene.now).you.unwrap().bank_ms, Some(15_000), "the bank was not used");
}

#[test]
fn r_cash_7_a_lost_connection_checks_where_that_is_free() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.table.set_connected(seat(3), false, scene.now);
    scene.act(1, Action::Call);
    scene.act(2, Action::Call);
    scene.wait(30_000);
    assert!(scene.heard(|event| *event == TableEvent::Notice { notice: Notice::TimeOut { folded: false } }));
    assert!(scene.table.hand().unwrap().live().contains(seat(3)));
}

#[test]
fn r_cash_7_who_comes_back_in_time_goes_on() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.table.set_connected(seat(1), false, scene.now);
    scene.wait(25_000);
    scene.table.set_connected(seat(1), true, scene.now);
    scene.wait(14_000);
    scene.act(1, Action::Call);
    assert_eq!(scene.table.snapshot(Some(seat(1)), scene.now).you.unwrap().bank_ms, Some(1_000));
}

#[test]
fn r_cash_7_the_allowance_is_there_once_a_hand() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.table.set_connected(seat(1), false, scene.now);
    scene.wait(29_000);
    scene.table.set_connected(seat(1), true, scene.now);
    scene.table.set_connected(seat(1), false, scene.now);
    scene.wait(1_000);
    assert_eq!(scene.turn().unwrap().0, 2);
}

#[test]
fn a_lost_connection_stops_no_table_without_a_clock() {
    let mut scene = Scene::with(unhurried(nl10(|_| {})), &[1, 2, 3]);
    scene.deal();
    scene.wait(3_600_000);
    assert_eq!(scene.turn().unwrap().0, 1, "no clock runs");
    scene.table.set_connected(seat(1), false, scene.now);
    scene.wait(20_000);
    assert_eq!(scene.turn().unwrap().0, 2);
}

#[test]
fn a_seat_is_taken_once_and_a_player_sits_once() {
    let mut scene = Scene::of(&[1, 2, 3]);
    assert_eq!(scene.sit(1, 1000, poker_protocol::Entry::PostNow), Err(Refusal::AlreadySeated));
    let mut other = Scene::of(&[]);
    other.sit(1, 1000, poker_protocol::Entry::PostNow).unwrap();
    assert_eq!(other.table.free_seats().len(), 5);
}
