//! Players who sit out of tournaments by agreement (R-TRN-2): they begin or end it at the same moment.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{PlayerId, TournamentId};

use super::recent::Recent;
use super::sign::{Finding, Sign};
use super::terms::TournamentSitOutTerms;
use crate::Now;

/// What a player's absence in a tournament has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Absence {
    /// The player has asked to sit out, and is connected.
    SitsOut,
    /// The connection is lost or the time has run out: what follows is not the player's choice.
    NotChosen,
    /// The player plays again.
    CameBack,
}

/// What players may agree to do at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Begins,
    Ends,
}

/// Players of a tournament who do the same, each soon after the one before.
#[derive(Debug)]
struct Moment {
    last: Now,
    players: BTreeSet<PlayerId>,
}

/// The moments of a player, or those that two players had in common.
#[derive(Clone, Copy, Debug)]
struct Count {
    since: Now,
    times: u32,
    /// The last step, and when it was. The same step in several tournaments at once counts as one.
    last: Option<(Step, Now)>,
    told: bool,
}

/// What is known of sit-outs in tournaments.
#[derive(Debug)]
pub(super) struct TournamentSitOuts {
    /// Those who sit out by their own choice.
    out: BTreeSet<(TournamentId, PlayerId)>,
    /// The moments that may not be over yet.
    moments: BTreeMap<(TournamentId, Step), Moment>,
    players: Recent<PlayerId, Count>,
    pairs: Recent<(PlayerId, PlayerId), Count>,
}

impl TournamentSitOuts {
    /// Remembers at most these numbers of players and pairs.
    pub fn new(players: usize, pairs: usize) -> Self {
        Self { out: BTreeSet::new(), moments: BTreeMap::new(), players: Recent::new(players), pairs: Recent::new(pairs) }
    }

    /// Notes what a player's absence has come to.
    pub fn absence(&mut self, tournament: TournamentId, player: PlayerId, absence: Absence, now: Now) {
        let at = (tournament, player);
        let step = match absence {
            Absence::SitsOut => self.out.insert(at).then_some(Step::Begins),
            Absence::CameBack => self.out.remove(&at).then_some(Step::Ends),
            Absence::NotChosen => {
                self.out.remove(&at);
                if let Some(moment) = self.moments.get_mut(&(tournament, Step::Begins)) {
                    moment.players.remove(&player);
                }
                None
            }
        };
        let Some(step) = step else { return };
        let moment = self.moments.entry((tournament, step)).or_insert_with(|| Moment { last: now, players: BTreeSet::new() });
        moment.last = now;
        moment.players.insert(player);
    }

    /// Forgets who sits out of a tournament that is over.
    pub fn over(&mut self, tournament: TournamentId) {
        self.out.retain(|&(of, _)| of != tournament);
    }

    /// Counts the moments that are over. A moment is judged only then, because its players may be too many for an agreement.
    pub fn settle(&mut self, now: Now, days: u32, terms: &TournamentSitOutTerms) -> Vec<Finding> {
        let over: Vec<_> = self.moments.extract_if(.., |_, moment| now.ms_since(moment.last) > terms.within_ms).collect();
        let mut findings = Vec::new();
        for ((tournament, step), Moment { last, players }) in over {
            if players.len() > terms.most {
                continue;
            }
            for &player in &players {
                self.players.get_or(player, || Count::new(last)).add(step, last, (days, terms));
            }
            for pair in pairs(&players) {
                let common = self.pairs.get_or(pair, || Count::new(last));
                common.add(step, last, (days, terms));
                let fewer = [pair.0, pair.1].into_iter().filter_map(|player| self.players.get(player)).map(|own| own.times).min();
                if common.is_agreed(fewer.unwrap_or_default(), terms) {
                    let sign = Sign::SatOutOfTournaments { players: [pair.0, pair.1], tournament, times: common.times };
                    findings.push(Finding { sign, hands: Vec::new() });
                }
            }
        }
        findings
    }
}

impl Count {
    fn new(since: Now) -> Self {
        Self { since, times: 0, last: None, told: false }
    }

    fn add(&mut self, step: Step, at: Now, (days, terms): (u32, &TournamentSitOutTerms)) {
        if at >= self.since.after_days(days) {
            *self = Self::new(at);
        }
        if !self.last.is_some_and(|(what, last)| what == step && at.ms_since(last) <= terms.within_ms) {
            self.times = self.times.saturating_add(1);
            self.last = Some((step, at));
        }
    }

    /// Whether two players have more moments in common than chance explains, the first time only. `of` is the number of
    /// moments of the one of them who has fewer.
    fn is_agreed(&mut self, of: u32, terms: &TournamentSitOutTerms) -> bool {
        let often = u64::from(self.times) * 100 >= u64::from(of) * u64::from(terms.percent);
        let agreed = self.times >= terms.times && often && !self.told;
        self.told |= agreed;
        agreed
    }
}

/// Each two of the players, the lower id first.
fn pairs(players: &BTreeSet<PlayerId>) -> impl Iterator<Item = (PlayerId, PlayerId)> + '_ {
    players.iter().enumerate().flat_map(|(at, &one)| players.iter().skip(at + 1).map(move |&other| (one, other)))
}
