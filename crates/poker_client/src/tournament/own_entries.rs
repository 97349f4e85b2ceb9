//! The player's own entries, what is offered to them, and how they ended.

use std::collections::BTreeMap;

use poker_protocol::{
    CancelReason, EntryEvent, EntryId, EntryOffer, OfferKind, OwnEntry, OwnEntryState, PaidBounty, Refund, TableId, TournamentEvent,
    TournamentId, TournamentKind,
};

use super::{Countdown, EntryOutcome, EntryTally, OutcomeKind};

/// An entry by its tournament and its number.
type EntryKey = (TournamentId, EntryId);

/// The player's own entries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnEntries {
    entries: BTreeMap<EntryKey, HeldEntry>,
    /// What was paid and won for entries, also for those that are over.
    tallies: BTreeMap<EntryKey, EntryTally>,
    /// How entries ended, in the order in which the room told it.
    outcomes: Vec<EntryOutcome>,
}

/// An entry, and when it was told.
#[derive(Clone, Debug, PartialEq, Eq)]
struct HeldEntry {
    entry: OwnEntry,
    received_ms: u64,
}

/// An offer that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenOffer {
    pub tournament: TournamentId,
    pub entry: EntryId,
    pub offer: EntryOffer,
    /// The time for the answer; `None` if the offer has no time of its own.
    pub left: Option<Countdown>,
}

impl OwnEntries {
    /// The entries that are not over, by tournament.
    pub fn list(&self) -> impl Iterator<Item = &OwnEntry> {
        self.entries.values().map(|held| &held.entry)
    }

    /// The entries in one tournament that are not over.
    pub fn of(&self, tournament: TournamentId) -> impl Iterator<Item = &OwnEntry> {
        self.list().filter(move |entry| entry.tournament == tournament)
    }

    /// Whether the player has an entry in this tournament that is not over.
    #[must_use]
    pub fn is_in(&self, tournament: TournamentId) -> bool {
        self.of(tournament).next().is_some()
    }

    /// The entry that sits at a table.
    #[must_use]
    pub fn at(&self, at: TableId) -> Option<&OwnEntry> {
        self.list().find(|entry| matches!(entry.state, OwnEntryState::Seated { table, .. } if table == at))
    }

    /// The table at which an entry of this tournament sits.
    #[must_use]
    pub fn table_in(&self, tournament: TournamentId) -> Option<TableId> {
        self.of(tournament).find_map(|entry| match entry.state {
            OwnEntryState::Seated { table, .. } => Some(table),
            OwnEntryState::Registered | OwnEntryState::Out | OwnEntryState::Placed { .. } | OwnEntryState::Gone => None,
        })
    }

    /// What is offered to the player now.
    pub fn offers(&self) -> impl Iterator<Item = OpenOffer> {
        self.entries.values().flat_map(|held| {
            let HeldEntry { entry, received_ms } = held;
            entry.offers.iter().map(move |offer| OpenOffer {
                tournament: entry.tournament,
                entry: entry.entry,
                offer: *offer,
                left: offer.left_ms.map(|left_ms| Countdown { left_ms, received_ms: *received_ms }),
            })
        })
    }

    /// What is offered to an entry.
    #[must_use]
    pub fn offer(&self, tournament: TournamentId, entry: EntryId, what: OfferKind) -> Option<OpenOffer> {
        self.offers().find(|open| (open.tournament, open.entry, open.offer.what) == (tournament, entry, what))
    }

    /// What an entry has cost and won so far.
    #[must_use]
    pub fn tally(&self, tournament: TournamentId, entry: EntryId) -> EntryTally {
        self.tallies.get(&(tournament, entry)).copied().unwrap_or_default()
    }

    /// How entries ended since the program started, in order.
    #[must_use]
    pub fn outcomes(&self) -> &[EntryOutcome] {
        &self.outcomes
    }

    /// How the last entry of the player in this tournament ended; `None` while it has not.
    #[must_use]
    pub fn outcome(&self, tournament: TournamentId) -> Option<&EntryOutcome> {
        self.outcomes.iter().rev().find(|outcome| outcome.tournament == tournament)
    }

    pub(super) fn tell(&mut self, whole: bool, entries: Vec<OwnEntry>, now_ms: u64) {
        if whole {
            self.entries.clear();
        }
        for entry in entries {
            let key = (entry.tournament, entry.entry);
            self.tell_tally(key, &entry);
            match &entry.state {
                OwnEntryState::Placed { place, prize } => {
                    let how = OutcomeKind::Placed { place: *place, prize: prize.clone() };
                    self.end(key, entry.name.clone(), entry.kind, how);
                    self.entries.remove(&key);
                }
                OwnEntryState::Gone => {
                    self.entries.remove(&key);
                }
                OwnEntryState::Registered | OwnEntryState::Seated { .. } | OwnEntryState::Out => {
                    self.entries.insert(key, HeldEntry { entry, received_ms: now_ms });
                }
            }
        }
    }

    /// Notes that the entry at a table is dealt in.
    pub(super) fn deal_in(&mut self, table: TableId) {
        let at = self.at(table).map(|entry| (entry.tournament, entry.entry));
        if let Some(key) = at {
            self.tally_mut(key).hands += 1;
        }
    }

    /// Notes what an event says of an own entry.
    pub(super) fn follow(&mut self, tournament: TournamentId, event: &TournamentEvent) {
        match event {
            TournamentEvent::Entry { who, event } => self.follow_entry((tournament, who.entry), event),
            TournamentEvent::Bounty { bounty } => self.follow_bounty(tournament, bounty),
            TournamentEvent::Cancelled { why, refund } => self.cancel(tournament, *why, refund.as_ref()),
            TournamentEvent::Began
            | TournamentEvent::Multiplier { .. }
            | TournamentEvent::TableBroken { .. }
            | TournamentEvent::FinalTable { .. }
            | TournamentEvent::Level { .. }
            | TournamentEvent::Break { .. }
            | TournamentEvent::BreakOver
            | TournamentEvent::HandForHand { .. }
            | TournamentEvent::TimeUp
            | TournamentEvent::RegistrationClosed { .. }
            | TournamentEvent::Deal { .. }
            | TournamentEvent::Finished
            | TournamentEvent::Delayed { .. }
            | TournamentEvent::StoodStill { .. } => {}
        }
    }

    fn follow_entry(&mut self, key: EntryKey, event: &EntryEvent) {
        match event {
            EntryEvent::Unregistered { .. } => {
                self.tallies.remove(&key);
            }
            EntryEvent::Survived { stack, carried, to } => {
                if let Some(held) = self.entries.get(&key) {
                    let how = OutcomeKind::Survived { stack: *stack, carried: *carried, to: *to };
                    self.end(key, held.entry.name.clone(), held.entry.kind, how);
                }
            }
            EntryEvent::Registered { .. }
            | EntryEvent::Rebought { .. }
            | EntryEvent::AddedOn { .. }
            | EntryEvent::Seated { .. }
            | EntryEvent::Offered { .. }
            | EntryEvent::OfferEnded { .. }
            | EntryEvent::Merged { .. }
            | EntryEvent::Out
            | EntryEvent::Placed { .. }
            | EntryEvent::Disqualified => {}
        }
    }

    fn follow_bounty(&mut self, tournament: TournamentId, bounty: &PaidBounty) {
        let key = (tournament, bounty.to.entry);
        if self.entries.contains_key(&key) || self.tallies.contains_key(&key) {
            self.tally_mut(key).knockouts += u32::from(bounty.from.is_some());
            self.tell_outcome_of(key);
        }
    }

    fn cancel(&mut self, tournament: TournamentId, why: CancelReason, refund: Option<&Refund>) {
        let own: Vec<_> = self.of(tournament).map(|entry| ((tournament, entry.entry), entry.name.clone(), entry.kind)).collect();
        // The refund is for all entries of the player together: it is told with the first.
        let mut refund = refund.cloned().unwrap_or_default();
        for (key, name, kind) in own {
            self.end(key, name, kind, OutcomeKind::Cancelled { why, refund: std::mem::take(&mut refund) });
        }
    }

    /// Notes the end of an entry, once.
    fn end(&mut self, key: EntryKey, name: String, kind: TournamentKind, how: OutcomeKind) {
        let (tournament, entry) = key;
        if self.outcomes.iter().any(|outcome| (outcome.tournament, outcome.entry) == key) {
            return;
        }
        self.outcomes.push(EntryOutcome { tournament, entry, name, kind, how, tally: self.tally(tournament, entry) });
    }

    /// Takes over what the room says that the entry has cost and won.
    fn tell_tally(&mut self, key: EntryKey, entry: &OwnEntry) {
        let tally = self.tally_mut(key);
        (tally.paid, tally.bounties) = (entry.paid, entry.bounties);
        self.tell_outcome_of(key);
    }

    /// Updates the outcome of an entry: a bounty that is paid at the end comes after the place.
    fn tell_outcome_of(&mut self, key: EntryKey) {
        let tally = *self.tally_mut(key);
        if let Some(outcome) = self.outcomes.iter_mut().find(|outcome| (outcome.tournament, outcome.entry) == key) {
            outcome.tally = tally;
        }
    }

    fn tally_mut(&mut self, key: EntryKey) -> &mut EntryTally {
        self.tallies.entry(key).or_default()
    }
}
