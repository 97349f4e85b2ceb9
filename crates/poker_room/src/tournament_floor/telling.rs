//! What is told of a tournament, and to whom. What concerns the whole field is one message for all; what concerns one entry goes to its
//! player and to those who see the player's table.

use std::sync::Arc;

use poker_protocol::{
    EntryEvent, Message, Money, OwnEntry, OwnEntryState, PaidBounty, PlayerId, Prize, TableId, TournamentEvent, TournamentId,
};

use super::floor::TournamentFloor;
use super::looking::Changed;
use super::money::Shares;
use super::running::Running;
use crate::Now;
use crate::floor::Effect;
use crate::tournament::{BountyPaid, EntryId, TournamentOutput};

/// The largest number of entries in one message, so that it stays far below the largest frame.
const MOST_ENTRIES_TOLD: usize = 100;

impl TournamentFloor {
    /// Tells what an output means that is not one of a table, before anything follows from it.
    pub(super) fn tell(&mut self, id: TournamentId, output: &TournamentOutput, now: Now) -> Vec<Effect> {
        self.note_change(id, change(output));
        let Some(running) = self.tournaments.get(&id) else { return Vec::new() };
        let of_field = |event| vec![to_all(id, running.field(), event)];
        match output {
            TournamentOutput::Table { .. }
            | TournamentOutput::Refunded { .. }
            | TournamentOutput::Cancelled { .. }
            | TournamentOutput::Expelled { .. }
            | TournamentOutput::Forfeited { .. }
            | TournamentOutput::WonTicket { .. }
            | TournamentOutput::Survived { .. }
            | TournamentOutput::PoolCarried { .. }
            | TournamentOutput::RegistrationClosed
            | TournamentOutput::RebuysOver
            | TournamentOutput::Resumed { .. }
            | TournamentOutput::GuaranteeChanged { .. }
            | TournamentOutput::HouseBountyChanged { .. } => Vec::new(),
            TournamentOutput::RebuyOffered { .. }
            | TournamentOutput::RebuyOfferEnded { .. }
            | TournamentOutput::Rebought { .. }
            | TournamentOutput::AddOnOffered { .. }
            | TournamentOutput::AddOnOver
            | TournamentOutput::AddedOn { .. }
            | TournamentOutput::Combined { .. } => running.tell_purchase(id, output, now),
            TournamentOutput::DealAsked { .. }
            | TournamentOutput::DealProposed(_)
            | TournamentOutput::DealAgreed { .. }
            | TournamentOutput::DealOver { .. } => running.tell_deal(id, output, now),
            TournamentOutput::Disqualified { entry } => running.tell_entry((id, now), *entry, EntryEvent::Disqualified),
            TournamentOutput::BeginningChanged { time } => of_field(TournamentEvent::Delayed { begins: time.0 }),
            TournamentOutput::Registered { entry } => self.tell_registered((id, now), *entry),
            TournamentOutput::Withdrawn { entry } => self.tell_withdrawn((id, now), *entry),
            TournamentOutput::Began => {
                let mut told = of_field(TournamentEvent::Began);
                let drawn = running.tournament.drawn_multiplier();
                told.extend(drawn.map(|drawn| to_all(id, running.field(), TournamentEvent::Multiplier { drawn })));
                told
            }
            TournamentOutput::Seated { entry, table, seat, from } => {
                let bounty = running.tournament.terms().bounties.is_some().then(|| running.tournament.bounty_of(*entry));
                let event = EntryEvent::Seated { table: *table, seat: *seat, from: *from, bounty };
                let mut told = running.tell_own((id, now), *entry, event.clone());
                // The player may have watched this table until now.
                let mut others = running.lookers(*table);
                others.retain(|&other| running.player_of(*entry) != Some(other));
                let others = running.event(*entry, event).map(|event| to_all(id, others, event));
                told.extend(others);
                told.extend(running.close_table(*entry, *from));
                told
            }
            TournamentOutput::Broken { table } => vec![to_all(id, running.lookers(*table), TournamentEvent::TableBroken { table: *table })],
            TournamentOutput::FinalTable { table } => of_field(TournamentEvent::FinalTable { table: *table }),
            TournamentOutput::Level { .. } => {
                let clock = running.tournament.level_clock(now);
                clock.map(|clock| to_all(id, running.field(), TournamentEvent::Level { clock })).into_iter().collect()
            }
            TournamentOutput::Break { until } => of_field(TournamentEvent::Break { left_ms: until.ms_since(now) }),
            TournamentOutput::BreakOver => of_field(TournamentEvent::BreakOver),
            TournamentOutput::TimeUp => of_field(TournamentEvent::TimeUp),
            TournamentOutput::HandForHand { on } => of_field(TournamentEvent::HandForHand { on: *on }),
            TournamentOutput::Out { entry } => running.tell_leaving((id, now), *entry, EntryEvent::Out),
            TournamentOutput::PrizesFinal => of_field(TournamentEvent::RegistrationClosed {
                entries: running.tournament.entries(),
                pool: running.tournament.pool(),
                paid_places: running.tournament.places_paid(),
            }),
            TournamentOutput::Placed { entry, place, prize, extra } => {
                if running.tournament.survived(*entry) {
                    return running.close_own_table(*entry);
                }
                let prize = Prize { money: [*prize, *extra].iter().sum(), extra: *extra, won: self.won_entry(id, *entry) };
                running.tell_placed((id, now), *entry, EntryEvent::Placed { place: *place, prize })
            }
            TournamentOutput::Bounty(paid) => running.tell_bounty((id, now), *paid),
            TournamentOutput::Finished => of_field(TournamentEvent::Finished),
        }
    }

    /// Tells a player all entries that are not over, after a greeting.
    pub(crate) fn tell_entries(&self, player: PlayerId, now: Now) -> Vec<Effect> {
        if self.schedule.series().is_empty() && self.tournaments.is_empty() {
            return Vec::new();
        }
        let of = |id: TournamentId| self.tournament(id).map(|tournament| tournament.own_entries(player, now)).unwrap_or_default();
        let live = self.entered_by(player).into_iter().flat_map(of);
        // A place that was decided just before a crash, or while the player was away for long, is told nowhere else.
        let placed = self.tournaments.values().flat_map(|running| running.tournament.placed_entries(player, now));
        let entries: Vec<OwnEntry> = live.chain(placed).collect();
        let (first, further) = entries.split_at(entries.len().min(MOST_ENTRIES_TOLD));
        let further = further.chunks(MOST_ENTRIES_TOLD).map(|part| (false, part));
        let parts = std::iter::once((true, first)).chain(further);
        parts.map(|(whole, part)| Effect::Tell(player, Message::OwnEntries { whole, entries: part.to_vec() })).collect()
    }
}

/// How much of a tournament an output changes for those who look at it.
fn change(output: &TournamentOutput) -> Changed {
    match output {
        TournamentOutput::Table { .. }
        | TournamentOutput::Seated { .. }
        | TournamentOutput::Broken { .. }
        | TournamentOutput::Level { .. }
        | TournamentOutput::TimeUp
        | TournamentOutput::HandForHand { .. }
        | TournamentOutput::Out { .. }
        | TournamentOutput::Placed { .. }
        | TournamentOutput::Bounty(_)
        | TournamentOutput::WonTicket { .. }
        | TournamentOutput::Survived { .. }
        | TournamentOutput::PoolCarried { .. }
        | TournamentOutput::Resumed { .. }
        | TournamentOutput::Disqualified { .. }
        | TournamentOutput::Expelled { .. }
        | TournamentOutput::Forfeited { .. }
        | TournamentOutput::RebuyOffered { .. }
        | TournamentOutput::RebuyOfferEnded { .. }
        | TournamentOutput::AddOnOffered { .. }
        | TournamentOutput::AddOnOver
        | TournamentOutput::Refunded { .. } => Changed::Standing,
        TournamentOutput::Registered { .. }
        | TournamentOutput::Withdrawn { .. }
        | TournamentOutput::Began
        | TournamentOutput::Break { .. }
        | TournamentOutput::BreakOver
        | TournamentOutput::FinalTable { .. }
        | TournamentOutput::RegistrationClosed
        | TournamentOutput::PrizesFinal
        // They change the prizes.
        | TournamentOutput::Rebought { .. }
        | TournamentOutput::AddedOn { .. }
        | TournamentOutput::RebuysOver
        | TournamentOutput::Combined { .. }
        | TournamentOutput::Finished
        | TournamentOutput::DealAsked { .. }
        | TournamentOutput::DealProposed(_)
        | TournamentOutput::DealAgreed { .. }
        | TournamentOutput::DealOver { .. }
        | TournamentOutput::BeginningChanged { .. }
        | TournamentOutput::GuaranteeChanged { .. }
        | TournamentOutput::HouseBountyChanged { .. }
        | TournamentOutput::Cancelled { .. } => Changed::Overview,
    }
}

/// The state of an entry after an event of which the tournament knows less than the room: whether a ticket that was won has paid an entry at
/// once.
fn state_after(event: &EntryEvent) -> Option<OwnEntryState> {
    match event {
        EntryEvent::Placed { place, prize } => Some(OwnEntryState::Placed { place: *place, prize: prize.clone() }),
        _ => None,
    }
}

/// Tells several players the same event.
pub(super) fn to_all(id: TournamentId, players: Vec<PlayerId>, event: TournamentEvent) -> Effect {
    Effect::TellMany(players, Arc::new(Message::TournamentEvent { tournament: id, event: Box::new(event) }.into()))
}

impl Running {
    pub(super) fn player_of(&self, entry: EntryId) -> Option<PlayerId> {
        self.tournament.entrant(entry).map(|entrant| entrant.player)
    }

    /// Those who see a table, because they sit there or watch it.
    pub(super) fn lookers(&self, table: TableId) -> Vec<PlayerId> {
        self.viewers(table).iter().map(|&(viewer, _)| viewer).chain(self.watchers.of(table).iter().copied()).collect()
    }

    fn event(&self, entry: EntryId, event: EntryEvent) -> Option<TournamentEvent> {
        Some(TournamentEvent::Entry { who: self.tournament.entrant_view(entry)?, event })
    }

    /// Tells the player of an entry what happened to it, and how far the entry has come.
    pub(super) fn tell_own(&self, (id, now): (TournamentId, Now), entry: EntryId, event: EntryEvent) -> Vec<Effect> {
        let state = state_after(&event);
        let (Some(player), Some(event)) = (self.player_of(entry), self.event(entry, event)) else { return Vec::new() };
        let own = self.tournament.own_entry(entry, now).map(|own| match state {
            Some(state) => OwnEntry { state, ..own },
            None => own,
        });
        let own = own.map(|own| Effect::Tell(player, Message::OwnEntries { whole: false, entries: vec![own] }));
        std::iter::once(to_all(id, vec![player], event)).chain(own).collect()
    }

    /// Tells the same, and those who see the player's table what happened.
    pub(super) fn tell_entry(&self, told: (TournamentId, Now), entry: EntryId, event: EntryEvent) -> Vec<Effect> {
        let others = self.table_of(entry).map(|table| self.lookers(table)).unwrap_or_default();
        self.tell_with(told, entry, event, others)
    }

    /// Tells the player of an entry what happened to it, and `others`.
    pub(super) fn tell_with(
        &self,
        (id, now): (TournamentId, Now),
        entry: EntryId,
        event: EntryEvent,
        mut others: Vec<PlayerId>,
    ) -> Vec<Effect> {
        let Some(player) = self.player_of(entry) else { return Vec::new() };
        others.retain(|&other| other != player);
        let to_others = self.event(entry, event.clone()).map(|event| to_all(id, others, event));
        let mut told = self.tell_own((id, now), entry, event);
        told.extend(to_others);
        told
    }

    /// All that was paid for an entry.
    pub(super) fn paid_for(&self, entry: EntryId) -> Money {
        let price = self.tournament.entrant(entry).map(|entrant| entrant.paid.price).unwrap_or_default();
        Shares::of_entry(self.tournament.terms(), price).total()
    }

    fn tell_bounty(&self, (id, now): (TournamentId, Now), paid: BountyPaid) -> Vec<Effect> {
        let (Some(player), Some(to)) = (self.player_of(paid.to), self.tournament.entrant_view(paid.to)) else { return Vec::new() };
        let from = paid.from.and_then(|from| self.tournament.entrant_view(from));
        let bounty = PaidBounty { from, to, amount: paid.amount, why: paid.kind, own: self.tournament.bounty_of(paid.to) };
        let mut told = self.table_of(paid.to).map(|table| self.lookers(table)).unwrap_or_default();
        let knocked_out = paid.from.and_then(|from| self.player_of(from));
        for player in [Some(player), knocked_out].into_iter().flatten() {
            if !told.contains(&player) {
                told.push(player);
            }
        }
        let own = self
            .tournament
            .own_entry(paid.to, now)
            .map(|own| Effect::Tell(player, Message::OwnEntries { whole: false, entries: vec![own] }));
        std::iter::once(to_all(id, told, TournamentEvent::Bounty { bounty })).chain(own).collect()
    }
}
