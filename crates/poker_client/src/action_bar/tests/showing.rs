//! The choice to show or muck a hand that need not be shown.

use poker_protocol::{JackpotKind, Money, SeenEvent, ShowChoice, TableEvent, TurnId};
use poker_rules::{Action, GameSpec, HolePlaces, HoleUsed};

use super::scene::{BarScene, REST, VILLAIN, chips};
use crate::action_bar::{BarMode, IntentOutcome, SlotMeaning};
use crate::test_room::HERO;
use crate::{AtTable, BarIntent, BarSlot, ClockView, TableState, choice_text};

/// The viewer is asked, and the slots accept input.
fn asked() -> BarScene {
    let mut scene = BarScene::new();
    scene.see(SeenEvent::Won { pot: 0, half: None, seat: HERO, amount: chips(30) });
    scene.tell(TableEvent::ToShow { seats: vec![HERO], turn: TurnId(7), left_ms: 3_000, choice: Some(choice(None)) });
    assert!(scene.bar.slot(BarSlot::Raise, scene.now).inert, "the buttons rest first");
    scene.wait(REST);
    scene
}

fn choice(jackpot: Option<JackpotKind>) -> ShowChoice {
    ShowChoice { shown_unasked: jackpot.is_some(), jackpot }
}

fn sent(scene: &mut BarScene, intent: BarIntent) -> Option<Action> {
    match scene.bar.handle(&intent, scene.now, &|_| None) {
        IntentOutcome::Act(decision) => {
            assert_eq!(decision.turn, TurnId(7));
            Some(decision.action)
        }
        IntentOutcome::Taken | IntentOutcome::Ignored | IntentOutcome::FastFold => None,
    }
}

#[test]
fn the_left_slot_mucks_and_the_right_one_shows() {
    let scene = asked();
    assert_eq!(scene.bar.mode(), BarMode::Showing);
    let meanings = BarSlot::ALL.map(|slot| scene.bar.slot(slot, scene.now).meaning);
    assert_eq!(meanings, [SlotMeaning::Muck, SlotMeaning::Empty, SlotMeaning::ShowHand]);
    assert_eq!(sent(&mut asked(), BarIntent::Fold), Some(Action::Muck));
    assert_eq!(sent(&mut asked(), BarIntent::OpenRaise), Some(Action::Show(HolePlaces::all(2))));
    assert_eq!(sent(&mut asked(), BarIntent::CheckOrCall), None);
}

#[test]
fn a_click_on_a_card_or_the_number_of_its_place_shows_that_card_alone() {
    // The king was dealt first; the ace is held on the left.
    for (intent, place) in [(BarIntent::ShowCard(0), 0), (BarIntent::ShowCard(1), 1), (BarIntent::Type('1'), 1), (BarIntent::Type('2'), 0)]
    {
        assert_eq!(sent(&mut asked(), intent), Some(Action::Show(HolePlaces::one(place))));
    }
    assert_eq!(sent(&mut asked(), BarIntent::ShowCard(2)), None, "no such card");
    assert_eq!(sent(&mut asked(), BarIntent::Type('3')), None);
    assert_eq!(sent(&mut BarScene::awake(20), BarIntent::ShowCard(0)), None, "not while there is betting");
}

/// The viewer of an Omaha hand is asked; the aces were dealt second and third.
fn asked_in_omaha() -> BarScene {
    let mut scene =
        BarScene::of(GameSpec { hole_cards: 4, hole_used: HoleUsed::Exactly(2), ..GameSpec::holdem_no_limit() }, ["Kd", "As", "Ah", "2c"]);
    scene.see(SeenEvent::Won { pot: 0, half: None, seat: HERO, amount: chips(30) });
    scene.tell(TableEvent::ToShow { seats: vec![HERO], turn: TurnId(7), left_ms: 3_000, choice: Some(choice(None)) });
    scene.wait(REST);
    scene
}

#[test]
fn in_omaha_any_of_the_cards_can_be_marked_and_shown_together() {
    let mut scene = asked_in_omaha();
    assert!(scene.bar.marks_cards());
    assert_eq!(scene.bar.slot(BarSlot::Raise, scene.now).meaning, SlotMeaning::ShowHand, "none is marked: all of them");
    for intent in [BarIntent::ShowCard(0), BarIntent::ShowCard(1), BarIntent::Type('2')] {
        assert_eq!(sent(&mut scene, intent), None, "a mark is not sent");
    }
    assert_eq!(scene.bar.slot(BarSlot::Raise, scene.now).meaning, SlotMeaning::ShowMarked(3));
    assert_eq!(sent(&mut scene, BarIntent::ShowCard(0)), None, "a second click takes the mark away");
    let aces = HolePlaces::one(1).union(HolePlaces::one(2));
    assert_eq!(scene.bar.marked(), aces);
    assert_eq!(sent(&mut scene, BarIntent::OpenRaise), Some(Action::Show(aces)));
    let mut scene = asked_in_omaha();
    assert_eq!(sent(&mut scene, BarIntent::ShowCard(4)), None, "no such card");
    assert_eq!(sent(&mut scene, BarIntent::OpenRaise), Some(Action::Show(HolePlaces::all(4))));
}

#[test]
fn escape_takes_all_marks_away_and_another_question_begins_without_marks() {
    let mut scene = asked_in_omaha();
    sent(&mut scene, BarIntent::ShowCard(0));
    assert_eq!(scene.bar.handle(&BarIntent::Clear, scene.now, &|_| None), IntentOutcome::Taken);
    assert_eq!((scene.bar.marked(), scene.bar.slot(BarSlot::Raise, scene.now).meaning), (HolePlaces::NONE, SlotMeaning::ShowHand));
    sent(&mut scene, BarIntent::ShowCard(0));
    scene.look();
    assert!(!scene.bar.marked().is_empty(), "a look at the table changes nothing");
    scene.see(SeenEvent::Mucked { seat: HERO });
    assert!(scene.bar.marked().is_empty());
}

#[test]
fn the_time_to_choose_is_counted_down_for_the_one_who_is_asked() {
    let mut scene = asked();
    let at = |scene: &BarScene| AtTable::caught_up(&scene.model, Money::ZERO).clock().map(|clock| ClockView::of(&clock, 12_000));
    let clock = at(&scene).unwrap();
    assert_eq!((clock.seconds, clock.bank_running, clock.last_nine), (1, false, true));
    assert!((clock.ring - 1.0 / 3.0).abs() < 0.01, "{}", clock.ring);
    let unseen = TableState { choice: None, ..scene.model.felt().clone() };
    let ahead = AtTable { felt: &unseen, ..AtTable::caught_up(&scene.model, Money::ZERO) };
    assert_eq!((ahead.asked_to_show(), ahead.clock()), (None, None), "the question is still to be seen");
    scene.see(SeenEvent::Mucked { seat: HERO });
    assert_eq!(at(&scene), None, "the choice is made");
    let mut scene = BarScene::new();
    scene.tell(TableEvent::ToShow { seats: vec![VILLAIN], turn: TurnId(7), left_ms: 3_000, choice: None });
    assert_eq!(at(&scene), None, "somebody else's");
}

#[test]
fn a_choice_is_sent_once_and_again_where_it_was_refused() {
    let mut scene = asked();
    assert_eq!(sent(&mut scene, BarIntent::Fold), Some(Action::Muck));
    assert_eq!(sent(&mut scene, BarIntent::OpenRaise), None);
    scene.bar.refused(scene.now);
    scene.wait(REST);
    assert_eq!(sent(&mut scene, BarIntent::OpenRaise), Some(Action::Show(HolePlaces::all(2))));
}

#[test]
fn a_choice_that_was_made_or_is_anothers_leaves_the_bar_empty() {
    let mut scene = asked();
    scene.see(SeenEvent::Mucked { seat: HERO });
    assert_eq!(scene.bar.mode(), BarMode::Idle, "made by the room when the time was over");
    let mut scene = asked();
    scene.see(SeenEvent::Ended { stacks: Vec::new() });
    assert_eq!(scene.bar.mode(), BarMode::Idle);
    let mut scene = BarScene::new();
    scene.tell(TableEvent::ToShow { seats: vec![VILLAIN], turn: TurnId(7), left_ms: 3_000, choice: None });
    assert_ne!(scene.bar.mode(), BarMode::Showing);
}

#[test]
fn a_jackpot_at_stake_is_named() {
    let texts = poker_text::Texts::embedded(poker_text::Language::English);
    let said = |choice| texts.say(&choice_text(&choice, false));
    assert!(said(choice(Some(JackpotKind::BadBeat))).contains("Bad Beat"));
    assert_ne!(said(choice(None)), said(ShowChoice { shown_unasked: true, jackpot: None }));
}
