//! What one viewer may see of a hand.

use poker_rules::{Act, Card, Chips, HandName, PostKind, PotHalf, Rank, Seat, Street};
use serde::{Deserialize, Serialize};

use crate::{Bytes32, HandId, Opening};

/// A seat and the chips behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatStack {
    pub seat: Seat,
    pub stack: Chips,
}

/// A pot on the felt; the main pot is the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PotView {
    /// Chips gathered in it.
    pub amount: Chips,
    /// Seats that can win it.
    pub eligible: Vec<Seat>,
}

/// A low hand that lies open (R-CARD-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenLow {
    /// Its ranks, the highest first; the ace is the lowest.
    pub ranks: [Rank; 5],
    /// The five that count, in the same order.
    pub cards: [Card; 5],
}

/// One step of a hand as its viewer sees it. Only `poker_room::seen_by` makes these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenEvent {
    /// A hand begins; the players in it and their stacks before blinds.
    Started {
        hand: HandId,
        /// Where the dealer button lies.
        button: Seat,
        /// Who is dealt in, clockwise from the button's left.
        players: Vec<SeatStack>,
        /// The root of the sealed deck; `None` where decks are not sealed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        root: Option<Bytes32>,
    },
    /// A forced bet.
    Posted {
        seat: Seat,
        post: PostKind,
        /// How much was paid.
        amount: Chips,
        /// It took the whole stack.
        all_in: bool,
    },
    /// One hole card; `None` where the viewer may not see it.
    Dealt {
        seat: Seat,
        /// The card, if the viewer may see it.
        card: Option<Card>,
        /// Opens the card that is seen, where decks are sealed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opening: Option<Box<Opening>>,
    },
    /// Community cards of a new street.
    StreetDealt {
        street: Street,
        /// Its new cards.
        cards: Vec<Card>,
        /// Opens each of them in turn, where decks are sealed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        openings: Vec<Opening>,
    },
    /// A player acted.
    Acted {
        seat: Seat,
        act: Act,
        /// Chips moved from the stack by it.
        paid: Chips,
        /// The stack is now empty.
        all_in: bool,
    },
    /// The part of a bet that nobody matched goes back (R-POT-2).
    Returned { seat: Seat, amount: Chips },
    /// The bets of a street are gathered; all pots as they are now.
    Gathered {
        /// Main pot first.
        pots: Vec<PotView>,
    },
    /// Rake leaves the pots; all pots as they are after it.
    Raked {
        amount: Chips,
        /// Main pot first.
        pots: Vec<PotView>,
    },
    /// A hand is laid open.
    Shown {
        seat: Seat,
        /// Its hole cards.
        cards: Vec<Card>,
        /// The five that count, best first; empty while the board is not complete.
        best: Vec<Card>,
        /// Their name; `None` while the board is not complete.
        name: Option<HandName>,
        /// The low it makes too, where the game has lows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        low: Option<SeenLow>,
        /// Opens each of the hole cards in turn, where decks are sealed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        openings: Vec<Opening>,
    },
    /// A hand is given up unseen at the showdown.
    Mucked { seat: Seat },
    /// Some cards of a hand that need not be shown are laid open; the others stay unseen.
    PartShown {
        seat: Seat,
        /// The hole cards in the order they were dealt; `None` in the place of a card that stays unseen.
        cards: Vec<Option<Card>>,
        /// Opens each of the cards that are seen in turn, where decks are sealed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        openings: Vec<Opening>,
    },
    /// Part of a pot goes to a winner.
    Won {
        /// Which pot, 0 is the main pot.
        pot: u8,
        /// Which half, where high and low share the pot.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        half: Option<PotHalf>,
        seat: Seat,
        amount: Chips,
    },
    /// The hand is over; stacks as they are now.
    Ended {
        /// All that were dealt in.
        stacks: Vec<SeatStack>,
    },
}
