//! The options of a crowd.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use poker_protocol::{HallName, Password};

use poker_host::ThinkingTime;
use poker_remote::Address;

/// Which bots connect to which server.
#[derive(Clone, Debug)]
pub struct CrowdOptions {
    pub address: Address,
    /// A PEM file of authorities that are trusted besides the system's.
    pub authority: Option<PathBuf>,
    /// The halls to enter, one bot in each in turn; if empty, the server chooses.
    pub halls: Vec<HallName>,
    /// The number of the first bot; its name follows from the number.
    pub first: usize,
    pub count: usize,
    /// The password of all accounts. Accounts that do not exist are created.
    pub password: Password,
    /// How long the bots think before an action.
    pub thinking: ThinkingTime,
    /// How many hands each bot stays at a table.
    pub stay_hands: RangeInclusive<u32>,
    /// Makes the bots decide the same again where the cards are the same; `None` for a random seed.
    pub seed: Option<u64>,
}

impl CrowdOptions {
    /// Options for `count` bots; the other fields get their usual values.
    pub fn new(address: Address, count: usize, password: Password) -> CrowdOptions {
        let (thinking, stay_hands) = (ThinkingTime::default(), 40..=160);
        CrowdOptions { address, authority: None, halls: Vec::new(), first: 0, count, password, thinking, stay_hands, seed: None }
    }
}
