//! What is found wrong in the books.

use poker_protocol::{HallName, HandId};

/// Something that must not be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The book of a hall does not add up to zero.
    Sum {
        /// Which hall.
        hall: HallName,
        /// To what it adds up.
        sum: i64,
    },
    /// An account does not hold what its movements have brought.
    Balance {
        /// Which hall.
        hall: HallName,
        /// The account.
        account: String,
        /// What it holds.
        held: i64,
        /// What its movements add up to.
        moved: i64,
    },
    /// A stack at a table is not in the book, or the other way round.
    Stack {
        /// Which hall.
        hall: HallName,
        /// What is wrong.
        what: String,
    },
    /// A hand was both played and is still in progress.
    Hand {
        /// Which hall.
        hall: HallName,
        /// The hand.
        hand: HandId,
    },
}
