//! The steps of the first start.

use bevy_egui::egui::{Context, Event, Key};
use egui_kittest::Harness;
use poker_client::{AppIntent, FirstStep, Intent, KeyNames, MotionChoice, OnlineIntent, Settings, SuitColours};
use poker_text::Language;

use super::fixture::{click, press, settings, shows, tab_to};
use crate::screen::{FirstStartState, FirstStartView, first_start_ui};
use crate::style::Style;
use crate::style::bench::{Bench, ShownPanel, focused, show};

/// Shows a step to a player of this name.
pub(super) fn first_start<'b>(bench: &'b Bench, step: FirstStep, name: &str) -> Harness<'b, ShownPanel<FirstStartState>> {
    let settings = Settings { name: name.to_owned(), ..settings() };
    show(bench, FirstStartState::at(step), move |ctx: &Context, style: &Style<'_>, state: &mut FirstStartState| {
        let view = FirstStartView { settings: &settings, language: Language::English, names: KeyNames::default() };
        first_start_ui(ctx, style, &view, state)
    })
}

fn change(change: impl FnOnce(&mut Settings)) -> Vec<Intent> {
    let mut settings = settings();
    change(&mut settings);
    vec![AppIntent::Change(Box::new(settings)).into()]
}

#[test]
fn every_choice_of_the_first_start_applies_at_once() {
    let bench = Bench::regular();
    let mut harness = first_start(&bench, FirstStep::Welcome, "Ardan");
    assert_eq!(click(&mut harness, "first.language.sv"), [AppIntent::Speak(Language::Swedish).into()]);
    assert_eq!(click(&mut harness, "first.avatar.4"), change(|settings| settings.avatar = 4));
    let mut harness = first_start(&bench, FirstStep::Look, "Ardan");
    assert_eq!(click(&mut harness, "first.deck.safe"), change(|settings| settings.deck = SuitColours::Safe));
    assert_eq!(click(&mut harness, "first.motion"), change(|settings| settings.motion = MotionChoice::Reduced));
    assert_eq!(click(&mut harness, "first.sounds"), change(|settings| settings.sounds.muted = true));
}

#[test]
fn every_step_can_be_skipped_by_its_button_or_escape_and_back_leads_to_the_step_before() {
    let bench = Bench::regular();
    for step in FirstStep::ALL {
        let mut harness = first_start(&bench, step, "Ardan");
        assert_eq!(click(&mut harness, "first.skip"), [AppIntent::EndFirstStart.into()], "{step:?}");
        assert_eq!(press(&mut first_start(&bench, step, "Ardan"), Key::Escape), [AppIntent::EndFirstStart.into()], "{step:?}");
        assert_eq!((shows(&harness, "first.back"), shows(&harness, "first.next")), (step.back().is_some(), step.next().is_some()));
        for (control, leads) in [("first.back", step.back()), ("first.next", step.next())] {
            let mut harness = first_start(&bench, step, "Ardan");
            if let Some(leads) = leads {
                assert_eq!(click(&mut harness, control), []);
                assert_eq!(harness.state().data.step, leads);
            }
        }
    }
}

#[test]
fn a_name_typed_in_the_frame_of_escape_is_kept_and_the_first_start_is_over() {
    let bench = Bench::regular();
    let mut harness = first_start(&bench, FirstStep::Welcome, "");
    harness.event(Event::Text("Vide".to_owned()));
    let named = change(|settings| settings.name = "Vide".to_owned());
    assert_eq!(press(&mut harness, Key::Escape), [named, vec![AppIntent::EndFirstStart.into()]].concat());
}

#[test]
fn the_last_step_ends_the_first_start_before_it_leads_on() {
    let bench = Bench::regular();
    let end = || Intent::from(AppIntent::EndFirstStart);
    let asks: [(&str, Vec<Intent>); 3] = [
        ("first.play", vec![end(), AppIntent::ExplainButtons.into()]),
        ("first.online", vec![end(), OnlineIntent::Open.into()]),
        ("first.look_around", vec![end()]),
    ];
    for (control, asked) in asks {
        assert_eq!(click(&mut first_start(&bench, FirstStep::Play, "Ardan"), control), asked, "{control}");
    }
}

#[test]
fn the_first_start_is_done_by_keyboard_alone() {
    let bench = Bench::regular();
    let mut harness = first_start(&bench, FirstStep::Welcome, "Ardan");
    assert_eq!(focused(&harness), "first.name");
    press(&mut harness, Key::Enter);
    harness.run();
    assert_eq!((harness.state().data.step, focused(&harness)), (FirstStep::Look, "first.next".to_owned()));
    tab_to(&mut harness, "first.deck.two");
    assert_eq!(press(&mut harness, Key::Space), change(|settings| settings.deck = SuitColours::TwoColour));
    tab_to(&mut harness, "first.back");
    press(&mut harness, Key::Enter);
    harness.run();
    assert_eq!((harness.state().data.step, focused(&harness)), (FirstStep::Welcome, "first.name".to_owned()));
    for _ in 0..2 {
        press(&mut harness, Key::Enter);
        harness.run();
    }
    assert_eq!(harness.state().data.step, FirstStep::Play);
    assert_eq!(focused(&harness), "first.play");
    assert_eq!(press(&mut harness, Key::Enter), [AppIntent::EndFirstStart.into(), AppIntent::ExplainButtons.into()]);
}

#[test]
fn the_regular_window_has_large_avatars_the_players_plate_and_the_three_keys_on_one_line() {
    let bench = Bench::regular();
    let texts = |step| first_start(&bench, step, "Ardan").state().record.texts();
    let avatar = first_start(&bench, FirstStep::Welcome, "Ardan").state().record.control("first.avatar.0").unwrap().rect;
    assert!(avatar.width() >= 40.0, "{avatar:?}");
    assert!(texts(FirstStep::Look).iter().any(|text| text.words == "Ardan"), "the plate follows the name and the size of text");
    let keys = texts(FirstStep::Play);
    let middle = |wanted: &str| keys.iter().find(|text| text.words == wanted).unwrap().rect.center().y;
    let (fold, call, raise) = (middle("Fold, or check if free"), middle("Check or call"), middle("Bet or raise"));
    assert!((fold - call).abs() < 1.0 && (call - raise).abs() < 1.0, "{fold} {call} {raise}");
}
