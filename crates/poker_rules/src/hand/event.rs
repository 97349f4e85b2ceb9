//! What happens in a hand, forced steps too.

use super::{Board, Hole, PartHole, Pots};
use crate::{Act, BySeat, Card, Chips, Made, MadeLow, PostKind, PotHalf, Seat, SeatSet, Street};

/// One step of a hand, with every card. It has no wire form: what a viewer may see of it is decided elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandEvent {
    /// A forced bet.
    Posted {
        /// Whose.
        seat: Seat,
        /// Which.
        post: PostKind,
        /// How much was paid.
        amount: Chips,
        /// It took the whole stack.
        all_in: bool,
    },
    /// One hole card (R-HAND-11).
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Community cards of a new street.
    StreetDealt {
        /// Which street.
        street: Street,
        /// Its new cards.
        cards: Board,
    },
    /// A player acted.
    Acted {
        /// Who.
        seat: Seat,
        /// What.
        act: Act,
        /// Chips moved from the stack by it.
        paid: Chips,
        /// The stack is now empty.
        all_in: bool,
    },
    /// The part of a bet that nobody matched goes back (R-POT-2).
    Returned {
        /// To whom.
        seat: Seat,
        /// How much.
        amount: Chips,
    },
    /// The bets of a street are gathered; all pots as they are now.
    Gathered {
        /// Main pot first.
        pots: Pots,
    },
    /// Rake leaves the pots, at the beginning of a street or once the betting is over; all pots as they are after it.
    Raked {
        /// How much of them all.
        amount: Chips,
        /// Main pot first.
        pots: Pots,
    },
    /// A hand is laid open: at once where all are all-in, and with its name once the board is complete; also by a player who need not.
    Shown {
        /// Whose.
        seat: Seat,
        /// Its hole cards.
        cards: Hole,
        /// Its best hand; none while the board is not complete.
        high: Option<Made>,
        /// Its best low, where the game has lows and there is one; none while the board is not complete.
        low: Option<MadeLow>,
    },
    /// A hand is given up unseen at the showdown.
    Mucked {
        /// Whose.
        seat: Seat,
    },
    /// Some cards of a hand that nobody has to see are laid open; the others stay unseen.
    PartShown {
        /// Whose.
        seat: Seat,
        /// The hole cards in the order they were dealt; none in the places of those that stay unseen.
        cards: PartHole,
    },
    /// Part of a pot goes to a winner, side pots first. None follows where nobody put a chip in against the winner: all of it was returned.
    Won {
        /// Which pot, 0 is the main pot.
        pot: u8,
        /// Which half; none where it is not halved.
        half: Option<PotHalf>,
        /// Who.
        seat: Seat,
        /// How much.
        amount: Chips,
    },
    /// The hand is over; stacks as they are now.
    Ended {
        /// All that were dealt in.
        players: SeatSet,
        /// Their stacks.
        stacks: BySeat<Chips>,
    },
}
