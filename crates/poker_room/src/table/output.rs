//! What a table tells, with all cards. Its owner must hide cards with [`crate::seen_by`].

use std::sync::Arc;

use poker_fair::SealedDeck;
use poker_protocol::{Bytes32, Clock, HandId, Money, PlayerId, SeatStack, ShowChoice, StackChange, TableEvent, TurnId};
use poker_rules::{HandEvent, LegalActions, Seat};

use crate::{HandRecord, UnfinishedHand};

/// One thing that a table tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableOutput {
    /// A hand begins.
    Started {
        hand: HandId,
        /// The seat with the button.
        button: Seat,
        /// The players dealt in, clockwise from the left of the button.
        players: Vec<SeatStack>,
        /// The root that fixes the deck, if it is sealed.
        root: Option<Bytes32>,
    },
    /// A step of the hand.
    Hand {
        event: HandEvent,
        /// The deck with everything that opens its cards, if it is sealed.
        seal: Option<Arc<SealedDeck>>,
    },
    /// A player has to act.
    ToAct {
        seat: Seat,
        hand: HandId,
        /// The number of the decision in the hand.
        turn: TurnId,
        /// `None` if no clock runs.
        clock: Option<Clock>,
        /// The legal actions, for the player who acts only.
        legal: LegalActions,
    },
    /// Players choose whether to show or muck.
    ToShow {
        /// The players, in the order in which their choices take effect, each with what only that player is told.
        choices: Vec<(Seat, ShowChoice)>,
        /// The number of the decision in the hand.
        turn: TurnId,
        /// The time to choose, milliseconds.
        left_ms: u32,
    },
    /// For all at the table.
    Public(TableEvent),
    /// For one player.
    Private { player: PlayerId, event: TableEvent },
    /// A hand is over, and its chips are with their owners.
    Ended(Box<HandRecord>),
    /// A hand was voided and gave every chip back; what was played of it (R-FAIL-2).
    Voided(Box<UnfinishedHand>),
    /// A top-up is due, because the hand for which it waited has ended. Nothing has been added yet.
    TopUpDue {
        seat: Seat,
        player: PlayerId,
        amount: Money,
        /// Whether the player asked for it or it is automatic.
        why: StackChange,
    },
    /// A player's time ran out: the player sits out after the hand, here and by R-CASH-5 at all tables.
    PutOut { player: PlayerId },
    /// A player has left, with money for the stack.
    Gone {
        seat: Seat,
        player: PlayerId,
        stack: Money,
        /// The player was away too long (R-CASH-4).
        removed: bool,
    },
}
