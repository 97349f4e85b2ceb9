//! Lost connections and players who sit out, under each rulebook.

use poker_protocol::{LeaversAction, Notice, OutClock, SeatState, TableEvent};
use poker_rules::{Act, Action, Chips, HandEvent};

use super::table_scene::{ALL, ROOM, Scene, U, player, seat, under};

const MINUTE_MS: u32 = 60_000;

fn out(scene: &Scene, number: u8) -> Option<OutClock> {
    scene.table.snapshot(Some(seat(number)), scene.now).you.unwrap().out
}

/// A hand in which the player who must act is disconnected, and that player's seat number.
fn lost_at_turn(rulebook: &str) -> (Scene, u8) {
    let mut scene = Scene::with(under(rulebook), &[1, 2, 3, 4]);
    scene.deal();
    let (number, _) = scene.turn().unwrap();
    scene.table.set_connected(seat(number), false, scene.now);
    (scene, number)
}

#[test]
fn x_sit_1_r_cash_4_the_seat_is_kept_for_ten_minutes_and_freed_when_it_is_longer() {
    for rulebook in ALL {
        let mut scene = Scene::with(under(rulebook), &[1]);
        scene.table.set_sit_out(seat(1), true, scene.now);
        assert_eq!(out(&scene, 1), Some(OutClock { left_ms: 10 * MINUTE_MS, everywhere: false }), "{rulebook}");
        scene.wait(10 * MINUTE_MS);
        assert_eq!(scene.table.player_at(seat(1)), Some(player(1)), "{rulebook}: 10:00");
        scene.wait(1_000);
        assert_eq!(scene.table.player_at(seat(1)), None, "{rulebook}: 10:01");
    }
}

#[test]
fn r_cash_4_r_ui_7_the_time_left_is_told_when_it_begins_and_not_again() {
    let mut scene = Scene::with(under("en-2.7"), &[1]);
    scene.table.set_sit_out(seat(1), true, scene.now);
    scene.listen();
    let told = scene.told.len();
    scene.wait(MINUTE_MS);
    scene.table.set_auto_top_up(seat(1), false, scene.now).unwrap();
    scene.listen();
    assert_eq!(scene.told.len(), told, "a time that runs by itself is no news");
    assert_eq!(out(&scene, 1), Some(OutClock { left_ms: 9 * MINUTE_MS, everywhere: false }));
}

#[test]
fn x_dis_1_r_cash_7_ten_seconds_and_twenty_more_then_out_at_the_hands_end() {
    for rulebook in U {
        let (mut scene, number) = lost_at_turn(rulebook);
        let bank_ms = scene.table.snapshot(Some(seat(number)), scene.now).you.unwrap().bank_ms;
        scene.wait(29_999);
        assert_eq!(scene.turn().unwrap().0, number, "{rulebook}");
        scene.wait(1);
        assert_ne!(scene.turn().unwrap().0, number, "{rulebook}");
        assert_eq!(scene.state(number), Some(SeatState::Disconnected), "{rulebook}: until the hand is over");
        scene.fold_hand();
        assert_eq!(scene.state(number), Some(SeatState::SittingOut), "{rulebook}");
        assert_eq!(scene.table.snapshot(Some(seat(number)), scene.now).you.unwrap().bank_ms, bank_ms, "{rulebook}: the bank was not used");
    }
}

#[test]
fn r_cash_7_one_whose_connection_is_lost_is_still_dealt_in() {
    for rulebook in U {
        let mut scene = Scene::with(under(rulebook), &[1, 2, 3, 4]);
        scene.deal();
        scene.table.set_connected(seat(2), false, scene.now);
        scene.fold_hand();
        assert!(scene.deal().unwrap().3.contains(&2), "{rulebook}");
    }
}

#[test]
fn r_cash_8_the_operators_allowance_follows_the_ordinary_time_then_a_check_or_a_fold() {
    let (mut scene, number) = lost_at_turn(ROOM);
    let allowance_ms = scene.table.rules().clock.disconnect_extra_ms;
    scene.wait(10_000 + allowance_ms - 1);
    assert_eq!(scene.turn().unwrap().0, number);
    scene.wait(1);
    assert!(scene.heard(|event| *event == TableEvent::Notice { notice: Notice::TimeOut { folded: true } }));
    scene.fold_hand();
    assert_eq!(scene.state(number), Some(SeatState::SittingOut));
}

#[test]
fn r_cash_8_no_hand_is_dealt_to_one_who_is_away_and_the_seat_is_held_for_the_allowance() {
    let mut scene = Scene::with(under(ROOM), &[1, 2, 3, 4]);
    scene.deal();
    scene.table.set_connected(seat(2), false, scene.now);
    scene.fold_hand();
    let held_ms = scene.table.rules().cash.away_seat_ms.unwrap();
    let stack = scene.stack(2);
    assert!(!scene.deal().unwrap().3.contains(&2));
    scene.wait(held_ms);
    assert_eq!((scene.table.player_at(seat(2)), scene.stack(2)), (Some(player(2)), stack), "no risk to the chips");
    scene.wait(1);
    assert_eq!(scene.table.player_at(seat(2)), None);
}

#[test]
fn r_cash_8_who_comes_back_in_time_is_dealt_in_again() {
    let mut scene = Scene::with(under(ROOM), &[1, 2, 3, 4]);
    scene.deal();
    scene.table.set_connected(seat(1), false, scene.now);
    scene.fold_hand();
    assert!(!scene.deal().unwrap().3.contains(&1));
    scene.table.set_connected(seat(1), true, scene.now);
    scene.listen();
    for _ in 0..4 {
        scene.fold_hand();
        scene.deal();
    }
    assert!(scene.table.hand().unwrap().dealt_in().contains(seat(1)));
    assert_eq!(out(&scene, 1), None);
}

#[test]
fn r_cash_8_the_allowance_for_the_seat_begins_when_the_hand_is_over() {
    let (mut scene, number) = lost_at_turn(ROOM);
    let held_ms = scene.table.rules().cash.away_seat_ms.unwrap();
    let clock = scene.table.rules().clock;
    scene.wait(10_000 + clock.disconnect_extra_ms);
    while scene.records().is_empty() {
        let (other, _) = scene.turn().unwrap();
        scene.act(other, Action::Fold);
    }
    scene.table.set_sit_out(seat(if number == 1 { 2 } else { 1 }), true, scene.now);
    let over = scene.now;
    assert_eq!(out(&scene, number), Some(OutClock { left_ms: held_ms, everywhere: false }));
    scene.wait(held_ms + 1);
    assert_eq!((scene.table.player_at(seat(number)), scene.now), (None, over.after_ms(held_ms + 1)));
}

#[test]
fn r_fail_5_a_hand_left_with_a_decision_pending_is_finished_by_the_rulebooks_procedure() {
    for rulebook in ALL {
        let mut scene = Scene::with(under(rulebook), &[1, 2, 3]);
        scene.deal();
        while scene.table.awaited().is_some_and(|(_, _, legal)| !legal.check) {
            let (number, _) = scene.turn().unwrap();
            scene.act(number, Action::Call);
        }
        let (number, _) = scene.turn().unwrap();
        let (done, told) = if rulebook == ROOM { (Act::Check, LeaversAction::CheckOrFold) } else { (Act::Fold, LeaversAction::Fold) };
        let you = scene.table.snapshot(Some(seat(number)), scene.now).you.unwrap();
        assert_eq!(you.leavers_action, told, "{rulebook}: who asks to leave is told before");
        scene.table.leave(seat(number), scene.now);
        scene.listen();
        assert!(
            scene.happened(|event| matches!(event, HandEvent::Acted { seat: at, act, .. } if *at == seat(number) && *act == done)),
            "{rulebook}"
        );
        scene.call_hand();
        assert_eq!(scene.table.player_at(seat(number)), None, "{rulebook}: the seat is free when the hand is over");
        assert_eq!(scene.records().len(), 1, "{rulebook}");
    }
}

#[test]
fn r_fail_5_who_leaves_facing_a_bet_folds_under_every_rulebook() {
    for rulebook in ALL {
        let mut scene = Scene::with(under(rulebook), &[1, 2, 3]);
        scene.deal();
        let (number, _) = scene.turn().unwrap();
        scene.table.leave(seat(number), scene.now);
        scene.listen();
        assert!(!scene.table.hand().unwrap().live().contains(seat(number)), "{rulebook}");
    }
}

#[test]
fn r_fail_6_a_connection_that_comes_back_in_time_changes_nothing_about_the_hand() {
    let play = |rulebook: &str, faults: bool| {
        let mut scene = Scene::with(under(rulebook), &[1, 2, 3]);
        scene.deal();
        while let Some((at, turn, legal)) = scene.table.awaited() {
            if faults {
                scene.table.set_connected(at, false, scene.now);
                scene.wait(5_000);
                scene.table.set_connected(at, true, scene.now);
                // A late request, an illegal one, and one of another player.
                let (hand, stale) = (scene.hand_id(), poker_protocol::TurnId(turn.0 + 7));
                assert!(scene.table.act(at, hand, stale, Action::Fold, scene.now).is_err());
                assert!(scene.table.act(at, hand, turn, Action::RaiseTo(Chips::new(1)), scene.now).is_err());
                let other = seat(at.number() % 3 + 1);
                assert!(scene.table.act(other, hand, turn, Action::Fold, scene.now).is_err());
            }
            scene.act(at.number(), if legal.check { Action::Check } else { Action::Call });
        }
        let record = scene.records()[0].clone();
        (record.setup, record.actions, record.stacks, record.rake)
    };
    for rulebook in ALL {
        assert_eq!(play(rulebook, true), play(rulebook, false), "{rulebook}");
    }
}
