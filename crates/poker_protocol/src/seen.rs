//! The events of a hand as one viewer may see them.

use poker_rules::{Act, Card, Chips, HandName, PostKind, PotHalf, Rank, Seat, Street};
use serde::{Deserialize, Serialize};

use crate::{Bytes32, HandId, Opening, SeatNonce};

/// A seat with its stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatStack {
    pub seat: Seat,
    pub stack: Chips,
}

/// A pot. In a list of pots the main pot comes first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PotView {
    /// The chips in the pot.
    pub amount: Chips,
    /// The seats that can win it.
    pub eligible: Vec<Seat>,
}

/// A low hand that was shown (R-CARD-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeenLow {
    /// The ranks, highest first; the ace is the lowest.
    pub ranks: [Rank; 5],
    /// The five cards that count, in the same order.
    pub cards: [Card; 5],
}

/// One event of a hand as a viewer may see it. Only `poker_fair::seen_by` makes events with cards, and it hides the cards of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SeenEvent {
    /// A hand begins.
    Started {
        hand: HandId,
        button: Seat,
        /// The players dealt in with their stacks before the blinds, clockwise from the button's left.
        players: Vec<SeatStack>,
        /// The root of the sealed deck; `None` if the deck is not sealed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        root: Option<Bytes32>,
        /// The nonces that decide in which order the cards of the sealed deck are dealt, in the order of their seats; empty if no client has
        /// added one.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        nonces: Vec<SeatNonce>,
    },
    /// A player posts a forced bet.
    Posted {
        seat: Seat,
        post: PostKind,
        /// The chips that were paid.
        amount: Chips,
        /// Whether it took the whole stack.
        all_in: bool,
    },
    /// A player is dealt one hole card.
    Dealt {
        seat: Seat,
        /// The card; `None` if the viewer may not see it.
        card: Option<Card>,
        /// The opening of the card, if the viewer sees it and the deck is sealed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        opening: Option<Box<Opening>>,
    },
    /// The community cards of a new street are dealt.
    StreetDealt {
        street: Street,
        /// The new cards only.
        cards: Vec<Card>,
        /// The openings of these cards in order; empty if the deck is not sealed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        openings: Vec<Opening>,
    },
    /// A player acted.
    Acted {
        seat: Seat,
        act: Act,
        /// The chips that the action took from the stack.
        paid: Chips,
        /// Whether the stack is now empty.
        all_in: bool,
    },
    /// The part of a bet that nobody matched is returned (R-POT-2).
    Returned { seat: Seat, amount: Chips },
    /// The bets of a street are gathered into the pots.
    Gathered {
        /// All pots after it, main pot first.
        pots: Vec<PotView>,
    },
    /// Rake is taken out of the pots.
    Raked {
        amount: Chips,
        /// All pots after it, main pot first.
        pots: Vec<PotView>,
    },
    /// A whole hand is shown.
    Shown {
        seat: Seat,
        /// The hole cards.
        cards: Vec<Card>,
        /// The five cards that count, best first; empty while the board is not complete.
        best: Vec<Card>,
        /// The name of the hand; `None` while the board is not complete.
        name: Option<HandName>,
        /// The low, if the game has lows and the hand makes one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        low: Option<SeenLow>,
        /// The openings of the hole cards in order; empty if the deck is not sealed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        openings: Vec<Opening>,
    },
    /// A player mucks the hand at the showdown.
    Mucked { seat: Seat },
    /// A player shows some cards of a hand that need not be shown.
    PartShown {
        seat: Seat,
        /// The hole cards in the order in which they were dealt; `None` for each card that stays hidden.
        cards: Vec<Option<Card>>,
        /// The openings of the shown cards in order; empty if the deck is not sealed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        openings: Vec<Opening>,
    },
    /// A winner is paid from a pot.
    Won {
        /// The number of the pot; 0 is the main pot.
        pot: u8,
        /// The half of the pot, if high and low share it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        half: Option<PotHalf>,
        seat: Seat,
        amount: Chips,
    },
    /// The hand is over.
    Ended {
        /// The stacks of all players who were dealt in.
        stacks: Vec<SeatStack>,
    },
}
