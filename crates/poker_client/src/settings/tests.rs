//! Files of settings, good and bad.

use poker_text::Language;
use proptest::prelude::*;

use super::{
    AdjustedSetting, Bounds, LoadedSettings, MotionChoice, SettingField, Settings, SettingsError, SoundKinds, Sounds, StackRules,
    TableOrder, TableSettings,
};
use crate::{AnimationSpeed, BetPreset, BetPresets, KeyAction, KeyChoice, KeySet, KeySettings, PresetList, SuitColours, short_name};

#[test]
fn what_was_written_is_read_again() {
    let mut settings =
        Settings { language: Some(Language::French), name: "Ardan".to_owned(), deck: SuitColours::Safe, ..Settings::default() };
    settings.practice.opponents = 3;
    settings.window.width = 1920;
    let loaded = Settings::from_ron(&settings.to_ron().unwrap()).unwrap();
    assert_eq!((loaded.settings, loaded.adjusted), (settings, Vec::new()));
}

#[test]
fn a_kept_file_of_an_earlier_program_is_read_and_written_without_loss() {
    let text = include_str!("../../../../tests/data/kept/client-0.1.0/settings.ron");
    let loaded = Settings::from_ron(text).unwrap();
    assert_eq!(loaded.adjusted, []);
    assert_eq!((loaded.settings.language, loaded.settings.name.as_str()), (Some(Language::Swedish), "Ardan"));
    // A newer program adds fields, and writes all others as they were.
    let written = loaded.settings.to_ron().unwrap();
    let mut lines = written.lines();
    for line in text.lines() {
        assert!(lines.any(|written| written == line), "{line}");
    }
}

#[test]
fn a_field_that_a_file_lacks_has_its_default() {
    let loaded = Settings::from_ron("(version: 1, animation_speed: Off, practice: (opponents: 2))").unwrap();
    assert_eq!(loaded.settings.animation_speed, AnimationSpeed::Off);
    assert_eq!(loaded.settings.practice.opponents, 2);
    assert_eq!(loaded.settings.click_guard_ms, 600);
    assert_eq!(Settings::from_ron("()").unwrap().settings, Settings::default());
}

#[test]
fn r_ui_6_the_auto_top_up_is_off_until_it_is_switched_on() {
    assert!(!Settings::default().auto_top_up);
    let loaded = Settings::from_ron("(version: 1, auto_top_up: true)").unwrap();
    assert!(loaded.settings.auto_top_up && loaded.adjusted.is_empty());
}

#[test]
fn defaults_are_those_the_rules_and_the_guide_name() {
    let settings = Settings::default();
    assert_eq!(settings.language, None, "the language of the system");
    assert!(!settings.practice.clock, "no clock unless the player turns it on");
    assert!(!settings.practice.odds, "no help unless the player asks for it");
    assert_eq!(settings.practice.opponents, 5);
}

#[test]
fn what_a_player_adds_by_the_own_rules_and_hears_is_kept_and_an_earlier_file_has_the_defaults() {
    let settings = Settings {
        stack: StackRules { rebuys: true, tops_up: true, below_bb: 40, to_bb: 80 },
        hides_own_cards: true,
        notifies: true,
        sounds: Sounds { only_my_turn: true, kinds: SoundKinds { chat: false, ..SoundKinds::default() }, ..Sounds::default() },
        ..Settings::default()
    };
    let loaded = Settings::from_ron(&settings.to_ron().unwrap()).unwrap();
    assert_eq!((loaded.settings, loaded.adjusted), (settings, Vec::new()));
    let earlier = Settings::from_ron("(version: 1, sounds: (muted: true, master: 50, table: 40, turn: 30, time: 20))").unwrap().settings;
    let defaults = Settings::default();
    assert_eq!((earlier.stack, earlier.hides_own_cards, earlier.notifies), (defaults.stack, false, false));
    assert_eq!((earlier.sounds.kinds, earlier.sounds.only_my_turn), (SoundKinds::default(), false));
    assert!(earlier.sounds.muted && earlier.sounds.told == defaults.sounds.told);
    let untouched = defaults.to_ron().unwrap();
    for field in ["stack: (", "hides_own_cards:", "notifies:", "kinds:", "only_my_turn:"] {
        assert!(!untouched.contains(field), "{field}");
    }
}

#[test]
fn no_stack_is_topped_up_below_an_amount_that_lies_above_the_one_that_is_restored() {
    let loaded = Settings::from_ron("(version: 1, stack: (below_bb: 200, to_bb: 50))").unwrap();
    assert_eq!((loaded.settings.stack.below_bb, loaded.settings.stack.to_bb), (50, 50));
    assert_eq!(loaded.adjusted, [AdjustedSetting { field: SettingField::TopUpBelow, was: 200, now: 50 }]);
}

#[test]
fn a_field_of_another_version_is_passed_over() {
    let loaded = Settings::from_ron("(version: 1, colour_of_the_table: \"green\", text_scale: 120)").unwrap();
    assert_eq!(loaded.settings.text_scale, 120);
}

#[test]
fn a_damaged_file_is_refused_with_its_place() {
    let SettingsError::Malformed { line, column, reason } = Settings::from_ron("(\n    deck: Purple,\n)").unwrap_err() else {
        panic!("not malformed");
    };
    assert_eq!(line, 2);
    assert!(column > 0 && !reason.is_empty());
    for damaged in ["", "(", "deck: Safe", "(text_scale: 70000)", "(text_scale: -1)", "\u{0}\u{1}"] {
        assert!(matches!(Settings::from_ron(damaged), Err(SettingsError::Malformed { .. })), "{damaged:?}");
    }
}

#[test]
fn a_file_of_a_newer_program_is_refused_not_overwritten() {
    assert_eq!(Settings::from_ron("(version: 99)"), Err(SettingsError::Newer { found: 99 }));
}

#[test]
fn values_out_of_range_are_moved_into_it_and_named() {
    let loaded = Settings::from_ron("(click_guard_ms: 0, text_scale: 500, avatar: 9, practice: (opponents: 0))").unwrap();
    let expected = [
        AdjustedSetting { field: SettingField::Avatar, was: 9, now: 7 },
        AdjustedSetting { field: SettingField::ClickGuard, was: 0, now: 300 },
        AdjustedSetting { field: SettingField::TextScale, was: 500, now: 200 },
        AdjustedSetting { field: SettingField::Opponents, was: 0, now: 1 },
    ];
    assert_eq!(loaded.adjusted, expected);
    assert_eq!(loaded.settings.click_guard_ms, 300);
}

#[test]
fn opponents_never_think_shorter_than_their_shortest() {
    let loaded = Settings::from_ron("(practice: (pace: (min_ms: 2000, max_ms: 100)))").unwrap();
    assert_eq!((loaded.settings.practice.pace.min_ms, loaded.settings.practice.pace.max_ms), (2000, 2000));
    assert_eq!(loaded.adjusted, [AdjustedSetting { field: SettingField::BotPaceMax, was: 100, now: 2000 }]);
}

#[test]
fn a_name_is_one_the_room_accepts() {
    assert_eq!(short_name("  Ar\u{7}dan \n"), "Ardan");
    assert_eq!(short_name(&"å".repeat(40)).chars().count(), poker_protocol::MAX_NAME_CHARS);
    assert_eq!(short_name("nineteen letters ok and more"), "nineteen letters ok", "no blank is left at the cut");
}

#[test]
fn there_are_as_many_avatars_as_the_room_knows() {
    assert_eq!(u16::from(poker_protocol::AVATARS), Bounds::AVATAR.end() + 1);
}

proptest! {
    #[test]
    fn settings_are_in_range_after_one_clamp(guard: u16, scale: u16, avatar: u8, master: u8, name in ".{0,40}", min: u16, max: u16, width: u16) {
        let mut settings = Settings { click_guard_ms: guard, text_scale: scale, avatar, name, ..Settings::default() };
        settings.sounds.master = master;
        settings.practice.pace.min_ms = min;
        settings.practice.pace.max_ms = max;
        settings.window.width = width;
        settings.clamp();
        prop_assert_eq!(settings.clamp(), Vec::new());
        prop_assert!(Bounds::CLICK_GUARD.contains(&settings.click_guard_ms));
        prop_assert!(Bounds::WINDOW_WIDTH.contains(&settings.window.width));
    }
}

#[test]
fn motion_follows_the_system_until_the_player_chooses() {
    let with = |motion, system_reduces_motion| Settings { motion, system_reduces_motion, ..Settings::default() }.reduces_motion();
    assert_eq!(Settings::default().motion, MotionChoice::System);
    assert!(with(MotionChoice::System, true) && !with(MotionChoice::System, false));
    assert!(with(MotionChoice::Reduced, false) && !with(MotionChoice::Full, true));
    assert!(Settings { system_reduces_motion: true, ..Settings::default() }.pace().reduced);
}

#[test]
fn what_an_earlier_program_kept_of_motion_still_holds() {
    let read = |text: &str| Settings::from_ron(text).unwrap().settings;
    assert_eq!(read("(reduced_motion: true)").motion, MotionChoice::Reduced);
    assert_eq!(read("(reduced_motion: false)").motion, MotionChoice::System);
    let chosen = Settings { motion: MotionChoice::Full, system_reduces_motion: true, ..Settings::default() };
    let written = chosen.to_ron().unwrap();
    assert!(!written.contains("reduced_motion") && !written.contains("system_reduces"), "{written}");
    assert_eq!(read(&written).motion, MotionChoice::Full);
}

#[test]
fn keys_are_in_the_file_once_the_player_has_chosen_some() {
    let mut settings = Settings::default();
    assert!(!settings.to_ron().unwrap().contains("keys"), "as in files of earlier programs");
    settings.keys.bind(KeyAction::Fold, None, "Mouse4".parse().unwrap(), "My keys").unwrap();
    settings.keys.shortcuts = false;
    let loaded = Settings::from_ron(&settings.to_ron().unwrap()).unwrap();
    assert_eq!((loaded.settings, loaded.adjusted), (settings, Vec::new()));
    assert_eq!(Settings::from_ron("(version: 1, text_scale: 120)").unwrap().settings.keys, KeySettings::default());
    let chosen = Settings::from_ron("(keys: (chosen: Set(LeftHand)))").unwrap().settings.keys;
    assert_eq!((chosen.chosen(), chosen.shortcuts), (KeyChoice::Set(KeySet::LeftHand), true));
}

#[test]
fn keys_that_no_player_could_have_chosen_are_told() {
    let file = r#"(keys: (profiles: [(name: "Mine", changes: { Fold: ["Tab"] })]))"#;
    assert_eq!(Settings::from_ron(file).unwrap().adjusted, [AdjustedSetting { field: SettingField::Keys, was: 1, now: 0 }]);
    let file = r#"(keys: (profiles: [(name: "Mine", changes: { Fold: ["Knob"] })]))"#;
    assert!(matches!(Settings::from_ron(file), Err(SettingsError::Malformed { .. })), "no key has this name");
}

#[test]
fn how_several_tables_are_shown_is_kept_and_has_defaults() {
    let usual = TableSettings { order: TableOrder::Tiles, comes_forward: true, small_tiles: true, seat_figures: false };
    assert_eq!(Settings::default().tables, usual);
    assert!(!Settings::default().to_ron().unwrap().contains("small_tiles"), "not in the file until it is changed");
    let read = Settings::from_ron("(version: 1, tables: (order: Stack))").unwrap().settings;
    assert_eq!(read.tables, TableSettings { order: TableOrder::Stack, ..usual });
    let chosen = Settings {
        tables: TableSettings { order: TableOrder::OneAtATime, comes_forward: false, small_tiles: false, seat_figures: true },
        ..Settings::default()
    };
    assert_eq!(Settings::from_ron(&chosen.to_ron().unwrap()).unwrap().settings.tables, chosen.tables);
}

#[test]
fn presets_are_written_only_where_the_player_has_changed_them() {
    assert!(!Settings::default().to_ron().unwrap().contains("bet_presets"));
    let mut settings = Settings::default();
    settings.bet_presets.set(PresetList::FromFlop, 1, BetPreset::PotPercent(66));
    settings.bet_presets.set(PresetList::BeforeFlop, 1, BetPreset::BigBlinds(225));
    settings.bet_presets.at_once = true;
    let loaded = Settings::from_ron(&settings.to_ron().unwrap()).unwrap();
    assert_eq!((loaded.settings, loaded.adjusted), (settings, Vec::new()));
}

#[test]
fn presets_of_a_file_are_at_most_eight_at_least_one_and_each_in_its_range() {
    let loaded = Settings::from_ron(
        "(bet_presets: (before_flop: [], from_flop: [PotPercent(0), AllIn, TimesBet(9999), AllIn, AllIn, AllIn, AllIn, AllIn, AllIn]))",
    );
    let LoadedSettings { settings, adjusted } = loaded.unwrap();
    assert_eq!(settings.bet_presets.before_flop, BetPresets::default().before_flop);
    assert_eq!(settings.bet_presets.from_flop.len(), 8);
    assert_eq!(settings.bet_presets.from_flop[..3], [BetPreset::PotPercent(1), BetPreset::AllIn, BetPreset::TimesBet(2_000)]);
    let expected = [
        AdjustedSetting { field: SettingField::PresetsBeforeFlop, was: 0, now: 5 },
        AdjustedSetting { field: SettingField::PresetsFromFlop, was: 9, now: 8 },
        AdjustedSetting { field: SettingField::PresetValue, was: 0, now: 1 },
        AdjustedSetting { field: SettingField::PresetValue, was: 9_999, now: 2_000 },
    ];
    assert_eq!(adjusted, expected);
}
