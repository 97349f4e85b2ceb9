//! The tables whose rows belong to a hall, and the only way to write them: it keeps the digest of the hall.

use super::digest::{Digest, RowHash};
use super::{Row, Transaction, Value};
use crate::store::StoreError;

/// A table whose rows belong to a hall. Its first column is the hall, then come the other columns of the key, then the rest.
pub(super) struct HallTable {
    pub name: &'static str,
    /// The number of columns of the key besides the hall.
    key: usize,
    /// Asks for all rows of a hall, without the column of the hall.
    pub all: &'static str,
    /// Asks for the columns after the key, of the row with a key. Empty: rows of this table never change.
    found: &'static str,
    /// Writes a row. If rows of the table may change, it replaces the row with the same key.
    put: &'static str,
}

pub(super) const BALANCES: HallTable = HallTable {
    name: "balances",
    key: 1,
    all: "SELECT account, chips FROM balances WHERE hall = $1",
    found: "SELECT chips FROM balances WHERE hall = $1 AND account = $2",
    put: "INSERT INTO balances (hall, account, chips) VALUES ($1, $2, $3) ON CONFLICT (hall, account) DO UPDATE SET chips = excluded.chips",
};

pub(super) const MOVEMENTS: HallTable = HallTable {
    name: "movements",
    key: 1,
    all: "SELECT number, made, payer, payee, chips, reason FROM movements WHERE hall = $1",
    found: "",
    put: "INSERT INTO movements (hall, number, made, payer, payee, chips, reason) VALUES ($1, $2, $3, $4, $5, $6, $7)",
};

pub(super) const PLAYERS: HallTable = HallTable {
    name: "players",
    key: 1,
    all: "SELECT player, what FROM players WHERE hall = $1",
    found: "SELECT what FROM players WHERE hall = $1 AND player = $2",
    put: "INSERT INTO players (hall, player, what) VALUES ($1, $2, $3) ON CONFLICT (hall, player) DO UPDATE SET what = excluded.what",
};

pub(super) const ENTRIES: HallTable = HallTable {
    name: "entries",
    key: 2,
    all: "SELECT player, number, what FROM entries WHERE hall = $1",
    found: "",
    put: "INSERT INTO entries (hall, player, number, what) VALUES ($1, $2, $3, $4)",
};

pub(super) const PLANS: HallTable = HallTable {
    name: "plans",
    key: 1,
    all: "SELECT player, what FROM plans WHERE hall = $1",
    found: "SELECT what FROM plans WHERE hall = $1 AND player = $2",
    put: "INSERT INTO plans (hall, player, what) VALUES ($1, $2, $3) ON CONFLICT (hall, player) DO UPDATE SET what = excluded.what",
};

pub(super) const TABLES: HallTable = HallTable {
    name: "tables",
    key: 1,
    all: "SELECT id, stake, what FROM tables WHERE hall = $1",
    found: "SELECT stake, what FROM tables WHERE hall = $1 AND id = $2",
    put: "INSERT INTO tables (hall, id, stake, what) VALUES ($1, $2, $3, $4) ON CONFLICT (hall, id) \
          DO UPDATE SET stake = excluded.stake, what = excluded.what",
};

pub(super) const SEATS: HallTable = HallTable {
    name: "seats",
    key: 2,
    all: "SELECT id, player, chips, what FROM seats WHERE hall = $1",
    found: "SELECT chips, what FROM seats WHERE hall = $1 AND id = $2 AND player = $3",
    put: "INSERT INTO seats (hall, id, player, chips, what) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hall, id, player) \
          DO UPDATE SET chips = excluded.chips, what = excluded.what",
};

pub(super) const CORRECTIONS: HallTable = HallTable {
    name: "corrections",
    key: 1,
    all: "SELECT number, what FROM corrections WHERE hall = $1",
    found: "",
    put: "INSERT INTO corrections (hall, number, what) VALUES ($1, $2, $3)",
};

pub(super) const BEGUN: HallTable = HallTable {
    name: "begun",
    key: 1,
    all: "SELECT hand, what FROM begun WHERE hall = $1",
    found: "",
    put: "INSERT INTO begun (hall, hand, what) VALUES ($1, $2, $3)",
};

/// `begun` for a row that is written again with the same content, encrypted.
pub(super) const BEGUN_AGAIN: HallTable = HallTable {
    found: "SELECT what FROM begun WHERE hall = $1 AND hand = $2",
    put: "INSERT INTO begun (hall, hand, what) VALUES ($1, $2, $3) ON CONFLICT (hall, hand) DO UPDATE SET what = excluded.what",
    ..BEGUN
};

pub(super) const ACTIONS: HallTable = HallTable {
    name: "actions",
    key: 2,
    all: "SELECT hand, number, what FROM actions WHERE hall = $1",
    found: "",
    put: "INSERT INTO actions (hall, hand, number, what) VALUES ($1, $2, $3, $4)",
};

pub(super) const HANDS: HallTable = HallTable {
    name: "hands",
    key: 1,
    all: "SELECT hand, void, what FROM hands WHERE hall = $1",
    found: "",
    put: "INSERT INTO hands (hall, hand, void, what) VALUES ($1, $2, $3, $4)",
};

/// The table of hands, for a hand that is there already.
pub(super) const CHANGED_HANDS: HallTable = HallTable {
    found: "SELECT void, what FROM hands WHERE hall = $1 AND hand = $2",
    put: "INSERT INTO hands (hall, hand, void, what) VALUES ($1, $2, $3, $4) ON CONFLICT (hall, hand) \
          DO UPDATE SET void = excluded.void, what = excluded.what",
    ..HANDS
};

pub(super) const HAND_PLAYERS: HallTable = HallTable {
    name: "hand_players",
    key: 2,
    all: "SELECT player, hand FROM hand_players WHERE hall = $1",
    found: "",
    put: "INSERT INTO hand_players (hall, player, hand) VALUES ($1, $2, $3)",
};

pub(super) const TOURNAMENTS: HallTable = HallTable {
    name: "tournaments",
    key: 3,
    all: "SELECT id, part, number, what FROM tournaments WHERE hall = $1",
    found: "SELECT what FROM tournaments WHERE hall = $1 AND id = $2 AND part = $3 AND number = $4",
    put: "INSERT INTO tournaments (hall, id, part, number, what) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (hall, id, part, number) \
          DO UPDATE SET what = excluded.what",
};

pub(super) const TICKETS: HallTable = HallTable {
    name: "tickets",
    key: 1,
    all: "SELECT id, what FROM tickets WHERE hall = $1",
    found: "SELECT what FROM tickets WHERE hall = $1 AND id = $2",
    put: "INSERT INTO tickets (hall, id, what) VALUES ($1, $2, $3) ON CONFLICT (hall, id) DO UPDATE SET what = excluded.what",
};

/// The values of a hall of which there is only one, and which change often. They are columns of the table `halls`.
pub(super) const SINGLE: HallTable = HallTable {
    name: "halls",
    key: 0,
    all: "SELECT moved, counters, review FROM halls WHERE hall = $1",
    found: "SELECT moved, counters, review FROM halls WHERE hall = $1",
    put: "INSERT INTO halls (hall, moved, counters, review, epoch, held_until) VALUES ($1, $2, $3, $4, 0, 0) ON CONFLICT (hall) \
          DO UPDATE SET moved = excluded.moved, counters = excluded.counters, review = excluded.review",
};

/// What a hall offers. It is long and seldom changes, so it is not in the row that each commit writes.
pub(super) const BASES: HallTable = HallTable {
    name: "bases",
    key: 0,
    all: "SELECT what FROM bases WHERE hall = $1",
    found: "SELECT what FROM bases WHERE hall = $1",
    put: "INSERT INTO bases (hall, what) VALUES ($1, $2) ON CONFLICT (hall) DO UPDATE SET what = excluded.what",
};

/// All tables whose rows belong to a hall, each after the tables that its rows refer to.
pub(super) const ALL: [HallTable; 16] = [
    SINGLE,
    BASES,
    BALANCES,
    MOVEMENTS,
    PLAYERS,
    ENTRIES,
    PLANS,
    TABLES,
    SEATS,
    CORRECTIONS,
    BEGUN,
    ACTIONS,
    HANDS,
    HAND_PLAYERS,
    TOURNAMENTS,
    TICKETS,
];

/// Reads and writes the rows of one hall in a transaction, and keeps the digest of all rows.
pub(super) struct HallRows<'a> {
    pub tx: &'a mut dyn Transaction,
    pub hall: &'a str,
    pub digest: Digest,
}

impl<'a> HallRows<'a> {
    /// The name of the hall as a value.
    pub fn name(&self) -> Value<'a> {
        Value::text(self.hall)
    }

    /// Writes a row: `values` are all columns but the hall.
    pub fn put(&mut self, table: &HallTable, values: &[Value<'_>]) -> Result<(), StoreError> {
        let (key, rest) = values.split_at(table.key);
        self.change(table, key, |_| Ok(rest.iter().map(Value::borrowed).collect()))
    }

    /// Writes the row with this key. `rest` gives the other columns, from those that the row has now, if it is there. A row that stays as it is
    /// is not written.
    pub fn change<'v>(
        &mut self,
        table: &HallTable,
        key: &[Value<'v>],
        rest: impl FnOnce(Option<&Row>) -> Result<Vec<Value<'v>>, StoreError>,
    ) -> Result<(), StoreError> {
        let found = if table.found.is_empty() { Vec::new() } else { self.tx.ask(table.found, &self.of_hall(key))? };
        let before = found.first();
        let rest = rest(before)?;
        if let Some(before) = before {
            if before.0 == rest {
                return Ok(());
            }
            self.digest.remove(RowHash::of(table.name, key.iter().chain(&before.0)));
        }
        let values: Vec<Value<'_>> = key.iter().map(Value::borrowed).chain(rest).collect();
        self.tx.run(table.put, &self.of_hall(&values))?;
        self.digest.add(RowHash::of(table.name, &values));
        Ok(())
    }

    /// Deletes rows with a statement that returns all columns of the deleted rows but the hall.
    pub fn delete(&mut self, table: &HallTable, sql: &'static str, values: &[Value<'_>]) -> Result<(), StoreError> {
        for row in self.tx.ask(sql, values)? {
            self.digest.remove(RowHash::of(table.name, &row.0));
        }
        Ok(())
    }

    /// Values with the name of the hall before them.
    fn of_hall<'v>(&self, values: &'v [Value<'_>]) -> Vec<Value<'v>>
    where
        'a: 'v,
    {
        std::iter::once(Value::text(self.hall)).chain(values.iter().map(Value::borrowed)).collect()
    }
}
