//! The intents that keys give.

use super::{Focus, Keyboard, TextField};
use crate::{AppIntent, BarIntent, Intent, Key, KeyAction, KeyChord, KeySet, Modifiers, Panel, PresetPlace, TableIntent, TableMenu};

const TABLE: Focus = Focus { table: true, field: None };
const FIELD: Focus = Focus { table: true, field: Some(TextField::Amount) };
const PANEL: Focus = Focus { table: false, field: None };

fn press(key: Key, focus: Focus) -> Option<Intent> {
    Keyboard::default().goes_down(key, false, focus)
}

impl Keyboard {
    /// Presses a key of the usual set without modifiers.
    fn goes_down(&mut self, key: Key, repeated: bool, focus: Focus) -> Option<Intent> {
        self.press(&KeySet::Letters.bindings(), KeyChord::plain(key), repeated, focus)
    }

    /// Presses a key of the usual set with Ctrl.
    fn goes_down_with_ctrl(&mut self, key: Key, focus: Focus) -> Option<Intent> {
        self.press(&KeySet::Letters.bindings(), KeyChord::new(key, Modifiers::CTRL), false, focus)
    }
}

/// All chords of the usual set.
fn chords() -> Vec<KeyChord> {
    KeyAction::all().flat_map(|action| KeySet::Letters.chords(action)).collect()
}

#[test]
fn the_keys_are_those_of_the_issue() {
    let expected = [
        (Key::Letter('F'), BarIntent::Fold),
        (Key::Letter('C'), BarIntent::CheckOrCall),
        (Key::Letter('R'), BarIntent::OpenRaise),
        (Key::Up, BarIntent::Step(1)),
        (Key::Down, BarIntent::Step(-1)),
        (Key::Digit(7), BarIntent::Type('7')),
        (Key::LowestRow(1), BarIntent::Preset(PresetPlace::First)),
        (Key::LowestRow(2), BarIntent::Preset(PresetPlace::Second)),
        (Key::LowestRow(4), BarIntent::Preset(PresetPlace::Third)),
        (Key::LowestRow(5), BarIntent::Preset(PresetPlace::Fourth)),
        (Key::LowestRow(6), BarIntent::Preset(PresetPlace::Fifth)),
        (Key::Enter, BarIntent::Commit),
        (Key::Letter('A'), BarIntent::HoldAllIn),
        (Key::Escape, BarIntent::Clear),
    ];
    for (key, intent) in expected {
        assert_eq!(press(key, TABLE), Some(Intent::Bar(intent)), "{key:?}");
    }
}

#[test]
fn letters_are_inert_while_a_text_field_has_the_focus() {
    let inert = |key: Key| matches!(key, Key::Letter(_) | Key::LowestRow(_) | Key::Space | Key::Plus | Key::Backspace);
    for key in chords().into_iter().map(|chord| chord.key).filter(|key| inert(*key)) {
        assert_eq!(press(key, FIELD), None, "{key:?}");
    }
    assert_eq!(press(Key::Digit(5), FIELD), None, "the field itself takes it");
    assert_eq!(press(Key::Enter, FIELD), Some(Intent::Bar(BarIntent::Commit)));
    assert_eq!(press(Key::Escape, FIELD), Some(Intent::Bar(BarIntent::Clear)));
}

#[test]
fn a_repeated_key_never_acts_twice() {
    for key in [Key::Letter('F'), Key::Letter('C'), Key::Enter, Key::Letter('A'), Key::Digit(1), Key::Letter('S')] {
        let mut keyboard = Keyboard::default();
        assert!(keyboard.goes_down(key, false, TABLE).is_some());
        assert_eq!(keyboard.goes_down(key, true, TABLE), None, "{key:?} repeated");
        assert_eq!(keyboard.goes_down(key, false, TABLE), None, "{key:?} said to go down while down");
        keyboard.release(key);
        assert!(keyboard.goes_down(key, false, TABLE).is_some());
    }
}

#[test]
fn arrows_go_on_while_held() {
    let mut keyboard = Keyboard::default();
    for repeated in [false, true, true] {
        assert_eq!(keyboard.goes_down(Key::Up, repeated, TABLE), Some(Intent::Bar(BarIntent::Step(1))));
    }
}

#[test]
fn arrows_with_shift_are_half_a_pot_and_go_on_while_held() {
    for (key, halves) in [(Key::Up, 1), (Key::Down, -1)] {
        let chord = KeyChord::new(key, Modifiers { shift: true, ..Modifiers::NONE });
        let mut keyboard = Keyboard::default();
        for repeated in [false, true] {
            let given = keyboard.press(&KeySet::Letters.bindings(), chord, repeated, TABLE);
            assert_eq!(given, Some(Intent::Bar(BarIntent::StepHalfPots(halves))));
        }
    }
}

#[test]
fn the_all_in_key_tells_when_it_goes_up_and_when_the_window_loses_the_focus() {
    let up = Intent::Bar(BarIntent::ReleaseAllIn);
    let mut keyboard = Keyboard::default();
    assert_eq!(keyboard.release(Key::Letter('A')), None, "it was not down");
    keyboard.goes_down(Key::Letter('A'), false, TABLE);
    assert_eq!(keyboard.release(Key::Letter('A')), Some(up.clone()));
    keyboard.goes_down(Key::Letter('A'), false, TABLE);
    keyboard.goes_down(Key::Up, false, TABLE);
    assert_eq!(keyboard.release_all(), vec![up]);
    assert_eq!(keyboard.release_all(), vec![]);
}

#[test]
fn the_key_to_look_at_the_own_cards_tells_when_it_goes_down_and_up() {
    for (set, key) in [(KeySet::Letters, Key::Function(7)), (KeySet::FunctionKeys, Key::Function(7)), (KeySet::LeftHand, Key::LowestRow(6))]
    {
        let mut keyboard = Keyboard::default();
        let down = keyboard.press(&set.bindings(), KeyChord::plain(key), false, TABLE);
        assert_eq!(down, Some(Intent::Table(TableIntent::Peek(true))), "{set:?}");
        assert_eq!(keyboard.press(&set.bindings(), KeyChord::plain(key), true, TABLE), None, "it is held");
        assert_eq!(keyboard.release(key), Some(Intent::Table(TableIntent::Peek(false))));
        keyboard.press(&set.bindings(), KeyChord::plain(key), false, TABLE);
        assert_eq!(keyboard.release_all(), [Intent::Table(TableIntent::Peek(false))], "the window loses the focus");
    }
}

#[test]
fn leaving_needs_ctrl_and_asks_first() {
    let mut keyboard = Keyboard::default();
    assert_eq!(keyboard.goes_down_with_ctrl(Key::Letter('W'), TABLE), Some(Intent::Table(TableIntent::Open(TableMenu::Leave))));
    assert_eq!(keyboard.goes_down_with_ctrl(Key::Letter('D'), TABLE), Some(Intent::Table(TableIntent::LeaveNextBigBlind)));
    assert_eq!(press(Key::Function(8), FIELD), Some(Intent::Table(TableIntent::Open(TableMenu::Phrases))), "also from the chat's field");
    assert_eq!(press(Key::Function(6), TABLE), Some(Intent::Table(TableIntent::Rabbit)));
}

#[test]
fn keys_of_the_table_are_inert_under_a_panel() {
    for key in [Key::Letter('F'), Key::Letter('C'), Key::Enter, Key::Digit(3), Key::Space] {
        assert_eq!(press(key, PANEL), None, "{key:?}");
    }
    assert_eq!(press(Key::Escape, PANEL), Some(Intent::App(AppIntent::Close)));
}

#[test]
fn a_key_that_types_a_character_acts_at_a_table_alone() {
    let letters = ('A'..='Z').map(Key::Letter).chain((1..=10).map(Key::LowestRow)).chain((0..=9).map(Key::Digit));
    let signs = [Key::Question, Key::Plus, Key::Minus, Key::Separator, Key::Space];
    for key in letters.chain(signs) {
        assert_eq!(press(key, PANEL), None, "{key:?} may be the beginning of a name");
        assert_eq!(press(key, FIELD), None, "{key:?} is typed into the field");
    }
    assert_eq!(press(Key::Letter('O'), TABLE), Some(Intent::App(AppIntent::Toggle(Panel::Settings))));
    assert_eq!(press(Key::Function(1), PANEL), Some(Intent::App(AppIntent::Toggle(Panel::Keys))));
}

#[test]
fn enter_and_the_arrows_in_the_chat_neither_send_nor_change_the_bet() {
    let chat = Focus { table: true, field: Some(TextField::Other) };
    for key in [Key::Enter, Key::Escape, Key::Up, Key::Down] {
        assert_eq!(press(key, chat), None, "{key:?}");
        assert!(press(key, FIELD).is_some(), "{key:?} in the field of the amount");
    }
}

#[test]
fn keys_with_ctrl_go_past_a_text_field() {
    let mut keyboard = Keyboard::default();
    assert_eq!(keyboard.goes_down_with_ctrl(Key::Letter('Q'), FIELD), Some(Intent::App(AppIntent::Quit)));
    assert_eq!(keyboard.goes_down_with_ctrl(Key::Tab, FIELD), Some(Intent::App(AppIntent::NextTable)));
    assert_eq!(keyboard.goes_down_with_ctrl(Key::Letter('C'), FIELD), None, "the field copies");
}

#[test]
fn ctrl_f_searches_on_pages_also_from_a_text_field_and_not_at_a_table() {
    let search = Some(Intent::App(AppIntent::Search));
    let page_field = Focus { table: false, field: Some(TextField::Other) };
    for (focus, expected) in [(PANEL, search.clone()), (page_field, search), (TABLE, None), (FIELD, None)] {
        assert_eq!(Keyboard::default().goes_down_with_ctrl(Key::Letter('F'), focus), expected, "{focus:?}");
    }
    assert_eq!(press(Key::Letter('F'), PANEL), None, "without Ctrl it may be the beginning of a name");
}

#[test]
fn quitting_needs_ctrl_and_a_letter_with_ctrl_is_no_action() {
    let mut keyboard = Keyboard::default();
    assert_eq!(keyboard.goes_down(Key::Letter('Q'), false, TABLE), None);
    keyboard.release(Key::Letter('Q'));
    assert_eq!(keyboard.goes_down_with_ctrl(Key::Letter('Q'), TABLE), Some(Intent::App(AppIntent::Quit)));
    assert_eq!(keyboard.goes_down_with_ctrl(Key::Letter('F'), TABLE), None, "Ctrl+F folds nothing");
    assert_eq!(press(Key::Letter('S'), TABLE), Some(Intent::Table(TableIntent::SitOut)));
}

#[test]
fn ctrl_with_tab_or_a_digit_leads_to_another_table_and_types_no_amount() {
    let mut keyboard = Keyboard::default();
    assert_eq!(keyboard.goes_down_with_ctrl(Key::Tab, TABLE), Some(Intent::App(AppIntent::NextTable)));
    assert_eq!(keyboard.goes_down_with_ctrl(Key::Digit(3), TABLE), Some(Intent::App(AppIntent::NthTable(3))));
    assert_eq!(keyboard.goes_down_with_ctrl(Key::Digit(0), TABLE), Some(Intent::App(AppIntent::NthTable(10))), "zero is the tenth");
    assert_eq!(press(Key::Tab, TABLE), None, "the next control");
}

#[test]
fn keys_act_as_they_are_bound() {
    let press = |set: KeySet, key, focus| Keyboard::default().press(&set.bindings(), KeyChord::plain(key), false, focus);
    let fold = Some(Intent::Bar(BarIntent::Fold));
    assert_eq!(press(KeySet::FunctionKeys, Key::Function(1), TABLE), fold);
    assert_eq!(press(KeySet::FunctionKeys, Key::Function(1), PANEL), None, "a decision is made at a table alone");
    assert_eq!(press(KeySet::FunctionKeys, Key::Letter('F'), TABLE), None);
    assert_eq!(press(KeySet::LeftHand, Key::Letter('Q'), TABLE), fold);
    assert_eq!(press(KeySet::LeftHand, Key::Letter('C'), TABLE), Some(Intent::Bar(BarIntent::Preset(PresetPlace::Third))));
}

#[test]
fn shift_changes_nothing_where_it_has_no_action_of_its_own_and_alt_is_another_chord() {
    let with = |modifiers| Keyboard::default().press(&KeySet::Letters.bindings(), KeyChord::new(Key::Letter('F'), modifiers), false, TABLE);
    assert_eq!(with(Modifiers { shift: true, ..Modifiers::NONE }), Some(Intent::Bar(BarIntent::Fold)));
    assert_eq!(with(Modifiers { alt: true, ..Modifiers::NONE }), None, "it may open a menu of the system");
}

#[test]
fn a_key_that_is_only_held_acts_no_more_until_it_was_released() {
    let mut keyboard = Keyboard::default();
    assert!(!keyboard.hold(Key::Letter('F')) && keyboard.hold(Key::Letter('F')));
    assert_eq!(keyboard.goes_down(Key::Letter('F'), false, TABLE), None);
    assert_eq!(keyboard.release(Key::Letter('F')), None);
    assert!(keyboard.goes_down(Key::Letter('F'), false, TABLE).is_some());
}
