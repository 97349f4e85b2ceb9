//! What a key can be bound to.

use serde::{Deserialize, Serialize};

use crate::PresetPlace;

/// An action that a key can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum KeyAction {
    /// Folds, or checks where that is free.
    Fold,
    CheckOrCall,
    /// Opens the amount at the minimum.
    Raise,
    /// One big blind more.
    OneMore,
    /// One big blind less.
    OneLess,
    /// Half a pot more.
    HalfPotMore,
    /// Half a pot less.
    HalfPotLess,
    /// Chooses the amount of a preset by its place in the row, counted from 1.
    Preset(u8),
    /// Takes back the last character of the typed amount.
    Erase,
    /// Bets or raises the chosen amount.
    Commit,
    /// Goes all-in when its key has been held long enough.
    AllIn,
    /// Clears the amount and the boxes.
    Clear,
    SitOut,
    SitOutNextBigBlind,
    LeaveNextBigBlind,
    AutoTopUp,
    Straddle,
    /// Ends the pause after a hand.
    NextHand,
    /// Shows the own cards while its key is held, where they lie face down.
    Peek,
    /// Shows in practice which cards would have come.
    Rabbit,
    /// The menu of phrases for the chat.
    Phrases,
    /// Asks whether to leave the table.
    Leave,
    SkipAnimations,
    /// Shows or hides the log.
    Log,
    Rules,
    Settings,
    Account,
    /// The hand history.
    History,
    /// Plays the last hand of the table again.
    LastHand,
    /// Shows or hides the figures under the plates of other players.
    SeatFigures,
    NextLanguage,
    /// Mutes or unmutes all sounds.
    Sound,
    /// Covers the whole screen with the window, or gives it its frame again.
    FullScreen,
    NextTable,
    /// Shows several tables in the next order.
    TableOrder,
    /// Opens the tile on which keys act large, or makes it small again.
    EnlargeTable,
    /// Gives the table a window of its own, or takes it back into the main one.
    OwnWindow,
    SitOutEverywhere,
    /// Ends the pause after a hand at every table.
    NextHandEverywhere,
    /// Brings a table to the front by its number, counted from 1.
    Table(u8),
    Lobby,
    /// Puts the focus into the search of the page that is shown.
    Search,
    /// The page of keys.
    Keys,
    /// Brings the table where the player must act soonest to the front.
    WaitingTable,
    /// Closes the panel or sheet on top, or goes back to the previous screen.
    Back,
    Quit,
}

/// Where an action is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyContext {
    /// Only while a table is in front and nothing lies on top.
    Table,
    /// Only while no table is in front, or something lies on top of it.
    Elsewhere,
    Any,
}

/// A group of actions on the pages that list them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeySection {
    /// The decisions in a hand.
    Hand,
    /// What else is done at a table.
    Table,
    /// What concerns the whole program.
    Program,
}

impl KeySection {
    /// All groups in the order of the pages.
    pub const ALL: [Self; 3] = [Self::Hand, Self::Table, Self::Program];
}

/// The number of presets, and of the tables that a key can bring to the front.
const PRESETS: u8 = PresetPlace::ALL.len() as u8;
const TABLES: u8 = 16;

impl KeyAction {
    /// All actions, in the order in which pages list them.
    pub fn all() -> impl Iterator<Item = Self> {
        let hand = [Self::Fold, Self::CheckOrCall, Self::Raise, Self::OneMore, Self::OneLess, Self::HalfPotMore, Self::HalfPotLess];
        let amount = [Self::AllIn, Self::Commit, Self::Erase, Self::Clear];
        let table = [
            Self::SitOut,
            Self::SitOutNextBigBlind,
            Self::LeaveNextBigBlind,
            Self::AutoTopUp,
            Self::Straddle,
            Self::NextHand,
            Self::Peek,
            Self::Rabbit,
            Self::Phrases,
            Self::Leave,
            Self::SkipAnimations,
            Self::Log,
            Self::LastHand,
            Self::SeatFigures,
            Self::WaitingTable,
            Self::NextTable,
            Self::TableOrder,
            Self::EnlargeTable,
            Self::OwnWindow,
            Self::SitOutEverywhere,
            Self::NextHandEverywhere,
        ];
        let program = [
            Self::Lobby,
            Self::Search,
            Self::Keys,
            Self::Rules,
            Self::Settings,
            Self::Account,
            Self::History,
            Self::NextLanguage,
            Self::Sound,
            Self::FullScreen,
            Self::Back,
            Self::Quit,
        ];
        let presets = (1..=PRESETS).map(Self::Preset);
        let tables = (1..=TABLES).map(Self::Table);
        hand.into_iter().chain(presets).chain(amount).chain(table).chain(tables).chain(program)
    }

    /// Whether the action exists: a preset or a table of a settings file may have a number that does not.
    pub fn exists(self) -> bool {
        match self {
            Self::Preset(place) => (1..=PRESETS).contains(&place),
            Self::Table(number) => (1..=TABLES).contains(&number),
            _ => true,
        }
    }

    /// Where the action is possible.
    pub const fn context(self) -> KeyContext {
        match (self, self.section()) {
            (Self::Back | Self::Search, _) => KeyContext::Elsewhere,
            (
                Self::WaitingTable
                | Self::NextTable
                | Self::TableOrder
                | Self::EnlargeTable
                | Self::OwnWindow
                | Self::SitOutEverywhere
                | Self::NextHandEverywhere
                | Self::Table(_),
                _,
            )
            | (_, KeySection::Program) => KeyContext::Any,
            (_, KeySection::Hand | KeySection::Table) => KeyContext::Table,
        }
    }

    /// The group of the action on the pages that list them.
    pub const fn section(self) -> KeySection {
        match self {
            Self::Fold
            | Self::CheckOrCall
            | Self::Raise
            | Self::OneMore
            | Self::OneLess
            | Self::HalfPotMore
            | Self::HalfPotLess
            | Self::Preset(_)
            | Self::Erase
            | Self::Commit
            | Self::AllIn
            | Self::Clear => KeySection::Hand,
            Self::SitOut
            | Self::SitOutNextBigBlind
            | Self::LeaveNextBigBlind
            | Self::AutoTopUp
            | Self::Straddle
            | Self::NextHand
            | Self::Peek
            | Self::Rabbit
            | Self::Phrases
            | Self::Leave
            | Self::SkipAnimations
            | Self::Log
            | Self::LastHand
            | Self::SeatFigures
            | Self::WaitingTable
            | Self::NextTable
            | Self::TableOrder
            | Self::EnlargeTable
            | Self::OwnWindow
            | Self::SitOutEverywhere
            | Self::NextHandEverywhere
            | Self::Table(_) => KeySection::Table,
            Self::Rules
            | Self::Settings
            | Self::Account
            | Self::History
            | Self::NextLanguage
            | Self::Sound
            | Self::FullScreen
            | Self::Lobby
            | Self::Search
            | Self::Keys
            | Self::Back
            | Self::Quit => KeySection::Program,
        }
    }

    /// Whether the action is done again and again while its key stays down.
    pub const fn repeats(self) -> bool {
        matches!(self, Self::OneMore | Self::OneLess | Self::HalfPotMore | Self::HalfPotLess | Self::Erase)
    }

    /// Whether the action is off while the shortcuts are: typing the amount and going back always work.
    pub(crate) const fn is_shortcut(self) -> bool {
        !matches!(self, Self::Erase | Self::Commit | Self::Clear | Self::Back)
    }

    /// Whether the action needs its key to be held.
    pub const fn is_held(self) -> bool {
        matches!(self, Self::AllIn | Self::Peek)
    }
}

impl KeyContext {
    /// Whether two actions can be possible at the same time.
    pub const fn overlaps(self, other: Self) -> bool {
        !matches!((self, other), (Self::Table, Self::Elsewhere) | (Self::Elsewhere, Self::Table))
    }

    /// Whether an action is possible while a table is in front and nothing lies on top (`table`), or while not.
    pub(crate) const fn holds(self, table: bool) -> bool {
        match self {
            Self::Table => table,
            Self::Elsewhere => !table,
            Self::Any => true,
        }
    }
}
