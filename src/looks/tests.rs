//! The chosen looks and words reach everything that is drawn.

use bevy::ecs::system::RunSystemOnce as _;
use bevy::prelude::*;
use poker_client::{RoomLight, Settings};
use poker_text::{Language, text};

use super::dress::dress;
use crate::app::blind;
use crate::assets::AssetSource;
use crate::command::app_without_window;
use crate::felt_style::FeltStyle;
use crate::language::{CurrentLanguage, follow_terms};
use crate::settings::CurrentSettings;
use crate::surface::Canvas;

fn client() -> App {
    let language = CurrentLanguage::load(None, Some(Language::French), None).unwrap();
    app_without_window(blind, AssetSource::Embedded, language, &Settings::default()).unwrap()
}

#[test]
fn a_chosen_look_is_worn_at_once_and_everything_is_drawn_again() {
    let mut client = client();
    let world = client.world_mut();
    let mut worn = |choose: fn(&mut Settings)| {
        choose(&mut world.resource_mut::<CurrentSettings>().0);
        let before = *world.resource::<Canvas>();
        world.run_system_once(dress).unwrap();
        let theme = world.resource::<FeltStyle>().theme.clone();
        assert_eq!(world.resource::<ClearColor>().0, Color::from(theme.palette.room));
        let looks = (theme.felt().unwrap().name.clone(), theme.back().unwrap().name.clone());
        (looks.0, looks.1, *world.resource::<Canvas>() != before)
    };
    let expect = |felt: &str, back: &str, drawn: bool| (felt.to_owned(), back.to_owned(), drawn);
    assert_eq!(worn(|_| {}), expect("cardroom", "lattice", false));
    assert_eq!(worn(|settings| settings.looks.felt = "burgundy".to_owned()), expect("burgundy", "lattice", true));
    assert_eq!(worn(|settings| settings.looks.back = "dots".to_owned()), expect("burgundy", "dots", true));
    assert_eq!(worn(|settings| settings.text_scale = 120), expect("burgundy", "dots", false));
    assert_eq!(worn(|settings| settings.looks.room = RoomLight::HighContrast), expect("contrast", "dots", true));
    assert_eq!(worn(|settings| settings.looks.room = RoomLight::Light), expect("burgundy", "dots", true));
}

#[test]
fn words_of_actions_follow_the_setting_without_a_restart() {
    let mut client = client();
    let world = client.world_mut();
    let mut said = |english| {
        world.resource_mut::<CurrentSettings>().0.looks.english_terms = english;
        world.run_system_once(follow_terms).unwrap();
        let texts = &world.resource::<CurrentLanguage>().texts;
        (texts.say(&text::action::fold()), texts.say(&text::settings::title()))
    };
    assert_eq!(said(false), ("Se coucher".to_owned(), "Paramètres".to_owned()));
    assert_eq!(said(true), ("Fold".to_owned(), "Paramètres".to_owned()));
    assert_eq!(said(false), ("Se coucher".to_owned(), "Paramètres".to_owned()));
}
