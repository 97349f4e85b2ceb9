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
    /// A file of the database is damaged.
    File {
        /// What the database says about it.
        what: String,
    },
    /// Rows of a hall were changed, added or removed, but not by a commit.
    Changed { hall: HallName },
    /// A row of accounts, sessions, tokens, the log or orders was changed or added, but not by this program.
    Row {
        table: &'static str,
        /// The first column of the row.
        key: String,
    },
    /// Rows of a table are missing, or were added with numbers that were not given.
    Missing {
        table: &'static str,
        /// How many are missing; negative if there are too many.
        missing: i64,
    },
    /// What was committed last is missing: an older copy of a file is in its place, or a file is gone.
    Lost {
        hall: HallName,
        /// The number of the last commit that was written.
        written: u64,
        /// The number of the last commit that is there.
        kept: u64,
    },
    /// The file that says which commits were written is missing.
    NoTips,
    /// A hall cannot be read, because the file of keys does not have the key of one of its rows.
    NoKey {
        hall: HallName,
        /// What is missing, and what to do.
        why: String,
    },
    /// Passwords cannot be checked, because the file of keys does not have their key.
    NoKeyOfPasswords {
        passwords: u64,
        /// What is missing, and what to do.
        why: String,
    },
    /// Something cannot be read.
    Unreadable {
        /// What it is, and the error.
        what: String,
    },
    /// A hand is stored both as finished and as in progress.
    Hand { hall: HallName, hand: HandId },
}
