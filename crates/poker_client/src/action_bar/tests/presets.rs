//! Presets, and amounts typed as a multiple or as a part of the pot.

use poker_protocol::SeenEvent;
use poker_rules::{Act, Action, Betting, Chips, RaiseRange};

use super::scene::{BarScene, REST, THIRD, VILLAIN, chips};
use crate::action_bar::{AmountReading, IntentOutcome};
use crate::{BarIntent, BarSlot, BetPreset, BetPresets, PresetPlace, TypedBet};

fn to(scene: &BarScene) -> u64 {
    scene.bar.draft().unwrap().to().get()
}

/// The amounts of the presets that are shown, by place.
fn shown(scene: &BarScene) -> [Option<u64>; BetPresets::MOST] {
    let mut amounts = [None; BetPresets::MOST];
    for (place, preset) in scene.bar.draft().unwrap().presets().shown(BetPresets::MOST) {
        amounts[place.index()] = Some(preset.to.get());
    }
    amounts
}

fn sends_at_once() -> BetPresets {
    BetPresets { at_once: true, ..BetPresets::default() }
}

#[test]
fn the_presets_of_a_turn_are_those_of_its_street() {
    let mut scene = BarScene::awake(20);
    let before = [Some(60), None, None, Some(70), Some(1000), None, None, None];
    assert_eq!(shown(&scene), before, "2.5× is too small, 3× is the minimum");
    scene.flop();
    scene.prompt(0);
    assert_eq!(shown(&scene)[4], Some(1000));
    scene.bar.set_presets(&BetPresets { from_flop: vec![BetPreset::BigBlinds(400)], ..BetPresets::default() });
    assert_eq!(shown(&scene), [Some(80), None, None, None, None, None, None, None], "new presets are there at once");
}

#[test]
fn limpers_are_counted_until_somebody_raises() {
    let mut scene = BarScene::new();
    let call = |scene: &mut BarScene, seat, paid| scene.see(SeenEvent::Acted { seat, act: Act::Call, paid: chips(paid), all_in: false });
    call(&mut scene, VILLAIN, 10);
    scene.prompt(20);
    scene.does(BarIntent::Preset(PresetPlace::Third));
    assert_eq!(to(&scene), 80, "three big blinds and one for the limper");
    scene.raise(THIRD, 100);
    call(&mut scene, VILLAIN, 80);
    scene.prompt(100);
    scene.does(BarIntent::Preset(PresetPlace::Third));
    assert_eq!(to(&scene), 300, "three times the raise, whoever has called it");
}

#[test]
fn a_pot_limit_that_does_not_count_the_call_has_the_pot_before_it() {
    let pot_raise = |betting| {
        let mut scene = BarScene::new();
        scene.play_with(betting);
        let legal = scene.legal(20);
        scene.prompt_with(poker_rules::LegalActions { raise: Some(RaiseRange { min_to: chips(40), ..legal.raise.unwrap() }), ..legal });
        scene.does(BarIntent::Preset(PresetPlace::Fourth));
        to(&scene)
    };
    assert_eq!(pot_raise(Betting::PotLimit { counts_call: true }), 70);
    assert_eq!(pot_raise(Betting::PotLimit { counts_call: false }), 50);
}

#[test]
fn a_preset_fills_the_amount_and_is_marked_until_it_changes() {
    let mut scene = BarScene::awake(60);
    let marked = |scene: &BarScene, to| scene.bar.draft().unwrap().has_chosen(chips(to));
    assert!(!marked(&scene, 140), "nothing is chosen yet");
    scene.does(BarIntent::Preset(PresetPlace::Third));
    assert_eq!((to(&scene), marked(&scene, 180)), (180, true));
    assert_eq!(scene.does(BarIntent::Preset(PresetPlace::Sixth)), IntentOutcome::Taken, "an empty place chooses nothing");
    assert_eq!(to(&scene), 180);
    scene.does(BarIntent::Step(1));
    assert!(!marked(&scene, 180));
}

#[test]
fn the_key_of_a_preset_that_is_not_shown_chooses_its_amount() {
    let mut scene = BarScene::awake(60);
    assert_eq!(shown(&scene)[1..4], [Some(150), Some(180), None], "2.5× and the pot are the same here");
    scene.does(BarIntent::Preset(PresetPlace::Fourth));
    assert_eq!(to(&scene), 150);
}

#[test]
fn a_preset_sends_its_amount_where_the_player_wants_that() {
    let mut scene = BarScene::awake(60);
    assert_eq!(scene.sends(BarIntent::Preset(PresetPlace::Third)), None, "it fills the amount in");
    let mut scene = BarScene::awake(60);
    scene.bar.set_presets(&sends_at_once());
    assert_eq!(scene.sends(BarIntent::Preset(PresetPlace::Sixth)), None, "an empty place sends nothing");
    assert_eq!(scene.sends(BarIntent::Preset(PresetPlace::Third)), Some(Action::RaiseTo(chips(180))));
    assert_eq!(scene.does(BarIntent::Preset(PresetPlace::Fifth)), IntentOutcome::Ignored, "one decision a turn");
}

#[test]
fn the_misclick_guard_holds_for_a_preset_that_sends() {
    let mut scene = BarScene::new();
    scene.bar.set_presets(&sends_at_once());
    scene.prompt(60);
    scene.wait(REST - 1);
    assert!(!scene.bar.offers_presets(scene.now) && scene.slot(BarSlot::Raise).inert);
    assert_eq!(scene.does(BarIntent::Preset(PresetPlace::Third)), IntentOutcome::Ignored);
    assert_eq!(to(&scene), 140, "nor does it fill the amount in");
    scene.wait(1);
    assert!(scene.bar.offers_presets(scene.now));
    assert_eq!(scene.sends(BarIntent::Preset(PresetPlace::Third)), Some(Action::RaiseTo(chips(180))));
}

#[test]
fn a_preset_that_fills_in_is_free_while_the_slots_rest() {
    let mut scene = BarScene::new();
    scene.prompt(60);
    assert!(scene.bar.offers_presets(scene.now));
    scene.does(BarIntent::Preset(PresetPlace::Third));
    assert_eq!(to(&scene), 180);
}

#[test]
fn a_typed_multiple_or_part_of_the_pot_is_an_amount() {
    for (typed, amount, bet) in [
        ("2,5x", 150, TypedBet::TimesBet(250)),
        ("3 ×", 180, TypedBet::TimesBet(300)),
        ("150%", 195, TypedBet::PotPercent(15_000)),
        ("8bb", 160, TypedBet::BigBlinds(800)),
    ] {
        let mut scene = BarScene::awake(60);
        scene.does(BarIntent::Edit(typed.to_owned()));
        let read = scene.bar.draft().unwrap().typed().map(|typed| (typed.reading, typed.bet));
        assert_eq!((to(&scene), read), (amount, Some((AmountReading::Legal, Some(bet)))), "{typed}");
        assert_eq!(scene.sends(BarIntent::Commit), Some(Action::RaiseTo(chips(amount))), "{typed}");
    }
}

#[test]
fn a_typed_multiple_out_of_range_says_so() {
    for (typed, amount, reading) in [("2x", 140, AmountReading::TooSmall), ("9999 %", 1000, AmountReading::TooLarge)] {
        let mut scene = BarScene::awake(60);
        scene.does(BarIntent::Edit(typed.to_owned()));
        assert_eq!((to(&scene), scene.bar.draft().unwrap().typed().unwrap().reading), (amount, reading), "{typed}");
        assert_eq!(scene.sends(BarIntent::Commit), None, "{typed}");
    }
}

#[test]
fn a_sign_is_typed_after_digits_outside_the_field() {
    let mut scene = BarScene::awake(60);
    for character in "150%".chars() {
        scene.does(BarIntent::Type(character));
    }
    assert_eq!(to(&scene), 195);
    scene.does(BarIntent::Erase);
    assert_eq!(to(&scene), 150);
}

#[test]
fn only_after_a_number_does_a_letter_belong_to_the_amount() {
    let mut scene = BarScene::awake(60);
    assert!(!scene.bar.goes_on_with('x'), "nothing is typed");
    for character in "2.5".chars() {
        scene.does(BarIntent::Type(character));
    }
    assert!(['x', 'X', 'b', 'B'].into_iter().all(|letter| scene.bar.goes_on_with(letter)));
    assert!(!scene.bar.goes_on_with('f'), "the key that folds");
    scene.does(BarIntent::Type('x'));
    assert_eq!(to(&scene), 150, "two and a half times the bet of 60");
    assert!(!scene.bar.goes_on_with('x'), "the amount is whole");
}

#[test]
fn a_step_of_half_a_pot_counts_the_call_and_stops_at_the_ends() {
    let mut scene = BarScene::awake(60);
    scene.does(BarIntent::StepHalfPots(1));
    assert_eq!(to(&scene), 185, "the pot is 90 once the call is in");
    scene.does(BarIntent::StepHalfPots(2));
    assert_eq!(to(&scene), 275);
    scene.does(BarIntent::StepHalfPots(-20));
    assert_eq!(to(&scene), 140);
    scene.does(BarIntent::StepHalfPots(100));
    assert_eq!((to(&scene), scene.bar.draft().unwrap().is_chosen()), (1000, true));
    assert_eq!(scene.bar.draft().unwrap().range().max_to, Chips::new(1000));
}
