//! What an entry has cost and won.

use poker_protocol::Money;

/// What an entry has cost and won so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EntryTally {
    /// Entry, rebuys and add-on, in money; what a ticket paid is not in it.
    pub paid: Money,
    /// The sum of the bounties that it has won.
    pub bounties: Money,
    /// The number of players that the entry has knocked out for a bounty.
    pub knockouts: u32,
    /// The number of hands that the entry was dealt in.
    pub hands: u32,
}
