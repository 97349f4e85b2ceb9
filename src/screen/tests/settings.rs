//! The settings, the rules and the keys.

use bevy_egui::egui::{Event, Key, Modifiers, MouseWheelUnit, TouchPhase, pos2, vec2};
use poker_client::{
    AnimationSpeed, AppIntent, BreakAfter, CourtLetters, Intent, KeyAction, KeyNames, KeySet, MotionChoice, RulesPage, Settings,
    StackRules, SuitColours, TableIntent, TableOrder,
};
use poker_text::Language;

use super::fixture::{click, keys, keys_of, press, rules, sections, sections_of, settings, shows, tab_to};
use crate::screen::{ContentsState, Section};
use crate::style::bench::{Bench, ShownPanel};

fn change(change: impl FnOnce(&mut Settings)) -> Vec<Intent> {
    let mut settings = settings();
    change(&mut settings);
    vec![AppIntent::Change(Box::new(settings)).into()]
}

fn asked(section: Section, name: &str) -> Vec<Intent> {
    let bench = Bench::regular();
    click(&mut sections(&bench, section, Some(false)), name)
}

#[test]
fn a_language_is_spoken_and_that_of_the_system_is_a_setting() {
    assert_eq!(asked(Section::General, "settings.language.sv"), [AppIntent::Speak(Language::Swedish).into()]);
    assert_eq!(asked(Section::General, "settings.language.system"), [], "it is chosen already");
}

#[test]
fn a_choice_that_would_squeeze_its_help_goes_under_it() {
    let begins_at = |section, name| {
        let bench = Bench::new(Language::French, 640.0, 360.0);
        let harness = sections(&bench, section, None);
        harness.state().record.control(name).unwrap().rect.left()
    };
    assert!(begins_at(Section::General, "settings.language.system") < 64.0, "under the help it begins where the help does");
    assert!(begins_at(Section::Access, "settings.motion.system") > 200.0, "two lines of help have room beside it");
}

#[test]
fn every_choice_and_every_switch_changes_its_own_setting() {
    assert_eq!(asked(Section::General, "settings.avatar.3"), change(|settings| settings.avatar = 3));
    assert_eq!(asked(Section::Tables, "settings.auto_top_up"), change(|settings| settings.auto_top_up = true));
    assert_eq!(asked(Section::Tables, "settings.amounts_in_bb"), change(|settings| settings.amounts_in_bb = true));
    assert_eq!(asked(Section::Tables, "settings.hand_line"), change(|settings| settings.hand_line = false));
    assert_eq!(asked(Section::Cards, "settings.deck.two"), change(|settings| settings.deck = SuitColours::TwoColour));
    assert_eq!(asked(Section::Cards, "settings.deck.safe"), change(|settings| settings.deck = SuitColours::Safe));
    assert_eq!(asked(Section::Cards, "settings.letters.french"), change(|settings| settings.court_letters = CourtLetters::French));
    assert_eq!(asked(Section::Motion, "settings.speed.off"), change(|settings| settings.animation_speed = AnimationSpeed::Off));
    assert_eq!(asked(Section::Sounds, "settings.sound.mute"), change(|settings| settings.sounds.muted = true));
    assert_eq!(asked(Section::Access, "settings.motion.reduced"), change(|settings| settings.motion = MotionChoice::Reduced));
    assert_eq!(asked(Section::Practice, "settings.clock"), change(|settings| settings.practice.clock = true));
}

#[test]
fn every_row_further_down_changes_its_own_setting_too() {
    let rows: [(Section, &str, fn(&mut Settings)); 16] = [
        (Section::General, "settings.may_be_found", |settings| settings.may_be_found = true),
        (Section::Tables, "settings.auto_muck", |settings| settings.auto_muck = true),
        (Section::Tables, "settings.shows_m", |settings| settings.shows_m = true),
        (Section::Tables, "settings.seat_figures", |settings| settings.tables.seat_figures = true),
        (Section::Tables, "settings.table_order.stack", |settings| settings.tables.order = TableOrder::Stack),
        (Section::Tables, "settings.table_order.one", |settings| settings.tables.order = TableOrder::OneAtATime),
        (Section::Tables, "settings.comes_forward", |settings| settings.tables.comes_forward = false),
        (Section::Tables, "settings.small_tiles", |settings| settings.tables.small_tiles = false),
        (Section::Tables, "settings.shows_session", |settings| settings.session.shows_clock = true),
        (Section::Tables, "settings.break_after.half", |settings| settings.session.break_after = BreakAfter::Half),
        (Section::Tables, "settings.break_after.hour", |settings| settings.session.break_after = BreakAfter::Hour),
        (Section::Tables, "settings.break_after.hour_and_half", |settings| settings.session.break_after = BreakAfter::HourAndHalf),
        (Section::Tables, "settings.break_after.two_hours", |settings| settings.session.break_after = BreakAfter::TwoHours),
        (Section::Practice, "settings.odds", |settings| settings.practice.odds = true),
        (Section::Tables, "settings.rebuys", |settings| settings.stack.rebuys = true),
        (Section::Tables, "settings.tops_up", |settings| settings.stack.tops_up = true),
    ];
    // In a window that is so high nothing has to be scrolled.
    let bench = Bench::new(Language::English, 1280.0, 4000.0);
    for (section, name, expected) in rows {
        assert_eq!(click(&mut sections(&bench, section, Some(false)), name), change(expected), "{name}");
    }
    for chosen in ["settings.table_order.tiles", "settings.break_after.never"] {
        assert_eq!(click(&mut sections(&bench, Section::Tables, Some(false)), chosen), [], "{chosen} is chosen already");
    }
}

#[test]
fn the_stacks_of_the_rules_go_in_steps_and_none_is_topped_up_to_less_than_it_had() {
    let bench = Bench::new(Language::English, 1280.0, 4000.0);
    let shown = |stack| sections_of(&bench, Section::Tables, Some(false), Settings { stack, ..settings() });
    let tops_up = StackRules { tops_up: true, ..StackRules::default() };
    let stepped = |stack, name, key| {
        let mut harness = shown(stack);
        tab_to(&mut harness, name);
        press(&mut harness, key)
    };
    let (below, to) = ("settings.tops_up_below", "settings.stack_to");
    for (name, key, expected) in [
        (below, Key::ArrowLeft, StackRules { below_bb: 55, ..tops_up }),
        (below, Key::ArrowRight, StackRules { below_bb: 65, ..tops_up }),
        (to, Key::ArrowLeft, StackRules { to_bb: 95, ..tops_up }),
        (to, Key::ArrowRight, StackRules { to_bb: 105, ..tops_up }),
    ] {
        assert_eq!(stepped(tops_up, name, key), change(|settings| settings.stack = expected), "{name} {key:?}");
    }
    let full = StackRules { below_bb: 100, ..tops_up };
    assert_eq!(stepped(full, to, Key::ArrowLeft), change(|settings| settings.stack = StackRules { below_bb: 95, to_bb: 95, ..tops_up }));
    let rows = |stack| [below, to].map(|name| shows(&shown(stack), name));
    assert_eq!(rows(StackRules::default()), [false, false], "no rule needs them");
    assert_eq!(rows(StackRules { rebuys: true, ..StackRules::default() }), [false, true]);
    assert_eq!(rows(tops_up), [true, true]);
}

#[test]
fn the_preview_of_the_table_says_the_hand_under_the_plate() {
    let bench = Bench::regular();
    let harness = sections(&bench, Section::Cards, None);
    let texts = harness.state().record.texts();
    let top = |wanted: &str| texts.iter().find(|text| text.words == wanted).unwrap_or_else(|| panic!("{wanted}: {texts:?}")).rect.top();
    assert!(top("Pair of aces, king kicker") > top("€23.45"));
}

/// What is asked when a switch is flipped by the keyboard, wherever it is on the page.
fn switched(section: Section, name: &str) -> Vec<Intent> {
    let bench = Bench::regular();
    let mut harness = sections(&bench, section, Some(false));
    tab_to(&mut harness, name);
    press(&mut harness, Key::Space)
}

#[test]
fn each_kind_of_sound_and_each_way_of_calling_has_a_switch() {
    let kinds: [(&str, fn(&mut Settings)); 8] = [
        ("settings.sound.kind.your_turn", |settings| settings.sounds.kinds.your_turn = false),
        ("settings.sound.kind.time_low", |settings| settings.sounds.kinds.time_low = false),
        ("settings.sound.kind.cards", |settings| settings.sounds.kinds.cards = false),
        ("settings.sound.kind.chips", |settings| settings.sounds.kinds.chips = false),
        ("settings.sound.kind.chat", |settings| settings.sounds.kinds.chat = false),
        ("settings.sound.kind.news", |settings| settings.sounds.kinds.news = false),
        ("settings.sound.only_my_turn", |settings| settings.sounds.only_my_turn = true),
        ("settings.notifies", |settings| settings.notifies = true),
    ];
    for (name, expected) in kinds {
        assert_eq!(switched(Section::Sounds, name), change(expected), "{name}");
    }
}

#[test]
fn the_rules_about_the_own_seat_are_switched_one_by_one() {
    assert_eq!(switched(Section::Tables, "settings.rebuys"), change(|settings| settings.stack.rebuys = true));
    assert_eq!(switched(Section::Tables, "settings.tops_up"), change(|settings| settings.stack.tops_up = true));
    assert_eq!(switched(Section::Tables, "settings.hides_own_cards"), change(|settings| settings.hides_own_cards = true));
    assert_eq!(switched(Section::Tables, "settings.leave_next_bb"), [TableIntent::LeaveNextBigBlindEverywhere.into()]);
}

#[test]
fn sitting_out_at_the_next_big_blind_is_asked_of_the_tables() {
    assert_eq!(asked(Section::Tables, "settings.sit_out_next_bb"), [TableIntent::SitOutNextBigBlind.into()]);
    let bench = Bench::regular();
    let mut away = sections(&bench, Section::Tables, None);
    assert_eq!(click(&mut away, "settings.sit_out_next_bb"), []);
    assert!(!away.state().record.control("settings.sit_out_next_bb").unwrap().enabled);
}

#[test]
fn sliders_go_in_steps_and_stay_in_their_range() {
    let stepped = |section, name, key| {
        let bench = Bench::regular();
        let mut harness = sections(&bench, section, None);
        tab_to(&mut harness, name);
        press(&mut harness, key)
    };
    assert_eq!(stepped(Section::Sounds, "settings.sound.all", Key::ArrowLeft), change(|settings| settings.sounds.master = 75));
    assert_eq!(stepped(Section::Sounds, "settings.sound.turn", Key::ArrowRight), [], "it is at its end");
    assert_eq!(stepped(Section::Access, "settings.text_size", Key::ArrowRight), change(|settings| settings.text_scale = 105));
    assert_eq!(stepped(Section::Access, "settings.guard", Key::ArrowLeft), change(|settings| settings.click_guard_ms = 550));
}

#[test]
fn dragging_changes_as_it_goes() {
    let bench = Bench::regular();
    let mut harness = sections(&bench, Section::Access, None);
    let track = harness.state().record.control("settings.guard").unwrap().rect;
    harness.state_mut().take();
    harness.drag_at(track.left_center());
    harness.run();
    assert_eq!(harness.state_mut().take().last(), change(|settings| settings.click_guard_ms = 300).last());
    harness.hover_at(track.right_center());
    harness.run();
    assert_eq!(harness.state_mut().take().last(), change(|settings| settings.click_guard_ms = 1000).last());
}

#[test]
fn the_size_of_texts_follows_the_pointer_although_it_moves_the_track() {
    let bench = Bench::regular();
    let mut harness = sections(&bench, Section::Access, None);
    let track = harness.state().record.control("settings.text_size").unwrap().rect;
    harness.state_mut().take();
    harness.drag_at(track.center());
    harness.run();
    assert_eq!(harness.state_mut().take().last(), change(|settings| settings.text_scale = 140).last());
    harness.hover_at(track.right_center());
    harness.run();
    assert_eq!(harness.state_mut().take().last(), change(|settings| settings.text_scale = 200).last());
}

#[test]
fn the_defaults_are_restored_after_a_question() {
    let bench = Bench::regular();
    let mut harness = sections(&bench, Section::General, None);
    for way_out in ["settings.question.cancel", "settings.question.close"] {
        assert_eq!(click(&mut harness, "settings.restore"), []);
        assert_eq!(click(&mut harness, way_out), []);
        assert!(!shows(&harness, way_out));
    }
    click(&mut harness, "settings.restore");
    assert_eq!(click(&mut harness, "settings.question.restore"), [AppIntent::RestoreDefaults.into()]);
    assert!(!shows(&harness, "settings.question.restore"));
}

#[test]
fn sections_are_beside_the_rows_or_on_a_sheet() {
    let bench = Bench::regular();
    let mut wide = sections(&bench, Section::General, None);
    click(&mut wide, "settings.section.cards");
    assert!(shows(&wide, "settings.deck.two"));
    let bench = Bench::new(Language::English, 640.0, 360.0);
    let mut small = sections(&bench, Section::General, None);
    click(&mut small, "settings.section");
    click(&mut small, "settings.section.cards");
    assert!(shows(&small, "settings.felt.cardroom"));
    assert!(!shows(&small, "settings.section.tables"));
}

#[test]
fn settings_rules_and_keys_close() {
    let bench = Bench::regular();
    let close: Vec<Intent> = vec![AppIntent::Close.into()];
    assert_eq!(click(&mut sections(&bench, Section::General, None), "settings.close"), close);
    assert_eq!(click(&mut rules(&bench, "en-2.7"), "rules.close"), close);
    assert_eq!(click(&mut keys(&bench), "keys.close"), close);
}

#[test]
fn every_key_is_on_the_page_of_keys() {
    let bench = Bench::new(Language::English, 1280.0, 4000.0);
    for set in KeySet::ALL {
        let shown = keys_of(&bench, set, KeyNames::default());
        let words: Vec<_> = shown.state().record.texts().into_iter().map(|text| text.words).collect();
        let has_keys = |action: &KeyAction| !matches!(action, KeyAction::Table(_)) && !set.chords(*action).is_empty();
        for action in KeyAction::all().filter(has_keys) {
            assert!(words.contains(&bench.texts.say(&action.text())), "{action:?}");
            for chord in set.chords(action) {
                assert!(words.contains(&bench.texts.show(&KeyNames::default().bound_arg(action, chord))), "{set:?} {action:?}: {chord}");
            }
        }
        assert!(words.iter().any(|words| words == "Ctrl+1–9"), "the digits share one line");
    }
}

#[test]
fn the_page_of_keys_names_the_keys_of_the_amounts_as_they_are_printed() {
    let bench = Bench::new(Language::French, 1280.0, 4000.0);
    let mut learnt = KeyNames::default();
    learnt.printed.learn('Z', 'y');
    let caps = |names| {
        let shown = keys_of(&bench, KeySet::Letters, names);
        shown.state().record.texts().into_iter().map(|text| text.words).collect::<Vec<_>>()
    };
    let has = |words: &[String], cap: &str| words.iter().any(|words| words == cap);
    let (guessed, learnt) = (caps(KeyNames::default()), caps(learnt));
    assert!(has(&guessed, "W") && !has(&guessed, "Y"), "{guessed:?}");
    assert!(has(&learnt, "Y") && !has(&learnt, "W"), "{learnt:?}");
}

#[test]
fn the_rules_name_their_document_and_every_hand() {
    let bench = Bench::new(Language::English, 1280.0, 20_000.0);
    let words: Vec<_> = rules(&bench, "en-2.7").state().record.texts().into_iter().map(|text| text.words).collect();
    for wanted in ["Rulebook: International rules · en-2.7", "Poker Rules", "NL10", "5%, €1 at most", "The room’s choice"] {
        assert!(words.iter().any(|said| said.contains(wanted)), "{wanted} is missing: {words:?}");
    }
    let all = words.join(" ");
    for row in RulesPage::of(&poker_host::rules_in_force("en-2.7").unwrap()).sections.iter().flat_map(|section| &section.rows) {
        let label = bench.texts.show(&row.label);
        assert!(all.contains(&label), "{label} is missing");
    }
    let ranked = [
        "Royal flush",
        "Straight flush",
        "Four of a kind",
        "Full house",
        "Flush",
        "Straight",
        "Three of a kind",
        "Two pair",
        "Pair",
        "High card",
    ];
    let places = ranked.map(|name| words.iter().position(|said| said == name).unwrap_or_else(|| panic!("{name} is missing: {words:?}")));
    assert!(places.is_sorted(), "best first");
}

fn top(harness: &egui_kittest::Harness<'_, ShownPanel<ContentsState>>) -> f32 {
    harness.state().record.texts().iter().filter(|text| text.rect.top() > 80.0).map(|text| text.rect.top()).fold(f32::INFINITY, f32::min)
}

#[test]
fn the_rules_scroll_by_keys_and_by_the_wheel() {
    let bench = Bench::regular();
    let mut harness = rules(&bench, "en-2.7");
    let first = |harness: &egui_kittest::Harness<'_, ShownPanel<ContentsState>>| {
        harness.state().record.texts().into_iter().any(|text| text.words == "Rulebook: International rules · en-2.7")
    };
    assert!(first(&harness) && top(&harness) > 0.0);
    press(&mut harness, Key::PageDown);
    assert!(!first(&harness));
    press(&mut harness, Key::PageUp);
    assert!(first(&harness));
    press(&mut harness, Key::End);
    let last = harness.state().record.texts().into_iter().any(|text| text.words == "High card");
    assert!(last);
    press(&mut harness, Key::Home);
    assert!(first(&harness));
    harness.hover_at(pos2(640.0, 400.0));
    harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -400.0),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
    });
    harness.run_steps(30);
    assert!(!first(&harness));
}

#[test]
fn without_a_sound_device_the_sound_setting_says_so() {
    let bench = Bench::regular();
    let harness = sections(&bench, Section::Sounds, None);
    let texts = harness.state().record.texts();
    assert!(texts.iter().any(|text| text.words.starts_with("No sound device")), "{texts:?}");
}
