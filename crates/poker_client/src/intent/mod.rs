//! Everything a person can ask for.

mod chat;
mod online;
mod tournament;

use poker_protocol::{Entry, HandId, Money, PlanId, StakeId, Suspicion, TableId, TournamentId};
use poker_rules::Seat;
use poker_text::Language;

pub use chat::ChatIntent;
pub use online::OnlineIntent;
pub use tournament::TournamentIntent;

use crate::slider::SliderPosition;
use crate::{BarSlot, PresetPlace};
use crate::{BreakAnswer, ButtonHint, EntryChoice};
use crate::{Settings, TableOrder};

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
    /// For the chat of the table in front.
    Chat(ChatIntent),
    /// For the room, about a tournament.
    Tournament(TournamentIntent),
}

/// An input for the action bar, which decides whether anything is sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BarIntent {
    /// The pointer goes down on a slot.
    Press(BarSlot),
    /// The pointer goes up on a slot.
    Release(BarSlot),
    /// The pointer goes up elsewhere.
    CancelPress,
    /// Folds, or checks where that is free; ahead of the turn, ticks the left box.
    Fold,
    /// Checks or calls; ahead of the turn, ticks the middle box.
    CheckOrCall,
    /// Chooses the least amount; where the viewer may show or muck, shows the hand.
    OpenRaise,
    /// Shows one own card, counted from 0 in the order of dealing, of a hand that need not be shown.
    ShowCard(u8),
    /// Chooses the amount of a preset, and sends it where the settings say so.
    Preset(PresetPlace),
    /// Changes the amount by a number of big blinds.
    Step(i8),
    /// Changes the amount by a number of half pots.
    StepHalfPots(i8),
    /// A digit, a separator or a sign such as `%` typed outside the field.
    Type(char),
    /// Takes back the last character typed outside the field.
    Erase,
    /// The text of the amount field changed.
    Edit(String),
    /// The slider was dragged.
    Slide(SliderPosition),
    /// Sends the amount typed or chosen on this turn.
    Commit,
    /// The key for all-in goes down; held long enough, it acts.
    HoldAllIn,
    /// The key for all-in goes up.
    ReleaseAllIn,
    /// Clears the amount and the boxes.
    Clear,
}

/// What a person can ask of the table in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableIntent {
    /// Sits out from the next hand, or comes back.
    SitOut,
    /// Comes back from sitting out.
    Back,
    /// Switches sitting out at the next big blind, for every table.
    SitOutNextBigBlind,
    /// Switches leaving this table at the next big blind.
    LeaveNextBigBlind,
    /// Switches leaving at the next big blind for every table: on, unless it is on at all of them.
    LeaveNextBigBlindEverywhere,
    /// Switches the automatic top-up after each hand.
    AutoTopUp,
    /// Tops the stack up to this amount after the hand.
    TopUp(Money),
    /// Chooses how to enter play: wait for the big blind or post one.
    Enter(Entry),
    /// Ends the pause after a hand.
    NextHand,
    /// Switches straddling, which applies whenever the seat may straddle.
    Straddle,
    /// Folds out of turn and moves to the next table.
    FastFold,
    Leave,
    /// Opens a menu or a question of the table.
    Open(TableMenu),
    /// Shows or hides the own cards where they lie face down, as the key for it goes down or up.
    Peek(bool),
    /// The same as the pointer comes onto the cards or leaves them.
    PeekUnderPointer(bool),
    /// Shows in practice which cards would have come in a hand that ended early.
    Rabbit,
    /// Ends all movements at once.
    SkipAnimations,
    /// Dismisses the notice with this id.
    DismissNotice(u32),
    /// Dismisses the warning about a hand that was not dealt as it was sealed.
    DismissUnfair,
}

/// A menu or a question that lies over a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableMenu {
    /// Whether to leave the table.
    Leave,
    /// The phrases for the chat.
    Phrases,
}

/// What a person can ask of the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoomIntent {
    /// Asks for a seat at a table of a stake; the room picks the table.
    Join(StakeId),
    /// Leaves the queue of a stake.
    LeaveQueue(StakeId),
    /// Takes the reserved seat.
    SitDown {
        table: TableId,
        buy_in: Money,
        /// Whether the player waits for the big blind or posts one.
        entry: Entry,
    },
    /// Gives the reserved seat back.
    DeclineSeat(TableId),
    /// Asks what the player of this name plays.
    FindPlayer(String),
    /// Refills the balance of play money.
    RefillBalance,
    /// Pays for a rake plan.
    ChoosePlan(PlanId),
    /// Cancels the player's rake plan.
    CancelPlan,
    /// Asks for entries of the statement that are older than this number.
    OlderEntries(u64),
    /// Reports a hand for review.
    ReportHand {
        hand: HandId,
        /// The seats that the complaint is about; may be empty.
        about: Vec<Seat>,
        /// The offence that the player suspects.
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
    /// Closes the panel or sheet on top; without one, goes back to the previous screen.
    Close,
    /// Brings a table to the front.
    ShowTable(TableId),
    /// Brings the next of the player's tables to the front.
    NextTable,
    /// Shows several tables in this order.
    OrderTables(TableOrder),
    /// Shows several tables in the next order: tiles, stack, one at a time.
    NextOrder,
    /// Opens the tile of the table large, or makes it small again.
    EnlargeTable,
    /// Gives the table a window of its own, or takes it back into the main one.
    OwnWindow,
    /// Sits out at every table from the next hand, or comes back everywhere.
    SitOutEverywhere,
    /// Answers the reminder of a break.
    AnswerBreak(BreakAnswer),
    /// Ends the pause after a hand at every table.
    NextHandEverywhere,
    /// Brings the table where the player must act soonest to the front.
    WaitingTable,
    /// Brings the table with this number to the front, counted from 1.
    NthTable(u8),
    /// Shows the sheet for sitting down on a reserved seat.
    ShowOffer(TableId),
    /// Shows the sheet of a queue.
    ShowQueue(StakeId),
    /// Looks at a tournament, so that the room tells all that is known of it.
    LookAt(TournamentId),
    /// Shows the lobby of a tournament.
    ShowTournament(TournamentId),
    /// Shows the sheet with the information of a tournament.
    ShowTournamentInfo(TournamentId),
    /// Shows the sheet for registering.
    ShowRegistration(EntryChoice),
    /// Shows the sheet for a tournament in practice.
    ShowSetup,
    /// Begins the tournament that is set up.
    BeginTournament,
    /// Plays a practice tournament to its end without the player.
    PlayOut(TournamentId),
    /// Removes the table of a tournament where the player no longer sits.
    LeaveClosedTable(TableId),
    /// Puts the focus into the search of the page that is shown.
    Search,
    /// Ends the steps of the first start, which are never shown again.
    EndFirstStart,
    /// Starts practice, sits the player down at a table and explains the buttons there, hint by hint.
    ExplainButtons,
    /// Shows this hint about the buttons of a table; `None` ends the hints.
    ShowHint(Option<ButtonHint>),
    /// Applies settings that the player changed.
    Change(Box<Settings>),
    /// Shows all texts in this language.
    Speak(Language),
    /// Shows all texts in the next language.
    NextLanguage,
    /// Mutes or unmutes all sounds.
    ToggleSound,
    /// Shows or hides the figures under the plates of other players.
    ToggleSeatFigures,
    /// Covers the whole screen with the window, or gives it its frame again.
    ToggleFullScreen,
    RestoreDefaults,
    /// Plays the last hand of the table in front again.
    ReplayLast,
    /// Plays the hand again that is open in the hand history.
    ReplayOpened,
    /// Opens a shared hand.
    OpenShared(String),
    /// Notes that the player has read the raised charges.
    ReadCharges,
    Quit,
}

/// A panel that lies over a table or fills the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Panel {
    Settings,
    /// The stakes on offer.
    Lobby,
    /// The log of this hand and the last.
    Log,
    /// The rules in force.
    Rules,
    Keys,
    /// Rake plans and the history of the balance.
    Account,
    /// The hands that the player was dealt, on this computer.
    History,
    /// A recorded hand that is played again.
    Replayer,
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

impl From<TournamentIntent> for Intent {
    fn from(intent: TournamentIntent) -> Self {
        Self::Tournament(intent)
    }
}

impl From<ChatIntent> for Intent {
    fn from(intent: ChatIntent) -> Self {
        Self::Chat(intent)
    }
}
