//! Decisions made ahead of the turn.

use poker_protocol::SeenEvent;
use poker_rules::{Act, Action, Chips};

use super::scene::{BarScene, REST, VILLAIN, chips};
use crate::action_bar::{AheadDecision, BarMode, SlotMeaning, TurnAction};
use crate::test_room::HERO;
use crate::{BarIntent, BarSlot};

fn waiting() -> BarScene {
    let mut scene = BarScene::new();
    scene.wait(REST);
    scene
}

fn action(sent: Option<TurnAction>) -> Option<Action> {
    sent.map(|decision| decision.action)
}

#[test]
fn boxes_stand_in_the_slots_while_others_act() {
    let mut scene = waiting();
    assert_eq!(scene.bar.mode(), BarMode::Ahead);
    let call = AheadDecision::Call { amount: chips(20), all_in: false };
    assert_eq!(scene.meanings(), [AheadDecision::Fold, call, AheadDecision::CallAny].map(SlotMeaning::Ahead));
    scene.flop();
    assert_eq!(scene.meanings(), [AheadDecision::CheckFold, AheadDecision::Check, AheadDecision::CallAny].map(SlotMeaning::Ahead));
}

#[test]
fn r_fast_2_the_fold_slot_folds_fast_while_the_room_lets_it() {
    let mut scene = waiting();
    let you = poker_protocol::YourSeat { may_fast_fold: true, ..crate::test_room::you() };
    scene.tell(poker_protocol::TableEvent::You { you });
    assert_eq!(scene.meanings()[0], SlotMeaning::FastFold);
    assert_eq!(scene.does(BarIntent::Fold), crate::IntentOutcome::Ignored, "it rests after the change");
    scene.wait(REST);
    assert_eq!(scene.does(BarIntent::Fold), crate::IntentOutcome::FastFold);
    scene.tell(poker_protocol::TableEvent::You { you: crate::test_room::you() });
    assert_eq!(scene.meanings()[0], SlotMeaning::Ahead(AheadDecision::Fold), "elsewhere it is a box as ever");
}

#[test]
fn a_box_is_ticked_and_unticked_and_only_one_is_ticked() {
    let mut scene = waiting();
    scene.click(BarSlot::Call);
    assert!(scene.slot(BarSlot::Call).ticked);
    scene.click(BarSlot::Raise);
    assert_eq!(BarSlot::ALL.map(|slot| scene.slot(slot).ticked), [false, false, true]);
    scene.click(BarSlot::Raise);
    assert_eq!(BarSlot::ALL.map(|slot| scene.slot(slot).ticked), [false; 3]);
}

#[test]
fn a_queued_call_calls_at_its_price() {
    let mut scene = waiting();
    scene.click(BarSlot::Call);
    assert_eq!(action(scene.prompt(20)), Some(Action::Call));
    assert_eq!(scene.look(), None);
}

#[test]
fn a_queued_call_lapses_when_the_price_changes() {
    let mut scene = waiting();
    scene.click(BarSlot::Call);
    scene.raise(VILLAIN, 60);
    assert!(!scene.slot(BarSlot::Call).ticked);
    assert!(scene.slot(BarSlot::Call).inert, "and its box rests, so that a late click cannot tick it again");
    assert_eq!(scene.prompt(60), None);
}

#[test]
fn a_lapsed_call_does_not_come_back_with_its_price() {
    let mut scene = waiting();
    scene.click(BarSlot::Call);
    scene.raise(VILLAIN, 60);
    scene.flop();
    scene.raise(VILLAIN, 20);
    assert_eq!(scene.prompt(20), None);
}

#[test]
fn a_queued_call_lapses_when_price_and_turn_change_together() {
    let mut scene = waiting();
    scene.click(BarSlot::Call);
    assert_eq!(scene.prompt(60), None);
    scene.wait(REST);
    assert_eq!(scene.look(), None);
}

#[test]
fn a_queued_check_lapses_when_somebody_bets() {
    let mut scene = waiting();
    scene.flop();
    scene.wait(REST);
    scene.click(BarSlot::Call);
    assert!(scene.slot(BarSlot::Call).ticked);
    scene.raise(VILLAIN, 40);
    assert_eq!(scene.prompt(40), None);
    let mut scene = waiting();
    scene.flop();
    scene.wait(REST);
    scene.click(BarSlot::Call);
    assert_eq!(action(scene.prompt(0)), Some(Action::Check));
}

#[test]
fn a_queued_fold_checks_when_checking_is_free() {
    let mut scene = waiting();
    scene.click(BarSlot::Fold);
    scene.flop();
    assert!(scene.slot(BarSlot::Fold).ticked);
    assert_eq!(action(scene.prompt(0)), Some(Action::Check));
}

#[test]
fn a_queued_fold_survives_a_raise() {
    let mut scene = waiting();
    scene.click(BarSlot::Fold);
    scene.raise(VILLAIN, 60);
    assert!(scene.slot(BarSlot::Fold).ticked);
    assert_eq!(action(scene.prompt(60)), Some(Action::Fold));
}

#[test]
fn call_any_survives_a_raise_and_warns() {
    let mut scene = waiting();
    scene.click(BarSlot::Raise);
    assert!(!scene.slot(BarSlot::Raise).warns);
    scene.raise(VILLAIN, 400);
    assert!(scene.slot(BarSlot::Raise).ticked && scene.slot(BarSlot::Raise).warns);
    assert_eq!(action(scene.prompt(400)), Some(Action::Call));
}

#[test]
fn a_late_click_on_a_box_cannot_act() {
    let mut scene = waiting();
    scene.prompt(20);
    assert_eq!(scene.click(BarSlot::Fold), None);
    assert_eq!(scene.click(BarSlot::Call), None);
    scene.wait(REST - 1);
    assert_eq!(scene.click(BarSlot::Call), None);
}

#[test]
fn a_late_click_on_a_button_cannot_tick_a_box() {
    let mut scene = BarScene::awake(20);
    assert_eq!(scene.click(BarSlot::Call), Some(Action::Call));
    scene.see(SeenEvent::Acted { seat: HERO, act: Act::Call, paid: chips(20), all_in: false });
    assert_eq!(scene.bar.mode(), BarMode::Ahead);
    scene.click(BarSlot::Call);
    assert_eq!(BarSlot::ALL.map(|slot| scene.slot(slot).ticked), [false; 3]);
}

#[test]
fn a_queued_decision_does_not_outlive_its_hand() {
    let mut scene = waiting();
    scene.click(BarSlot::Fold);
    scene.hand(2);
    assert_eq!(BarSlot::ALL.map(|slot| scene.slot(slot).ticked), [false; 3]);
    assert_eq!(scene.prompt(20), None);
}

#[test]
fn keys_tick_the_boxes_and_escape_clears_them() {
    let mut scene = waiting();
    scene.does(BarIntent::CheckOrCall);
    assert!(scene.slot(BarSlot::Call).ticked);
    scene.does(BarIntent::Clear);
    assert!(!scene.slot(BarSlot::Call).ticked);
    assert_eq!(scene.prompt(20), None);
}

#[test]
fn there_are_no_boxes_for_one_who_cannot_act_any_more() {
    let mut scene = waiting();
    scene.see(SeenEvent::Acted { seat: HERO, act: Act::Fold, paid: Chips::ZERO, all_in: false });
    assert_eq!(scene.bar.mode(), BarMode::Idle);
    let mut scene = waiting();
    scene.see(SeenEvent::Acted { seat: HERO, act: Act::Raise { to: chips(1000) }, paid: chips(1000), all_in: true });
    assert_eq!(scene.bar.mode(), BarMode::Idle);
}
