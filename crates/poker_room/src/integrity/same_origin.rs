//! Accounts that enter a tournament from the same place (R-REG-7): they may belong to one player, who may enter only once.

use std::collections::BTreeMap;

use poker_protocol::{PlayerId, TournamentId};

use super::recent::Recent;
use super::sign::{Finding, Sign};
use super::terms::SameOriginTerms;
use crate::Origin;

/// The players of the tournaments that are not over, by the place from which they connect.
#[derive(Debug)]
pub(super) struct SameOriginEntries {
    entered: BTreeMap<TournamentId, BTreeMap<Origin, Vec<PlayerId>>>,
    /// The pairs that were found.
    told: Recent<(PlayerId, PlayerId), ()>,
}

impl SameOriginEntries {
    pub fn new(pairs: usize) -> Self {
        Self { entered: BTreeMap::new(), told: Recent::new(pairs) }
    }

    /// Notes that a player who connects from this place has entered a tournament. Each two players are found once. Nobody else is found from a
    /// place with more players than the limit, because it is shared by many people.
    pub fn entered(&mut self, tournament: TournamentId, (player, from): (PlayerId, Origin), terms: &SameOriginTerms) -> Vec<Finding> {
        let here = self.entered.entry(tournament).or_default().entry(from).or_default();
        if here.contains(&player) || here.len() >= terms.most {
            return Vec::new();
        }
        let others = here.clone();
        here.push(player);
        let pairs = others.into_iter().map(|other| (other.min(player), other.max(player)));
        let found = pairs.filter(|&pair| {
            let is_new = self.told.get(pair).is_none();
            self.told.get_or(pair, || ());
            is_new
        });
        found
            .map(|(one, other)| Finding { sign: Sign::SameOriginInTournament { players: [one, other], tournament }, hands: Vec::new() })
            .collect()
    }

    /// Forgets who has entered a tournament that is over.
    pub fn over(&mut self, tournament: TournamentId) {
        self.entered.remove(&tournament);
    }
}
