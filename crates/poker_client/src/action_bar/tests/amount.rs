//! The amount of a bet.

use poker_rules::Action;

use super::scene::{BarScene, REST, chips};
use crate::action_bar::{AmountReading, IntentOutcome};
use crate::{BarIntent, BarSlot, PresetPlace, SliderPosition};

fn to(scene: &BarScene) -> u64 {
    scene.bar.draft().unwrap().to().get()
}

fn reading(scene: &BarScene) -> Option<AmountReading> {
    scene.bar.draft().unwrap().typed().map(|typed| typed.reading)
}

#[test]
fn enter_commits_only_an_amount_typed_or_chosen_on_this_turn() {
    let mut scene = BarScene::awake(60);
    assert_eq!(scene.sends(BarIntent::Commit), None, "the least amount stands, but nobody chose it");
    scene.does(BarIntent::Preset(PresetPlace::Fourth));
    scene.prompt(60);
    scene.wait(REST);
    assert_eq!(to(&scene), 140, "an amount does not outlive its turn");
    assert_eq!(scene.sends(BarIntent::Commit), None);
    scene.does(BarIntent::Preset(PresetPlace::Fourth));
    assert_eq!(scene.sends(BarIntent::Commit), Some(Action::RaiseTo(chips(150))));
}

#[test]
fn r_opens_the_amount_with_the_minimum() {
    let mut scene = BarScene::awake(60);
    scene.does(BarIntent::OpenRaise);
    assert_eq!(to(&scene), 140);
    assert_eq!(scene.sends(BarIntent::Commit), Some(Action::RaiseTo(chips(140))));
}

#[test]
fn digits_type_the_amount() {
    let mut scene = BarScene::awake(60);
    for digit in ['3', '0', '5'] {
        scene.does(BarIntent::Type(digit));
    }
    assert_eq!((to(&scene), reading(&scene)), (305, Some(AmountReading::Legal)));
    scene.does(BarIntent::Erase);
    assert_eq!((to(&scene), reading(&scene)), (140, Some(AmountReading::TooSmall)));
    scene.does(BarIntent::Type('1'));
    assert_eq!(scene.sends(BarIntent::Commit), Some(Action::RaiseTo(chips(301))));
}

#[test]
fn an_amount_out_of_range_shows_the_nearest_and_needs_a_second_enter() {
    let mut scene = BarScene::awake(60);
    scene.does(BarIntent::Edit("90000".to_owned()));
    assert_eq!((to(&scene), reading(&scene)), (1000, Some(AmountReading::TooLarge)));
    assert_eq!(scene.sends(BarIntent::Commit), None, "nobody typed all-in");
    assert_eq!(reading(&scene), None, "the field shows the legal amount now");
    assert_eq!(scene.sends(BarIntent::Commit), None, "a double Enter is one");
    scene.wait(REST);
    assert_eq!(scene.sends(BarIntent::Commit), Some(Action::RaiseTo(chips(1000))));
}

#[test]
fn what_is_no_amount_is_never_sent() {
    for text in ["", "  ", "abc", "-5"] {
        let mut scene = BarScene::awake(60);
        scene.does(BarIntent::Preset(PresetPlace::Fourth));
        scene.does(BarIntent::Edit(text.to_owned()));
        assert!(matches!(reading(&scene), Some(AmountReading::Empty | AmountReading::Unreadable)), "{text:?}");
        assert_eq!(scene.sends(BarIntent::Commit), None, "{text:?}");
    }
}

#[test]
fn arrows_and_wheel_step_by_big_blinds_and_stop_at_the_ends() {
    let mut scene = BarScene::awake(60);
    scene.does(BarIntent::Step(1));
    assert_eq!(to(&scene), 160);
    scene.does(BarIntent::Step(5));
    assert_eq!(to(&scene), 260);
    scene.does(BarIntent::Step(-5));
    scene.does(BarIntent::Step(-5));
    assert_eq!(to(&scene), 140);
    for _ in 0..100 {
        scene.does(BarIntent::Step(1));
    }
    assert_eq!(to(&scene), 1000);
    assert_eq!(scene.bar.draft().unwrap().range().max_to.get(), 1000);
}

#[test]
fn escape_clears_the_amount() {
    let mut scene = BarScene::awake(60);
    scene.does(BarIntent::Type('5'));
    assert_eq!(scene.does(BarIntent::Clear), IntentOutcome::Taken);
    assert_eq!((to(&scene), reading(&scene), scene.bar.draft().unwrap().is_chosen()), (140, None, false));
    assert_eq!(scene.does(BarIntent::Clear), IntentOutcome::Ignored, "nothing is left to clear: the key may close something");
}

#[test]
fn the_slider_at_its_right_end_is_exactly_all_in() {
    let mut scene = BarScene::awake(60);
    scene.does(BarIntent::Slide(SliderPosition::from_part(1.0)));
    assert_eq!(scene.slot(BarSlot::Raise).meaning, crate::SlotMeaning::AllIn { to: chips(1000) });
    assert_eq!(scene.sends(BarIntent::Commit), Some(Action::RaiseTo(chips(1000))));
}
