//! Writes batches into the tables.

use std::collections::{BTreeMap, BTreeSet};

use poker_protocol::HandId;
use poker_room::{Booked, RecordedPlayer, RoomChanges, SeatSave, Statement, TableChange, TableSave, TicketMovement};

use super::row::json;
use super::tournaments::TournamentWriter;
use super::{Transaction, Value, leases};
use crate::store::{Batch, Lease, StoreError};

pub(super) fn commit(tx: &mut dyn Transaction, lease: &Lease, batches: &[Batch]) -> Result<(), StoreError> {
    leases::hold(tx, lease)?;
    let mut hall = HallWriter { tx, name: &lease.hall.0 };
    let changes: Vec<&RoomChanges> = batches.iter().map(|batch| &batch.changes).collect();
    hall.keep_room(&changes)?;
    hall.book(changes.iter().flat_map(|changes| &changes.movements))?;
    for changes in &changes {
        hall.keep_players(changes)?;
        for change in &changes.tables {
            hall.keep_table(change)?;
        }
        for change in &changes.tournaments {
            TournamentWriter { tx: &mut *hall.tx, hall: hall.name }.keep(change)?;
        }
        for movement in &changes.tickets {
            hall.keep_ticket(movement)?;
        }
    }
    hall.keep_hands(&changes)?;
    for (order, outcome) in batches.iter().flat_map(|batch| &batch.orders) {
        hall.tx.run("UPDATE orders SET outcome = $1 WHERE id = $2", &[Value::json(outcome)?, Value::of(order.0)?])?;
    }
    Ok(())
}

struct HallWriter<'a> {
    tx: &'a mut dyn Transaction,
    name: &'a str,
}

impl<'a> HallWriter<'a> {
    fn run<const N: usize>(&mut self, sql: &'static str, values: [Value<'_>; N]) -> Result<u64, StoreError> {
        self.tx.run(sql, &values)
    }

    fn name(&self) -> Value<'a> {
        Value::text(self.name)
    }

    /// Writes the values of which a hall has only one, as they are after the last batch.
    fn keep_room(&mut self, changes: &[&RoomChanges]) -> Result<(), StoreError> {
        let hall = self.name();
        if let Some(base) = changes.iter().rev().find_map(|changes| changes.base.as_ref()) {
            self.run("UPDATE halls SET base = $1 WHERE hall = $2", [Value::json(base)?, hall.clone()])?;
        }
        if let Some(counters) = changes.iter().rev().find_map(|changes| changes.counters.as_ref()) {
            self.run("UPDATE halls SET counters = $1 WHERE hall = $2", [Value::json(counters)?, hall.clone()])?;
        }
        if let Some(review) = changes.iter().rev().find_map(|changes| changes.review.as_ref()) {
            self.run("UPDATE halls SET review = $1 WHERE hall = $2", [Value::json(review)?, hall])?;
        }
        Ok(())
    }

    /// Writes each movement, and adds their sum to each account.
    fn book<'b>(&mut self, movements: impl Iterator<Item = &'b Booked>) -> Result<(), StoreError> {
        let mut number =
            self.tx.ask("SELECT moved FROM halls WHERE hall = $1", &[self.name()])?.first().map_or(Ok(0), |row| row.number(0))?;
        let before = number;
        let mut sums: BTreeMap<String, i64> = BTreeMap::new();
        for Booked { at, movement } in movements {
            number = number.saturating_add(1);
            let amount = i64::try_from(movement.amount.hundredths()).map_err(|_| StoreError::TooLarge(movement.amount.hundredths()))?;
            let (payer, payee) = (json(&movement.from)?, json(&movement.to)?);
            self.run(
                "INSERT INTO movements (hall, number, made, payer, payee, chips, reason) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                [
                    self.name(),
                    Value::of(number)?,
                    Value::of(at.0)?,
                    Value::text(&payer),
                    Value::text(&payee),
                    Value::Number(amount),
                    Value::json(&movement.reason)?,
                ],
            )?;
            for (account, change) in [(payer, -amount), (payee, amount)] {
                let sum = sums.entry(account).or_default();
                *sum = sum.checked_add(change).ok_or(StoreError::TooLarge(movement.amount.hundredths()))?;
            }
        }
        if number == before {
            return Ok(());
        }
        self.run("UPDATE halls SET moved = $1 WHERE hall = $2", [Value::of(number)?, self.name()])?;
        for (account, change) in sums.into_iter().filter(|(_, change)| *change != 0) {
            let (account, change) = (Value::text(&account), Value::Number(change));
            let values = [change.clone(), self.name(), account.clone()];
            if self.run("UPDATE balances SET chips = chips + $1 WHERE hall = $2 AND account = $3", values)? == 0 {
                self.run("INSERT INTO balances (hall, account, chips) VALUES ($1, $2, $3)", [self.name(), account, change])?;
            }
        }
        Ok(())
    }

    fn keep_players(&mut self, changes: &RoomChanges) -> Result<(), StoreError> {
        for player in &changes.players {
            self.run(
                "INSERT INTO players (hall, player, what) VALUES ($1, $2, $3) ON CONFLICT (hall, player) DO UPDATE SET what = excluded.what",
                [self.name(), Value::of(player.player.0)?, Value::json(player)?],
            )?;
        }
        for (player, entry) in &changes.entries {
            let player = Value::of(player.0)?;
            self.run(
                "INSERT INTO entries (hall, player, number, what) VALUES ($1, $2, $3, $4)",
                [self.name(), player.clone(), Value::of(entry.number)?, Value::json(entry)?],
            )?;
            let kept = u64::try_from(Statement::KEPT).unwrap_or(u64::MAX);
            if let Some(oldest) = entry.number.checked_sub(kept) {
                self.run(
                    "DELETE FROM entries WHERE hall = $1 AND player = $2 AND number <= $3",
                    [self.name(), player, Value::of(oldest)?],
                )?;
            }
        }
        for (player, plan) in &changes.plans {
            self.run(
                "INSERT INTO plans (hall, player, what) VALUES ($1, $2, $3) ON CONFLICT (hall, player) DO UPDATE SET what = excluded.what",
                [self.name(), Value::of(player.0)?, Value::json(plan)?],
            )?;
        }
        for correction in &changes.corrections {
            let next = "INSERT INTO corrections (hall, number, what) \
                        SELECT $1, coalesce(max(number), 0) + 1, $2 FROM corrections WHERE hall = $3";
            self.run(next, [self.name(), Value::json(correction)?, self.name()])?;
        }
        Ok(())
    }

    /// Writes where a ticket is. Tickets that are used up stay, so that all that were ever issued can be counted.
    fn keep_ticket(&mut self, movement: &TicketMovement) -> Result<(), StoreError> {
        let TicketMovement { ticket, from: _, to } = movement;
        self.run(
            "INSERT INTO tickets (hall, id, what) VALUES ($1, $2, $3) ON CONFLICT (hall, id) DO UPDATE SET what = excluded.what",
            [self.name(), Value::of(ticket.id.0)?, Value::json(&(ticket, to))?],
        )?;
        Ok(())
    }

    fn keep_table(&mut self, change: &TableChange) -> Result<(), StoreError> {
        let id = Value::of(change.table().0.into())?;
        match change {
            TableChange::Opened { stake, save } => {
                self.run("DELETE FROM tables WHERE hall = $1 AND id = $2", [self.name(), id.clone()])?;
                self.run(
                    "INSERT INTO tables (hall, id, stake, what) VALUES ($1, $2, $3, $4)",
                    [self.name(), id.clone(), Value::json(stake)?, Value::json(&bare(save))?],
                )?;
                self.keep_seats(&id, &save.seats)
            }
            TableChange::Changed { save, left } => {
                let values = [Value::json(&bare(save))?, self.name(), id.clone()];
                if self.run("UPDATE tables SET what = $1 WHERE hall = $2 AND id = $3", values)? == 0 {
                    return Err(StoreError::damaged(format!("table {} of {} is missing", save.table.0, self.name)));
                }
                for player in left {
                    let values = [self.name(), id.clone(), Value::of(player.0)?];
                    self.run("DELETE FROM seats WHERE hall = $1 AND id = $2 AND player = $3", values)?;
                }
                self.keep_seats(&id, &save.seats)
            }
            TableChange::Closed(_) => {
                self.run("DELETE FROM tables WHERE hall = $1 AND id = $2", [self.name(), id])?;
                Ok(())
            }
        }
    }

    fn keep_seats(&mut self, id: &Value<'_>, seats: &[SeatSave]) -> Result<(), StoreError> {
        for seat in seats {
            let (player, chips) = (Value::of(seat.player.0)?, Value::of(seat.stack.get())?);
            self.run(
                "INSERT INTO seats (hall, id, player, chips, what) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (hall, id, player) DO UPDATE SET chips = excluded.chips, what = excluded.what",
                [self.name(), id.clone(), player, chips, Value::json(seat)?],
            )?;
        }
        Ok(())
    }

    /// Writes hands. A hand that begins and ends within these batches is only written as a finished hand.
    fn keep_hands(&mut self, changes: &[&RoomChanges]) -> Result<(), StoreError> {
        let ended = changes.iter().flat_map(|changes| changes.ended.iter().map(|record| record.hand));
        let voided = changes.iter().flat_map(|changes| changes.voided.iter().map(|hand| hand.begun.hand));
        let over: BTreeSet<HandId> = ended.chain(voided).collect();
        for begun in changes.iter().flat_map(|changes| &changes.begun).filter(|begun| !over.contains(&begun.hand)) {
            let values = [self.name(), Value::of(begun.hand.0)?, Value::json(begun)?];
            self.run("INSERT INTO begun (hall, hand, what) VALUES ($1, $2, $3)", values)?;
        }
        for acted in changes.iter().flat_map(|changes| &changes.actions).filter(|acted| !over.contains(&acted.hand)) {
            let values = [self.name(), Value::of(acted.hand.0)?, Value::of(acted.before.into())?, Value::json(&acted.action)?];
            self.run("INSERT INTO actions (hall, hand, number, what) VALUES ($1, $2, $3, $4)", values)?;
        }
        for hand in over {
            self.run("DELETE FROM begun WHERE hall = $1 AND hand = $2", [self.name(), Value::of(hand.0)?])?;
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

    fn keep_hand(&mut self, hand: HandId, void: i64, what: Value<'_>, players: &[RecordedPlayer]) -> Result<(), StoreError> {
        let hand = Value::of(hand.0)?;
        let values = [self.name(), hand.clone(), Value::Number(void), what];
        self.run("INSERT INTO hands (hall, hand, void, what) VALUES ($1, $2, $3, $4)", values)?;
        let players: BTreeSet<u64> = players.iter().map(|player| player.player.0).collect();
        for player in players {
            let values = [self.name(), Value::of(player)?, hand.clone()];
            self.run("INSERT INTO hand_players (hall, player, hand) VALUES ($1, $2, $3)", values)?;
        }
        Ok(())
    }
}

/// A poker table without its seats, which are rows of another database table.
fn bare(save: &TableSave) -> TableSave {
    TableSave { table: save.table, stakes: save.stakes, positions: save.positions, dealt_in: save.dealt_in, seats: Vec::new() }
}
