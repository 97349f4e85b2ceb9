//! What happens in a hand, forced steps too.

use super::{Board, Hole, PartHole, Pots};
use crate::{Act, BySeat, Card, Chips, Made, MadeLow, PostKind, PotHalf, Seat, SeatSet, Street};

/// One step of a hand, with every card. It has no wire form: what a viewer may see of it is decided elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandEvent {
    /// A forced bet.
    Posted {
        seat: Seat,
        post: PostKind,
        /// How much was paid.
        amount: Chips,
        /// It took the whole stack.
        all_in: bool,
    },
    /// One hole card (R-HAND-11).
    Dealt { seat: Seat, card: Card },
    /// Community cards of a new street.
    StreetDealt {
        street: Street,
        /// Its new cards.
        cards: Board,
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
        pots: Pots,
    },
    /// Rake leaves the pots, at the beginning of a street or once the betting is over; all pots as they are after it.
    Raked {
        amount: Chips,
        /// Main pot first.
        pots: Pots,
    },
    /// A hand is laid open: at once where all are all-in, and with its name once the board is complete; also by a player who need not.
    Shown {
        seat: Seat,
        cards: Hole,
        /// Its best hand; `None` while the board is not complete.
        high: Option<Made>,
        /// Its best low, where the game has lows and there is one; `None` while the board is not complete.
        low: Option<MadeLow>,
    },
    /// A hand is given up unseen at the showdown.
    Mucked { seat: Seat },
    /// Some cards of a hand that need not be shown are laid open; the others stay unseen.
    PartShown {
        seat: Seat,
        /// The hole cards in the order they were dealt; none in the places of those that stay unseen.
        cards: PartHole,
    },
    /// Part of a pot goes to a winner, side pots first. None follows where nobody put a chip in against the winner: all of it was returned.
    Won {
        /// Which pot, 0 is the main pot.
        pot: u8,
        /// Which half; `None` where it is not halved.
        half: Option<PotHalf>,
        seat: Seat,
        amount: Chips,
    },
    /// The hand is over; stacks as they are now.
    Ended {
        /// All that were dealt in.
        players: SeatSet,
        stacks: BySeat<Chips>,
    },
}
