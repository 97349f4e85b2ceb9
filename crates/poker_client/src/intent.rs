//! Everything a person can ask for.

mod chat;
mod online;

use poker_protocol::{Entry, HandId, PlanId, StakeId, Suspicion, TableId};
use poker_rules::{Chips, Seat};
use poker_text::Language;

pub use chat::ChatIntent;
pub use online::OnlineIntent;

use crate::Settings;
use crate::slider::Position;
use crate::{PresetPlace, Slot};

/// Everything a person can ask for, by mouse, key or any other way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// For the action bar of the table in front.
    Bar(BarIntent),
    /// For the table in front.
    Table(TableIntent),
    Room(RoomIntent),
    /// For the program.
    App(AppIntent),
    /// For a server.
    Online(OnlineIntent),
    /// For those at the table in front.
    Chat(ChatIntent),
}

/// What the action bar understands; it decides whether anything is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BarIntent {
    /// The pointer goes down on a slot.
    Press(Slot),
    /// The pointer goes up on a slot.
    Release(Slot),
    /// The pointer goes up elsewhere.
    CancelPress,
    /// Fold; checks where that is free. Ahead of the turn: the left box.
    Fold,
    /// Check or call. Ahead of the turn: the middle box.
    CheckOrCall,
    /// Opens the amount with the least; where the viewer chooses what is seen of a hand, shows it.
    OpenRaise,
    /// Shows one own card, counted from 0 in the order of dealing, of a hand that need not be shown.
    ShowCard(u8),
    /// Chooses a preset.
    Preset(PresetPlace),
    /// Changes the amount by a number of big blinds.
    Step(i8),
    /// A digit or separator typed outside the field.
    Type(char),
    /// Takes back the last character typed outside the field.
    Erase,
    /// The field's text changed.
    Edit(String),
    /// The slider was dragged.
    Slide(Position),
    /// Sends the amount typed or chosen on this turn.
    Commit,
    /// The key for all-in goes down; held long enough, it acts.
    HoldAllIn,
    /// The key for all-in goes up.
    ReleaseAllIn,
    /// Takes the amount and the boxes back.
    Clear,
}

/// What a person can ask of the table in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableIntent {
    /// Sits out from the next hand, or comes back.
    SitOut,
    /// Sits out no longer.
    Back,
    /// Sits out when the big blind comes, at every table; or not.
    SitOutNextBigBlind,
    /// Restores the stack after each hand, or not.
    AutoTopUp,
    /// The stack wanted after this hand.
    TopUp(Chips),
    /// How to enter play.
    Enter(Entry),
    /// Ends the pause after a hand.
    NextHand,
    /// Straddles whenever the seat may, or no longer.
    Straddle,
    /// Folds out of turn and goes on to the next table.
    FastFold,
    /// Leaves the table.
    Leave,
    /// Shows the end of all movements.
    SkipAnimations,
    /// Takes a notice away.
    DismissNotice(u32),
    /// Dismisses the warning about a hand that was not dealt as it was sealed.
    DismissUnfair,
}

/// What a person can ask of the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomIntent {
    /// A seat at some table of a stake: the room picks the table.
    Join(StakeId),
    /// No longer waits for a seat.
    LeaveQueue(StakeId),
    /// Takes the seat that is kept.
    SitDown {
        table: TableId,
        buy_in: Chips,
        /// Wait or post.
        entry: Entry,
    },
    /// Gives back the seat that is kept.
    DeclineSeat(TableId),
    /// Fills the play-money balance up again.
    RefillBalance,
    /// Pays for a rake plan.
    ChoosePlan(PlanId),
    /// Ends the rake plan.
    CancelPlan,
    /// Entries of the statement older than this.
    OlderEntries(u64),
    /// Complains about a hand.
    ReportHand {
        hand: HandId,
        /// Of whom; none where it is about nobody in particular.
        about: Vec<Seat>,
        /// What is suspected.
        why: Suspicion,
        /// In the player's own words.
        remark: String,
    },
}

/// What a person can ask of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AppIntent {
    /// Starts practice with the settings as they are.
    Practise,
    /// Opens a panel, or closes it where it is open.
    Toggle(Panel),
    /// Closes what is on top.
    Close,
    /// Brings a table to the front.
    ShowTable(TableId),
    /// Brings the next of the player's tables to the front.
    NextTable,
    /// Brings the table to the front where the player must act soonest.
    WaitingTable,
    /// Brings one of them to the front, counted from 1.
    NthTable(u8),
    /// Shows what it takes to sit down on a seat that is kept.
    ShowOffer(TableId),
    /// Shows where the player stands in a queue.
    ShowQueue(StakeId),
    /// The player changed settings.
    Change(Box<Settings>),
    /// Speaks another language.
    Speak(Language),
    /// Speaks the next language.
    NextLanguage,
    /// All sounds off, or on again.
    ToggleSound,
    /// The default settings.
    RestoreDefaults,
    /// The charges that have risen were read.
    ReadCharges,
    /// Ends the program.
    Quit,
}

/// What lies over a table or stands by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Panel {
    Settings,
    /// Stakes to choose from.
    Lobby,
    /// This hand and the last.
    Log,
    /// The rules in force.
    Rules,
    Keys,
    /// Rake plans and the history of the balance.
    Account,
}

impl From<BarIntent> for Intent {
    fn from(intent: BarIntent) -> Self {
        Self::Bar(intent)
    }
}

impl From<TableIntent> for Intent {
    fn from(intent: TableIntent) -> Self {
        Self::Table(intent)
    }
}

impl From<RoomIntent> for Intent {
    fn from(intent: RoomIntent) -> Self {
        Self::Room(intent)
    }
}

impl From<AppIntent> for Intent {
    fn from(intent: AppIntent) -> Self {
        Self::App(intent)
    }
}

impl From<OnlineIntent> for Intent {
    fn from(intent: OnlineIntent) -> Self {
        Self::Online(intent)
    }
}

impl From<ChatIntent> for Intent {
    fn from(intent: ChatIntent) -> Self {
        Self::Chat(intent)
    }
}
