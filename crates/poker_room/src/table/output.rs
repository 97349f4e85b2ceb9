//! The outputs of a table, with all cards. Its owner must hide cards with [`crate::seen_by`].

use std::sync::Arc;

use poker_fair::SealedDeck;
use poker_protocol::{Bytes32, Clock, HandId, PlayerId, SeatNonce, SeatStack, ShowChoice, TableEvent, TurnId};
use poker_rules::{HandEvent, LegalActions, Seat};

use crate::{HandRecord, UnfinishedHand};

/// An output of a table. `O` is the type of the outputs that the owner of the table adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableOutput<O> {
    /// A hand begins.
    Started {
        hand: HandId,
        /// The seat with the button.
        button: Seat,
        /// The players dealt in, clockwise from the left of the button.
        players: Vec<SeatStack>,
        /// The root that fixes the deck, if it is sealed.
        root: Option<Bytes32>,
        /// The nonces that decide in which order its cards are dealt.
        nonces: Vec<SeatNonce>,
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
        /// The legal actions; they are only for the player who acts.
        legal: Box<LegalActions>,
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
    /// An event for all players at the table.
    Public(TableEvent),
    /// An event for one player.
    Private { player: PlayerId, event: TableEvent },
    /// A hand is over, and its chips are with their owners.
    Ended(Box<HandRecord>),
    /// A hand was voided, and every chip was given back (R-FAIL-2). Contains the hand as far as it was played.
    Voided(Box<UnfinishedHand>),
    /// An output that the owner of the table has added, in order with the outputs of the table.
    Owner(O),
}
