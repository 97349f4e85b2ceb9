//! Keys and the intents that they give.

#[cfg(test)]
mod tests;

use crate::{AppIntent, BarIntent, Intent, Panel, PresetPlace, TableIntent};

/// A key, identified by what is printed on it, so that a letter means the same on every keyboard. Keys that are used as a row are
/// identified by their place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A letter, as a capital.
    Letter(char),
    /// A letter key of the lowest row by its place, counted from 1 at the left; what is printed on it does not matter.
    LowestRow(u8),
    Digit(u8),
    /// Point or comma.
    Separator,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    Plus,
    Minus,
    Enter,
    Escape,
    Space,
    Backspace,
    Home,
    Tab,
    /// The key that types a question mark.
    Question,
    /// A function key by its number: 1 is F1.
    Function(u8),
}

/// What happens while a key stays down.
#[derive(Clone, Copy, Debug)]
pub enum Repeat {
    /// Nothing: the key acts once.
    Once,
    /// The key acts again and again.
    Again,
    /// Nothing; when the key goes up, it gives this intent.
    Held(fn() -> Intent),
}

/// Where a key binding applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyContext {
    /// Only while a table is in front and nothing lies on top.
    Table,
    Any,
}

/// What one key does: an entry of [`BINDINGS`].
#[derive(Clone, Copy, Debug)]
pub struct KeyBinding {
    pub key: Key,
    /// Whether Ctrl must be held.
    pub ctrl: bool,
    pub context: KeyContext,
    /// What happens while the key stays down.
    pub repeat: Repeat,
    /// The intent that the key gives when it goes down.
    pub intent: fn() -> Intent,
}

const fn at_table(key: Key, repeat: Repeat, intent: fn() -> Intent) -> KeyBinding {
    KeyBinding { key, ctrl: false, context: KeyContext::Table, repeat, intent }
}

const fn anywhere(key: Key, intent: fn() -> Intent) -> KeyBinding {
    KeyBinding { key, ctrl: false, context: KeyContext::Any, repeat: Repeat::Once, intent }
}

const fn with_ctrl(key: Key, intent: fn() -> Intent) -> KeyBinding {
    KeyBinding { key, ctrl: true, context: KeyContext::Any, repeat: Repeat::Once, intent }
}

/// Every key except digits and separators, which are typed into the amount. A key that types a character acts only at a table, because
/// elsewhere it may be meant for a text field.
pub const BINDINGS: &[KeyBinding] = &[
    at_table(Key::Letter('F'), Repeat::Once, || BarIntent::Fold.into()),
    at_table(Key::Letter('C'), Repeat::Once, || BarIntent::CheckOrCall.into()),
    at_table(Key::Letter('R'), Repeat::Once, || BarIntent::OpenRaise.into()),
    at_table(Key::Up, Repeat::Again, || BarIntent::Step(1).into()),
    at_table(Key::Down, Repeat::Again, || BarIntent::Step(-1).into()),
    at_table(Key::Plus, Repeat::Again, || BarIntent::Step(1).into()),
    at_table(Key::Minus, Repeat::Again, || BarIntent::Step(-1).into()),
    at_table(Key::LowestRow(1), Repeat::Once, || BarIntent::Preset(PresetPlace::Min).into()),
    at_table(Key::LowestRow(2), Repeat::Once, || BarIntent::Preset(PresetPlace::Small).into()),
    at_table(Key::LowestRow(4), Repeat::Once, || BarIntent::Preset(PresetPlace::Medium).into()),
    at_table(Key::LowestRow(5), Repeat::Once, || BarIntent::Preset(PresetPlace::Pot).into()),
    at_table(Key::LowestRow(6), Repeat::Once, || BarIntent::Preset(PresetPlace::AllIn).into()),
    at_table(Key::Backspace, Repeat::Again, || BarIntent::Erase.into()),
    at_table(Key::Enter, Repeat::Once, || BarIntent::Commit.into()),
    at_table(Key::Letter('A'), Repeat::Held(|| BarIntent::ReleaseAllIn.into()), || BarIntent::HoldAllIn.into()),
    at_table(Key::Escape, Repeat::Once, || BarIntent::Clear.into()),
    at_table(Key::Letter('S'), Repeat::Once, || TableIntent::SitOut.into()),
    at_table(Key::Letter('D'), Repeat::Once, || TableIntent::SitOutNextBigBlind.into()),
    at_table(Key::Letter('U'), Repeat::Once, || TableIntent::AutoTopUp.into()),
    at_table(Key::Letter('T'), Repeat::Once, || TableIntent::Straddle.into()),
    at_table(Key::Letter('E'), Repeat::Once, || TableIntent::NextHand.into()),
    at_table(Key::Space, Repeat::Once, || TableIntent::SkipAnimations.into()),
    at_table(Key::Letter('L'), Repeat::Once, || AppIntent::Toggle(Panel::Log).into()),
    at_table(Key::Letter('I'), Repeat::Once, || AppIntent::Toggle(Panel::Rules).into()),
    at_table(Key::Letter('O'), Repeat::Once, || AppIntent::Toggle(Panel::Settings).into()),
    at_table(Key::Letter('P'), Repeat::Once, || AppIntent::Toggle(Panel::Account).into()),
    at_table(Key::Letter('G'), Repeat::Once, || AppIntent::NextLanguage.into()),
    at_table(Key::Letter('M'), Repeat::Once, || AppIntent::ToggleSound.into()),
    at_table(Key::Question, Repeat::Once, || AppIntent::Toggle(Panel::Keys).into()),
    anywhere(Key::Home, || AppIntent::Toggle(Panel::Lobby).into()),
    anywhere(Key::Function(1), || AppIntent::Toggle(Panel::Keys).into()),
    anywhere(Key::Function(2), || AppIntent::WaitingTable.into()),
    anywhere(Key::Escape, || AppIntent::Close.into()),
    with_ctrl(Key::Letter('Q'), || AppIntent::Quit.into()),
    with_ctrl(Key::Tab, || AppIntent::NextTable.into()),
    with_ctrl(Key::Digit(1), || AppIntent::NthTable(1).into()),
    with_ctrl(Key::Digit(2), || AppIntent::NthTable(2).into()),
    with_ctrl(Key::Digit(3), || AppIntent::NthTable(3).into()),
    with_ctrl(Key::Digit(4), || AppIntent::NthTable(4).into()),
    with_ctrl(Key::Digit(5), || AppIntent::NthTable(5).into()),
    with_ctrl(Key::Digit(6), || AppIntent::NthTable(6).into()),
    with_ctrl(Key::Digit(7), || AppIntent::NthTable(7).into()),
    with_ctrl(Key::Digit(8), || AppIntent::NthTable(8).into()),
    with_ctrl(Key::Digit(9), || AppIntent::NthTable(9).into()),
];

/// What has the keyboard focus when a key goes down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Focus {
    /// Whether a table is in front and nothing lies on top.
    pub table: bool,
    /// Whether a text field has the focus. Then only Enter, Escape, the arrows up and down, function keys and keys with Ctrl give intents.
    pub text_field: bool,
}

/// The keys that are down, so that a key that is held acts once.
#[derive(Clone, Debug, Default)]
pub struct Keyboard {
    down: Vec<Key>,
}

impl Keyboard {
    /// Handles a key that goes down, or that the system repeats while it stays down (`repeated`).
    pub fn press(&mut self, key: Key, ctrl: bool, repeated: bool, focus: Focus) -> Option<Intent> {
        let again = self.down.contains(&key) || repeated;
        if !self.down.contains(&key) {
            self.down.push(key);
        }
        if focus.text_field && !ctrl && !key.passes_text_field() {
            return None;
        }
        if let Some(typed) = key.typed()
            && !ctrl
        {
            return (focus.table && !again).then(|| BarIntent::Type(typed).into());
        }
        let here = |binding: &&KeyBinding| {
            let place = match binding.context {
                KeyContext::Table => focus.table,
                KeyContext::Any => true,
            };
            place && binding.key == key && binding.ctrl == ctrl
        };
        let binding = BINDINGS.iter().find(here)?;
        (!again || matches!(binding.repeat, Repeat::Again)).then(binding.intent)
    }

    /// Handles a key that goes up.
    pub fn release(&mut self, key: Key) -> Option<Intent> {
        let at = self.down.iter().position(|down| *down == key)?;
        self.down.remove(at);
        BINDINGS.iter().filter(|binding| binding.key == key).find_map(KeyBinding::up)
    }

    /// Releases all keys, because the window lost the focus. Returns the intents that the releases give.
    pub fn release_all(&mut self) -> Vec<Intent> {
        let down = std::mem::take(&mut self.down);
        BINDINGS.iter().filter(|binding| down.contains(&binding.key)).filter_map(KeyBinding::up).collect()
    }
}

impl KeyBinding {
    fn up(&self) -> Option<Intent> {
        match self.repeat {
            Repeat::Held(up) => Some(up()),
            Repeat::Once | Repeat::Again => None,
        }
    }
}

impl Key {
    /// The character that the key types into an amount.
    fn typed(self) -> Option<char> {
        match self {
            Self::Digit(digit) => char::from_digit(u32::from(digit), 10),
            Self::Separator => Some('.'),
            Self::Letter(_)
            | Self::LowestRow(_)
            | Self::Up
            | Self::Down
            | Self::Plus
            | Self::Minus
            | Self::Enter
            | Self::Escape
            | Self::Space
            | Self::Backspace
            | Self::Home
            | Self::Tab
            | Self::Question
            | Self::Function(_) => None,
        }
    }

    fn passes_text_field(self) -> bool {
        match self {
            Self::Enter | Self::Escape | Self::Up | Self::Down | Self::Function(_) => true,
            Self::Letter(_)
            | Self::LowestRow(_)
            | Self::Digit(_)
            | Self::Separator
            | Self::Plus
            | Self::Minus
            | Self::Space
            | Self::Backspace
            | Self::Home
            | Self::Tab
            | Self::Question => false,
        }
    }
}
