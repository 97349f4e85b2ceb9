//! Players enter before the beginning, and take their entries back.

use poker_protocol::{Money, PlayerId, PlayerView};
use poker_rules::Chips;

use super::admission::Admission;
use super::entrant::{Entrant, EntryState};
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::paid::Paid;
use super::purchases::Purchases;
use super::refusal::TournamentRefusal;
use super::terms::Beginning;
use super::{Stage, Tournament};
use crate::{Dealer, Now, PlayerKind};

/// A player who registers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Registration {
    pub player: PlayerId,
    pub kind: PlayerKind,
    /// The name and avatar that others see.
    pub view: PlayerView,
    /// Whether the player's client is connected.
    pub connected: bool,
    pub paid: Paid,
    /// The stack that a player brings from an earlier phase; `None` for that of the tournament (R-TYP-10).
    pub stack: Option<Chips>,
    /// What the player shows to be let in.
    pub admission: Admission,
}

impl Tournament {
    /// Enters a player, who has paid; where the player chooses the buy-in, [`super::TournamentTerms::price_at`] has the price. Who comes to a
    /// second phase again has one entry, with the larger stack (R-TYP-10). The last entry of a sit & go begins it (R-TYP-1).
    ///
    /// # Errors
    /// `Closed`, `Disqualified`, `PaymentNotAccepted` (R-TKT-2), `OnlyFromFirstPhase` (R-TYP-10), `NoSuchBuyIn` (R-REG-11), `WrongPassword`
    /// (R-REG-4), `Condition` (R-REG-12), `AlreadyRegistered` (R-REG-7), `NoReEntry` or `Full` (R-REG-2); then nothing has changed.
    pub fn register(&mut self, registration: Registration, dealer: &mut Dealer, now: Now) -> Result<EntryId, TournamentRefusal> {
        let Registration { player, kind, view, connected, paid, stack, admission } = registration;
        if !self.is_open() {
            return Err(TournamentRefusal::Closed);
        }
        self.check_payment(paid, stack)?;
        if let Some(entry) = self.survived_again(player, stack) {
            return Ok(entry);
        }
        self.may_enter(player, &admission)?;
        if self.is_full() {
            return Err(TournamentRefusal::Full);
        }
        let entry = EntryId(u32::try_from(self.entrants.len()).map_err(|_| TournamentRefusal::Full)?);
        let own = self.terms.own_bounty_at(paid.price.buy_in);
        self.enter_bounties((entry, player), own, admission.facts.pro).map_err(|_| TournamentRefusal::Full)?;
        let purchases = Purchases::new(paid.price, self.terms.bounty_in(paid.price.buy_in));
        let (won_bounties, state) = (Money::ZERO, EntryState::Registered);
        self.entrants.push(Entrant { player, kind, view, connected, paid, stack, purchases, won_bounties, state });
        self.entry_of.insert(player, entry);
        self.entered += 1;
        self.outputs.push_back(TournamentOutput::Registered { entry });
        if matches!(self.stage, Stage::Playing(_)) {
            self.seat_late(entry, dealer, now);
        } else if self.terms.begin == Beginning::WhenFull && self.entries() == self.terms.most_entries {
            self.begin(dealer, now);
        }
        Ok(entry)
    }

    /// Whether a player may have a new entry: one who is admitted and has fewer at the same time than allowed, and, of those that are out,
    /// none that must not be replaced (R-REG-7, R-REG-13).
    fn may_enter(&self, player: PlayerId, admission: &Admission) -> Result<(), TournamentRefusal> {
        if self.is_disqualified(player) {
            return Err(TournamentRefusal::Disqualified);
        }
        let entries = self.entries_of(player);
        if entries.is_empty() {
            return self.terms.admission.check(player, admission);
        }
        let is_live = |entry: &&EntryId| {
            let state = self.entrant(**entry).map(|entrant| entrant.state);
            matches!(state, Some(EntryState::Registered | EntryState::Seated { .. }))
        };
        if entries.iter().filter(is_live).count() >= usize::from(self.terms.entries_at_once.max(1)) {
            Err(TournamentRefusal::AlreadyRegistered)
        } else if entries.len() >= self.most_entries_of_one() {
            Err(TournamentRefusal::NoReEntry)
        } else {
            Ok(())
        }
    }

    /// The largest number of entries of one player, with those that are out (R-REG-13).
    fn most_entries_of_one(&self) -> usize {
        let re_entries = self.terms.late.map_or(0, |late| usize::from(late.re_entries));
        usize::from(self.terms.entries_at_once.max(1)).saturating_add(re_entries)
    }

    pub(super) fn is_out(&self, entry: EntryId) -> bool {
        self.entrant(entry).is_some_and(|entrant| entrant.state == EntryState::Out)
    }

    /// Whether the player of an entry is out with all entries, and this is the last one that was not combined with another.
    pub(super) fn is_last_out(&self, entry: EntryId) -> bool {
        // Few are out, and to find the last entry takes a look at all.
        self.is_out(entry) && self.entrant(entry).is_some_and(|entrant| self.last_out(entrant.player) == Some(entry))
    }

    /// The last entry of a player who is out with all entries: those that were combined with others have gone with these.
    pub(crate) fn last_out(&self, player: PlayerId) -> Option<EntryId> {
        let entries = self.entries_that_count(player);
        entries.last().copied().filter(|_| entries.iter().all(|&entry| self.is_out(entry)))
    }

    /// The entries of a player that were neither taken back nor combined with others.
    pub(super) fn entries_that_count(&self, player: PlayerId) -> Vec<EntryId> {
        let merged = |&entry: &EntryId| matches!(self.entrant(entry).map(|entrant| entrant.state), Some(EntryState::Merged { .. }));
        self.entries_of(player).into_iter().filter(|entry| !merged(entry)).collect()
    }

    /// Whether there is no room for another entry (R-REG-2). An entry that is out does not make room.
    fn is_full(&self) -> bool {
        self.entries() >= self.terms.most_entries
    }

    /// Whether the player of an entry that goes out now may enter again.
    pub(super) fn may_enter_again(&self, entry: EntryId) -> bool {
        let Some(player) = self.entrant(entry).filter(|_| self.is_open()).map(|entrant| entrant.player) else { return false };
        !self.is_disqualified(player) && !self.is_full() && self.entries_of(player).len() < self.most_entries_of_one()
    }

    /// Notes that a player who is out does not want to be offered another entry: a VIP bounty that has waited for it is paid (R-BTY-3). The
    /// player may still enter again, without that bounty.
    pub fn decline_re_entry(&mut self, player: PlayerId) {
        let Some(last) = self.last_out(player) else { return };
        self.declined.insert(last);
        for entry in self.entries_of(player) {
            self.end_return(entry);
        }
    }

    /// Takes a player's last entry back before the beginning (R-REG-8). The caller refunds what was paid.
    ///
    /// # Errors
    /// `NotRegistered` or `TooLate`; then nothing has changed.
    pub fn unregister(&mut self, player: PlayerId, now: Now) -> Result<EntryId, TournamentRefusal> {
        let &entry = self.entry_of.get(&player).ok_or(TournamentRefusal::NotRegistered)?;
        let until_ms = self.terms.unregister_until_ms.filter(|_| matches!(self.stage, Stage::Registering));
        let in_time = until_ms.is_some_and(|until_ms| match self.terms.begin {
            Beginning::WhenFull => true,
            Beginning::At { time, .. } => now.after_ms(until_ms) <= time,
        });
        if !in_time {
            return Err(TournamentRefusal::TooLate);
        }
        self.entered -= 1;
        self.withdraw_bounties(entry);
        self.set_state(entry, EntryState::Withdrawn);
        match self.entries_of(player).last() {
            Some(&before) => self.entry_of.insert(player, before),
            None => self.entry_of.remove(&player),
        };
        self.outputs.push_back(TournamentOutput::Withdrawn { entry });
        Ok(entry)
    }

    pub(super) fn set_state(&mut self, entry: EntryId, state: EntryState) {
        if let Some(entrant) = self.entrants.get_mut(entry.index()) {
            entrant.state = state;
        }
    }
}
