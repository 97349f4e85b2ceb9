//! Sets of keys, chords and what is reserved.

mod own_sets;

use std::collections::BTreeSet;

use super::{Key, KeyAction, KeyBindings, KeyChord, KeySet, Modifiers, ReservedKey};

fn chord(text: &str) -> KeyChord {
    text.parse().unwrap()
}

#[test]
fn no_chord_of_a_set_has_two_actions_in_one_place() {
    for set in KeySet::ALL {
        let bindings = set.bindings();
        for (action, chords) in bindings.iter() {
            let distinct: BTreeSet<_> = chords.iter().collect();
            assert_eq!(distinct.len(), chords.len(), "{set:?} {action:?}");
            for chord in chords {
                assert_eq!(bindings.clash(action, *chord), None, "{set:?}: {chord} of {action:?}");
            }
        }
    }
}

#[test]
fn every_action_but_presets_and_the_last_tables_has_a_key_in_every_set_and_is_listed_once() {
    let all: Vec<_> = KeyAction::all().collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    for set in KeySet::ALL {
        for action in &all {
            let may_lack = matches!(action, KeyAction::Preset(_) | KeyAction::Table(11..));
            assert!(action.exists() && (may_lack || !set.chords(*action).is_empty()), "{set:?} {action:?}");
        }
    }
    assert!(!KeyAction::Preset(0).exists() && !KeyAction::Preset(99).exists() && !KeyAction::Table(0).exists());
}

#[test]
fn each_of_sixteen_tables_can_have_a_key_and_the_tenth_has_zero() {
    assert!((1..=16).all(|number| KeyAction::Table(number).exists()) && !KeyAction::Table(17).exists());
    for set in KeySet::ALL {
        let chords = set.chords(KeyAction::Table(10));
        assert_eq!(chords, [KeyChord::new(Key::Digit(0), Modifiers::CTRL)], "{set:?}");
        assert!(set.chords(KeyAction::Table(11)).is_empty());
    }
}

#[test]
fn a_chord_is_read_as_it_is_written() {
    let modifiers = [Modifiers::NONE, Modifiers::CTRL, Modifiers { ctrl: true, shift: true, alt: true }];
    let keys = [
        Key::Letter('F'),
        Key::Letter('Å'),
        Key::Letter('!'),
        Key::Digit(0),
        Key::LowestRow(7),
        Key::Function(24),
        Key::Mouse(3),
        Key::Mouse(10),
        Key::Plus,
        Key::Minus,
        Key::Separator,
        Key::Question,
        Key::PageDown,
        Key::Delete,
    ];
    for key in keys {
        for held in modifiers {
            let chord = KeyChord::new(key, held);
            assert_eq!(chord.to_string().parse(), Ok(chord), "{chord}");
        }
    }
    for bound in KeySet::ALL.into_iter().flat_map(|set| KeyAction::all().flat_map(move |action| set.chords(action))) {
        assert_eq!(bound.to_string().parse(), Ok(bound), "{bound}");
    }
    assert_eq!([chord("Ctrl+Tab").to_string(), chord("Row1").to_string(), chord("f").to_string()], ["Ctrl+Tab", "Row1", "F"]);
    for nothing in ["", "Ctrl+", "Super+F", "Mouse1", "Mouse2", "F25", "F0", "Row0", "Row8", "Word", "Ctrl"] {
        assert!(nothing.parse::<KeyChord>().is_err(), "{nothing:?}");
    }
}

#[test]
fn shift_is_part_of_a_chord_only_where_the_character_does_not_tell_the_key() {
    let shift = Modifiers { shift: true, ..Modifiers::NONE };
    for key in [Key::Question, Key::Plus, Key::Digit(1), Key::Letter('!')] {
        assert_eq!(KeyChord::new(key, shift), KeyChord::plain(key), "{key:?}");
    }
    for key in [Key::Letter('F'), Key::LowestRow(1), Key::Function(1), Key::Tab, Key::Mouse(4)] {
        assert_ne!(KeyChord::new(key, shift), KeyChord::plain(key), "{key:?}");
    }
}

#[test]
fn a_clash_is_with_an_action_that_is_possible_in_the_same_place() {
    let bindings = KeySet::Letters.bindings();
    assert_eq!(bindings.clash(KeyAction::Fold, chord("Row2")), Some(KeyAction::Preset(2)));
    assert_eq!(bindings.clash(KeyAction::Fold, chord("F2")), Some(KeyAction::WaitingTable), "which is possible at a table too");
    assert_eq!(bindings.clash(KeyAction::Back, chord("R")), None, "at a table nothing leads back");
    assert_eq!(bindings.clash(KeyAction::Fold, chord("F")), None, "its own key");
    assert_eq!(bindings.clash(KeyAction::Fold, chord("Ctrl+R")), None, "with Ctrl it is another chord");
    assert_eq!(KeyBindings::default().clash(KeyAction::Fold, chord("C")), None);
}

#[test]
fn some_chords_cannot_be_bound_and_the_reason_is_told() {
    let why = |text: &str, action| ReservedKey::of(chord(text), action, KeySet::Letters);
    let reserved = [
        ("Tab", ReservedKey::MovesFocus),
        ("Shift+Tab", ReservedKey::MovesFocus),
        ("Enter", ReservedKey::PressesControl),
        ("Space", ReservedKey::PressesControl),
        ("7", ReservedKey::TypesAmount),
        ("Separator", ReservedKey::TypesAmount),
        ("Ctrl+C", ReservedKey::EditsText),
        ("Ctrl+V", ReservedKey::EditsText),
        ("Escape", ReservedKey::EndsChoice),
        ("Backspace", ReservedKey::EndsChoice),
    ];
    for (text, reason) in reserved {
        assert_eq!(why(text, KeyAction::Fold), Some(reason), "{text}");
    }
    for free in ["Ctrl+Tab", "Ctrl+Enter", "Alt+7", "Ctrl+7", "Ctrl+F", "Alt+C", "Mouse3", "F9", "Ctrl+Escape", "Left", "X", "Row3"] {
        assert_eq!(why(free, KeyAction::Fold), None, "{free}");
    }
    assert_eq!(why("Enter", KeyAction::Commit), None, "the set gives it this key");
    for set in KeySet::ALL {
        for action in KeyAction::all() {
            assert!(set.chords(action).into_iter().all(|chord| ReservedKey::of(chord, action, set).is_none()), "{set:?} {action:?}");
        }
    }
}
