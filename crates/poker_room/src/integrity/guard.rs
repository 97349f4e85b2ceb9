//! The room's integrity: watches play, takes complaints, logs verdicts (R-INT-1, R-INT-4, R-INT-7).

use std::sync::Arc;

use poker_protocol::{HandId, MAX_REMARK_CHARS, Money, PlayerId, Refusal, Suspicion, TableId, TournamentId};
use poker_rules::Seat;

use super::Absence;
use super::dealt::RecentHands;
use super::report::ReportId;
use super::review::{BadVerdict, Complaint, Decision, Review, Standing, Verdict};
use super::sign::Finding;
use super::terms::{ConfiscatedTo, IntegrityTerms};
use super::watch::Watch;
use crate::{Account, HandRecord, Movement, Now, Origin, Reason};

/// Everything that a room keeps for its integrity. Methods that look for signs of unfair play return whether they found any.
pub(crate) struct Guard {
    terms: Arc<IntegrityTerms>,
    /// `None` if play is not watched.
    watch: Option<Watch>,
    hands: RecentHands,
    review: Review,
}

impl Guard {
    pub(crate) fn new(terms: IntegrityTerms, watches: bool) -> Self {
        let terms = Arc::new(terms);
        let watch = watches.then(|| Watch::new(Arc::clone(&terms)));
        Self { watch, hands: RecentHands::default(), review: Review::default(), terms }
    }

    /// Reports, decisions and standings.
    pub(crate) fn review(&self) -> &Review {
        &self.review
    }

    /// Restores the review from a save.
    pub(crate) fn resume(&mut self, review: Review) {
        self.review = review;
    }

    /// Whether a player may sit down: not while under review or suspended (R-INT-1).
    pub(crate) fn may_play(&self, player: PlayerId) -> Result<(), Refusal> {
        match self.review.standing(player) {
            Standing { suspended: true, .. } => Err(Refusal::Suspended),
            Standing { held: true, .. } => Err(Refusal::UnderReview),
            Standing { held: false, suspended: false } => Ok(()),
        }
    }

    /// Removes the words of a deleted player's complaints, and the player's standing.
    pub(crate) fn delete_player(&mut self, player: PlayerId) {
        self.review.delete_player(player);
    }

    /// Suspends a player without a report, or lifts the suspension.
    pub(crate) fn set_suspended(&mut self, player: PlayerId, suspended: bool) {
        self.review.set_suspended(player, suspended);
    }

    /// The movement that a verdict on a player needs, if any. `balance` and `held` are what the player's accounts hold.
    ///
    /// # Errors
    /// Why the verdict was refused.
    pub(crate) fn movement(
        &self,
        (report, player, verdict): (ReportId, PlayerId, Verdict),
        by: &str,
        (balance, held): (Money, Money),
    ) -> Result<Option<Movement>, BadVerdict> {
        self.review.check(report, player, verdict, by, held)?;
        let (own, kept) = (Account::Balance(player), Account::Held(player));
        Ok(match verdict {
            Verdict::Hold => Some(Movement { from: own, to: kept, amount: balance, reason: Reason::Held }),
            Verdict::Release => Some(Movement { from: kept, to: own, amount: held, reason: Reason::Released }),
            Verdict::Confiscate => Some(Movement { from: kept, to: self.receiver(), amount: held, reason: Reason::Confiscated }),
            Verdict::Suspend => None,
        })
    }

    /// Logs a verdict whose movement has been booked.
    pub(crate) fn decided(&mut self, decision: Decision) {
        self.review.decided(decision);
    }

    /// Remembers a finished hand and looks for signs in it. `lookers_on` were at the table without being dealt in.
    pub(crate) fn remember(&mut self, record: &HandRecord, lookers_on: Vec<PlayerId>, now: Now) -> bool {
        self.hands.add(record, lookers_on, self.terms.memory.hands);
        let findings = self.watch.as_mut().map(|watch| watch.hand(record));
        self.file(findings.into_iter().flatten(), now)
    }

    /// Records that a player of a cash game starts to sit out.
    pub(crate) fn sat_out(&mut self, table: TableId, player: PlayerId, now: Now) -> bool {
        let findings = self.watch.as_mut().map(|watch| watch.sat_out(table, player, now));
        self.file(findings.into_iter().flatten(), now)
    }

    /// Records what the absence of a player in a tournament has come to (R-TRN-2).
    pub(crate) fn absence(&mut self, (tournament, player): (TournamentId, PlayerId), absence: Absence, now: Now) -> bool {
        let findings = self.watch.as_mut().map(|watch| watch.absence((tournament, player), absence, now));
        self.file(findings.into_iter().flatten(), now)
    }

    /// Records that a player has entered a tournament (R-REG-7).
    pub(crate) fn entered(&mut self, (tournament, player): (TournamentId, PlayerId), now: Now) -> bool {
        let findings = self.watch.as_mut().map(|watch| watch.entered(tournament, player));
        self.file(findings.into_iter().flatten(), now)
    }

    /// Forgets who has entered a tournament that is over, and who sits out of it.
    pub(crate) fn tournament_over(&mut self, tournament: TournamentId, now: Now) -> bool {
        let findings = self.watch.as_mut().map(|watch| watch.tournament_over(tournament, now));
        self.file(findings.into_iter().flatten(), now)
    }

    /// Records the place from which a player connects.
    pub(crate) fn came_from(&mut self, player: PlayerId, origin: Option<Origin>) {
        if let (Some(watch), Some(origin)) = (&mut self.watch, origin) {
            watch.came_from(player, origin);
        }
    }

    /// Counts a refused request of a player (R-INT-6).
    pub(crate) fn refused(&mut self, player: PlayerId, now: Now) -> bool {
        let finding = self.watch.as_mut().and_then(|watch| watch.refused(player, now));
        self.file(finding, now)
    }

    /// Files a player's complaint about players of a hand (R-INT-7).
    ///
    /// # Errors
    /// The refusal.
    pub(crate) fn complain(
        &mut self,
        (by, hand): (PlayerId, HandId),
        about: &[Seat],
        why: Suspicion,
        remark: String,
        now: Now,
    ) -> Result<(), Refusal> {
        if remark.chars().count() > MAX_REMARK_CHARS || remark.chars().any(|sign| sign.is_control() && sign != '\n') {
            return Err(Refusal::Malformed);
        }
        let dealt = self.hands.seen(hand, by).ok_or(Refusal::Unknown)?;
        let about = dealt.others(about, by).ok_or(Refusal::Unknown)?;
        self.review.complain(Complaint { by, hand, about, why, remark }, now, &self.terms)
    }

    fn file(&mut self, findings: impl IntoIterator<Item = Finding>, now: Now) -> bool {
        let mut filed = false;
        for finding in findings {
            self.review.found(finding, now, &self.terms);
            filed = true;
        }
        filed
    }

    fn receiver(&self) -> Account {
        match self.terms.confiscated_to.is {
            ConfiscatedTo::Charity => Account::Charity,
            ConfiscatedTo::House => Account::House,
        }
    }
}
