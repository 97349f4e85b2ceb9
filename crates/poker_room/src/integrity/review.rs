//! The queue of reports, the verdicts on them, and the standing of each player (R-INT-1, R-INT-4).

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::mem::discriminant;

use poker_protocol::{HandId, Money, PlayerId, Refusal, Suspicion};
use serde::{Deserialize, Serialize};

use super::report::{Matter, Report, ReportId};
use super::sign::Finding;
use super::terms::IntegrityTerms;
use crate::{LedgerError, Now};

/// What a reviewer decides about a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The balance is withheld, including money that is added later, and the player may not sit down.
    Hold,
    /// The hold and the suspension are lifted, and withheld money is given back.
    Release,
    /// The player leaves every seat at the end of the hand there, and may not sit down.
    Suspend,
    /// Withheld money is taken. The hold stays until it is released.
    Confiscate,
}

/// A verdict in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    pub at: Now,
    pub by: String,
    pub report: ReportId,
    pub player: PlayerId,
    pub verdict: Verdict,
    /// The money that was withheld, given back or taken.
    pub amount: Money,
}

/// Why a verdict was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadVerdict {
    #[error("there is no report {0:?}")]
    NoSuchReport(ReportId),
    #[error("the report is not about player {0:?}")]
    NotAbout(PlayerId),
    /// The name of the reviewer is empty.
    #[error("a verdict names who decides it")]
    Nobody,
    /// The player's money is already withheld.
    #[error("the chips of player {0:?} are held already")]
    AlreadyHeld(PlayerId),
    #[error("player {0:?} is suspended already")]
    AlreadySuspended(PlayerId),
    /// No money of the player is withheld.
    #[error("nothing of player {0:?} is held")]
    NothingHeld(PlayerId),
    /// An account would exceed the largest amount.
    #[error(transparent)]
    Ledger(#[from] LedgerError),
}

/// Whether a player is held or suspended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// Whether the player's money is withheld.
    pub held: bool,
    /// Whether the player may not play.
    pub suspended: bool,
}

/// A player's complaint.
#[derive(Clone, Debug)]
pub(crate) struct Complaint {
    pub by: PlayerId,
    pub hand: HandId,
    pub about: Vec<PlayerId>,
    pub why: Suspicion,
    pub remark: String,
}

/// Reports, decisions and standings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    reports: VecDeque<Report>,
    decisions: Vec<Decision>,
    standings: BTreeMap<PlayerId, Standing>,
    reported: u64,
}

impl Review {
    /// The reports, oldest first.
    pub fn reports(&self) -> impl Iterator<Item = &Report> {
        self.reports.iter()
    }

    /// All decisions, oldest first.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// Whether the player is held or suspended.
    #[must_use]
    pub fn standing(&self, player: PlayerId) -> Standing {
        self.standings.get(&player).copied().unwrap_or_default()
    }

    /// All players who are held or suspended.
    pub(crate) fn standings(&self) -> Vec<(PlayerId, Standing)> {
        self.standings.iter().map(|(&player, &standing)| (player, standing)).collect()
    }

    /// Files a finding, unless the same was reported within the days for which figures are kept. If as many findings as can be kept wait for
    /// a decision, one of them goes, because a newer sign of unfair play counts for more: the oldest one whose undecided players are all
    /// in other undecided findings too. Only if there is none, so that no more findings can be kept than there are such players, the oldest
    /// one goes.
    pub(crate) fn found(&mut self, finding: Finding, at: Now, terms: &IntegrityTerms) {
        let about = finding.sign.about();
        let known = |report: &Report| {
            let Matter::Found { sign } = &report.matter else { return false };
            let recent = at.day() < report.at.day().saturating_add(terms.memory.days.into());
            recent && discriminant(sign) == discriminant(&finding.sign) && report.about == about
        };
        if self.reports.iter().any(known) {
            return;
        }
        if !self.make_room(true, terms)
            && let Some(dispensable) = self.dispensable_finding()
        {
            self.reports.remove(dispensable);
        }
        self.file(Matter::Found { sign: finding.sign }, about, finding.hands, at);
    }

    /// Files a complaint, unless the player has complained about this hand before, complains too often, or as many complaints as can be kept
    /// wait for a decision.
    pub(crate) fn complain(&mut self, complaint: Complaint, at: Now, terms: &IntegrityTerms) -> Result<(), Refusal> {
        let Complaint { by, hand, about, why, remark } = complaint;
        let own = self.reports.iter().filter(|report| matches!(report.matter, Matter::Complaint { by: who, .. } if who == by));
        let (mut today, mut again) = (0, false);
        for report in own {
            today += u32::from(report.at.day() == at.day());
            again |= report.hands.contains(&hand);
        }
        if again {
            return Err(Refusal::AlreadyReported);
        }
        if today >= terms.complaints.a_day {
            return Err(Refusal::TooManyReports { a_day: terms.complaints.a_day });
        }
        if !self.make_room(false, terms) {
            return Err(Refusal::ReportsFull);
        }
        self.file(Matter::Complaint { by, why, remark }, about, vec![hand], at);
        Ok(())
    }

    /// Removes the oldest report of a kind that is decided about each of its players, if as many of the kind as can be kept are there. Returns
    /// whether there is room for another. Complaints and findings have room of their own, so that neither keeps out the other.
    fn make_room(&mut self, found: bool, terms: &IntegrityTerms) -> bool {
        let of_kind = |report: &Report| report.is_finding() == found;
        if self.reports.iter().filter(|report| of_kind(report)).count() < terms.memory.reports.max(1) {
            return true;
        }
        let decided = self.decided_players();
        let is_decided = |report: &Report| report.about.iter().all(|&player| decided.contains(&(report.id, player)));
        let oldest = self.reports.iter().position(|report| of_kind(report) && is_decided(report));
        oldest.is_some_and(|oldest| self.reports.remove(oldest).is_some())
    }

    /// The place of the finding that can be missed best while none is decided: see [`Self::found`].
    fn dispensable_finding(&self) -> Option<usize> {
        let decided = self.decided_players();
        let undecided =
            |report: &Report| report.about.iter().copied().filter(|&player| !decided.contains(&(report.id, player))).collect::<Vec<_>>();
        let findings = || self.reports.iter().enumerate().filter(|(_, report)| report.is_finding());
        let mut times = BTreeMap::<PlayerId, u32>::new();
        for player in findings().flat_map(|(_, report)| undecided(report)) {
            *times.entry(player).or_default() += 1;
        }
        let is_named_again = |report: &Report| undecided(report).iter().all(|player| times.get(player).is_some_and(|&times| times > 1));
        let named_again = findings().find(|(_, report)| is_named_again(report));
        named_again.or_else(|| findings().next()).map(|(place, _)| place)
    }

    /// The players about whom somebody has decided, by report.
    fn decided_players(&self) -> BTreeSet<(ReportId, PlayerId)> {
        self.decisions.iter().map(|decision| (decision.report, decision.player)).collect()
    }

    fn file(&mut self, matter: Matter, about: Vec<PlayerId>, hands: Vec<HandId>, at: Now) {
        self.reported = self.reported.saturating_add(1);
        self.reports.push_back(Report { id: ReportId(self.reported), at, matter, about, hands });
    }

    /// Whether a verdict can be carried out; `held` is the player's withheld money.
    pub(crate) fn check(&self, report: ReportId, player: PlayerId, verdict: Verdict, by: &str, held: Money) -> Result<(), BadVerdict> {
        let report = self.reports.iter().find(|known| known.id == report).ok_or(BadVerdict::NoSuchReport(report))?;
        if !report.about.contains(&player) {
            return Err(BadVerdict::NotAbout(player));
        }
        if by.trim().is_empty() {
            return Err(BadVerdict::Nobody);
        }
        let standing = self.standing(player);
        match verdict {
            Verdict::Hold if standing.held => Err(BadVerdict::AlreadyHeld(player)),
            Verdict::Suspend if standing.suspended => Err(BadVerdict::AlreadySuspended(player)),
            Verdict::Confiscate if held.is_zero() => Err(BadVerdict::NothingHeld(player)),
            Verdict::Hold | Verdict::Suspend | Verdict::Confiscate | Verdict::Release => Ok(()),
        }
    }

    /// Logs a verdict that has been carried out.
    pub(crate) fn decided(&mut self, decision: Decision) {
        let standing = self.standings.entry(decision.player).or_default();
        match decision.verdict {
            Verdict::Hold => standing.held = true,
            Verdict::Suspend => standing.suspended = true,
            Verdict::Release => *standing = Standing::default(),
            Verdict::Confiscate => {}
        }
        if *standing == Standing::default() {
            self.standings.remove(&decision.player);
        }
        self.decisions.push(decision);
    }

    /// The reports about the player in which nobody has decided about the player, and the player's own in which nobody has decided about
    /// one of the others.
    pub(crate) fn undecided(&self, player: PlayerId) -> Vec<ReportId> {
        let decided = self.decided_players();
        let waits = |report: &&Report| {
            let own = matches!(report.matter, Matter::Complaint { by, .. } if by == player);
            let mut waiting = report.about.iter().filter(|&&about| !decided.contains(&(report.id, about)));
            waiting.any(|&about| own || about == player)
        };
        self.reports.iter().filter(waits).map(|report| report.id).collect()
    }

    /// Removes the words of a deleted player's complaints, and the player's standing. Which reports there were stays.
    pub(crate) fn delete_player(&mut self, player: PlayerId) {
        self.standings.remove(&player);
        for report in &mut self.reports {
            if let Matter::Complaint { by, remark, .. } = &mut report.matter
                && *by == player
            {
                remark.clear();
            }
        }
    }

    /// Sets whether a player is suspended; a hold stays as it is.
    pub(crate) fn set_suspended(&mut self, player: PlayerId, suspended: bool) {
        let standing = self.standings.entry(player).or_default();
        standing.suspended = suspended;
        if *standing == Standing::default() {
            self.standings.remove(&player);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::integrity::Sign;

    #[test]
    fn r_int_7_complaints_never_push_out_undecided_ones() {
        let mut terms = IntegrityTerms::embedded().unwrap();
        terms.memory.reports = 30;
        let mut review = Review::default();
        let complaint = |by: u64, hand: u64| Complaint {
            by: PlayerId(by),
            hand: HandId(hand),
            about: vec![PlayerId(99)],
            why: Suspicion::Other,
            remark: String::new(),
        };
        for by in 1..=3 {
            for hand in 1..=10 {
                review.complain(complaint(by, hand), Now(5), &terms).unwrap();
            }
        }
        assert_eq!(review.complain(complaint(4, 1), Now(5), &terms), Err(Refusal::ReportsFull));
        assert_eq!(review.reports().count(), 30);
        let decision = |report| Decision {
            at: Now(6),
            by: "Ada".to_owned(),
            report: ReportId(report),
            player: PlayerId(99),
            verdict: Verdict::Release,
            amount: Money::ZERO,
        };
        review.decided(decision(7));
        assert_eq!(review.complain(complaint(4, 1), Now(7), &terms), Ok(()), "one was decided");
        assert!(review.reports().all(|report| report.id != ReportId(7)) && review.reports().any(|report| report.id == ReportId(1)));
        assert_eq!(review.complain(complaint(5, 1), Now(7), &terms), Err(Refusal::ReportsFull));
    }

    /// Terms with which this number of complaints is kept, and of findings.
    fn keeping(reports: usize) -> IntegrityTerms {
        let mut terms = IntegrityTerms::embedded().unwrap();
        terms.memory.reports = reports;
        terms
    }

    fn released(report: u64, player: u64) -> Decision {
        let (report, player, amount) = (ReportId(report), PlayerId(player), Money::ZERO);
        Decision { at: Now(6), by: "Ada".to_owned(), report, player, verdict: Verdict::Release, amount }
    }

    fn kept(review: &Review) -> Vec<u64> {
        review.reports().map(|report| report.id.0).collect()
    }

    #[test]
    fn r_int_7_a_report_goes_only_when_it_is_decided_about_each_of_its_players() {
        let terms = keeping(1);
        let mut review = Review::default();
        let complaint = |by: u64| {
            let about = vec![PlayerId(2), PlayerId(3)];
            Complaint { by: PlayerId(by), hand: HandId(1), about, why: Suspicion::Other, remark: String::new() }
        };
        review.complain(complaint(1), Now(5), &terms).unwrap();
        review.decided(released(1, 2));
        assert_eq!(review.complain(complaint(4), Now(7), &terms), Err(Refusal::ReportsFull), "player 3 is undecided");
        assert_eq!(review.check(ReportId(1), PlayerId(3), Verdict::Hold, "Ada", Money::ZERO), Ok(()));
        let waiting = [1, 2, 3].map(|player| review.undecided(PlayerId(player)));
        assert_eq!(waiting, [vec![ReportId(1)], vec![], vec![ReportId(1)]]);
        review.decided(released(1, 3));
        assert_eq!(review.undecided(PlayerId(1)), []);
        assert_eq!(review.complain(complaint(4), Now(7), &terms), Ok(()));
        assert_eq!(kept(&review), [2]);
    }

    #[test]
    fn r_int_1_findings_push_out_the_only_undecided_one_about_a_player_last() {
        let terms = keeping(4);
        let mut review = Review::default();
        let players = |players: [u64; 2]| Sign::SameOrigin { players: players.map(PlayerId) };
        let found = |sign, review: &mut Review| review.found(Finding { sign, hands: Vec::new() }, Now(5), &terms);
        for pair in [[1, 2], [3, 4], [4, 5], [3, 5]] {
            found(players(pair), &mut review);
        }
        review.decided(released(1, 1));
        found(players([5, 6]), &mut review);
        assert_eq!(kept(&review), [1, 3, 4, 5], "players 3 and 4 are in others; player 2 is undecided");
        review.decided(released(1, 2));
        found(players([7, 8]), &mut review);
        assert_eq!(kept(&review), [3, 4, 5, 6], "the first is decided");
        found(players([9, 10]), &mut review);
        assert_eq!(kept(&review), [4, 5, 6, 7], "no player is in others only, so the oldest goes");
    }
}
