//! Who comes to a server.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use poker_protocol::{HallName, Password};

use poker_host::ThinkingTime;
use poker_remote::Address;

/// A crowd of bots.
#[derive(Clone, Debug)]
pub struct CrowdOptions {
    /// Of the server.
    pub address: Address,
    /// A PEM file of authorities that are trusted besides the system's.
    pub authority: Option<PathBuf>,
    /// The halls they go to, one after another; none: wherever the server puts them.
    pub halls: Vec<HallName>,
    /// The number of the first one's name.
    pub first: usize,
    pub count: usize,
    /// Of all their accounts, which are made where there are none.
    pub password: Password,
    /// How long they think.
    pub thinking: ThinkingTime,
    /// Hands each stays at a table.
    pub stay_hands: RangeInclusive<u32>,
    /// Makes what they decide repeat itself where the cards do.
    pub seed: Option<u64>,
}

impl CrowdOptions {
    /// So many, as they are unless chosen otherwise.
    pub fn new(address: Address, count: usize, password: Password) -> CrowdOptions {
        let (thinking, stay_hands) = (ThinkingTime::default(), 40..=160);
        CrowdOptions { address, authority: None, halls: Vec::new(), first: 0, count, password, thinking, stay_hands, seed: None }
    }
}
