//! When a slot acts and when it ignores input.

use poker_protocol::{Money, SeenEvent};
use poker_rules::{Act, Action, Chips};
use proptest::prelude::*;

use super::scene::{BarScene, REST, THIRD, VILLAIN, chips};
use crate::action_bar::{BarMode, IntentOutcome, SlotMeaning, TurnAction};
use crate::test_room::HERO;
use crate::{BarIntent, BarSlot, PresetPlace};

#[test]
fn the_slots_stand_in_the_order_fold_call_raise() {
    let scene = BarScene::awake(60);
    assert_eq!(scene.bar.mode(), BarMode::Turn);
    let call = SlotMeaning::Call { amount: chips(60), all_in: false };
    assert_eq!(scene.meanings(), [SlotMeaning::Fold, call, SlotMeaning::Raise { to: chips(140) }]);
    let free = BarScene::awake(0);
    assert_eq!(free.meanings(), [SlotMeaning::CheckNotFold, SlotMeaning::Check, SlotMeaning::Bet { to: chips(20) }]);
}

#[test]
fn no_raise_allowed_leaves_the_right_slot_empty_and_the_others_in_place() {
    let mut scene = BarScene::new();
    let mut legal = scene.legal(60);
    legal.raise = None;
    legal.presets.clear();
    scene.prompt_with(legal);
    scene.wait(REST - 1);
    assert!(!scene.bar.has_rested(scene.now));
    scene.wait(1);
    assert!(scene.bar.has_rested(scene.now), "an empty slot keeps nobody waiting");
    assert_eq!(scene.slot(BarSlot::Raise).meaning, SlotMeaning::Empty);
    assert_eq!(scene.click(BarSlot::Raise), None);
    assert_eq!(scene.does(BarIntent::OpenRaise), IntentOutcome::Ignored);
    assert_eq!(scene.click(BarSlot::Call), Some(Action::Call));
}

#[test]
fn the_row_is_inert_when_a_turn_begins() {
    let mut scene = BarScene::new();
    scene.prompt(60);
    for ms in [0, REST - 1] {
        scene.now = 10_000 + ms;
        scene.look();
        assert!(BarSlot::ALL.iter().all(|slot| scene.slot(*slot).inert), "after {ms} ms");
        assert_eq!(scene.click(BarSlot::Call), None);
        assert_eq!(scene.sends(BarIntent::CheckOrCall), None, "keys are as deaf as the mouse");
        assert_eq!(scene.sends(BarIntent::Fold), None);
        scene.does(BarIntent::OpenRaise);
        assert_eq!(scene.sends(BarIntent::Commit), None);
    }
    scene.wait(1);
    assert!(BarSlot::ALL.iter().all(|slot| !scene.slot(*slot).inert));
    assert_eq!(scene.click(BarSlot::Call), Some(Action::Call));
}

#[test]
fn a_press_begun_before_the_change_is_dropped() {
    let mut scene = BarScene::new();
    scene.wait(REST);
    scene.does(BarIntent::Press(BarSlot::Call));
    assert!(scene.slot(BarSlot::Call).pressed);
    scene.prompt(60);
    assert!(!scene.slot(BarSlot::Call).pressed);
    scene.wait(REST * 2);
    assert_eq!(scene.sends(BarIntent::Release(BarSlot::Call)), None, "released long after the slot woke");
}

#[test]
fn a_press_on_an_inert_slot_does_not_count_when_released_awake() {
    let mut scene = BarScene::new();
    scene.prompt(60);
    scene.does(BarIntent::Press(BarSlot::Call));
    scene.wait(REST);
    assert_eq!(scene.sends(BarIntent::Release(BarSlot::Call)), None);
}

#[test]
fn press_and_release_must_be_on_the_same_slot() {
    let mut scene = BarScene::awake(60);
    scene.does(BarIntent::Press(BarSlot::Fold));
    assert_eq!(scene.sends(BarIntent::Release(BarSlot::Call)), None);
    assert_eq!(scene.sends(BarIntent::Release(BarSlot::Fold)), None);
    scene.does(BarIntent::Press(BarSlot::Fold));
    scene.does(BarIntent::CancelPress);
    assert_eq!(scene.sends(BarIntent::Release(BarSlot::Fold)), None);
}

#[test]
fn a_decision_is_sent_once_a_turn() {
    let mut scene = BarScene::awake(60);
    assert_eq!(scene.sends(BarIntent::CheckOrCall), Some(Action::Call));
    assert!(scene.bar.is_sent());
    for intent in [BarIntent::CheckOrCall, BarIntent::Fold, BarIntent::Commit] {
        scene.wait(1_000);
        assert_eq!(scene.sends(intent), None);
    }
    assert_eq!(scene.click(BarSlot::Raise), None);
}

#[test]
fn a_decision_that_the_room_does_not_answer_within_a_second_is_said_to_wait() {
    let mut scene = BarScene::awake(60);
    assert!(!scene.bar.waits(scene.now + 60_000), "nothing is on its way");
    scene.sends(BarIntent::CheckOrCall);
    let answered_by = scene.now + 1_000;
    assert_eq!((scene.bar.waits(answered_by - 1), scene.bar.waits(answered_by)), (false, true));
    scene.wait(REST);
    assert_eq!(scene.bar.next_change_ms(scene.now), Some(answered_by), "it is drawn by itself");
    scene.wait(1_000);
    scene.see(SeenEvent::Acted { seat: HERO, act: Act::Call, paid: chips(20), all_in: false });
    assert!(!scene.bar.waits(scene.now));
}

#[test]
fn a_refused_decision_wakes_the_bar_after_its_rest() {
    let mut scene = BarScene::awake(60);
    scene.sends(BarIntent::CheckOrCall);
    scene.bar.refused(scene.now);
    assert_eq!(scene.sends(BarIntent::Fold), None);
    scene.wait(REST);
    assert_eq!(scene.sends(BarIntent::Fold), Some(Action::Fold));
}

#[test]
fn a_second_click_never_reaches_the_next_turn() {
    let mut scene = BarScene::awake(0);
    assert_eq!(scene.click(BarSlot::Call), Some(Action::Check));
    scene.prompt(0);
    assert_eq!(scene.slot(BarSlot::Call).meaning, SlotMeaning::Check, "it reads as before");
    assert_eq!(scene.click(BarSlot::Call), None);
    scene.wait(REST);
    assert_eq!(scene.click(BarSlot::Call), Some(Action::Check));
}

#[test]
fn fold_checks_where_checking_is_free() {
    let mut scene = BarScene::awake(0);
    assert_eq!(scene.sends(BarIntent::Fold), Some(Action::Check));
    let mut scene = BarScene::awake(60);
    assert_eq!(scene.sends(BarIntent::Fold), Some(Action::Fold));
}

#[test]
fn a_decision_names_its_hand_and_turn() {
    let mut scene = BarScene::awake(60);
    let IntentOutcome::Act(TurnAction { hand, turn, table, action }) = scene.does(BarIntent::Fold) else { panic!("nothing sent") };
    assert_eq!((table.0, hand.0, turn.0, action), (1, 1, 1, Action::Fold));
}

#[test]
fn all_in_needs_the_key_held_for_300_ms() {
    let mut scene = BarScene::awake(60);
    scene.does(BarIntent::HoldAllIn);
    assert_eq!(scene.wait(299), None);
    scene.does(BarIntent::ReleaseAllIn);
    assert_eq!(scene.wait(1_000), None);
    scene.does(BarIntent::HoldAllIn);
    assert_eq!(scene.bar.hold(scene.now + 150), Some((BarSlot::Raise, 500)), "half of the way, on the slot that would act");
    assert_eq!(scene.bar.next_change_ms(scene.now), Some(scene.now + 300));
    assert_eq!(scene.wait(300).map(|sent| sent.action), Some(Action::RaiseTo(chips(1000))));
    assert_eq!(scene.wait(1_000), None, "it acts once");
}

#[test]
fn all_in_held_into_the_turn_does_not_act() {
    let mut scene = BarScene::new();
    scene.does(BarIntent::HoldAllIn);
    assert_eq!(scene.prompt(60), None);
    scene.does(BarIntent::HoldAllIn);
    assert_eq!(scene.wait(2_000), None, "it went down while the row was inert");
}

#[test]
fn all_in_calls_where_the_call_takes_everything_and_is_nothing_else() {
    let mut scene = BarScene::new();
    let mut legal = scene.legal(0);
    (legal.check, legal.call, legal.raise) = (false, Some(chips(1000)), None);
    scene.prompt_with(legal.clone());
    scene.wait(REST);
    scene.does(BarIntent::HoldAllIn);
    assert_eq!(scene.wait(300).map(|sent| sent.action), Some(Action::Call));
    legal.call = Some(chips(60));
    scene.prompt_with(legal);
    scene.wait(REST);
    assert_eq!(scene.does(BarIntent::HoldAllIn), IntentOutcome::Ignored);
}

#[test]
fn the_players_own_amount_does_not_put_the_raise_to_rest_but_drops_a_press() {
    let mut scene = BarScene::awake(60);
    scene.does(BarIntent::Preset(PresetPlace::Fourth));
    assert!(!scene.slot(BarSlot::Raise).inert);
    scene.does(BarIntent::Press(BarSlot::Raise));
    scene.does(BarIntent::Step(1));
    assert_eq!(scene.sends(BarIntent::Release(BarSlot::Raise)), None, "the price changed under the press");
    assert_eq!(scene.click(BarSlot::Raise), Some(Action::RaiseTo(chips(170))));
}

#[test]
fn the_bar_says_when_it_wakes() {
    let mut scene = BarScene::new();
    scene.prompt(60);
    assert_eq!(scene.bar.next_change_ms(scene.now), Some(scene.now + REST));
    scene.wait(REST);
    assert_eq!(scene.bar.next_change_ms(scene.now), None);
}

/// Something that the table or the player does.
#[derive(Clone, Debug)]
enum Doing {
    Wait(u64),
    Raise(u64),
    Prompt(u64),
    Flop,
    Press(BarSlot),
    Release(BarSlot),
    Key(BarIntent),
}

fn slot() -> impl Strategy<Value = BarSlot> {
    proptest::sample::select(BarSlot::ALL.to_vec())
}

fn doing() -> impl Strategy<Value = Doing> {
    let keys =
        vec![BarIntent::Fold, BarIntent::CheckOrCall, BarIntent::OpenRaise, BarIntent::Step(1), BarIntent::Commit, BarIntent::HoldAllIn];
    prop_oneof![
        (0_u64..800).prop_map(Doing::Wait),
        (20_u64..200).prop_map(Doing::Raise),
        (0_u64..100).prop_map(Doing::Prompt),
        Just(Doing::Flop),
        slot().prop_map(Doing::Press),
        slot().prop_map(Doing::Release),
        proptest::sample::select(keys).prop_map(Doing::Key),
    ]
}

proptest! {
    /// Whatever the order of events, a click or key acts only if its slot has shown the same meaning for the whole rest time before.
    #[test]
    fn nothing_acts_within_the_rest_of_a_change_and_no_turn_acts_twice(doings in proptest::collection::vec(doing(), 1..60)) {
        let mut scene = BarScene::new();
        let mut since = [scene.now; 3];
        let mut seen = scene.meanings();
        let mut turns = Vec::new();
        let mut ticked = false;
        for doing in doings {
            let by_room = matches!(doing, Doing::Raise(_) | Doing::Prompt(_) | Doing::Flop);
            let new_turn = matches!(doing, Doing::Prompt(_));
            let used = match &doing {
                Doing::Release(slot) => Some(*slot),
                Doing::Key(BarIntent::Fold) => Some(BarSlot::Fold),
                Doing::Key(BarIntent::CheckOrCall) => Some(BarSlot::Call),
                Doing::Key(BarIntent::Commit) => Some(BarSlot::Raise),
                Doing::Key(_) | Doing::Wait(_) | Doing::Raise(_) | Doing::Prompt(_) | Doing::Flop | Doing::Press(_) => None,
            };
            let reads = scene.meanings();
            let fired = match doing {
                Doing::Wait(ms) => scene.wait(ms),
                Doing::Raise(to) => scene.raise(VILLAIN, to),
                Doing::Prompt(price) => scene.prompt(price),
                Doing::Flop => scene.flop(),
                Doing::Press(slot) => { scene.does(BarIntent::Press(slot)); None }
                Doing::Release(slot) => sent(scene.does(BarIntent::Release(slot))),
                Doing::Key(intent) => sent(scene.does(intent)),
            };
            if let (Some(slot), Some(_)) = (used, &fired) {
                let rested = scene.now - since[slot.index()];
                prop_assert!(rested >= REST, "{slot:?} acted {rested} ms after it changed");
                prop_assert!(!matches!(reads[slot.index()], SlotMeaning::Ahead(_) | SlotMeaning::Empty));
            }
            if by_room && fired.is_some() {
                prop_assert!(ticked, "only a ticked box acts by itself");
            }
            if let Some(decision) = fired {
                prop_assert!(!turns.contains(&decision.turn), "turn {:?} acted twice", decision.turn);
                turns.push(decision.turn);
            }
            let now = scene.meanings();
            for slot in BarSlot::ALL {
                if new_turn || (by_room && now[slot.index()] != seen[slot.index()]) {
                    since[slot.index()] = scene.now;
                }
            }
            seen = now;
            ticked = BarSlot::ALL.iter().any(|slot| scene.slot(*slot).ticked);
        }
    }
}

fn sent(handled: IntentOutcome) -> Option<TurnAction> {
    match handled {
        IntentOutcome::Act(decision) => Some(decision),
        IntentOutcome::FastFold | IntentOutcome::Taken | IntentOutcome::Ignored => None,
    }
}

#[test]
fn an_all_in_by_another_seat_changes_the_price_to_the_stack_at_most() {
    let mut scene = BarScene::new();
    scene.raise(THIRD, 5_000);
    let meaning = scene.slot(BarSlot::Call).meaning;
    let ahead = crate::AheadDecision::Call { amount: chips(1000), all_in: true };
    assert_eq!(meaning, SlotMeaning::Ahead(ahead));
    assert_eq!(crate::AtTable::caught_up(&scene.model, Money::ZERO).price_to_call(), Some(Chips::new(1000)));
}
