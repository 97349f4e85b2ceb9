//! The sets of keys that come with the program.

use serde::{Deserialize, Serialize};

use super::{Key, KeyAction, KeyBindings, KeyChord, Modifiers};

/// A set of keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum KeySet {
    /// Letters that stand for English words, and a row of keys for the amounts.
    #[default]
    Letters,
    /// Function keys for the decisions, so that no letter can fold a hand.
    FunctionKeys,
    /// Keys that the left hand reaches while the right one has the mouse.
    LeftHand,
}

/// Arrow keys, signs and letters for the amount: where they lie is the same on every keyboard.
const ROW: [Key; 5] = [Key::LowestRow(1), Key::LowestRow(2), Key::LowestRow(4), Key::LowestRow(5), Key::LowestRow(6)];
const LEFT_ROW: [Key; 5] = [Key::LowestRow(1), Key::LowestRow(2), Key::Letter('C'), Key::LowestRow(4), Key::LowestRow(5)];

impl KeySet {
    /// All sets, in the order in which the settings list them.
    pub const ALL: [Self; 3] = [Self::Letters, Self::FunctionKeys, Self::LeftHand];

    /// The bindings of the set.
    pub fn bindings(self) -> KeyBindings {
        let mut bindings = KeyBindings::default();
        for action in KeyAction::all() {
            bindings.put(action, self.chords(action));
        }
        bindings
    }

    /// The chords of an action in this set.
    pub fn chords(self, action: KeyAction) -> Vec<KeyChord> {
        let own = match self {
            Self::Letters => None,
            Self::FunctionKeys => function_keys(action),
            Self::LeftHand => left_hand(action),
        };
        let keys = own.unwrap_or_else(|| letters(action));
        let ctrl = matches!(
            action,
            KeyAction::NextTable
                | KeyAction::TableOrder
                | KeyAction::EnlargeTable
                | KeyAction::OwnWindow
                | KeyAction::SitOutEverywhere
                | KeyAction::NextHandEverywhere
                | KeyAction::Table(_)
                | KeyAction::LeaveNextBigBlind
                | KeyAction::Leave
                | KeyAction::Search
                | KeyAction::Quit
        );
        let modifiers = match action {
            KeyAction::LastHand | KeyAction::HalfPotMore | KeyAction::HalfPotLess => Modifiers { shift: true, ..Modifiers::NONE },
            _ if ctrl => Modifiers::CTRL,
            _ => Modifiers::NONE,
        };
        keys.into_iter().map(|key| KeyChord::new(key, modifiers)).collect()
    }
}

fn letters(action: KeyAction) -> Vec<Key> {
    match action {
        KeyAction::Fold => vec![Key::Letter('F')],
        KeyAction::CheckOrCall => vec![Key::Letter('C')],
        KeyAction::Raise => vec![Key::Letter('R')],
        KeyAction::OneMore => vec![Key::Up, Key::Plus],
        KeyAction::OneLess => vec![Key::Down, Key::Minus],
        KeyAction::HalfPotMore => vec![Key::Up],
        KeyAction::HalfPotLess => vec![Key::Down],
        KeyAction::Preset(place) => in_row(&ROW, place),
        KeyAction::Erase => vec![Key::Backspace],
        KeyAction::Commit => vec![Key::Enter],
        KeyAction::AllIn => vec![Key::Letter('A')],
        KeyAction::Clear | KeyAction::Back => vec![Key::Escape],
        KeyAction::SitOut => vec![Key::Letter('S')],
        KeyAction::SitOutNextBigBlind => vec![Key::Letter('D')],
        KeyAction::LeaveNextBigBlind => vec![Key::Letter('D')],
        KeyAction::AutoTopUp => vec![Key::Letter('U')],
        KeyAction::Straddle => vec![Key::Letter('T')],
        KeyAction::NextHand => vec![Key::Letter('E')],
        KeyAction::Peek => vec![Key::Function(7)],
        KeyAction::Rabbit => vec![Key::Function(6)],
        KeyAction::Phrases => vec![Key::Function(8)],
        KeyAction::Leave => vec![Key::Letter('W')],
        KeyAction::SkipAnimations => vec![Key::Space],
        KeyAction::Log => vec![Key::Letter('L')],
        KeyAction::Rules => vec![Key::Letter('I')],
        KeyAction::Settings => vec![Key::Letter('O')],
        KeyAction::Account => vec![Key::Letter('P')],
        KeyAction::History | KeyAction::LastHand => vec![Key::Letter('H')],
        KeyAction::SeatFigures => vec![Key::Function(9)],
        KeyAction::NextLanguage => vec![Key::Letter('G')],
        KeyAction::Sound => vec![Key::Letter('M')],
        KeyAction::FullScreen => vec![Key::Function(11)],
        KeyAction::NextTable => vec![Key::Tab],
        KeyAction::TableOrder => vec![Key::Letter('T')],
        KeyAction::EnlargeTable => vec![Key::Letter('L')],
        KeyAction::OwnWindow => vec![Key::Letter('O')],
        KeyAction::SitOutEverywhere => vec![Key::Letter('S')],
        KeyAction::NextHandEverywhere => vec![Key::Letter('E')],
        KeyAction::Table(number) => digit_of_table(number).into_iter().collect(),
        KeyAction::Lobby => vec![Key::Home],
        KeyAction::Search => vec![Key::Letter('F')],
        KeyAction::Keys => vec![Key::Function(1), Key::Question],
        KeyAction::WaitingTable => vec![Key::Function(2)],
        KeyAction::Quit => vec![Key::Letter('Q')],
    }
}

/// The digit of a table: 1 to 9, then 0 for the tenth. Digits with further modifiers are not the same keys on every keyboard, so the tables
/// after that have none.
fn digit_of_table(number: u8) -> Option<Key> {
    match number {
        1..=9 => Some(Key::Digit(number)),
        10 => Some(Key::Digit(0)),
        _ => None,
    }
}

fn function_keys(action: KeyAction) -> Option<Vec<Key>> {
    let number = match action {
        KeyAction::Fold => 1,
        KeyAction::CheckOrCall => 2,
        KeyAction::Raise => 3,
        KeyAction::AllIn => 4,
        KeyAction::WaitingTable => 5,
        KeyAction::Keys => return Some(vec![Key::Function(12), Key::Question]),
        _ => return None,
    };
    Some(vec![Key::Function(number)])
}

fn left_hand(action: KeyAction) -> Option<Vec<Key>> {
    Some(match action {
        KeyAction::Fold => vec![Key::Letter('Q')],
        KeyAction::CheckOrCall => vec![Key::Letter('W')],
        KeyAction::Raise => vec![Key::Letter('E')],
        KeyAction::OneMore => vec![Key::Letter('R'), Key::Up, Key::Plus],
        KeyAction::OneLess => vec![Key::Letter('F'), Key::Down, Key::Minus],
        KeyAction::Preset(place) => in_row(&LEFT_ROW, place),
        KeyAction::NextHand => vec![Key::Letter('G')],
        KeyAction::Peek => vec![Key::LowestRow(6)],
        KeyAction::NextLanguage => vec![Key::Letter('J')],
        _ => return None,
    })
}

/// The key of a preset by its place, counted from 1. Places beyond the row have none.
fn in_row(row: &[Key], place: u8) -> Vec<Key> {
    usize::from(place).checked_sub(1).and_then(|at| row.get(at)).copied().into_iter().collect()
}
