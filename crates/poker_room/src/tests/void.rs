//! Hands that cannot finish and are voided.

use poker_protocol::{HandId, Money, Notice, StackChange, TableEvent};
use poker_rules::{Action, Chips};

use super::table_scene::{Scene, nl10, seat};

#[test]
fn r_fail_2_a_void_hand_gives_every_chip_back() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.act(1, Action::RaiseTo(Chips::new(400)));
    scene.act(2, Action::Call);
    assert_eq!(scene.stack(1), 600);
    scene.table.void_hand(scene.now);
    scene.listen();
    assert_eq!([1, 2, 3].map(|number| scene.stack(number)), [1000; 3]);
    assert!(scene.heard(|event| *event == TableEvent::Notice { notice: Notice::HandVoid { hand: HandId(1), opened: None } }));
    let back = TableEvent::StackChanged { seat: seat(1), stack: Chips::new(1000), why: StackChange::Void };
    assert!(scene.heard(|event| *event == back));
    assert!(scene.records().is_empty());
}

#[test]
fn r_fail_2_after_a_void_hand_play_goes_on_with_the_same_blinds() {
    let mut scene = Scene::of(&[1, 2, 3, 4]);
    scene.deal();
    scene.fold_hand();
    let dealt = scene.deal();
    scene.table.void_hand(scene.now);
    scene.wait(1_000);
    assert_eq!(scene.deal(), dealt);
}

#[test]
fn r_fail_2_who_asked_to_leave_takes_the_whole_stack_along() {
    let mut scene = Scene::of(&[1, 2, 3, 4]);
    scene.deal();
    scene.act(4, Action::RaiseTo(Chips::new(300)));
    scene.table.leave(seat(4), scene.now);
    scene.table.void_hand(scene.now);
    scene.listen();
    assert!(scene.told.iter().any(|output| matches!(
        output,
        crate::TableOutput::Owner(crate::SeatOutput::Gone { stack, .. }) if *stack == Money::new(1000)
    )));
}

#[test]
fn a_hand_that_cannot_start_stops_the_table_and_nothing_else() {
    let mut scene = Scene::with(nl10(|rules| std::sync::Arc::make_mut(&mut rules.hand).game.hole_cards = 50), &[1, 2, 3]);
    assert_eq!(scene.deal(), None);
    assert_eq!([1, 2, 3].map(|number| scene.stack(number)), [1000; 3]);
    assert_eq!(scene.table.poll_timeout(), None, "it does not try the same again and again");
}
