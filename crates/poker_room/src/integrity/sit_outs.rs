//! Players who start to sit out at the same moment.

use std::collections::VecDeque;

use poker_protocol::{PlayerId, TableId};

use super::recent::Recent;
use super::sign::{Finding, Sign};
use super::terms::SitOutTerms;
use crate::Now;

/// The number of recent sit-outs with which a new one is compared.
const LOOKED_AT: usize = 64;

#[derive(Clone, Copy, Debug)]
struct Together {
    times: u32,
    /// When it last happened. Sitting out at several tables at once counts as one time.
    at: Now,
}

#[derive(Debug)]
pub(super) struct SitOuts {
    latest: VecDeque<(Now, TableId, PlayerId)>,
    pairs: Recent<(PlayerId, PlayerId), Together>,
}

impl SitOuts {
    pub fn new(pairs: usize) -> Self {
        Self { latest: VecDeque::new(), pairs: Recent::new(pairs) }
    }

    pub fn sat_out(&mut self, table: TableId, player: PlayerId, now: Now, terms: &SitOutTerms) -> Vec<Finding> {
        while self.latest.front().is_some_and(|&(at, ..)| now.ms_since(at) > terms.within_ms) || self.latest.len() >= LOOKED_AT {
            self.latest.pop_front();
        }
        let mut findings = Vec::new();
        for &(_, _, other) in self.latest.iter().filter(|&&(_, at, other)| at == table && other != player) {
            let players = [player.min(other), player.max(other)];
            let together = self.pairs.get_or((players[0], players[1]), || Together { times: 0, at: now });
            if together.times > 0 && now.ms_since(together.at) <= terms.within_ms {
                continue;
            }
            *together = Together { times: together.times.saturating_add(1), at: now };
            if together.times == terms.times {
                findings.push(Finding { sign: Sign::SatOutTogether { players, times: together.times }, hands: Vec::new() });
            }
        }
        self.latest.push_back((now, table, player));
        findings
    }
}
