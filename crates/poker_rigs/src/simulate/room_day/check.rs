//! Checks the room: after each input the tables that it touched, from time to time the sum of the book, and more rarely, as at the end,
//! everything.

use std::collections::BTreeSet;

use poker_protocol::{Money, PlayerId, TableId};
use poker_room::{Account, HandRecord};
use poker_rules::{Chips, Seat};

use super::RoomFailure;
use super::run::Day;

/// The sum of the book is checked once in this number of inputs.
const SUM_EVERY: u64 = 64;
/// Everything is checked once in this number of inputs, which takes about a fiftieth of the time of a long run.
const ALL_EVERY: u64 = 256;

impl Day {
    /// Checks the room after an input.
    pub(super) fn check_input(&mut self) -> Result<(), RoomFailure> {
        if !self.checked {
            self.touched.clear();
            return Ok(());
        }
        // Each movement takes from one account what it gives to another, so that it is enough to check the sum from time to time.
        if self.inputs().is_multiple_of(SUM_EVERY) {
            self.check_sum()?;
        }
        if self.inputs().is_multiple_of(ALL_EVERY) {
            self.check_all()?;
        }
        for table in std::mem::take(&mut self.touched) {
            self.check_table(table)?;
        }
        Ok(())
    }

    fn check_sum(&self) -> Result<(), RoomFailure> {
        match self.room.ledger().sum() {
            0 => Ok(()),
            sum => Err(self.broken(format!("the book adds up to {sum}"))),
        }
    }

    /// Checks everything: the sum of the book, all tables, and that no chips lie where nobody sits.
    pub(super) fn check_all(&self) -> Result<(), RoomFailure> {
        self.check_sum()?;
        let mut seated: BTreeSet<(TableId, PlayerId)> = BTreeSet::new();
        for id in self.room.table_ids() {
            self.check_table(id)?;
            seated.extend(self.players_at(id).into_iter().map(|player| (id, player)));
        }
        for (account, money) in self.room.ledger().accounts() {
            if let Account::Stack(table, player) = account
                && !seated.contains(&(table, player))
                // Chips of a player who has left a pool may still be in one of its hands.
                && self.settled_money(table, player) != Some(money)
            {
                return Err(self.broken(format!(
                    "{} chips of player {} lie at table {}, where nobody sits",
                    money.hundredths(),
                    player.0,
                    table.0
                )));
            }
        }
        Ok(())
    }

    /// The players at a table or in a pool.
    fn players_at(&self, id: TableId) -> Vec<PlayerId> {
        match (self.room.table(id), self.room.pool(id)) {
            (Some(table), _) => Seat::ALL.into_iter().filter_map(|seat| table.player_at(seat)).collect(),
            (None, Some(pool)) => pool.player_ids().collect(),
            (None, None) => Vec::new(),
        }
    }

    fn settled_money(&self, id: TableId, player: PlayerId) -> Option<Money> {
        let at_table = self.room.table(id).and_then(|table| Some(table.settled_money(table.seat_of(player)?)));
        at_table.or_else(|| Some(self.room.pool(id)?.settled_money(player)))
    }

    fn check_table(&self, id: TableId) -> Result<(), RoomFailure> {
        let ledger = self.room.ledger();
        if !ledger.holds(Account::Pot(id)).is_zero() {
            return Err(self.broken(format!("chips are left in the pot of table {}", id.0)));
        }
        for player in self.players_at(id) {
            let (booked, there) = (ledger.holds(Account::Stack(id, player)), self.settled_money(id, player).unwrap_or_default());
            if booked != there {
                let what = format!(
                    "table {}, player {}: {} chips in the book, {} in the stack",
                    id.0,
                    player.0,
                    booked.hundredths(),
                    there.hundredths()
                );
                return Err(self.broken(what));
            }
        }
        if let Some(hand) = self.room.table(id).and_then(|table| table.hand()) {
            let before: Chips = hand.setup().seats.iter().map(|seat| seat.stack).sum();
            let stacks: Chips = hand.setup().seats.iter().map(|seat| hand.stack(seat.seat)).sum();
            if [stacks, hand.pot_total(), hand.rake()].into_iter().sum::<Chips>() != before {
                return Err(self.broken(format!("the hand at table {} has made or lost chips", id.0)));
            }
        }
        Ok(())
    }

    /// Checks that a finished hand paid out the chips that came in.
    pub(super) fn check_record(&self, record: &HandRecord) -> Result<(), RoomFailure> {
        if !self.checked {
            return Ok(());
        }
        let before: Chips = record.setup.seats.iter().map(|seat| seat.stack).sum();
        let after: Chips = record.stacks.iter().map(|seat| seat.stack).sum();
        if after.checked_add(record.rake) != Some(before) {
            return Err(self.broken(format!("hand {} paid out other chips than came in", record.hand.0)));
        }
        Ok(())
    }
}
