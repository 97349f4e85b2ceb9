//! What a table has to tell, with all cards: whoever passes it on hides them with [`crate::seen_by`].

use std::sync::Arc;

use poker_fair::SealedDeck;
use poker_protocol::{Bytes32, Clock, HandId, Money, PlayerId, SeatStack, ShowChoice, StackChange, TableEvent, TurnId};
use poker_rules::{HandEvent, LegalActions, Seat};

use crate::{HandRecord, UnfinishedHand};

/// One thing a table has to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableOutput {
    /// A hand begins.
    Started {
        /// Its number.
        hand: HandId,
        /// Where the button lies.
        button: Seat,
        /// Who is dealt in, clockwise from the button's left.
        players: Vec<SeatStack>,
        /// What binds the deck, where it is sealed.
        root: Option<Bytes32>,
    },
    /// A step of the hand.
    Hand {
        event: HandEvent,
        /// The deck with all that opens its cards, where it is sealed.
        seal: Option<Arc<SealedDeck>>,
    },
    /// Somebody has to act.
    ToAct {
        seat: Seat,
        hand: HandId,
        /// Which decision of it.
        turn: TurnId,
        /// None where no clock runs.
        clock: Option<Clock>,
        /// For the seat that acts alone.
        legal: LegalActions,
    },
    /// Players choose what is seen of hands that nobody has to see.
    ToShow {
        /// Who, in the order in which their choices take effect, each with what that player alone is told.
        choices: Vec<(Seat, ShowChoice)>,
        /// Which decision of the hand.
        turn: TurnId,
        /// Time for it, milliseconds.
        left_ms: u32,
    },
    /// For everybody at the table.
    Public(TableEvent),
    /// For one player.
    Private { player: PlayerId, event: TableEvent },
    /// A hand is over and its chips are where they belong.
    Ended(Box<HandRecord>),
    /// A hand that gives every chip back, as far as it was played (R-FAIL-2).
    Voided(Box<UnfinishedHand>),
    /// A top-up that waited for the hand to end; nothing has been added yet.
    TopUpDue {
        seat: Seat,
        player: PlayerId,
        amount: Money,
        /// Asked for or automatic.
        why: StackChange,
    },
    /// The clock ran out for a player, who sits out at the end of the hand: here, and by R-CASH-5 at all tables.
    PutOut { player: PlayerId },
    /// A player has left and takes along what the stack is worth.
    Gone {
        seat: Seat,
        player: PlayerId,
        stack: Money,
        /// R-CASH-4: away too long.
        removed: bool,
    },
}
