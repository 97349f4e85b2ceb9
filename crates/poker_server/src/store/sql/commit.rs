//! Writes batches into the tables.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::HandId;
use poker_room::{
    Booked, DeletedPlayer, RecordedPlayer, RoomChanges, SeatSave, Statement, TableChange, TableSave, TicketMovement, deleted_name,
};

use super::chain::Sealed;
use super::hall_table::{
    ACTIONS, BALANCES, BASES, BEGUN, CHANGED_HANDS, CORRECTIONS, ENTRIES, HAND_PLAYERS, HANDS, HallRows, MOVEMENTS, PLANS, PLAYERS, SEATS,
    SINGLE, TABLES, TICKETS,
};
use super::row::json;
use super::tournaments::TournamentWriter;
use super::{Transaction, Value, encrypted_hand, hands, leases, orders};
use crate::store::keys::KeyRing;
use crate::store::{Batch, KeptHand, Lease, StoreError, Tip};

/// Writes the batches. Returns the commit that they are.
pub(super) fn commit(tx: &mut dyn Transaction, keys: &KeyRing, lease: &Lease, batches: &[Batch]) -> Result<Tip, StoreError> {
    leases::hold(tx, lease)?;
    let hall = &lease.hall.0;
    let before = Sealed::read(tx, hall)?;
    let mut writer = HallWriter { rows: HallRows { tx, hall, digest: before.digest }, keys };
    let changes: Vec<&RoomChanges> = batches.iter().map(|batch| &batch.changes).collect();
    writer.keep_room(&changes)?;
    for changes in &changes {
        writer.keep_players(changes)?;
        for change in &changes.tables {
            writer.keep_table(change)?;
        }
        for change in &changes.tournaments {
            TournamentWriter { rows: &mut writer.rows, keys }.keep(change)?;
        }
        for movement in &changes.tickets {
            writer.keep_ticket(movement)?;
        }
    }
    writer.keep_hands(&changes)?;
    for deleted in changes.iter().flat_map(|changes| &changes.deleted) {
        writer.rename_in_hands(deleted)?;
    }
    let HallRows { tx, digest, .. } = writer.rows;
    for (order, outcome) in batches.iter().flat_map(|batch| &batch.orders) {
        orders::carried_out(tx, *order, outcome)?;
    }
    before.seal(tx, hall, digest)
}

struct HallWriter<'a> {
    rows: HallRows<'a>,
    keys: &'a KeyRing,
}

impl HallWriter<'_> {
    /// Writes the values of which a hall has only one, as they are after the last batch, and the movements.
    fn keep_room(&mut self, changes: &[&RoomChanges]) -> Result<(), StoreError> {
        let movements: Vec<&Booked> = changes.iter().flat_map(|changes| &changes.movements).collect();
        let mut before = 0;
        self.rows.change(&SINGLE, &[], |row| {
            let row = row.ok_or_else(|| StoreError::damaged("a hall is missing"))?;
            let mut single = row.0.clone();
            let [moved, counters, review] = &mut single[..] else { return Err(StoreError::damaged("a column is missing")) };
            before = row.number(0)?;
            *moved = Value::of(before.saturating_add(u64::try_from(movements.len()).unwrap_or(u64::MAX)))?;
            if let Some(last) = changes.iter().rev().find_map(|changes| changes.counters.as_ref()) {
                *counters = Value::json(last)?;
            }
            if let Some(last) = changes.iter().rev().find_map(|changes| changes.review.as_ref()) {
                *review = Value::json(last)?;
            }
            Ok(single)
        })?;
        if let Some(last) = changes.iter().rev().find_map(|changes| changes.base.as_ref()) {
            self.rows.put(&BASES, &[Value::json(last)?])?;
        }
        self.book(before, &movements)
    }

    /// Writes each movement, numbered after `last`, and adds their sum to each account.
    fn book(&mut self, last: u64, movements: &[&Booked]) -> Result<(), StoreError> {
        let mut number = last;
        let mut sums: BTreeMap<String, i64> = BTreeMap::new();
        for Booked { at, movement } in movements {
            number = number.saturating_add(1);
            let amount = i64::try_from(movement.amount.hundredths()).map_err(|_| StoreError::TooLarge(movement.amount.hundredths()))?;
            let (payer, payee) = (json(&movement.from)?, json(&movement.to)?);
            let values = [
                Value::of(number)?,
                Value::of(at.0)?,
                Value::text(&payer),
                Value::text(&payee),
                Value::Number(amount),
                Value::json(&movement.reason)?,
            ];
            self.rows.put(&MOVEMENTS, &values)?;
            for (account, change) in [(payer, -amount), (payee, amount)] {
                let sum = sums.entry(account).or_default();
                *sum = sum.checked_add(change).ok_or(StoreError::TooLarge(movement.amount.hundredths()))?;
            }
        }
        for (account, change) in sums.into_iter().filter(|(_, change)| *change != 0) {
            self.rows.change(&BALANCES, &[Value::text(&account)], |row| {
                let held = row.map_or(Ok(0), |row| row.signed(0))?;
                let holds = held.checked_add(change).ok_or(StoreError::TooLarge(change.unsigned_abs()))?;
                Ok(vec![Value::Number(holds)])
            })?;
        }
        Ok(())
    }

    fn keep_players(&mut self, changes: &RoomChanges) -> Result<(), StoreError> {
        for deleted in &changes.deleted {
            let sql = "DELETE FROM entries WHERE hall = $1 AND player = $2 RETURNING player, number, what";
            self.rows.delete(&ENTRIES, sql, &[self.rows.name(), Value::of(deleted.player.0)?])?;
        }
        for player in &changes.players {
            self.rows.put(&PLAYERS, &[Value::of(player.player.0)?, Value::json(player)?])?;
        }
        for (player, entry) in &changes.entries {
            let player = Value::of(player.0)?;
            self.rows.put(&ENTRIES, &[player.clone(), Value::of(entry.number)?, Value::json(entry)?])?;
            let kept = u64::try_from(Statement::KEPT).unwrap_or(u64::MAX);
            if let Some(oldest) = entry.number.checked_sub(kept) {
                let sql = "DELETE FROM entries WHERE hall = $1 AND player = $2 AND number <= $3 RETURNING player, number, what";
                self.rows.delete(&ENTRIES, sql, &[self.rows.name(), player, Value::of(oldest)?])?;
            }
        }
        for (player, plan) in &changes.plans {
            self.rows.put(&PLANS, &[Value::of(player.0)?, Value::json(plan)?])?;
        }
        for correction in &changes.corrections {
            let last = "SELECT coalesce(max(number), 0) FROM corrections WHERE hall = $1";
            let last = self.rows.tx.ask(last, &[self.rows.name()])?.first().map_or(Ok(0), |row| row.number(0))?;
            self.rows.put(&CORRECTIONS, &[Value::of(last.saturating_add(1))?, Value::json(correction)?])?;
        }
        Ok(())
    }

    /// Writes where a ticket is. Tickets that are used up stay, so that all that were ever issued can be counted.
    fn keep_ticket(&mut self, movement: &TicketMovement) -> Result<(), StoreError> {
        let TicketMovement { ticket, from: _, to } = movement;
        self.rows.put(&TICKETS, &[Value::of(ticket.id.0)?, Value::json(&(ticket, to))?])
    }

    fn keep_table(&mut self, change: &TableChange) -> Result<(), StoreError> {
        let id = Value::of(change.table().0.into())?;
        match change {
            TableChange::Opened { stake, save } => {
                self.remove_table(&id)?;
                self.rows.put(&TABLES, &[id.clone(), Value::json(stake)?, Value::json(&bare(save))?])?;
                self.keep_seats(&id, &save.seats)
            }
            TableChange::Changed { save, left } => {
                let hall = self.rows.hall;
                self.rows.change(&TABLES, std::slice::from_ref(&id), |row| {
                    let missing = || StoreError::damaged(format!("table {} of {hall} is missing", save.table.0));
                    let stake = row.and_then(|row| row.0.first()).ok_or_else(missing)?;
                    Ok(vec![stake.clone(), Value::json(&bare(save))?])
                })?;
                for player in left {
                    let sql = "DELETE FROM seats WHERE hall = $1 AND id = $2 AND player = $3 RETURNING id, player, chips, what";
                    self.rows.delete(&SEATS, sql, &[self.rows.name(), id.clone(), Value::of(player.0)?])?;
                }
                self.keep_seats(&id, &save.seats)
            }
            TableChange::Closed(_) => self.remove_table(&id),
        }
    }

    fn remove_table(&mut self, id: &Value<'_>) -> Result<(), StoreError> {
        let sql = "DELETE FROM seats WHERE hall = $1 AND id = $2 RETURNING id, player, chips, what";
        self.rows.delete(&SEATS, sql, &[self.rows.name(), id.clone()])?;
        let sql = "DELETE FROM tables WHERE hall = $1 AND id = $2 RETURNING id, stake, what";
        self.rows.delete(&TABLES, sql, &[self.rows.name(), id.clone()])
    }

    fn keep_seats(&mut self, id: &Value<'_>, seats: &[SeatSave]) -> Result<(), StoreError> {
        for seat in seats {
            let (player, chips) = (Value::of(seat.player.0)?, Value::of(seat.stack.get())?);
            self.rows.put(&SEATS, &[id.clone(), player, chips, Value::json(seat)?])?;
        }
        Ok(())
    }

    /// Writes hands. A hand that begins and ends within these batches is only written as a finished hand.
    fn keep_hands(&mut self, changes: &[&RoomChanges]) -> Result<(), StoreError> {
        let ended = changes.iter().flat_map(|changes| changes.ended.iter().map(|record| record.hand));
        let voided = changes.iter().flat_map(|changes| changes.voided.iter().map(|hand| hand.begun.hand));
        let over: BTreeSet<HandId> = ended.chain(voided).collect();
        for begun in changes.iter().flat_map(|changes| &changes.begun).filter(|begun| !over.contains(&begun.hand)) {
            let text = encrypted_hand::text(self.keys, self.rows.hall, begun)?;
            self.rows.put(&BEGUN, &[Value::of(begun.hand.0)?, Value::text(&text)])?;
        }
        for acted in changes.iter().flat_map(|changes| &changes.actions).filter(|acted| !over.contains(&acted.hand)) {
            self.rows.put(&ACTIONS, &[Value::of(acted.hand.0)?, Value::of(acted.before.into())?, Value::json(&acted.action)?])?;
        }
        for hand in over {
            let hand = Value::of(hand.0)?;
            let sql = "DELETE FROM actions WHERE hall = $1 AND hand = $2 RETURNING hand, number, what";
            self.rows.delete(&ACTIONS, sql, &[self.rows.name(), hand.clone()])?;
            let sql = "DELETE FROM begun WHERE hall = $1 AND hand = $2 RETURNING hand, what";
            self.rows.delete(&BEGUN, sql, &[self.rows.name(), hand])?;
        }
        for changes in changes {
            for record in &changes.ended {
                self.keep_hand(record.hand, 0, Value::json(record)?, &record.players)?;
            }
            for hand in &changes.voided {
                self.keep_hand(hand.begun.hand, 1, Value::json(hand)?, &hand.begun.players)?;
            }
        }
        Ok(())
    }

    /// Takes the name of a deleted player out of finished hands.
    fn rename_in_hands(&mut self, deleted: &DeletedPlayer) -> Result<(), StoreError> {
        let name = deleted_name(deleted.player);
        for hand in &deleted.hands {
            let hand = Value::of(hand.0)?;
            let found =
                self.rows.tx.ask("SELECT void, what FROM hands WHERE hall = $1 AND hand = $2", &[self.rows.name(), hand.clone()])?;
            let Some(row) = found.first() else { continue };
            let mut kept = hands::kept(row)?;
            for player in kept.players_mut().iter_mut().filter(|player| player.player == deleted.player) {
                player.name.clone_from(&name);
            }
            let what = match &kept {
                KeptHand::Ended(record) => Value::json(record)?,
                KeptHand::Voided(unfinished) => Value::json(unfinished)?,
            };
            self.rows.put(&CHANGED_HANDS, &[hand, Value::Number(row.signed(0)?), what])?;
        }
        Ok(())
    }

    fn keep_hand(&mut self, hand: HandId, void: i64, what: Value<'_>, players: &[RecordedPlayer]) -> Result<(), StoreError> {
        let hand = Value::of(hand.0)?;
        self.rows.put(&HANDS, &[hand.clone(), Value::Number(void), what])?;
        let players: BTreeSet<u64> = players.iter().map(|player| player.player.0).collect();
        for player in players {
            self.rows.put(&HAND_PLAYERS, &[Value::of(player)?, hand.clone()])?;
        }
        Ok(())
    }
}

/// A poker table without its seats, which are rows of another database table.
fn bare(save: &TableSave) -> TableSave {
    TableSave { table: save.table, stakes: save.stakes, positions: save.positions, dealt_in: save.dealt_in, seats: Vec::new() }
}
