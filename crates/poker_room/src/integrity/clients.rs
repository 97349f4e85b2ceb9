//! Clients whose requests are often refused (R-INT-6): they are counted and reported, and the players' computers are not searched.

use poker_protocol::PlayerId;

use super::recent::Recent;
use super::sign::{Finding, Sign};
use super::terms::ClientTerms;
use crate::Now;

#[derive(Clone, Copy, Debug)]
struct Refused {
    since: Now,
    times: u32,
}

#[derive(Debug)]
pub(super) struct ClientWatch(Recent<PlayerId, Refused>);

impl ClientWatch {
    pub fn new(players: usize) -> Self {
        Self(Recent::new(players))
    }

    /// Counts a refused request. Returns a finding when the number of refused requests in a period of `within_s` seconds reaches the limit.
    pub fn refused(&mut self, player: PlayerId, now: Now, terms: &ClientTerms) -> Option<Finding> {
        let counted = self.0.get_or(player, || Refused { since: now, times: 0 });
        if now.0.saturating_sub(counted.since.0) >= u64::from(terms.within_s) * 1_000 {
            *counted = Refused { since: now, times: 0 };
        }
        counted.times = counted.times.saturating_add(1);
        let sign = Sign::UnusualClient { player, refused: counted.times, within_s: terms.within_s };
        (counted.times == terms.refused).then(|| Finding { sign, hands: Vec::new() })
    }
}
