//! What was written last.

use poker_protocol::HallName;

/// The last commit of a hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tip {
    pub hall: HallName,
    /// The number of the commit, from 1.
    pub number: u64,
    /// The link of the chain: the hash of the link before, the number and the digest, as 64 hexadecimal digits.
    pub link: String,
}

/// What was written last, as it is noted outside of the database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Noted {
    /// The last commit of each hall.
    pub tips: Vec<Tip>,
    /// The number of changes of accounts, sessions, tokens, the log, orders and keys.
    pub changes: u64,
}
