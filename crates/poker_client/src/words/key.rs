//! Keys and commands, for the page that explains them.

use poker_text::{Arg, Text, text};

use crate::{AppIntent, BarIntent, Intent, Key, KeyBinding, Panel, PresetPlace, PrintedRow, Repeat, TableIntent};

/// The name of a key.
pub fn key_arg(key: Key) -> Arg {
    match key {
        Key::Letter(letter) => Arg::word(letter),
        // The letter on the first key differs between languages, so their texts name it.
        Key::LowestRow(1) => text::key::lowest_row_first().into(),
        Key::LowestRow(place) => Arg::word(lowest_row(place)),
        Key::Digit(digit) => Arg::word(digit.to_string()),
        Key::Separator => Arg::word("."),
        Key::Plus => Arg::word("+"),
        Key::Minus => Arg::word("\u{2212}"),
        Key::Question => Arg::word("?"),
        Key::Function(number) => Arg::word(format!("F{number}")),
        Key::Up => text::key::up().into(),
        Key::Down => text::key::down().into(),
        Key::Enter => text::key::enter().into(),
        Key::Escape => text::key::escape().into(),
        Key::Space => text::key::space().into(),
        Key::Backspace => text::key::backspace().into(),
        Key::Home => text::key::home().into(),
        Key::Tab => text::key::tab().into(),
    }
}

/// The letter on a key of the lowest row, except the first key: its letter depends on the language.
fn lowest_row(place: u8) -> char {
    match place {
        2 => 'X',
        3 => 'C',
        4 => 'V',
        5 => 'B',
        _ => 'N',
    }
}

impl PrintedRow {
    /// The name of a key.
    pub fn key_arg(&self, key: Key) -> Arg {
        match key {
            Key::LowestRow(place) => self.at(place).map_or_else(|| key_arg(key), Arg::word),
            _ => key_arg(key),
        }
    }
}

impl KeyBinding {
    /// The key as it is printed on the player's keyboard, with Ctrl or the word for holding it where needed.
    pub fn key_arg(&self, row: &PrintedRow) -> Arg {
        let key = row.key_arg(self.key);
        match self.repeat {
            Repeat::Held(_) => text::key::held(key).into(),
            Repeat::Once | Repeat::Again if self.ctrl => text::key::combined(text::key::control(), key).into(),
            Repeat::Once | Repeat::Again => key,
        }
    }

    /// What the key does; `None` where it has no line of its own on the page of keys.
    pub fn text(&self) -> Option<Text> {
        (self.intent)().text()
    }
}

impl Intent {
    /// The command in words; `None` for commands that the page of keys does not list.
    pub fn text(&self) -> Option<Text> {
        match self {
            Self::Bar(intent) => intent.text(),
            Self::Table(intent) => intent.text(),
            Self::App(intent) => intent.text(),
            Self::Room(_) | Self::Online(_) | Self::Chat(_) | Self::Tournament(_) => None,
        }
    }
}

impl BarIntent {
    fn text(&self) -> Option<Text> {
        match self {
            Self::Fold => Some(text::intent::fold()),
            Self::CheckOrCall => Some(text::intent::check_or_call()),
            Self::OpenRaise => Some(text::intent::raise()),
            Self::Preset(place) => Some(text::intent::preset(Arg::count(number(*place)))),
            Self::Step(..0) => Some(text::intent::one_less()),
            Self::Step(0..) => Some(text::intent::one_more()),
            Self::Type(_) => Some(text::intent::type_amount()),
            Self::Erase => Some(text::intent::erase()),
            Self::Commit => Some(text::intent::commit()),
            Self::HoldAllIn => Some(text::intent::all_in()),
            Self::Clear => Some(text::intent::clear()),
            Self::ShowCard(_)
            | Self::Press(_)
            | Self::Release(_)
            | Self::CancelPress
            | Self::Edit(_)
            | Self::Slide(_)
            | Self::ReleaseAllIn => None,
        }
    }
}

fn number(place: PresetPlace) -> u64 {
    match place {
        PresetPlace::Min => 1,
        PresetPlace::Small => 2,
        PresetPlace::Medium => 3,
        PresetPlace::Pot => 4,
        PresetPlace::AllIn => 5,
    }
}

impl TableIntent {
    fn text(self) -> Option<Text> {
        match self {
            Self::SitOut => Some(text::intent::sit_out()),
            Self::SitOutNextBigBlind => Some(text::intent::sit_out_next_big_blind()),
            Self::AutoTopUp => Some(text::intent::auto_top_up()),
            Self::NextHand => Some(text::intent::next_hand()),
            Self::Leave => Some(text::intent::leave()),
            Self::Straddle => Some(text::intent::straddle()),
            Self::SkipAnimations => Some(text::intent::skip()),
            // The fold key folds ahead of the turn too.
            Self::Back | Self::FastFold | Self::TopUp(_) | Self::Enter(_) | Self::DismissNotice(_) | Self::DismissUnfair => None,
        }
    }
}

impl AppIntent {
    fn text(&self) -> Option<Text> {
        match self {
            Self::Toggle(Panel::Settings) => Some(text::intent::settings()),
            Self::Toggle(Panel::Lobby) => Some(text::intent::lobby()),
            Self::Toggle(Panel::Log) => Some(text::intent::log()),
            Self::Toggle(Panel::Rules) => Some(text::intent::rules()),
            Self::Toggle(Panel::Keys) => Some(text::intent::keys()),
            Self::Toggle(Panel::Account) => Some(text::intent::account()),
            Self::Toggle(Panel::History) => Some(text::history::title()),
            Self::Close => Some(text::intent::back()),
            Self::NextLanguage => Some(text::intent::next_language()),
            Self::ToggleSound => Some(text::intent::sound()),
            Self::Quit => Some(text::intent::quit()),
            Self::NextTable => Some(text::intent::next_table()),
            Self::WaitingTable => Some(text::intent::waiting_table()),
            Self::NthTable(_) => Some(text::intent::nth_table()),
            Self::ShowTable(_)
            | Self::ShowOffer(_)
            | Self::ShowQueue(_)
            | Self::LookAt(_)
            | Self::ShowTournament(_)
            | Self::ShowTournamentInfo(_)
            | Self::ShowRegistration(_)
            | Self::ShowSetup
            | Self::BeginTournament
            | Self::PlayOut(_)
            | Self::LeaveClosedTable(_)
            | Self::Practise
            | Self::Change(_)
            | Self::Speak(_)
            | Self::RestoreDefaults
            | Self::ReadCharges => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use poker_text::{Language, Texts};

    use super::*;

    #[test]
    fn a_key_is_named_as_it_is_printed_once_it_has_been_pressed() {
        let named = |row: &PrintedRow, language, place| Texts::embedded(language).show(&row.key_arg(Key::LowestRow(place)));
        let mut row = PrintedRow::default();
        assert_eq!([named(&row, Language::English, 1), named(&row, Language::French, 1)], ["Z", "W"], "a guess");
        row.learn(1, 'y');
        row.learn(2, 'q');
        for language in Language::SPOKEN {
            assert_eq!([1, 2, 4].map(|place| named(&row, language, place)), ["Y", "Q", "V"], "{language:?}");
        }
        row.learn(2, ' ');
        row.learn(0, 'a');
        row.learn(9, 'a');
        assert_eq!(named(&row, Language::English, 2), "Q", "nothing is printed on it");
        row.learn(2, 'x');
        assert_eq!(named(&row, Language::English, 2), "X", "another keyboard");
    }
}
