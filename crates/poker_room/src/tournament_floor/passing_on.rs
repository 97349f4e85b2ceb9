//! Takes the outputs of tournaments, and says what follows from them: money, and who sees which table.

use std::collections::BTreeSet;

use poker_protocol::{Money, PlayerId, TableId, TournamentId};
use poker_rules::Seat;

use super::floor::TournamentFloor;
use super::money::Shares;
use super::running::Running;
use crate::floor::{Effect, WonWith};
use crate::ledger::Fund;
use crate::rulebook::EntryPrice;
use crate::tournament::{BountyPaid, BountySource, EntryId, TournamentOutput, TournamentStage};
use crate::{Account, Dealer, Movement, Now, Reason};

impl TournamentFloor {
    /// Takes the next output of a tournament.
    pub(crate) fn poll_output(&mut self, id: TournamentId) -> Option<TournamentOutput> {
        self.tournaments.get_mut(&id)?.tournament.poll_output()
    }

    /// What follows from an output that is not one of a table: who is told, and what is booked.
    pub(crate) fn follow(&mut self, id: TournamentId, output: &TournamentOutput, now: Now) -> Vec<Effect> {
        let mut effects = self.tell(id, output, now);
        effects.extend(match output {
            TournamentOutput::Registered { entry } => self.registered((id, now), *entry),
            TournamentOutput::Began => self.use_tickets_up(id),
            // It was booked with the request.
            TournamentOutput::Withdrawn { entry } => self.player_of(id, *entry).map(Effect::TellBalance).into_iter().collect(),
            TournamentOutput::RegistrationClosed => {
                self.tournaments.get_mut(&id).map(|running| running.end_re_entries((id, now))).unwrap_or_default()
            }
            TournamentOutput::PrizesFinal => self.fill_pool(id),
            TournamentOutput::Rebought { entry, price, chips: _ } => self.bought(id, *entry, (*price, Reason::TournamentRebuy)),
            TournamentOutput::AddedOn { entry, price, chips: _ } => self.bought(id, *entry, (*price, Reason::TournamentAddOn)),
            TournamentOutput::Placed { entry, place: _, prize, extra } => self.placed(id, *entry, (*prize, *extra)),
            TournamentOutput::Bounty(paid) => self.pay_bounty(id, *paid),
            TournamentOutput::WonTicket { entry, ticket } => {
                vec![Effect::EnterTarget { from: id, entry: *entry, with: WonWith::Ticket(ticket.clone()) }]
            }
            TournamentOutput::Survived { entry, stack } => {
                vec![Effect::EnterTarget { from: id, entry: *entry, with: WonWith::Stack(*stack) }]
            }
            TournamentOutput::PoolCarried { amount } => self.carry_pool(id, *amount),
            TournamentOutput::Finished => self.over(id, now),
            TournamentOutput::Refunded { entry, refund } => self.refund(id, *entry, *refund),
            TournamentOutput::Cancelled { reason } => self.cancelled(id, *reason, now),
            TournamentOutput::Resumed { stood_still_ms } => {
                self.stood_still(id, *stood_still_ms);
                Vec::new()
            }
            TournamentOutput::Seated { entry, table, seat, from } => self.seated((id, *entry), (*table, *seat), *from),
            TournamentOutput::Broken { table } => self.close_table(id, *table).into_iter().collect(),
            TournamentOutput::Out { entry } | TournamentOutput::Combined { from: entry, into: _ } => {
                self.out(id, *entry);
                self.tournaments.get_mut(&id).map(|running| running.offer_re_entry((id, now), *entry)).unwrap_or_default()
            }
            TournamentOutput::Table { .. }
            | TournamentOutput::RebuyOffered { .. }
            | TournamentOutput::RebuyOfferEnded { .. }
            | TournamentOutput::RebuysOver
            | TournamentOutput::AddOnOffered { .. }
            | TournamentOutput::AddOnOver
            | TournamentOutput::FinalTable { .. }
            | TournamentOutput::Level { .. }
            | TournamentOutput::Break { .. }
            | TournamentOutput::BreakOver
            | TournamentOutput::TimeUp
            | TournamentOutput::HandForHand { .. }
            | TournamentOutput::DealAsked { .. }
            | TournamentOutput::DealProposed(_)
            | TournamentOutput::DealAgreed { .. }
            | TournamentOutput::DealOver { .. }
            | TournamentOutput::Disqualified { .. }
            | TournamentOutput::Expelled { .. }
            // What is forfeited stays in the tournament's accounts, which the house gets when the tournament is over.
            | TournamentOutput::Forfeited { .. }
            | TournamentOutput::BeginningChanged { .. }
            | TournamentOutput::GuaranteeChanged { .. }
            | TournamentOutput::HouseBountyChanged { .. } => Vec::new(),
        });
        effects
    }

    /// Notes how long a tournament stood still. Nobody is connected yet: its players are told when they are.
    fn stood_still(&mut self, id: TournamentId, ms: u32) {
        if let Some(running) = self.tournaments.get_mut(&id) {
            running.stood_still = running.players.iter().map(|&player| (player, ms)).collect();
        }
    }

    /// Notes the new seat of a player, who no longer watches this table.
    fn seated(&mut self, (id, entry): (TournamentId, EntryId), (table, seat): (TableId, Seat), from: Option<TableId>) -> Vec<Effect> {
        let Some(player) = self.player_of(id, entry) else { return Vec::new() };
        let Some(running) = self.tournaments.get_mut(&id) else { return Vec::new() };
        if let Some(from) = from {
            running.look_away(player, from);
        }
        running.tables.insert(entry, table);
        running.arriving.push((player, table, seat));
        self.of_table.insert(table, id);
        self.end_watch((id, table), player)
    }

    /// Shows the players who have new seats their tables, after all outputs of the tournament were passed on.
    pub(crate) fn show_arrivals(&mut self, id: TournamentId, now: Now) -> Vec<Effect> {
        let Some(running) = self.tournaments.get_mut(&id) else { return Vec::new() };
        let arriving = std::mem::take(&mut running.arriving);
        let mut shown = Vec::new();
        for (player, table, seat) in arriving {
            // A player who was moved again, or is out already, is shown the last table only.
            if running.tournament.table(table).and_then(|state| state.seat_of(player)) == Some(seat) {
                running.look(player, (table, seat));
                if running.tournament.is_told_at(table) {
                    shown.extend(running.show_table(player, (table, seat), now));
                }
            }
        }
        shown
    }

    /// Announces the next tournament of the series of one that no longer waits for its beginning.
    pub(crate) fn follow_up(&mut self, id: TournamentId, dealer: &mut Dealer, now: Now) -> Vec<Effect> {
        let waits = |running: &&Running| !running.followed && running.tournament.stage() != TournamentStage::Registering;
        let series = self.tournaments.get(&id).filter(waits).and_then(|running| running.series);
        let Some(series) = series else { return Vec::new() };
        let effects = self.open(series, dealer, now);
        let followed = self.is_open(series);
        if let Some(running) = self.tournaments.get_mut(&id) {
            running.followed = followed;
        }
        effects
    }

    fn close_table(&mut self, id: TournamentId, table: TableId) -> Option<Effect> {
        self.of_table.remove(&table);
        let running = self.tournaments.get_mut(&id)?;
        running.viewers.remove(&table);
        running.close_to_watchers(table)
    }

    /// Makes what is held for the prizes equal to the prize pool. The house pays what is missing, and gets what a small multiplier leaves.
    fn fill_pool(&self, id: TournamentId) -> Vec<Effect> {
        let Some(running) = self.tournaments.get(&id) else { return Vec::new() };
        vec![Effect::FillPool { tournament: id, pool: running.tournament.pool() }]
    }

    /// Pays the prize of a place out of the pool, and what the house pays besides (R-PRZ-3).
    fn placed(&mut self, id: TournamentId, entry: EntryId, (prize, extra): (Money, Money)) -> Vec<Effect> {
        self.out(id, entry);
        let Some(player) = self.player_of(id, entry) else { return Vec::new() };
        let amount = [prize, extra].iter().sum();
        self.pay((id, player), (Fund::Prizes, amount, Reason::TournamentPrize), extra)
    }

    /// Pays a player out of a fund of a tournament; `extra` is the part that the house first pays into the fund.
    fn pay(&self, (id, player): (TournamentId, PlayerId), (fund, amount, reason): (Fund, Money, Reason), extra: Money) -> Vec<Effect> {
        if amount.is_zero() {
            return Vec::new();
        }
        let from = Account::Tournament(id, fund);
        let house = Movement { from: Account::House, to: from, amount: extra, reason: Reason::TournamentPool };
        let paid = Movement { from, to: Account::Balance(player), amount, reason };
        let house = Some(Effect::HousePays(house)).filter(|_| !extra.is_zero());
        house.into_iter().chain([Effect::Book(paid), Effect::TellBalance(player)]).collect()
    }

    /// Books chips that a player has bought for an entry.
    fn bought(&self, id: TournamentId, entry: EntryId, (price, reason): (EntryPrice, Reason)) -> Vec<Effect> {
        let (Some(player), Some(tournament)) = (self.player_of(id, entry), self.tournament(id)) else { return Vec::new() };
        let shares = Shares::of_purchase(tournament.terms(), price, reason);
        let paid = shares.paid_by(player, id, reason).map(Effect::Book);
        paid.into_iter().chain([Effect::TellBalance(player)]).collect()
    }

    /// What follows when a player has entered, who has paid with the request: an offer of another entry is over.
    fn registered(&mut self, told: (TournamentId, Now), entry: EntryId) -> Vec<Effect> {
        let (Some(player), Some(running)) = (self.player_of(told.0, entry), self.tournaments.get_mut(&told.0)) else { return Vec::new() };
        let ended = running.end_re_entry(told, player);
        self.use_ticket_up(told.0, entry)
            .into_iter()
            .chain([Effect::TellBalance(player), Effect::Entered { tournament: told.0, player }])
            .chain(ended)
            .collect()
    }

    /// Notes that an entry is out: its player no longer sees the table, and has left if all entries are over.
    fn out(&mut self, id: TournamentId, entry: EntryId) {
        let Some(player) = self.player_of(id, entry) else { return };
        let Some(running) = self.tournaments.get_mut(&id) else { return };
        running.leave_table(entry);
        // Those who are placed at the end are still told that it is finished.
        if !running.is_over() && running.tournament.seats_of(player).is_empty() {
            running.players.remove(&player);
            if !running.tournament.has_live_entry(player) {
                self.leave(player, id);
            }
        }
    }

    fn pay_bounty(&self, id: TournamentId, paid: BountyPaid) -> Vec<Effect> {
        let Some(player) = self.player_of(id, paid.to) else { return Vec::new() };
        let extra = match BountySource::of(paid.kind) {
            BountySource::Pool => Money::ZERO,
            BountySource::House => paid.amount,
        };
        self.pay((id, player), (Fund::Bounties, paid.amount, Reason::TournamentBounty), extra)
    }

    /// Notes that a tournament is over. Its fees are the house's now.
    pub(super) fn over(&mut self, id: TournamentId, now: Now) -> Vec<Effect> {
        let Some(running) = self.tournaments.get_mut(&id) else { return Vec::new() };
        running.ended = Some(now);
        running.viewers.clear();
        let mut effects: Vec<Effect> = running.watchers.tables().into_iter().filter_map(|table| running.close_to_watchers(table)).collect();
        self.of_table.retain(|_, of| *of != id);
        let players: BTreeSet<PlayerId> = running.tournament.entrants().iter().map(|entrant| entrant.player).collect();
        for player in players {
            self.leave(player, id);
        }
        effects.push(Effect::CloseFunds(id));
        effects
    }

    pub(super) fn player_of(&self, id: TournamentId, entry: EntryId) -> Option<PlayerId> {
        self.tournaments.get(&id)?.tournament.entrant(entry).map(|entrant| entrant.player)
    }
}
