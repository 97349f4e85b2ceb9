//! Inconsistencies in the books.

use std::fmt;

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
    /// Accounts, sessions, tokens, the log, orders or keys are not as they were changed last: an older copy of a file is in its place, or a
    /// file is gone.
    LostChanges {
        /// The number of the last change that was written.
        written: u64,
        /// The number of the last change that is there.
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
    /// A server cannot start with this file of keys.
    Keys {
        /// What is wrong with it, and what to do.
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

impl Flaw {
    /// Whether only a key is missing: the books themselves may be sound.
    #[must_use]
    pub const fn is_lack_of_keys(&self) -> bool {
        matches!(self, Self::NoKey { .. } | Self::NoKeyOfPasswords { .. } | Self::Keys { .. })
    }
}

/// A sentence for the operator.
impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sum { hall, sum } => write!(f, "Hall {hall}: the book adds up to {sum} hundredths, and not to 0."),
            Self::Balance { hall, account, held, moved } => {
                write!(f, "Hall {hall}: the account {account} has {held} hundredths, and its movements add up to {moved}.")
            }
            Self::Stack { hall, what } => write!(f, "Hall {hall}: a stack and the book differ: {what}."),
            Self::Tickets { hall } => write!(f, "Hall {hall}: the money that is held for tickets is not what they can pay."),
            Self::File { what } => write!(f, "A file of the database is damaged: {what}."),
            Self::Changed { hall } => write!(f, "Hall {hall}: rows were changed, added or removed, but not by this program."),
            Self::Row { table, key } => write!(f, "Row {key} of the table {table} was changed or added, but not by this program."),
            Self::Missing { table, missing: missing @ 0.. } => write!(f, "The number of rows that the table {table} lacks is {missing}."),
            Self::Missing { table, missing } => {
                write!(f, "The number of rows that the table {table} has too many is {}.", missing.unsigned_abs())
            }
            Self::Lost { hall, written, kept } => write!(
                f,
                "Hall {hall}: commit {written} was written, and the last one that is there is {kept}: a file is gone, or an older copy of it is \
                 in its place."
            ),
            Self::LostChanges { written, kept } => write!(
                f,
                "The accounts, the log and the orders: change {written} was written, and the last one that is there is {kept}: a file is gone, or \
                 an older copy of it is in its place."
            ),
            Self::NoTips => f.write_str("The file that says which commits were written, cardroom.tips, is missing."),
            Self::NoKey { hall, why } => write!(f, "Hall {hall} was checked without its secret parts: {why}."),
            Self::NoKeyOfPasswords { passwords, why } => write!(f, "The number of passwords that cannot be checked is {passwords}: {why}."),
            Self::Keys { why } => write!(f, "A server cannot start with this file of keys: {why}."),
            Self::Unreadable { what } => write!(f, "This cannot be read: {what}."),
            Self::Hand { hall, hand } => write!(f, "Hall {hall}: hand {} is stored both as finished and as in progress.", hand.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_flaw_is_told_in_a_sentence_with_its_place() {
        let hall = || HallName("cellar".to_owned());
        let why = || "the file lacks it".to_owned();
        let told = [
            Flaw::Sum { hall: hall(), sum: -5 },
            Flaw::Balance { hall: hall(), account: "\"house\"".to_owned(), held: 1, moved: 2 },
            Flaw::Stack { hall: hall(), what: "no table has it".to_owned() },
            Flaw::Tickets { hall: hall() },
            Flaw::Changed { hall: hall() },
            Flaw::Lost { hall: hall(), written: 9, kept: 7 },
            Flaw::NoKey { hall: hall(), why: why() },
            Flaw::Hand { hall: hall(), hand: HandId(4) },
        ];
        for flaw in &told {
            let sentence = flaw.to_string();
            assert!(sentence.starts_with("Hall cellar") && sentence.ends_with('.'), "{sentence}");
            assert_eq!(flaw.is_lack_of_keys(), matches!(flaw, Flaw::NoKey { .. }), "{sentence}");
        }
        assert_eq!(Flaw::Missing { table: "log", missing: 2 }.to_string(), "The number of rows that the table log lacks is 2.");
        assert_eq!(Flaw::Missing { table: "log", missing: -2 }.to_string(), "The number of rows that the table log has too many is 2.");
        assert_eq!(
            Flaw::NoKeyOfPasswords { passwords: 3, why: why() }.to_string(),
            "The number of passwords that cannot be checked is 3: the file lacks it."
        );
    }
}
