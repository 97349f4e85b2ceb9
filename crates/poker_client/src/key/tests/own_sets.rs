//! Sets of the player's own: what is bound, refused, kept in the file and given back.

use crate::key::{KeyAction, KeyChoice, KeyChord, KeyNameRefusal, KeyRefusal, KeySet, KeySettings, ReservedKey};

const OWN: &str = "My keys";

fn chord(text: &str) -> KeyChord {
    text.parse().unwrap()
}

fn written(keys: &KeySettings) -> String {
    ron::to_string(keys).unwrap()
}

/// Settings in which the fold has one more key.
fn with_mouse() -> KeySettings {
    let mut keys = KeySettings::default();
    keys.bind(KeyAction::Fold, None, chord("Mouse4"), OWN).unwrap();
    keys
}

#[test]
fn an_action_has_several_keys_and_a_set_of_the_program_stays_as_it_is() {
    let mut keys = with_mouse();
    assert_eq!(keys.chosen_bindings().chords(KeyAction::Fold), [chord("F"), chord("Mouse4")]);
    assert_eq!((keys.chosen(), keys.profile().unwrap().name.as_str()), (KeyChoice::Own(0), OWN));
    keys.bind(KeyAction::Fold, Some(0), chord("K"), OWN).unwrap();
    assert_eq!(keys.chosen_bindings().chords(KeyAction::Fold), [chord("K"), chord("Mouse4")], "in place of F");
    assert_eq!(keys.profiles().len(), 1, "the same set is changed");
    keys.choose(KeyChoice::Set(KeySet::Letters));
    assert_eq!(keys.chosen_bindings(), KeySet::Letters.bindings());
    keys.choose(KeyChoice::Own(0));
    assert_eq!(keys.chosen_bindings().chords(KeyAction::Fold), [chord("K"), chord("Mouse4")], "and is kept");
}

#[test]
fn a_clash_is_refused_and_the_older_use_stays_until_the_player_decides() {
    let mut keys = KeySettings::default();
    let refused = keys.bind(KeyAction::SitOut, None, chord("Row2"), OWN);
    assert_eq!(refused, Err(KeyRefusal::Clash(KeyAction::Preset(2))));
    assert_eq!(keys, KeySettings::default());
    keys.bind_from_others(KeyAction::SitOut, None, chord("Row2"), OWN).unwrap();
    assert_eq!(keys.chosen_bindings().chords(KeyAction::SitOut), [chord("S"), chord("Row2")]);
    assert_eq!(keys.chosen_bindings().chords(KeyAction::Preset(2)), []);
}

#[test]
fn what_is_reserved_is_refused() {
    let mut keys = KeySettings::default();
    assert_eq!(keys.bind(KeyAction::Fold, None, chord("Tab"), OWN), Err(KeyRefusal::Reserved(ReservedKey::MovesFocus)));
    assert_eq!(keys.bind_from_others(KeyAction::Fold, None, chord("3"), OWN), Err(KeyRefusal::Reserved(ReservedKey::TypesAmount)));
    assert_eq!(keys, KeySettings::default(), "no set was made for it");
}

#[test]
fn an_action_has_four_keys_at_most_and_a_player_eight_sets() {
    let mut keys = with_mouse();
    for more in ["Mouse5", "F3"] {
        keys.bind(KeyAction::Fold, None, chord(more), OWN).unwrap();
    }
    assert_eq!(keys.bind(KeyAction::Fold, None, chord("F10"), OWN), Err(KeyRefusal::Full));
    assert_eq!(keys.bind(KeyAction::Fold, Some(3), chord("F10"), OWN), Ok(()), "in place of another");
    while keys.profiles().len() < KeySettings::MOST_PROFILES {
        keys.add_profile(OWN).unwrap();
    }
    assert_eq!(keys.add_profile(OWN), Err(KeyRefusal::ProfilesFull));
    keys.choose(KeyChoice::Set(KeySet::LeftHand));
    let before = keys.clone();
    assert_eq!(keys.bind(KeyAction::Fold, None, chord("F10"), OWN), Err(KeyRefusal::ProfilesFull));
    assert_eq!(keys.bind_from_others(KeyAction::Fold, None, chord("A"), OWN), Err(KeyRefusal::ProfilesFull));
    assert_eq!(keys, before);
}

#[test]
fn a_key_that_is_taken_away_leaves_the_action_without_one() {
    let mut keys = KeySettings::default();
    keys.unbind(KeyAction::AllIn, 7, OWN).unwrap();
    assert_eq!(keys, KeySettings::default(), "it has no eighth key");
    keys.unbind(KeyAction::AllIn, 0, OWN).unwrap();
    assert_eq!(keys.chosen_bindings().chords(KeyAction::AllIn), []);
    assert!(keys.profile().unwrap().differs(KeyAction::AllIn));
}

#[test]
fn one_action_or_all_get_the_keys_of_their_set_again() {
    let mut keys = KeySettings::default();
    keys.choose(KeyChoice::Set(KeySet::FunctionKeys));
    keys.bind(KeyAction::SitOut, None, chord("F10"), OWN).unwrap();
    keys.bind_from_others(KeyAction::Log, None, chord("F1"), OWN).unwrap();
    assert_eq!(keys.chosen_bindings().chords(KeyAction::Fold), []);
    keys.reset(KeyAction::Fold);
    assert_eq!(keys.chosen_bindings().chords(KeyAction::Fold), [chord("F1")]);
    assert_eq!(keys.chosen_bindings().chords(KeyAction::Log), [chord("L")], "no chord has two actions");
    assert!(keys.profile().unwrap().has_changes(), "sitting out has its new key still");
    keys.reset_all();
    assert_eq!(keys.chosen_bindings(), KeySet::FunctionKeys.bindings());
    assert!(!keys.profile().unwrap().has_changes());
}

#[test]
fn sets_are_named_renamed_and_deleted() {
    let mut keys = with_mouse();
    keys.add_profile(OWN).unwrap();
    let names = |keys: &KeySettings| keys.profiles().iter().map(|profile| profile.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&keys), ["My keys", "My keys 2"]);
    assert_eq!(keys.chosen_bindings().chords(KeyAction::Fold), [chord("F"), chord("Mouse4")], "a copy of what was in force");
    assert_eq!([keys.name_refusal("My keys"), keys.name_refusal("  ")], [Some(KeyNameRefusal::Taken), Some(KeyNameRefusal::Empty)]);
    keys.rename("My keys");
    keys.rename(" Four tables ");
    assert_eq!(names(&keys), ["My keys", "Four tables"]);
    keys.delete_profile();
    assert_eq!((names(&keys), keys.chosen()), (vec!["My keys".to_owned()], KeyChoice::Set(KeySet::Letters)));
    keys.delete_profile();
    assert_eq!(names(&keys), ["My keys"], "a set of the program is in force");
    keys.choose(KeyChoice::Own(5));
    assert_eq!(keys.chosen(), KeyChoice::Set(KeySet::Letters));
}

#[test]
fn the_file_has_only_what_differs_from_the_set() {
    let keys = with_mouse();
    let text = written(&keys);
    assert!(text.contains("Mouse4") && !text.contains("Ctrl+Tab"), "{text}");
    assert_eq!(ron::from_str::<KeySettings>(&text).unwrap(), keys);
    let mut again = keys.clone();
    again.unbind(KeyAction::Fold, 1, OWN).unwrap();
    assert!(!again.profile().unwrap().has_changes(), "as in the set again");
    assert_eq!(again.clean(), 0);
}

#[test]
fn what_no_player_could_have_chosen_is_removed_from_a_file() {
    let text = r#"(chosen: Own(7), profiles: [(name: " Mine ", set: Letters, changes: {
        Fold: ["Tab", "C", "Mouse4", "Mouse4"], Preset(99): ["H"], SitOut: ["Mouse4"], Log: ["R", "F2"], Sound: []}), (name: "Mine")])"#;
    let mut keys: KeySettings = ron::from_str(text).unwrap();
    assert!(keys.clean() > 0);
    assert_eq!(keys.chosen(), KeyChoice::Set(KeySet::Letters));
    assert_eq!(keys.profiles().iter().map(|profile| profile.name.as_str()).collect::<Vec<_>>(), ["Mine", "Mine 2"]);
    keys.choose(KeyChoice::Own(0));
    let bindings = keys.chosen_bindings();
    assert_eq!(bindings.chords(KeyAction::Fold), [chord("C"), chord("Mouse4")]);
    assert_eq!([bindings.chords(KeyAction::CheckOrCall), bindings.chords(KeyAction::Raise), bindings.chords(KeyAction::Sound)], [&[]; 3]);
    assert_eq!(bindings.chords(KeyAction::SitOut), [chord("S")], "the earlier action has its key");
    for (action, chords) in bindings.iter() {
        assert!(chords.iter().all(|chord| bindings.clash(action, *chord).is_none()), "{action:?}");
    }
    assert_eq!(keys.clean(), 0, "once is enough");
}

#[test]
fn without_shortcuts_the_amount_is_typed_and_escape_leads_back() {
    let mut keys = KeySettings::default();
    keys.shortcuts = false;
    let bindings = keys.bindings();
    for action in [KeyAction::Fold, KeyAction::AllIn, KeyAction::Preset(1), KeyAction::Quit, KeyAction::Lobby] {
        assert_eq!(bindings.chords(action), [], "{action:?}");
    }
    assert_eq!(bindings.chords(KeyAction::Back), [chord("Escape")]);
    assert_eq!(bindings.chords(KeyAction::Commit), [chord("Enter")]);
    assert_eq!(keys.chosen_bindings(), KeySet::Letters.bindings(), "the page of keys shows them still");
}
