//! What happens at a table around the hand, and the whole table at one moment.

use poker_rules::{Card, Chips, GameSpec, LegalActions, Seat, Street};
use serde::{Deserialize, Serialize};

use crate::{BuyInRange, Entry, Form, HandId, JackpotKind, Notice, PotView, SeenEvent, StakeId, TableId, TurnId};

/// The facts of a table that never change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableInfo {
    pub table: TableId,
    /// Its name: the same in every language.
    pub name: String,
    /// The stake played here.
    pub stake: StakeId,
    #[serde(default)]
    pub form: Form,
    /// What is played.
    #[serde(default = "GameSpec::holdem_no_limit")]
    pub game: GameSpec,
    /// The forced bet left of the button.
    pub small_blind: Chips,
    /// The forced bet after it.
    pub big_blind: Chips,
    /// Number of seats.
    pub seats: u8,
    /// The rulebook in force, as `en-2.7`.
    pub rulebook: String,
    /// The least and the most chips to sit down with.
    pub min_buy_in: Chips,
    /// The most a stack may be topped up to.
    pub max_buy_in: Chips,
    /// Practice: players may see the odds of their hands, which would be unfair at other tables.
    #[serde(default)]
    pub practice: bool,
    /// Every deck dealt here is sealed before its first card.
    #[serde(default)]
    pub sealed: bool,
    /// Players may talk.
    #[serde(default)]
    pub chat: bool,
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// The name at the tables.
    pub name: String,
    /// Which of the drawn avatars, 0 to 7.
    pub avatar: u8,
}

/// Whether a seat takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatState {
    /// The seat is dealt into the next hand.
    Playing,
    /// A newcomer, or one who missed the big blind, R-HAND-8.
    WaitingForBigBlind,
    /// Keeps the seat without cards, R-CASH-4.
    SittingOut,
    /// No chips left.
    Busted,
    /// The connection is gone, R-CASH-7.
    Disconnected,
}

/// The time left to act, at the moment the message was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Ordinary time left, milliseconds.
    pub decision_ms: u32,
    /// The whole ordinary time, milliseconds: the full ring.
    pub decision_full_ms: u32,
    /// Time bank after it, milliseconds.
    pub bank_ms: u32,
}

/// Why a stack changed outside a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StackChange {
    /// R-CASH-9.
    AutoTopUp,
    /// R-CASH-10.
    TopUp,
    /// A void hand gave every chip back, R-FAIL-2.
    Void,
    /// The operator corrected the stack, R-FAIL-4.
    Correction,
}

/// How long a seat that is out is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutClock {
    /// Milliseconds left, at the moment the message was made.
    pub left_ms: u32,
    /// The clock runs for all of the player's tables together (R-CASH-5), otherwise for this table alone (R-CASH-4).
    pub everywhere: bool,
}

/// What a room does for a player who leaves with a decision to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LeaversAction {
    /// It folds.
    Fold,
    /// Checks where that is free, otherwise folds (R-FAIL-5).
    CheckOrFold,
}

/// The switches of the viewer's own seat and the requests that it permits: the room refuses what is `None` here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct YourSeat {
    pub seat: Seat,
    /// The buy-in of this player: the target of the auto top-up.
    pub initial_buy_in: Chips,
    /// Asked to sit out from the next hand.
    pub sit_out_next_hand: bool,
    /// Sits out when the big blind comes; `None` where the rulebook has no such switch, and while sitting out (R-CASH-6).
    pub sit_out_next_big_blind: Option<bool>,
    /// Sitting out here means sitting out at all of the player's tables (R-CASH-5).
    pub sits_out_everywhere: bool,
    /// Restores the stack after each hand; `None` where the rulebook has no such switch (R-CASH-9).
    pub auto_top_up: Option<bool>,
    /// The stacks after adding chips that are permitted: those of the range above the stack. `None` where no chips can be added.
    pub top_up: Option<BuyInRange>,
    /// R-HAND-8.
    pub entry: Entry,
    /// A big blind may be posted instead of waiting for it.
    pub may_post: bool,
    /// Straddles whenever the seat may; `None` where the rulebook has no straddle (R-HAND-10).
    pub straddle: Option<bool>,
    /// May fold at this moment though it is not the turn (R-FAST-2).
    pub may_fast_fold: bool,
    /// What the room does for a player who leaves in mid-hand.
    pub leavers_action: LeaversAction,
    /// How long the seat is kept while its player is out; `None` where no clock runs or the player is not out.
    pub out: Option<OutClock>,
    /// Time bank left, milliseconds; `None` where no clock runs.
    pub bank_ms: Option<u32>,
    /// The automatic muck is on: hands that need not be shown are mucked without asking (R-POT-5).
    #[serde(default)]
    pub auto_muck: bool,
}

/// The choice of a player who may muck a hand (R-POT-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShowChoice {
    /// Without an answer in time the hand is shown; where false, it is mucked.
    pub shown_unasked: bool,
    /// A jackpot that the hand may win if all of it is shown; no automatic muck then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jackpot: Option<JackpotKind>,
}

/// A card that a player drew for the first button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawnCard {
    pub seat: Seat,
    /// What, for all to see.
    pub card: Card,
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableEvent {
    /// A step of the hand.
    Hand {
        /// As this viewer sees it.
        event: SeenEvent,
    },
    /// Somebody has to act.
    ToAct {
        seat: Seat,
        /// Which decision of the hand.
        turn: TurnId,
        /// `None` where no clock runs (practice).
        clock: Option<Clock>,
        /// What the viewer may do; only to the seat that acts.
        legal: Option<LegalActions>,
    },
    /// Players with hands that need not be shown choose, all at the same time: answered with `show` or `muck`.
    ToShow {
        /// Who, in the order in which their choices take effect.
        seats: Vec<Seat>,
        /// Which decision of the hand; the same for all of them.
        turn: TurnId,
        /// Milliseconds left, at the moment the message was made.
        left_ms: u32,
        /// Only to those who have yet to choose.
        choice: Option<ShowChoice>,
    },
    /// A player sat down.
    Sat {
        seat: Seat,
        player: PlayerView,
        stack: Chips,
        /// Playing or waiting.
        state: SeatState,
    },
    /// A seat is free again.
    Left { seat: Seat },
    /// A seat takes part, or no longer.
    StateChanged { seat: Seat, state: SeatState },
    /// A stack changed outside a hand.
    StackChanged { seat: Seat, stack: Chips, why: StackChange },
    /// The viewer's own switches, whenever one changes.
    You { you: YourSeat },
    /// A player says something.
    Said {
        seat: Seat,
        name: String,
        /// What, as it was written.
        text: String,
    },
    /// Each player has drawn a card, and the highest has the first button (R-HAND-2).
    ButtonDrawn {
        /// Of everybody who is to be dealt in, first seat first.
        cards: Vec<DrawnCard>,
        button: Seat,
    },
    /// A notice for the viewer, which the client says in the viewer's language.
    Notice { notice: Notice },
}

/// One seat at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSnapshot {
    pub seat: Seat,
    pub player: PlayerView,
    /// Chips behind.
    pub stack: Chips,
    /// Whether it takes part.
    pub state: SeatState,
    /// Bet of this street in front of the seat.
    pub bet: Chips,
    /// Cards held: none, hidden or seen.
    pub cards: Vec<Option<Card>>,
    /// Dealt in and folded.
    pub folded: bool,
}

/// The hand in progress at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandSnapshot {
    pub hand: HandId,
    /// Where the button lies.
    pub button: Seat,
    pub street: Street,
    /// Community cards so far.
    pub board: Vec<Card>,
    /// Pots gathered so far.
    pub pots: Vec<PotView>,
    /// Every event that this viewer has seen of the hand; they lead to the state above.
    pub events: Vec<SeenEvent>,
}

/// A whole table, exactly what its viewer may see; also in mid-hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSnapshot {
    /// What stays.
    pub info: TableInfo,
    /// Taken seats.
    pub seats: Vec<SeatSnapshot>,
    /// The hand in progress.
    pub hand: Option<HandSnapshot>,
    /// The viewer's own seat.
    pub you: Option<YourSeat>,
    /// Who acts, as in [`TableEvent::ToAct`].
    pub to_act: Option<TableEvent>,
    /// Who chooses what is seen, as in [`TableEvent::ToShow`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_show: Option<TableEvent>,
}
