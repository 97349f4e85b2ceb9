//! Leaving at the next big blind.

use poker_protocol::{Entry, Money, Refusal, SeatState};

use super::table_scene::{Scene, player, seat};
use crate::cash::TableSave;
use crate::{SeatOutput, TableOutput};

/// Player 5 is to leave; the big blind reaches seat 5 in the third hand.
fn leaves_soon() -> Scene {
    let mut scene = Scene::of(&[1, 2, 3, 4, 5]);
    scene.deal();
    scene.table.set_leave_next_big_blind(seat(5), true, scene.now).unwrap();
    scene
}

fn switch(scene: &Scene, number: u8) -> Option<bool> {
    scene.table.snapshot(Some(seat(number)), scene.now).you.unwrap().leave_next_big_blind
}

#[test]
fn the_player_plays_on_until_the_big_blind_would_come_and_then_leaves_with_the_stack() {
    let mut scene = leaves_soon();
    assert_eq!(switch(&scene, 5), Some(true));
    scene.fold_hand();
    assert_eq!(scene.deal().unwrap().3, vec![1, 2, 3, 4, 5], "until then play goes on as usual");
    scene.fold_hand();
    let stack = Money::new(scene.stack(5));
    assert_eq!(scene.deal(), Some((3, Some(4), 1, vec![1, 2, 3, 4])), "the blind goes on to the next player");
    assert_eq!(scene.table.player_at(seat(5)), None);
    scene.listen();
    let gone = |output: &&TableOutput| matches!(output, TableOutput::Owner(SeatOutput::Gone { player: gone, .. }) if *gone == player(5));
    let told: Vec<_> = scene.told.iter().filter(gone).collect();
    let [TableOutput::Owner(SeatOutput::Gone { stack: taken, removed, .. })] = told[..] else { panic!("{told:?}") };
    assert_eq!((*taken, *removed), (stack, false), "all the chips, and no blind was posted");
}

#[test]
fn leaving_at_the_next_big_blind_can_be_taken_back() {
    let mut scene = leaves_soon();
    scene.table.set_leave_next_big_blind(seat(5), false, scene.now).unwrap();
    for _ in 0..4 {
        scene.fold_hand();
        assert!(scene.deal().unwrap().3.contains(&5));
    }
}

#[test]
fn who_waits_for_the_big_blind_and_is_to_leave_never_posts_it() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.sit(5, 1000, Entry::WaitForBigBlind).unwrap();
    scene.table.set_leave_next_big_blind(seat(5), true, scene.now).unwrap();
    for _ in 0..4 {
        scene.fold_hand();
        assert!(scene.deal().is_some_and(|dealt| !dealt.3.contains(&5)));
    }
    assert_eq!(scene.table.player_at(seat(5)), None);
}

#[test]
fn leaving_comes_before_sitting_out_where_both_are_asked_for() {
    let mut scene = leaves_soon();
    scene.table.set_sit_out_next_big_blind(seat(5), true, scene.now).unwrap();
    scene.fold_hand();
    scene.deal();
    scene.fold_hand();
    scene.deal();
    assert_eq!(scene.table.player_at(seat(5)), None);
}

#[test]
fn who_sits_out_is_not_offered_to_leave_at_the_big_blind() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.table.set_sit_out(seat(3), true, scene.now);
    scene.fold_hand();
    assert_eq!((scene.state(3), switch(&scene, 3)), (Some(SeatState::SittingOut), None));
    assert_eq!(scene.table.set_leave_next_big_blind(seat(3), true, scene.now), Err(Refusal::NotOffered));
}

#[test]
fn a_save_keeps_who_is_to_leave_and_a_save_of_an_earlier_program_is_read() {
    let scene = leaves_soon();
    let save = serde_json::to_string(&scene.table.save()).unwrap();
    assert!(save.contains("leave_next_big_blind"));
    let read: TableSave = serde_json::from_str(&save).unwrap();
    assert_eq!(read.seats.iter().filter(|kept| kept.leave_next_big_blind).count(), 1);
    let earlier = save.replace(r#","leave_next_big_blind":true"#, "");
    let read: TableSave = serde_json::from_str(&earlier).unwrap();
    assert!(read.seats.iter().all(|kept| !kept.leave_next_big_blind), "it is not in the save while off");
    let untouched = serde_json::to_string(&Scene::of(&[1, 2, 3]).table.save()).unwrap();
    assert!(!untouched.contains("leave_next_big_blind"));
}
