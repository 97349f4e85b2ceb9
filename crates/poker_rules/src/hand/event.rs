//! The events of a hand, forced steps included.

use alloc::boxed::Box;

use super::{Board, Hole, PartHole, Pot};
use crate::{Act, BestHand, BestLow, BySeat, Card, Chips, PostKind, PotHalf, Seat, SeatSet, Street};

/// One step of a hand, with every card. It is never sent: the room turns it into what each viewer may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandEvent {
    /// A player posts a forced bet.
    Posted {
        seat: Seat,
        post: PostKind,
        /// The chips that were paid; less than the bet if the stack was too short.
        amount: Chips,
        /// Whether it took the whole stack.
        all_in: bool,
    },
    /// A player is dealt one hole card (R-HAND-11).
    Dealt { seat: Seat, card: Card },
    /// The community cards of a new street are dealt.
    StreetDealt {
        street: Street,
        /// The new cards only.
        cards: Board,
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
    /// The part of a bet that nobody matched goes back (R-POT-2).
    Returned { seat: Seat, amount: Chips },
    /// The bets of a street are gathered into the pots.
    Gathered {
        /// All pots after it, main pot first. They are boxed, as are the stacks, because the other events are much smaller.
        pots: Box<[Pot]>,
    },
    /// Rake is taken out of the pots, at the beginning of a street or once the betting is over.
    Raked {
        amount: Chips,
        /// All pots after it, main pot first.
        pots: Box<[Pot]>,
    },
    /// A whole hand is shown. If no more betting is possible, all hands are shown before the board is complete, without their values, and
    /// again at the showdown with their values.
    Shown {
        seat: Seat,
        cards: Hole,
        /// The best hand that the cards make; `None` while the board is not complete.
        high: Option<BestHand>,
        /// The best low that the cards make; `None` if there is none, if the game has no lows, or while the board is not complete.
        low: Option<BestLow>,
    },
    /// A player mucks the hand at the showdown.
    Mucked { seat: Seat },
    /// A player shows some cards of a hand that need not be shown.
    PartShown {
        seat: Seat,
        /// The hole cards in the order in which they were dealt; `None` for each card that stays hidden.
        cards: PartHole,
    },
    /// A winner is paid from a pot, side pots first. There is no such event if nobody put in a chip against the winner: then the whole
    /// bet was returned.
    Won {
        /// The number of the pot; 0 is the main pot.
        pot: u8,
        /// The half of the pot; `None` if the pot is not halved.
        half: Option<PotHalf>,
        seat: Seat,
        amount: Chips,
    },
    /// The hand is over.
    Ended {
        /// The seats that were dealt in.
        players: SeatSet,
        /// The stacks after the hand.
        stacks: Box<BySeat<Chips>>,
    },
}
