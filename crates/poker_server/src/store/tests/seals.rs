//! Rows of accounts, sessions, tokens, the log and orders that were changed, added or removed without the program.

use poker_protocol::{AccountName, HallName, PlayerId, SessionId};
use poker_room::Now;

use super::scene::{hall, owner};
use crate::door::{
    AccountChange, AccountDeletion, AuditEvent, KeptToken, NewAccount, NewOrder, Order, OrderId, OrderOutcome, PasswordHash, TokenDigest,
};
use crate::store::sql::{Database, Row, Sql};
use crate::store::{Books as _, Flaw, Store, StoreError};

const TABLES: [&str; 5] = ["accounts", "sessions", "tokens", "log", "orders"];

/// Rows in each of the tables, as the program writes them.
fn fill(store: &dyn Store) {
    let token =
        |number: u8| KeptToken { digest: TokenDigest([number; 32]), session: SessionId(number.into()), made: Now(7), until: Now(1_000) };
    let account = |name: &str, number: u8| NewAccount {
        name: AccountName::unchecked(name),
        password: Some(PasswordHash("$argon2id$".to_owned())),
        token: Some(token(number)),
        at: Now(5),
    };
    let players = store.create(&[account("Ada", 1), account("Bo", 2)]).unwrap();
    let log = |event| AccountChange::Log { at: Now(9), by: "Olga".to_owned(), event };
    let suspended = AuditEvent::Suspended { player: players[0], suspended: true, why: "two accounts".to_owned() };
    let changes = [AccountChange::Suspended(Some("two accounts".to_owned())), AccountChange::LastHall(hall()), log(suspended)];
    store.change(players[0], &changes).unwrap();
    store.change(players[1], &[log(AuditEvent::Unlocked { player: players[1] })]).unwrap();
    let order = |number: u64| NewOrder {
        hall: HallName("main".to_owned()),
        at: Now(11),
        by: "Olga".to_owned(),
        order: Order::Suspend { player: PlayerId(number), suspended: true },
    };
    let outcome = OrderOutcome::Withdrawn { at: Now(12), by: "Olga".to_owned(), why: "a typo".to_owned() };
    for number in 1..=2 {
        let id = store.order(&order(number)).unwrap();
        store.withdraw(id, &outcome).unwrap();
    }
    assert_eq!(store.check().unwrap(), []);
}

/// Runs a statement without the program, although others refer to the row.
fn meddle<D: Database>(store: &Sql<D>, free: &str, sql: &str) {
    let done: Result<(), StoreError> = store.0.write(|tx| tx.define(&format!("{free}; {sql}")));
    done.unwrap_or_else(|error| panic!("{sql}: {error}"));
}

/// Each column of each table, with whether it has numbers.
fn columns<D: Database>(store: &Sql<D>, ask: &'static str) -> Vec<(String, String, bool)> {
    let found: Result<Vec<Row>, StoreError> = store.0.read(|tx| tx.ask(ask, &[]));
    let text = |row: &Row, at| row.text(at).unwrap().to_lowercase();
    found.unwrap().iter().map(|row| (text(row, 0), text(row, 1), text(row, 2).contains("int"))).collect()
}

/// Changes each column of each table by hand. `ask` asks for the columns, `free` lets a transaction break references.
pub fn each_changed_column_is_found<D: Database>(open: impl Fn() -> Sql<D>, ask: &'static str, free: &str) {
    let columns = columns(&open(), ask);
    for table in TABLES {
        assert!(columns.iter().filter(|(of, ..)| of == table).count() > 3, "{table} in {columns:?}");
    }
    let store = open();
    fill(&store);
    for (table, column, number) in columns.iter().filter(|(table, ..)| TABLES.contains(&&**table)) {
        let key = match table.as_str() {
            "accounts" => "player = 1".to_owned(),
            "tokens" => format!("digest = '{}'", "01".repeat(32)),
            _ => "id = 1".to_owned(),
        };
        let (there, back) = if *number {
            (format!("{column} + 70"), format!("{column} - 70"))
        } else {
            (format!("coalesce({column}, '') || 'x'"), format!("substr({column}, 1, length({column}) - 1)"))
        };
        meddle(&store, free, &format!("UPDATE {table} SET {column} = {there} WHERE {key}"));
        let flaws = store.check().unwrap();
        assert!(flaws.iter().any(|flaw| matches!(flaw, Flaw::Row { table: of, .. } if of == table)), "{table}.{column}: {flaws:?}");
        let moved = key.starts_with(column.as_str());
        let key = match (moved, *number) {
            (false, _) => key,
            (true, true) => format!("{column} = 71"),
            (true, false) => format!("length({column}) = 65"),
        };
        meddle(&store, free, &format!("UPDATE {table} SET {column} = {back} WHERE {key}"));
        assert_eq!(store.check().unwrap(), [], "{table}.{column} is as before");
    }
}

/// Adds and removes rows by hand.
pub fn rows_that_were_added_or_removed_are_found<D: Database>(open: impl Fn() -> Sql<D>, free: &str) {
    let row = |table: &'static str, key: &str| Flaw::Row { table, key: key.to_owned() };
    let missing = |table: &'static str, missing: i64| Flaw::Missing { table, missing };
    let cases = [
        ("DELETE FROM accounts WHERE player = 2", vec![missing("accounts", 1)]),
        ("DELETE FROM log WHERE id = 2", vec![missing("log", 1)]),
        ("DELETE FROM orders WHERE id = 1", vec![missing("orders", 1)]),
        (
            "INSERT INTO orders (id, hall, made, by_whom, what) SELECT 3, hall, made, by_whom, what FROM orders WHERE id = 1",
            vec![row("orders", "3"), missing("orders", -1)],
        ),
        (
            "INSERT INTO orders (id, hall, made, by_whom, what, outcome, tries, epoch, seal) SELECT 3, hall, made, by_whom, what, outcome, tries, \
          epoch, seal FROM orders WHERE id = 1",
            vec![row("orders", "3"), missing("orders", -1)],
        ),
        (
            "INSERT INTO sessions (id, player, made, used, wrong, locked_until) SELECT 9, player, made, used, wrong, locked_until FROM sessions \
          WHERE id = 1",
            vec![row("sessions", "9")],
        ),
        ("UPDATE numbers SET last = last + 1 WHERE name = 'log'", vec![missing("log", 1)]),
        // What cannot be found: a session that is gone signs somebody out, and nothing else.
        ("DELETE FROM tokens WHERE session = 2", vec![]),
    ];
    for (sql, found) in cases {
        let store = open();
        fill(&store);
        meddle(&store, free, sql);
        let flaws: Vec<Flaw> = store.check().unwrap().into_iter().filter(|flaw| !matches!(flaw, Flaw::File { .. })).collect();
        assert_eq!(flaws, found, "{sql}");
    }
}

/// A row that was changed by hand stays found, also after the program has written it.
pub fn the_program_does_not_seal_what_others_have_changed<D: Database>(open: impl Fn() -> Sql<D>, free: &str) {
    let store = open();
    fill(&store);
    meddle(&store, free, "UPDATE accounts SET phc = 'another' WHERE player = 1; UPDATE sessions SET made = 8 WHERE id = 1");
    let order =
        NewOrder { hall: hall(), at: Now(13), by: "Olga".to_owned(), order: Order::Suspend { player: PlayerId(1), suspended: false } };
    assert_eq!(crate::door::Accounts::order(&store, &order).unwrap(), OrderId(3));
    meddle(&store, free, "UPDATE orders SET by_whom = 'Eve' WHERE id = 3");
    let changes = [
        AccountChange::Pro(true),
        AccountChange::UseSession { session: SessionId(1), at: Now(20) },
        AccountChange::SessionLock { session: SessionId(1), wrong: 1, until: Now(0) },
    ];
    crate::door::Accounts::change(&store, PlayerId(1), &changes).unwrap();
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    assert_eq!(store.open_orders(&lease).unwrap().open.len(), 1);
    let orders = vec![(OrderId(3), OrderOutcome::Done)];
    store.commit(&lease, &[crate::store::Batch { orders, ..crate::store::Batch::default() }]).unwrap();
    let row = |table: &'static str, key: &str| Flaw::Row { table, key: key.to_owned() };
    assert_eq!(store.check().unwrap(), [row("accounts", "1"), row("sessions", "1"), row("orders", "3")]);
}

/// Deleting a player removes rows and changes others, and all of it is the program's own doing.
pub fn deleting_a_player_leaves_the_books_sound<D: Database>(open: impl Fn() -> Sql<D>) {
    let store = open();
    fill(&store);
    let deletion = AccountDeletion { player: PlayerId(1), at: Now(30), by: "Olga".to_owned(), orders: Vec::new() };
    let accounts: &dyn Store = &store;
    accounts.delete(&deletion).unwrap();
    accounts.delete(&deletion).unwrap();
    assert_eq!(store.check().unwrap(), []);
    let events: Vec<AuditEvent> = accounts.log(crate::door::AuditId(0), 9).unwrap().into_iter().map(|entry| entry.event).collect();
    assert_eq!(events, [AuditEvent::Unlocked { player: PlayerId(2) }, AuditEvent::Deleted { player: PlayerId(1) }]);
    assert!(accounts.account(PlayerId(1)).unwrap().unwrap().is_deleted());
    assert_eq!((accounts.sessions(PlayerId(1)).unwrap().len(), accounts.sessions(PlayerId(2)).unwrap().len()), (0, 1));
    let name = AccountName::unchecked("aDA");
    assert!(accounts.is_name_taken(&AccountName::unchecked("Ada")).unwrap());
    assert_eq!(accounts.deleted_with_name(&AccountName::unchecked("Ada")).unwrap(), Some(PlayerId(1)));
    assert_eq!(accounts.by_name(&name.folded()).unwrap(), None);
}
