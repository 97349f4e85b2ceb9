//! Rooms of any rulebook, and players with the stacks that a test needs.

use std::sync::Arc;

use poker_protocol::{Form, Money, PlayerId, Request, TableId};

use super::room_scene::{Salon, config};
use crate::{Account, ClientId, Correction, OfferedStake, RoomConfig, RoomStakes, Rulebook, Rulebooks};

/// A Hold'em stake of a form with this big blind, and the number of its tables.
pub(super) type Offered = (Form, u64, u32);

/// A room of a rulebook in which all players have 50,000.
pub(super) fn config_of(rulebook: &Arc<Rulebook>, offered: &[Offered]) -> RoomConfig {
    let offer = |&(form, big_blind, standing_tables): &Offered| {
        let row = rulebook.stakes.iter().find(|row| (row.form, row.big_blind) == (form, Money::new(big_blind))).unwrap().clone();
        OfferedStake { rulebook: Arc::clone(rulebook), row, standing_tables }
    };
    let stakes = RoomStakes { id: "test".to_owned(), offers: offered.iter().map(offer).collect() };
    RoomConfig { stakes: Arc::new(stakes), opening_balance: Money::new(50_000), ..config() }
}

/// A room for each of these rulebooks.
pub(super) fn salons(rulebooks: &[&str], offered: &[Offered]) -> Vec<Salon> {
    let embedded = Rulebooks::embedded().unwrap();
    rulebooks.iter().map(|id| Salon::with(config_of(embedded.get(id).unwrap(), offered))).collect()
}

impl Salon {
    /// Sets a player's stack to `to` by an operator's correction.
    pub fn make_stack(&mut self, player: u64, table: u32, to: u64) {
        let stack = Account::Stack(TableId(table), PlayerId(player));
        let (held, to) = (self.room.ledger().holds(stack), Money::new(to));
        let (from, into, amount) =
            if held < to { (Account::Outside, stack, to.saturating_sub(held)) } else { (stack, Account::House, held.saturating_sub(to)) };
        if !amount.is_zero() {
            let correction = Correction { from, to: into, amount, why: "a test".to_owned(), by: "Ada".to_owned() };
            self.room.correct(correction, self.now).unwrap();
            self.listen();
        }
    }

    /// Sits down at this table with `buy_in` and leaves with `stack`.
    pub fn sit_and_leave(&mut self, client: ClientId, player: u64, table: u32, buy_in: u64, stack: u64) {
        self.sit_at(player, table, buy_in).unwrap();
        self.make_stack(player, table, stack);
        self.answer(client, Request::LeaveTable { table: TableId(table) }).unwrap();
    }

    pub fn sit_at(&mut self, player: u64, table: u32, buy_in: u64) -> Result<(), poker_protocol::Refusal> {
        let entry = poker_protocol::Entry::WaitForBigBlind;
        let seated = self.room.seat(PlayerId(player), TableId(table), Money::new(buy_in), entry, self.now);
        self.listen();
        seated.map(|_| ())
    }

    /// A player's stack at a table.
    pub fn stack_at(&self, player: u64, table: u32) -> u64 {
        let table = self.room.table(TableId(table)).unwrap();
        table.stack(table.seat_of(PlayerId(player)).unwrap()).get()
    }
}
