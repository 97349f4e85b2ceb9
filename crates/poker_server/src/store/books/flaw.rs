//! Inconsistencies in the books.

use poker_protocol::{HallName, HandId};

/// An inconsistency that `check` has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The book of a hall does not add up to zero.
    Sum {
        hall: HallName,
        /// The sum of the book.
        sum: i64,
    },
    /// The balance of an account is not the sum of its movements.
    Balance {
        hall: HallName,
        account: String,
        /// The stored balance.
        held: i64,
        /// The sum of the movements.
        moved: i64,
    },
    /// A stack at a table and its account in the book differ.
    Stack {
        hall: HallName,
        /// A description of the difference.
        what: String,
    },
    /// A hall does not hold what its tickets can pay, or a ticket is missing.
    Tickets { hall: HallName },
    /// A hand is stored both as finished and as in progress.
    Hand { hall: HallName, hand: HandId },
}
