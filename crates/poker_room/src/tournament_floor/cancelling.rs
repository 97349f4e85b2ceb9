//! Cancelled tournaments: what comes back, and who is told (R-CAN).

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::{CancelReason, Message, Money, PlayerId, Refund, TicketId, TournamentEvent, TournamentId};

use super::floor::TournamentFloor;
use super::money::Shares;
use super::running::Running;
use super::telling::to_all;
use crate::Now;
use crate::floor::Effect;
use crate::tournament::payout::CancellationRefund;
use crate::tournament::{EntryId, EntryState};

impl TournamentFloor {
    /// Gives the player of an entry what comes back. The house pays what the tournament does not hold. The player is told when all is booked.
    pub(super) fn refund(&mut self, id: TournamentId, entry: EntryId, refund: CancellationRefund) -> Vec<Effect> {
        let Some(player) = self.player_of(id, entry) else { return Vec::new() };
        if let Some(back) = self.give_unused_ticket_back((id, entry)) {
            return back;
        }
        let CancellationRefund { fee, pool, bounty } = refund;
        let shares = Shares { prizes: pool, bounties: bounty, fees: fee };
        if let Some(running) = self.tournaments.get_mut(&id) {
            running.refunds.insert(entry, shares.total());
        }
        shares.given_back_to(player, id).map(Effect::TournamentPays).into()
    }

    pub(super) fn cancelled(&mut self, id: TournamentId, reason: CancelReason, now: Now) -> Vec<Effect> {
        let Some(running) = self.tournaments.get_mut(&id) else { return Vec::new() };
        let mut effects = running.tell_cancelled((id, now), reason);
        effects.extend(self.over(id, now));
        effects.extend(self.replace_unusable_tickets());
        effects
    }
}

impl Running {
    /// Tells everybody who has or had an entry, and everybody who looks, why the tournament is cancelled. Each player is told once what
    /// comes back for all entries, and which entries and tables are no longer there.
    fn tell_cancelled(&mut self, (id, now): (TournamentId, Now), why: CancelReason) -> Vec<Effect> {
        let mut players: BTreeMap<PlayerId, Vec<EntryId>> = BTreeMap::new();
        for (entrant, entry) in self.tournament.entrants().iter().zip((0..).map(EntryId)) {
            players.entry(entrant.player).or_default().push(entry);
        }
        let mut told = self.tell_unplayed_multiplier(id);
        let event = |refund| TournamentEvent::Cancelled { why, refund };
        for (&player, entries) in &players {
            let refund = self.refund_of(entries);
            told.push(to_all(id, vec![player], event(refund.clone())));
            told.extend(self.tell_gone(player, entries, now));
            told.extend(refund.map(|_| Effect::TellBalance(player)));
        }
        let others: BTreeSet<PlayerId> = self.looking.players().iter().copied().filter(|player| !players.contains_key(player)).collect();
        told.push(to_all(id, others.into_iter().collect(), event(None)));
        (self.tables, self.refunds, self.tickets_back) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        told
    }

    /// What has come back for these entries; `None` if nothing.
    fn refund_of(&self, entries: &[EntryId]) -> Option<Refund> {
        let money = entries.iter().filter_map(|entry| self.refunds.get(entry).copied());
        let with_tickets = entries.iter().filter_map(|entry| self.tickets_back.get(entry));
        let money = money.chain(with_tickets.clone().map(|refund| refund.money)).sum::<Money>();
        let tickets: Vec<TicketId> = with_tickets.flat_map(|refund| refund.tickets.iter().copied()).collect();
        (!money.is_zero() || !tickets.is_empty()).then_some(Refund { money, tickets })
    }

    /// Tells the multiplier of a game that is cancelled before it has begun, so that everybody can check it (R-HEX-9).
    fn tell_unplayed_multiplier(&self, id: TournamentId) -> Vec<Effect> {
        let drawn = self.tournament.drawn_multiplier().filter(|_| self.tables.is_empty());
        drawn.map(|drawn| to_all(id, self.field(), TournamentEvent::Multiplier { drawn })).into_iter().collect()
    }

    /// Tells a player which of these entries are no longer there, and which tables are closed.
    fn tell_gone(&self, player: PlayerId, entries: &[EntryId], now: Now) -> Vec<Effect> {
        let is_out = |entry| self.tournament.entrant(entry).is_some_and(|entrant| entrant.state == EntryState::Out);
        let was_in = |&entry: &EntryId| {
            self.refunds.contains_key(&entry) || self.tickets_back.contains_key(&entry) || self.tables.contains_key(&entry) || is_out(entry)
        };
        let gone: Vec<_> = entries.iter().copied().filter(was_in).filter_map(|entry| self.tournament.own_entry(entry, now)).collect();
        let own = (!gone.is_empty()).then(|| Effect::Tell(player, Message::OwnEntries { whole: false, entries: gone }));
        own.into_iter().chain(entries.iter().filter_map(|&entry| self.close_table(entry, self.table_of(entry)))).collect()
    }
}
