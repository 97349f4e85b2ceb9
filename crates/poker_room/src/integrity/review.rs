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

    /// Files a finding, unless the same was reported within the days for which figures are kept.
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
            && let Some(oldest) = self.reports.iter().position(|report| matches!(report.matter, Matter::Found { .. }))
        {
            // A newer sign of unfair play counts for more than the oldest one.
            self.reports.remove(oldest);
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

    /// Removes the oldest report of a kind that somebody has decided about, if as many of the kind as can be kept are there. Returns whether
    /// there is room for another. Complaints and findings have room of their own, so that neither keeps out the other.
    fn make_room(&mut self, found: bool, terms: &IntegrityTerms) -> bool {
        let of_kind = |report: &Report| matches!(report.matter, Matter::Found { .. }) == found;
        if self.reports.iter().filter(|report| of_kind(report)).count() < terms.memory.reports.max(1) {
            return true;
        }
        let decided: BTreeSet<ReportId> = self.decisions.iter().map(|decision| decision.report).collect();
        let oldest = self.reports.iter().position(|report| of_kind(report) && decided.contains(&report.id));
        oldest.is_some_and(|oldest| self.reports.remove(oldest).is_some())
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

    /// The reports about or by the player about which nobody has decided.
    pub(crate) fn undecided(&self, player: PlayerId) -> Vec<ReportId> {
        let decided = |report: &Report, about: Option<PlayerId>| {
            self.decisions.iter().any(|decision| decision.report == report.id && about.is_none_or(|about| decision.player == about))
        };
        let waits = |report: &&Report| {
            let own = matches!(report.matter, Matter::Complaint { by, .. } if by == player);
            own && !decided(report, None) || report.about.contains(&player) && !decided(report, Some(player))
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
}
