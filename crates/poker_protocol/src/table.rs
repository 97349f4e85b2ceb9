//! The events of a table, and the snapshot of a whole table.

use poker_rules::{Card, Chips, GameSpec, LegalActions, Seat, Street};
use serde::{Deserialize, Serialize};

use crate::{
    BuyInRange, Bytes32, Entry, Form, HandId, JackpotKind, Money, Notice, PotView, SeatCommitment, SeenEvent, StakeId, TableId,
    TournamentSnapshot, TurnId,
};

/// The facts about a table that never change. At a table of a tournament `stake` is 0, and the buy-ins are zero. Its blinds are those of
/// the first level; [`TournamentSnapshot::clock`] has those of the present level.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableInfo {
    pub table: TableId,
    /// The name of the table, the same in every language.
    pub name: String,
    pub stake: StakeId,
    #[serde(default)]
    pub form: Form,
    #[serde(default = "GameSpec::holdem_no_limit")]
    pub game: GameSpec,
    pub small_blind: Chips,
    pub big_blind: Chips,
    /// The number of seats.
    pub seats: u8,
    /// The rulebook in force, such as `en-2.7`.
    pub rulebook: String,
    pub min_buy_in: Money,
    /// The most buy-in, which is also the most that a stack may be topped up to.
    pub max_buy_in: Money,
    /// Whether this is a practice table, at which players may see the odds of their hands. Elsewhere that would be unfair.
    #[serde(default)]
    pub practice: bool,
    /// Whether every deck is sealed before its first card is dealt.
    #[serde(default)]
    pub sealed: bool,
    /// Whether the table has a chat.
    #[serde(default)]
    pub chat: bool,
}

/// A player as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerView {
    pub name: String,
    /// The number of the avatar, 0 to 7.
    pub avatar: u8,
}

/// Whether a player takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SeatState {
    /// The player is dealt into the next hand.
    Playing,
    /// A newcomer, or a player who missed the big blind, waits to enter play (R-HAND-8).
    WaitingForBigBlind,
    /// The player sits out and keeps the seat (R-CASH-4).
    SittingOut,
    /// The player has no chips left.
    Busted,
    /// The player has lost the connection (R-CASH-7).
    Disconnected,
}

/// The time left to act when the message was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clock {
    /// The ordinary time left, in milliseconds.
    pub decision_ms: u32,
    /// The whole ordinary time, in milliseconds. The clock is drawn as a full ring if all of it is left.
    pub decision_full_ms: u32,
    /// The time bank that follows, in milliseconds.
    pub bank_ms: u32,
}

/// Why a stack changed outside a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum StackChange {
    /// The automatic top-up (R-CASH-9).
    AutoTopUp,
    /// A top-up that the player asked for (R-CASH-10).
    TopUp,
    /// A void hand gave all chips back (R-FAIL-2).
    Void,
    /// The operator corrected the stack (R-FAIL-4).
    Correction,
    /// A rebuy in a tournament (R-REG-14).
    Rebuy,
    /// An add-on in a tournament (R-REG-14).
    AddOn,
    /// Another entry of the player has become a part of this one (R-REG-13).
    Merged,
}

/// How long the seat of a player who sits out is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OutClock {
    /// The time left when the message was made, in milliseconds.
    pub left_ms: u32,
    /// Whether the time counts for all of the player's tables together (R-CASH-5) or for this table only (R-CASH-4).
    pub everywhere: bool,
}

/// What the room does for a player who leaves during a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LeaversAction {
    /// The room folds.
    Fold,
    /// The room checks if that is legal and folds otherwise (R-FAIL-5).
    CheckOrFold,
}

/// The switches of the player's own seat, and the requests that the seat permits. The room refuses a request whose field is `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct YourSeat {
    pub seat: Seat,
    /// The player's first buy-in, to which the automatic top-up restores the stack.
    pub initial_buy_in: Money,
    /// Whether the player has asked to sit out from the next hand.
    pub sit_out_next_hand: bool,
    /// Whether the player sits out at the next big blind; `None` if the rulebook has no such switch, and while sitting out (R-CASH-6).
    pub sit_out_next_big_blind: Option<bool>,
    /// Whether the player leaves the seat at the next big blind; `None` if the room has no such switch, where players move from table to
    /// table, and while sitting out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leave_next_big_blind: Option<bool>,
    /// Whether sitting out here means sitting out at all of the player's tables (R-CASH-5).
    pub sits_out_everywhere: bool,
    /// Whether the automatic top-up is on; `None` if the rulebook has none (R-CASH-9).
    pub auto_top_up: Option<bool>,
    /// The permitted stacks after a top-up: the part of the buy-in range above the current stack. `None` if no chips can be added.
    pub top_up: Option<BuyInRange>,
    /// How the player enters play (R-HAND-8).
    pub entry: Entry,
    /// Whether the player may post a big blind instead of waiting for it.
    pub may_post: bool,
    /// Whether the player straddles whenever the seat may; `None` if the rulebook has no straddle (R-HAND-10).
    pub straddle: Option<bool>,
    /// Whether the player may fold now although it is another player's turn (R-FAST-2).
    pub may_fast_fold: bool,
    /// What the room does if the player leaves during a hand.
    pub leavers_action: LeaversAction,
    /// How long the seat is kept while the player sits out; `None` if the player does not, or if there is no limit.
    pub out: Option<OutClock>,
    /// The time bank left, in milliseconds; `None` if decisions have no time limit.
    pub bank_ms: Option<u32>,
    /// Whether the automatic muck is on: hands that need not be shown are then mucked without asking (R-POT-5).
    #[serde(default)]
    pub auto_muck: bool,
}

/// The choice of a player whose hand need not be shown (R-POT-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ShowChoice {
    /// Whether the hand is shown if there is no answer in time; otherwise it is mucked.
    pub shown_unasked: bool,
    /// The jackpot that the hand may win if all of it is shown. The automatic muck does not apply to such a hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jackpot: Option<JackpotKind>,
}

/// A card that a player drew for the first button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawnCard {
    pub seat: Seat,
    /// The card, which all players see.
    pub card: Card,
}

/// An event of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum TableEvent {
    /// An event of the hand.
    Hand {
        /// The event as this viewer may see it.
        event: SeenEvent,
    },
    /// It is a player's turn.
    ToAct {
        seat: Seat,
        /// The decision, which the answer must name.
        turn: TurnId,
        /// The time to decide; `None` if there is no limit, as in practice without the clock.
        clock: Option<Clock>,
        /// The legal actions; only for the player whose turn it is. In a box, because they are longer than any other event.
        legal: Option<Box<LegalActions>>,
    },
    /// Players whose hands need not be shown choose, all at the same time. They answer with the actions `show` and `muck`.
    ToShow {
        /// The players, in the order in which their choices take effect.
        seats: Vec<Seat>,
        /// The decision, the same for all of them.
        turn: TurnId,
        /// The time left when the message was made, in milliseconds.
        left_ms: u32,
        /// The viewer's choice; only for a player who must still choose.
        choice: Option<ShowChoice>,
    },
    /// A player sat down.
    Sat {
        seat: Seat,
        player: PlayerView,
        stack: Chips,
        /// Whether the player plays or waits.
        state: SeatState,
    },
    /// A player left the seat.
    Left { seat: Seat },
    /// A player takes part, or no longer does.
    StateChanged { seat: Seat, state: SeatState },
    /// A stack changed outside a hand.
    StackChanged { seat: Seat, stack: Chips, why: StackChange },
    /// The viewer's own seat; sent whenever something about it changes.
    You { you: YourSeat },
    /// A player sent a chat text.
    Said {
        seat: Seat,
        name: String,
        /// The text as it was written.
        text: String,
    },
    /// Each player has drawn a card, and the highest card gets the first button (R-HAND-2).
    ButtonDrawn {
        /// The cards of all players who will be dealt in, in the order of the seats.
        cards: Vec<DrawnCard>,
        button: Seat,
    },
    /// The deck of the next hand is sealed. Each client that has promised a nonce for it, and is named here, now reveals it.
    DeckSealed {
        /// The root that fixes the deck.
        root: Bytes32,
        /// The seat that will have the button, if this is settled already, as in a pool.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        button: Option<Seat>,
        /// The promises of all clients that are asked, in the order of their seats.
        commitments: Vec<SeatCommitment>,
        /// The time left to reveal a nonce when the message was made, in milliseconds.
        left_ms: u32,
    },
    /// A notice for the viewer, which the client writes in the viewer's language.
    Notice { notice: Notice },
}

/// The state of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatSnapshot {
    pub seat: Seat,
    pub player: PlayerView,
    pub stack: Chips,
    /// Whether the player takes part.
    pub state: SeatState,
    /// The bet on this street.
    pub bet: Chips,
    /// The hole cards: empty without cards, `None` for each card that the viewer may not see.
    pub cards: Vec<Option<Card>>,
    /// Whether the player has folded in the hand in progress.
    pub folded: bool,
}

/// The state of the hand in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HandSnapshot {
    pub hand: HandId,
    pub button: Seat,
    pub street: Street,
    /// The community cards dealt so far.
    pub board: Vec<Card>,
    /// The pots gathered so far.
    pub pots: Vec<PotView>,
    /// All events of the hand so far as this viewer may see them. Applied in order, they give the state in the other fields.
    pub events: Vec<SeenEvent>,
}

/// The whole state of a table as the viewer may see it, also during a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableSnapshot {
    /// The facts that never change.
    pub info: TableInfo,
    /// The seats that are taken.
    pub seats: Vec<SeatSnapshot>,
    /// The hand in progress, if there is one.
    pub hand: Option<HandSnapshot>,
    /// The viewer's own seat, if the viewer sits at the table.
    pub you: Option<YourSeat>,
    /// The [`TableEvent::ToAct`] in effect, if it is a player's turn.
    pub to_act: Option<TableEvent>,
    /// The [`TableEvent::ToShow`] in effect, if players choose whether to show.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_show: Option<TableEvent>,
    /// The [`TableEvent::DeckSealed`] of the next hand, if its deck is sealed already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck_sealed: Option<TableEvent>,
    /// The tournament of the table; `None` at a cash table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tournament: Option<Box<TournamentSnapshot>>,
}
