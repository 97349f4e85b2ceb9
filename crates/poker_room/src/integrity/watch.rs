//! Finds in finished hands what a reviewer should look at.

use std::sync::Arc;

use poker_protocol::{PlayerId, TableId, TournamentId};

use super::clients::ClientWatch;
use super::encounters::{CountedHand, Encounters, is_over};
use super::habits::Habits;
use super::recent::Recent;
use super::same_origin::SameOriginEntries;
use super::sign::Finding;
use super::sit_outs::SitOuts;
use super::terms::IntegrityTerms;
use super::tournament_sit_outs::{Absence, TournamentSitOuts};
use crate::{Contest, HandRecord, Now, Origin, RecordedPlayer};

/// The figures of players and pairs (R-INT-4). The same hands always give the same findings. Memory is bounded: players who have not played
/// for long are forgotten, and all figures start again after some days.
#[derive(Debug)]
pub struct Watch {
    terms: Arc<IntegrityTerms>,
    habits: Recent<PlayerId, Habits>,
    cash: Encounters,
    tournaments: Encounters,
    origins: Recent<PlayerId, Origin>,
    sit_outs: SitOuts,
    tournament_sit_outs: TournamentSitOuts,
    same_origin: SameOriginEntries,
    clients: ClientWatch,
}

impl Watch {
    /// A watch without any figures.
    #[must_use]
    pub fn new(terms: Arc<IntegrityTerms>) -> Self {
        let (players, pairs) = (terms.memory.players, terms.memory.pairs);
        Self {
            habits: Recent::new(players),
            cash: Encounters::new(players, pairs),
            tournaments: Encounters::new(players, pairs),
            origins: Recent::new(players),
            sit_outs: SitOuts::new(pairs),
            tournament_sit_outs: TournamentSitOuts::new(players, pairs),
            same_origin: SameOriginEntries::new(pairs),
            clients: ClientWatch::new(players),
            terms,
        }
    }

    /// Counts a finished hand. A record that is not a legal hand is ignored.
    pub fn hand(&mut self, record: &HandRecord) -> Vec<Finding> {
        let Ok(counted) = CountedHand::of(record, &self.terms.dumps) else { return Vec::new() };
        let mut findings = self.settle(record.ended);
        for one in &record.players {
            self.count_habits(one, &counted, &mut findings);
        }
        let encounters = match record.contest {
            Contest::Cash { .. } => &mut self.cash,
            Contest::Tournament { .. } => &mut self.tournaments,
        };
        encounters.count(&counted, &self.origins, &self.terms, &mut findings);
        findings
    }

    /// Records the place from which a player connects.
    pub fn came_from(&mut self, player: PlayerId, origin: Origin) {
        *self.origins.get_or(player, || origin) = origin;
    }

    /// Records that a player of a cash game starts to sit out.
    pub fn sat_out(&mut self, table: TableId, player: PlayerId, now: Now) -> Vec<Finding> {
        self.sit_outs.sat_out(table, player, now, &self.terms.sit_outs)
    }

    /// Records what the absence of a player in a tournament has come to (R-TRN-2).
    pub fn absence(&mut self, (tournament, player): (TournamentId, PlayerId), absence: Absence, now: Now) -> Vec<Finding> {
        let findings = self.settle(now);
        self.tournament_sit_outs.absence(tournament, player, absence, now);
        findings
    }

    /// Records that a player has entered a tournament (R-REG-7).
    pub fn entered(&mut self, tournament: TournamentId, player: PlayerId) -> Vec<Finding> {
        let Some(&origin) = self.origins.get(player) else { return Vec::new() };
        self.same_origin.entered(tournament, (player, origin), &self.terms.same_origin)
    }

    /// Forgets who has entered a tournament that is over, and who sits out of it.
    pub fn tournament_over(&mut self, tournament: TournamentId, now: Now) -> Vec<Finding> {
        self.tournament_sit_outs.over(tournament);
        self.same_origin.over(tournament);
        self.settle(now)
    }

    fn settle(&mut self, now: Now) -> Vec<Finding> {
        self.tournament_sit_outs.settle(now, self.terms.memory.days, &self.terms.tournament_sit_outs)
    }

    /// Counts a refused request of a player (R-INT-6).
    pub fn refused(&mut self, player: PlayerId, now: Now) -> Option<Finding> {
        self.clients.refused(player, now, &self.terms.clients)
    }

    /// The numbers of players and pairs of cash games that are remembered.
    #[cfg(test)]
    pub(crate) fn remembered(&self) -> (usize, usize) {
        self.cash.remembered()
    }

    fn count_habits(&mut self, one: &RecordedPlayer, counted: &CountedHand<'_>, findings: &mut Vec<Finding>) {
        let record = counted.record;
        let habits = self.habits.get_or(one.player, || Habits::new(record.started));
        if is_over(habits.since, record.started, &self.terms) {
            *habits = Habits::new(record.started);
        }
        habits.pace.merge(counted.played.pace[one.seat]);
        let pace = habits.pace.even(one.player, &self.terms.pace);
        let session = habits.rested(one.player, record.started, record.ended, &self.terms.session);
        findings.extend([pace, session].into_iter().flatten().map(|sign| Finding { sign, hands: vec![record.hand] }));
    }
}
