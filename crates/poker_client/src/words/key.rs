//! Keys and the actions that they can have.

use poker_text::{Arg, Text, text};

use crate::{Key, KeyAction, KeyBindings, KeyChord, KeyNames, KeySet, KeySettings, PrintedKeys};

/// The middle button of the mouse.
const MIDDLE_BUTTON: u16 = 3;

impl KeyNames {
    /// The name of a key.
    pub fn key_arg(&self, key: Key) -> Arg {
        if let Some(letter) = self.place(key).and_then(|place| self.printed.at(place)) {
            return Arg::word(letter);
        }
        match key {
            Key::Letter(letter) => Arg::word(letter),
            // The letter on the first key differs between languages, so their texts name it.
            Key::LowestRow(1) => text::key::lowest_row_first().into(),
            Key::LowestRow(_) => self.place(key).map_or_else(|| Arg::word(""), Arg::word),
            Key::Digit(digit) => Arg::word(digit.to_string()),
            Key::Separator => Arg::word("."),
            Key::Plus => Arg::word("+"),
            Key::Minus => Arg::word("\u{2212}"),
            Key::Question => Arg::word("?"),
            Key::Function(number) => Arg::word(format!("F{number}")),
            Key::Up => text::key::up().into(),
            Key::Down => text::key::down().into(),
            Key::Left => text::key::left().into(),
            Key::Right => text::key::right().into(),
            Key::Enter => text::key::enter().into(),
            Key::Escape => text::key::escape().into(),
            Key::Space => text::key::space().into(),
            Key::Backspace => text::key::backspace().into(),
            Key::Delete => text::key::delete().into(),
            Key::Insert => text::key::insert().into(),
            Key::Home => text::key::home().into(),
            Key::End => text::key::end().into(),
            Key::PageUp => text::key::page_up().into(),
            Key::PageDown => text::key::page_down().into(),
            Key::Tab => text::key::tab().into(),
            Key::Mouse(MIDDLE_BUTTON) => text::key::mouse_middle().into(),
            Key::Mouse(number) => text::key::mouse(Arg::count(u64::from(number))).into(),
        }
    }

    /// The name of a chord: the key with the modifiers that are held with it.
    pub fn chord_arg(&self, chord: KeyChord) -> Arg {
        let held = chord.modifiers;
        let mut name = self.key_arg(chord.key);
        for (is_held, modifier) in
            [(held.shift, text::key::shift as fn() -> Text), (held.alt, text::key::alt), (held.ctrl, text::key::control)]
        {
            if is_held {
                name = text::key::combined(modifier(), name).into();
            }
        }
        name
    }

    /// The name of a chord of an action, with the word for holding it where it must be held.
    pub fn bound_arg(&self, action: KeyAction, chord: KeyChord) -> Arg {
        let name = self.chord_arg(chord);
        if action.is_held() { text::key::held(name).into() } else { name }
    }
}

/// The keys in force, for hints on controls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyHints {
    bindings: KeyBindings,
    names: KeyNames,
}

impl KeyHints {
    /// The hints for a player's choices; `printed` is what is printed on the player's keyboard.
    pub fn new(keys: &KeySettings, printed: PrintedKeys) -> Self {
        Self { bindings: keys.bindings(), names: KeyNames { printed, follow: keys.follow } }
    }

    /// The keys of an action; `None` if it has none.
    pub fn text(&self, action: KeyAction) -> Option<Text> {
        let chords = self.bindings.chords(action);
        let keys = chords.iter().map(|chord| self.names.bound_arg(action, *chord));
        (!chords.is_empty()).then(|| text::keys::hint(Arg::any_of(keys)))
    }
}

impl KeyAction {
    /// The action in words.
    pub fn text(self) -> Text {
        match self {
            Self::Fold => text::intent::fold(),
            Self::CheckOrCall => text::intent::check_or_call(),
            Self::Raise => text::intent::raise(),
            Self::OneMore => text::intent::one_more(),
            Self::OneLess => text::intent::one_less(),
            Self::HalfPotMore => text::intent::half_pot_more(),
            Self::HalfPotLess => text::intent::half_pot_less(),
            Self::Preset(place) => text::intent::preset(Arg::count(u64::from(place))),
            Self::Erase => text::intent::erase(),
            Self::Commit => text::intent::commit(),
            Self::AllIn => text::intent::all_in(),
            Self::Clear => text::intent::clear(),
            Self::SitOut => text::intent::sit_out(),
            Self::SitOutNextBigBlind => text::intent::sit_out_next_big_blind(),
            Self::LeaveNextBigBlind => text::intent::leave_next_big_blind(),
            Self::Peek => text::intent::peek(),
            Self::Rabbit => text::intent::rabbit(),
            Self::Phrases => text::intent::phrases(),
            Self::Leave => text::intent::leave(),
            Self::AutoTopUp => text::intent::auto_top_up(),
            Self::Straddle => text::intent::straddle(),
            Self::NextHand => text::intent::next_hand(),
            Self::SkipAnimations => text::intent::skip(),
            Self::Log => text::intent::log(),
            Self::Rules => text::intent::rules(),
            Self::Settings => text::intent::settings(),
            Self::Account => text::intent::account(),
            Self::History => text::history::title(),
            Self::LastHand => text::replayer::last_hand(),
            Self::SeatFigures => text::intent::seat_figures(),
            Self::NextLanguage => text::intent::next_language(),
            Self::Sound => text::intent::sound(),
            Self::FullScreen => text::looks::full_screen_key(),
            Self::NextTable => text::intent::next_table(),
            Self::TableOrder => text::intent::table_order(),
            Self::EnlargeTable => text::intent::enlarge_table(),
            Self::OwnWindow => text::intent::own_window(),
            Self::SitOutEverywhere => text::intent::sit_out_everywhere(),
            Self::NextHandEverywhere => text::intent::next_hand_everywhere(),
            Self::Table(number) => text::intent::table(Arg::count(u64::from(number))),
            Self::Lobby => text::intent::lobby(),
            Self::Search => text::intent::search(),
            Self::Keys => text::intent::keys(),
            Self::WaitingTable => text::intent::waiting_table(),
            Self::Back => text::intent::back(),
            Self::Quit => text::intent::quit(),
        }
    }
}

impl KeySet {
    /// The name of the set.
    pub fn text(self) -> Text {
        match self {
            Self::Letters => text::keys::set_letters(),
            Self::FunctionKeys => text::keys::set_function_keys(),
            Self::LeftHand => text::keys::set_left_hand(),
        }
    }
}

#[cfg(test)]
mod tests {
    use poker_text::{Language, Texts};

    use super::*;
    use crate::{KeysFollow, Modifiers};

    fn named(names: &KeyNames, language: Language, key: Key) -> String {
        Texts::embedded(language).show(&names.key_arg(key))
    }

    #[test]
    fn a_key_is_named_as_it_is_printed_once_it_has_been_pressed() {
        let named = |printed: PrintedKeys, language, place| {
            named(&KeyNames { printed, follow: KeysFollow::Letter }, language, Key::LowestRow(place))
        };
        let mut row = PrintedKeys::default();
        assert_eq!([named(row, Language::English, 1), named(row, Language::French, 1)], ["Z", "W"], "a guess");
        row.learn('Z', 'y');
        row.learn('X', 'q');
        for language in Language::SPOKEN {
            assert_eq!([1, 2, 4].map(|place| named(row, language, place)), ["Y", "Q", "V"], "{language:?}");
        }
        row.learn('X', ' ');
        row.learn('2', 'a');
        row.learn('Å', 'a');
        assert_eq!(named(row, Language::English, 2), "Q", "nothing is printed on it");
        row.learn('X', 'x');
        assert_eq!(named(row, Language::English, 2), "X", "another keyboard");
    }

    #[test]
    fn a_letter_that_is_a_place_is_named_as_the_place_is_printed() {
        let mut names = KeyNames::default();
        names.printed.learn('Q', 'a');
        assert_eq!(named(&names, Language::French, Key::Letter('Q')), "Q");
        names.follow = KeysFollow::Place;
        assert_eq!(named(&names, Language::French, Key::Letter('Q')), "A");
        assert_eq!(named(&names, Language::French, Key::Letter('F')), "F", "it has not been pressed");
    }

    #[test]
    fn a_chord_names_its_modifiers_and_a_mouse_button_its_number() {
        let names = KeyNames::default();
        let said = |chord| Texts::embedded(Language::English).show(&names.chord_arg(chord));
        assert_eq!(said(KeyChord::new(Key::Letter('F'), Modifiers { ctrl: true, shift: true, alt: true })), "Ctrl+Alt+Shift+F");
        assert_eq!(said(KeyChord::plain(Key::Mouse(4))), "Mouse 4");
        let all_in = Texts::embedded(Language::English).show(&names.bound_arg(KeyAction::AllIn, KeyChord::plain(Key::Letter('A'))));
        assert_eq!(all_in, "Hold A");
    }

    #[test]
    fn a_hint_names_the_keys_in_force() {
        let mut keys = KeySettings::default();
        let said = |keys: &KeySettings, action| {
            let hint = KeyHints::new(keys, PrintedKeys::default()).text(action)?;
            Some(Texts::embedded(Language::English).say(&hint))
        };
        keys.bind(KeyAction::Fold, None, KeyChord::plain(Key::Mouse(4)), "").unwrap();
        keys.unbind(KeyAction::Raise, 0, "").unwrap();
        assert_eq!(said(&keys, KeyAction::Fold).as_deref(), Some("Key: F or Mouse 4"));
        assert_eq!(said(&keys, KeyAction::Raise), None);
        keys.shortcuts = false;
        assert_eq!(said(&keys, KeyAction::Fold), None);
    }
}
