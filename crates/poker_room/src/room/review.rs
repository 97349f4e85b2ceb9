//! Play is watched, complaints are taken, and what a reviewer decides is carried out (R-INT-1, R-INT-4, R-INT-7).

use std::sync::Arc;

use poker_protocol::{HandId, MAX_REMARK_CHARS, PlayerId, Refusal, Suspicion, TableId};
use poker_rules::Seat;

use super::Room;
use crate::integrity::{Complaint, Finding, RecentHands};
use crate::{
    Account, BadVerdict, ConfiscatedTo, Decision, HandRecord, IntegrityTerms, Movement, Now, Origin, Reason, Report, ReportId, Review,
    Standing, Verdict, Viewers, Watch,
};

/// Everything the room keeps for its integrity.
pub(super) struct Guard {
    terms: Arc<IntegrityTerms>,
    watch: Watch,
    hands: RecentHands,
    pub review: Review,
}

impl Guard {
    /// Watches by these terms.
    pub fn new(terms: IntegrityTerms) -> Self {
        let terms = Arc::new(terms);
        Self { watch: Watch::new(Arc::clone(&terms)), hands: RecentHands::default(), review: Review::default(), terms }
    }
}

impl Room {
    /// What waits for a reviewer and what has been decided, the oldest first.
    pub fn reports(&self) -> impl Iterator<Item = &Report> {
        self.guard.review.reports()
    }

    /// Every verdict that was carried out, the oldest first.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        self.guard.review.decisions()
    }

    /// What stands against a player.
    #[must_use]
    pub fn standing(&self, player: PlayerId) -> Standing {
        self.guard.review.standing(player)
    }

    /// Carries out a verdict about a player whom a report names, and logs who decided it.
    ///
    /// # Errors
    /// Why it was refused; then nothing has changed.
    pub fn review(&mut self, report: ReportId, player: PlayerId, verdict: Verdict, by: &str, now: Now) -> Result<(), BadVerdict> {
        let held = self.ledger.holds(Account::Held(player));
        self.guard.review.check(report, player, verdict, by, held)?;
        let (balance, kept) = (Account::Balance(player), Account::Held(player));
        let movement = match verdict {
            Verdict::Hold => Some(Movement { from: balance, to: kept, amount: self.balance(player), reason: Reason::Held }),
            Verdict::Release => Some(Movement { from: kept, to: balance, amount: held, reason: Reason::Released }),
            Verdict::Confiscate => Some(Movement { from: kept, to: self.receiver(), amount: held, reason: Reason::Confiscated }),
            Verdict::Suspend => None,
        };
        if let Some(movement) = movement {
            self.try_book(movement, now)?;
        }
        let amount = movement.map(|movement| movement.amount).unwrap_or_default();
        self.guard.review.decided(Decision { at: now, by: by.to_owned(), report, player, verdict, amount });
        self.find_undecided();
        self.journal.review();
        if self.may_play(player).is_err() {
            self.forsake(player, now);
        }
        if verdict == Verdict::Suspend {
            self.unseat(player, now);
        }
        self.tell_balance(player);
        Ok(())
    }

    /// The house suspends a player without a report, who leaves every seat when the hand there is over, or lets the player play again.
    /// Its driver keeps who ordered it and why.
    pub fn suspend(&mut self, player: PlayerId, suspended: bool, now: Now) {
        self.guard.review.set_suspended(player, suspended);
        self.unsaved = true;
        self.journal.review();
        if suspended {
            self.forsake(player, now);
            self.unseat(player, now);
        }
    }

    /// A hand from before the room was gone on from: it counts for the watch, and its players can complain about it.
    pub fn recall(&mut self, record: &HandRecord) {
        self.remember(record, Vec::new(), record.ended);
    }

    /// R-INT-1: who is under review or suspended may not sit down.
    pub(super) fn may_play(&self, player: PlayerId) -> Result<(), Refusal> {
        match self.standing(player) {
            Standing { suspended: true, .. } => Err(Refusal::Suspended),
            Standing { held: true, .. } => Err(Refusal::UnderReview),
            Standing { held: false, suspended: false } => Ok(()),
        }
    }

    /// What comes to a balance that is kept back is kept back too.
    pub(super) fn withhold(&mut self, player: PlayerId, now: Now) {
        if self.standing(player).held {
            let (from, to) = (Account::Balance(player), Account::Held(player));
            self.book(Movement { from, to, amount: self.balance(player), reason: Reason::Held }, now);
        }
    }

    /// What stood against players before the room was gone on from still does.
    pub(super) fn enforce_standings(&mut self, now: Now) {
        for (player, standing) in self.guard.review.standings() {
            if standing.suspended {
                self.unseat(player, now);
            }
            self.withhold(player, now);
        }
    }

    pub(super) fn watch_hand(&mut self, record: &HandRecord, viewers: &Viewers, now: Now) {
        let dealt_in = |viewer: PlayerId| record.players.iter().any(|player| player.player == viewer);
        let lookers_on = viewers.iter().map(|&(viewer, _)| viewer).filter(|&viewer| !dealt_in(viewer)).collect();
        self.remember(record, lookers_on, now);
    }

    fn remember(&mut self, record: &HandRecord, lookers_on: Vec<PlayerId>, now: Now) {
        self.guard.hands.add(record, lookers_on, self.guard.terms.memory.hands);
        if self.config.watch {
            let findings = self.guard.watch.hand(record);
            self.report(findings, now);
        }
    }

    pub(super) fn watch_sit_out(&mut self, table: TableId, player: PlayerId, now: Now) {
        if self.config.watch {
            let findings = self.guard.watch.sat_out(table, player, now);
            self.report(findings, now);
        }
    }

    pub(super) fn watch_origin(&mut self, player: PlayerId, origin: Option<Origin>) {
        if let Some(origin) = origin.filter(|_| self.config.watch) {
            self.guard.watch.came_from(player, origin);
        }
    }

    /// R-INT-6.
    pub(super) fn watch_refusal(&mut self, player: PlayerId, now: Now) {
        if self.config.watch {
            let finding = self.guard.watch.refused(player, now);
            self.report(finding, now);
        }
    }

    /// R-INT-7.
    pub(super) fn complain(
        &mut self,
        by: PlayerId,
        hand: HandId,
        about: &[Seat],
        why: Suspicion,
        remark: String,
        now: Now,
    ) -> Result<(), Refusal> {
        if remark.chars().count() > MAX_REMARK_CHARS || remark.chars().any(|sign| sign.is_control() && sign != '\n') {
            return Err(Refusal::Malformed);
        }
        let dealt = self.guard.hands.seen(hand, by).ok_or(Refusal::Unknown)?;
        let about = dealt.others(about, by).ok_or(Refusal::Unknown)?;
        self.guard.review.complain(Complaint { by, hand, about, why, remark }, now, &self.guard.terms)?;
        self.unsaved = true;
        self.journal.review();
        Ok(())
    }

    fn report(&mut self, findings: impl IntoIterator<Item = Finding>, now: Now) {
        for finding in findings {
            self.guard.review.found(finding, now, &self.guard.terms);
            self.unsaved = true;
            self.journal.review();
        }
    }

    fn receiver(&self) -> Account {
        match self.guard.terms.confiscated_to.is {
            ConfiscatedTo::Charity => Account::Charity,
            ConfiscatedTo::House => Account::House,
        }
    }

    /// Leaves every seat: at once, or when the hand there is over.
    fn unseat(&mut self, player: PlayerId, now: Now) {
        let seats = self.sessions.get(&player).map(|session| session.seats.clone()).unwrap_or_default();
        for id in seats {
            if let Some(slot) = self.tables.get_mut(&id) {
                // Whoever is remembered to sit there does.
                let _told = slot.felt.leave_after_hand(player, &mut self.croupier, now);
            }
            self.pass_on(id, now);
        }
    }
}
