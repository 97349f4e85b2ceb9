//! Tests of SQLite: books in a file, and in memory.

use std::cell::Cell;
use std::path::{Path, PathBuf};

use chacha20::ChaCha8Rng;
use poker_protocol::{AccountName, JackpotKind, Money};
use poker_room::{Account, Now, Room, Shuffler};
use rand::{RngExt as _, SeedableRng as _};
use tempfile::TempDir;

use super::older::{self, holds_version_3, holds_version_7};
use super::scene::{Play, config, hall, holds, owner};
use super::{seals, suite};
use crate::door::{AccountChange, Accounts as _, AuditEvent, AuditId, NewAccount, NewOrder, Order};
use crate::store::sql::Dialect;
use crate::store::{Books as _, Flaw, SqliteStore, StoreError};

#[test]
fn the_suite_holds_in_memory() {
    suite::run(|| SqliteStore::in_memory().unwrap());
}

#[test]
fn the_suite_holds_in_a_file() {
    let (folder, _) = place();
    let count = Cell::new(0);
    suite::run(|| {
        count.set(count.get() + 1);
        SqliteStore::open(&folder.path().join(format!("{}.sqlite", count.get()))).unwrap()
    });
}

fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("books").join("cardroom.sqlite");
    (folder, path)
}

/// Books with some hands.
fn played() -> (TempDir, PathBuf, Play) {
    let (folder, path) = place();
    let store = SqliteStore::open(&path).unwrap();
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut play = Play::new(1);
    store.commit(&lease, &play.batches(80)).unwrap();
    (folder, path, play)
}

/// Changes the file without the store.
fn meddle(path: &PathBuf, sql: &str) {
    rusqlite::Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn a_second_server_on_the_same_file_is_refused_and_a_command_beside_it_is_not() {
    let (_folder, path, play) = played();
    let first = SqliteStore::open(&path).unwrap();
    assert!(matches!(SqliteStore::open(&path), Err(StoreError::Locked(locked)) if locked == path));
    let beside = SqliteStore::open_beside(&path).unwrap();
    let lease = first.claim(&hall(), &owner("b"), 60_000).unwrap();
    assert!(matches!(beside.claim(&hall(), &owner("command"), 60_000), Err(StoreError::Held(_))));
    first.renew(&lease, 60_000).unwrap();
    holds(&beside, &play.room);
    drop((first, beside));
    holds(&SqliteStore::open(&path).unwrap(), &play.room);
}

#[cfg(unix)]
#[test]
fn nobody_else_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, path, _) = played();
    let _open = SqliteStore::open(&path).unwrap();
    for file in std::fs::read_dir(folder.path().join("books")).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{file:?}");
    }
}

#[test]
fn a_server_that_starts_again_has_its_halls_at_once() {
    let (_folder, path, _) = played();
    let store = SqliteStore::open(&path).unwrap();
    assert_eq!(store.owners().unwrap(), [(hall(), None)]);
    store.claim(&hall(), &owner("b"), 60_000).unwrap();
}

#[test]
fn books_of_a_newer_version_are_refused_and_left_as_they_are() {
    let (_folder, path, play) = played();
    meddle(&path, "UPDATE schema_version SET version = 77");
    assert!(matches!(SqliteStore::open(&path), Err(StoreError::Newer { found: 77, known: 9 })));
    meddle(&path, "UPDATE schema_version SET version = 9");
    holds(&SqliteStore::open(&path).unwrap(), &play.room);
}

#[test]
fn books_of_version_3_open_with_all_that_they_held() {
    let (_folder, path) = place();
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    meddle(&path, &format!("PRAGMA application_id = 1667330660; {}", older::version_3(Dialect::Sqlite)));
    holds_version_3(&SqliteStore::open(&path).unwrap());
}

/// The files of version 7, changed by a statement.
fn version_7(change: &str) -> (TempDir, PathBuf) {
    let (folder, path) = place();
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    meddle(&path, &format!("PRAGMA application_id = 1667330660; {}; {change}", older::version_7(Dialect::Sqlite)));
    std::fs::write(path.with_extension("tips"), include_str!("../../../../../tests/data/books/version-7.tips")).unwrap();
    (folder, path)
}

#[test]
fn books_of_version_7_open_with_all_that_they_held() {
    let (_folder, path) = version_7("");
    holds_version_7(&SqliteStore::open(&path).unwrap());
}

#[test]
fn a_change_of_books_of_version_7_is_still_found_when_they_are_migrated() {
    for change in ["UPDATE halls SET base = base || ' '", "UPDATE halls SET moved = moved + 1", "UPDATE balances SET chips = chips + 1"] {
        let (_folder, path) = version_7(change);
        let flaws = SqliteStore::open(&path).unwrap().check().unwrap();
        assert!(flaws.contains(&Flaw::Changed { hall: hall() }), "{change}: {flaws:?}");
    }
}

#[test]
fn a_command_does_not_change_the_tables_under_a_running_server_of_an_older_version() {
    let (_folder, path) = place();
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    meddle(&path, &format!("PRAGMA application_id = 1667330660; {}", older::version_3(Dialect::Sqlite)));
    let running = std::fs::File::create(path.with_extension("lock")).unwrap();
    running.try_lock().unwrap();
    assert!(matches!(SqliteStore::open_beside(&path), Err(StoreError::Older)));
    assert_eq!(
        dump(&path).unwrap().iter().filter(|row| row.starts_with("schema_version")).collect::<Vec<_>>(),
        ["schema_version: Integer(3)"]
    );
    drop(running);
    drop(SqliteStore::open_beside(&path).unwrap());
    assert!(dump(&path).unwrap().iter().any(|row| row == "schema_version: Integer(9)"));
    holds_version_3(&SqliteStore::open(&path).unwrap());
}

#[test]
fn the_database_of_another_program_is_refused() {
    let (_folder, path) = place();
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    meddle(&path, "CREATE TABLE recipes (name TEXT)");
    assert!(matches!(SqliteStore::open(&path), Err(StoreError::NotOurs(other)) if other == path));
}

#[test]
fn a_damaged_file_is_refused_with_what_to_do_and_not_set_aside() {
    let (folder, path, _) = played();
    let mut bytes = std::fs::read(&path).unwrap();
    let (head, _) = bytes.split_at_mut(100);
    head.fill(b'x');
    std::fs::write(&path, &bytes).unwrap();
    let refused = SqliteStore::open(&path).err().unwrap();
    assert!(matches!(refused, StoreError::Damaged { .. }), "{refused}");
    assert!(refused.to_string().contains("put a backup in their place"));
    assert_eq!(std::fs::read(&path).unwrap(), bytes);
    let files = std::fs::read_dir(folder.path().join("books")).unwrap().count();
    assert!(files <= 4, "the file, its log and the lock");
}

#[test]
fn every_kind_of_flaw_is_found() {
    let flaw = |sql: &str| {
        let (_folder, path, _) = played();
        meddle(&path, sql);
        let mut flaws = SqliteStore::open(&path).unwrap().check().unwrap();
        assert_eq!(flaws.remove(0), Flaw::Changed { hall: hall() }, "{sql}");
        flaws
    };
    let balance = flaw("UPDATE balances SET chips = chips + 5 WHERE account = '{\"balance\":1}'");
    assert!(
        matches!(&balance[..], [Flaw::Unreadable { .. }, Flaw::Sum { sum: 5, .. }, Flaw::Balance { held, moved, .. }] if held - moved == 5),
        "{balance:?}"
    );
    let movement = flaw("DELETE FROM movements WHERE number = 3");
    assert!(matches!(&movement[..], [Flaw::Balance { .. }, Flaw::Balance { .. }]), "{movement:?}");
    let seat = flaw("UPDATE seats SET chips = chips + 1 WHERE player = 2");
    assert!(matches!(&seat[..], [Flaw::Stack { .. }, Flaw::Stack { .. }]), "{seat:?}");
    let gone = "UPDATE balances SET chips = chips - 7 WHERE account = '{\"balance\":1}'; \
                INSERT INTO balances SELECT hall, '{\"stack\":[1,99]}', 7 FROM halls; \
                INSERT INTO movements SELECT hall, 1000000, 1, '{\"balance\":1}', '{\"stack\":[1,99]}', 7, '' FROM halls;";
    let stranger = flaw(gone);
    assert!(matches!(&stranger[..], [Flaw::Unreadable { .. }, Flaw::Stack { .. }]), "{stranger:?}");
    let leaver = flaw(&format!("{gone} UPDATE tables SET stake = replace(stake, 'regular', 'fast')"));
    assert_eq!(leaver, [], "a player who has left a pool may have chips in a hand");
    let ticket = flaw(
        "INSERT INTO tickets SELECT hall, 1, '[{\"id\":1,\"terms\":{\"kind\":\"sng\",\"value\":7,\"exchangeable\":true}},{\"held\":1}]' FROM halls",
    );
    assert!(matches!(&ticket[..], [Flaw::Unreadable { .. }, Flaw::Tickets { .. }]), "{ticket:?}");
    let hand = flaw("INSERT INTO begun SELECT hall, hand, what FROM hands LIMIT 1");
    assert!(matches!(&hand[..], [Flaw::Hand { .. }]), "{hand:?}");
}

#[test]
fn check_finds_what_keeps_a_server_from_starting_and_from_claiming_a_hall() {
    for sql in [
        "UPDATE secret_keys SET fingerprint = CASE substr(fingerprint, 1, 1) WHEN 'a' THEN 'b' ELSE 'a' END || substr(fingerprint, 2)",
        "UPDATE halls SET epoch = -127",
        "UPDATE halls SET epoch = 9223372036854775807",
        "UPDATE halls SET held_until = -1",
    ] {
        let (_folder, path, _) = played();
        meddle(&path, sql);
        let begun = SqliteStore::open(&path).and_then(|server| server.claim(&hall(), &owner("b"), 60_000));
        assert!(begun.is_err() || sql.contains("held_until"), "{sql}");
        meddle(&path, sql);
        let flaws = SqliteStore::open_beside(&path).unwrap().check().unwrap();
        assert!(matches!(&flaws[..], [.., Flaw::Keys { .. }] | [Flaw::Unreadable { .. }]), "{sql}: {flaws:?}");
    }
}

#[test]
fn a_row_that_was_changed_added_or_removed_without_a_commit_is_found_in_each_table() {
    let changes = [
        "UPDATE balances SET account = replace(account, '1', '8') WHERE account LIKE '%balance%1%'",
        "UPDATE movements SET reason = reason || ' ' WHERE number = 2",
        "UPDATE movements SET made = made + 1 WHERE number = 5",
        "UPDATE players SET what = what || ' ' WHERE player = 2",
        "DELETE FROM entries WHERE number = 1 AND player = 3",
        "UPDATE tables SET what = what || ' '",
        "UPDATE seats SET what = what || ' ' WHERE player = 3",
        "UPDATE hands SET what = what || ' ' WHERE hand = 2",
        "DELETE FROM hand_players WHERE player = 1 AND hand = 1",
        "UPDATE begun SET what = what || ' '",
        "DELETE FROM actions",
        "UPDATE bases SET what = what || ' '",
        "UPDATE halls SET counters = counters || ' '",
        "UPDATE halls SET moved = moved + 1",
        "UPDATE chain SET link = CASE substr(link, 1, 1) WHEN 'a' THEN 'b' ELSE 'a' END || substr(link, 2) WHERE number = 1",
        "DELETE FROM chain WHERE number = 1",
        "INSERT INTO plans SELECT hall, player, '{}' FROM players WHERE player = 1",
        "INSERT INTO corrections SELECT hall, 1, '{}' FROM halls",
        "INSERT INTO tournaments SELECT hall, 1, 'series', 0, '{}' FROM halls",
    ];
    for sql in changes {
        let (_folder, path, _) = played_through(&[30, 50, 3]);
        let connection = rusqlite::Connection::open(&path).unwrap();
        let changed = connection.execute(sql, []).unwrap();
        assert!(changed > 0, "{sql}");
        drop(connection);
        let flaws = SqliteStore::open_beside(&path).unwrap().check().unwrap();
        assert!(flaws.contains(&Flaw::Changed { hall: hall() }), "{sql}: {flaws:?}");
    }
}

#[test]
fn a_number_in_the_books_never_becomes_a_float_or_a_text() {
    let (_folder, path, _) = played();
    let connection = rusqlite::Connection::open(&path).unwrap();
    for sql in [
        "UPDATE balances SET chips = 9223372036854775807.0 * 2",
        "UPDATE balances SET chips = 1.5",
        "UPDATE seats SET chips = 'many'",
        "UPDATE movements SET chips = chips + 9000000000000000",
        "UPDATE accounts SET wrong = 'x' WHERE player = 1",
        "INSERT INTO numbers VALUES ('x', 0.5)",
    ] {
        assert!(connection.execute(sql, []).is_err() || sql.contains("accounts"), "{sql}");
    }
}

/// Books with some hands, in several commits of this number of steps.
fn played_through(commits: &[usize]) -> (TempDir, PathBuf, Play) {
    let (folder, path) = place();
    let store = SqliteStore::open(&path).unwrap();
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut play = Play::new(1);
    for steps in commits {
        store.commit(&lease, &play.batches(*steps)).unwrap();
    }
    while play.room.table(super::scene::TABLE).unwrap().awaited().is_none() {
        store.commit(&lease, &play.batches(1)).unwrap();
    }
    store.commit(&lease, &play.batches(1)).unwrap();
    (folder, path, play)
}

/// All rows of all tables without the columns of leases, as texts: a server writes these anew when it claims a hall.
fn dump(path: &Path) -> Result<Vec<String>, rusqlite::Error> {
    let connection = rusqlite::Connection::open(path)?;
    let mut tables = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")?;
    let names = tables.query_map([], |row| row.get::<_, String>(0))?.collect::<Result<Vec<_>, _>>()?;
    let mut rows = Vec::new();
    for name in names {
        let mut statement = connection.prepare(&format!("SELECT * FROM {name}"))?;
        let of_lease = |column: &str| name == "halls" && ["epoch", "owner", "url", "held_until"].contains(&column);
        let columns: Vec<usize> = (0..).zip(statement.column_names()).filter(|(_, column)| !of_lease(column)).map(|(at, _)| at).collect();
        let found = statement.query_map([], |row| {
            let values = columns.iter().map(|&at| Ok(format!("{:?}", row.get_ref(at)?))).collect::<Result<Vec<_>, rusqlite::Error>>()?;
            Ok(format!("{name}: {}", values.join(", ")))
        })?;
        rows.extend(found.collect::<Result<Vec<_>, _>>()?);
    }
    Ok(rows)
}

/// Flips bits of a file of books, and checks that `check` finds it wherever the books are no longer what they were, and that a server opens the
/// books that `check` calls sound.
fn flipped(times: u64) {
    let (_folder, path, play) = played_through(&[200, 200, 200]);
    // Otherwise most bytes of so small a file lie in pages that are not used.
    meddle(&path, "VACUUM");
    let books = std::fs::read(&path).unwrap();
    assert!(!path.with_extension("sqlite-wal").exists(), "everything is in one file");
    let tips = std::fs::read(path.with_extension("tips")).unwrap();
    let before = dump(&path).unwrap();
    let (mut found, mut harmless) = (0, 0);
    for seed in 0..times {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("cardroom.sqlite");
        let mut bytes = books.clone();
        let at = rng.random_range(0..bytes.len());
        bytes[at] ^= 1 << rng.random_range(0..8_u32);
        std::fs::write(&copy, &bytes).unwrap();
        std::fs::write(copy.with_extension("tips"), &tips).unwrap();
        std::fs::copy(path.with_extension("keys"), copy.with_extension("keys")).unwrap();
        let checked = SqliteStore::open_beside(&copy).and_then(|store| store.check());
        if matches!(&checked, Ok(flaws) if flaws.is_empty()) {
            harmless += 1;
            let after = dump(&copy).unwrap();
            let changed: Vec<_> = after.iter().filter(|row| !before.contains(row)).collect();
            assert!(after.len() == before.len() && changed.is_empty(), "seed {seed}: byte {at}: `check` did not find {changed:?}");
            let store =
                SqliteStore::open(&copy).unwrap_or_else(|error| panic!("seed {seed}: `check` found nothing, and the server: {error}"));
            store.claim(&hall(), &owner("b"), 60_000).unwrap();
            let kept = store.load(&hall()).unwrap().unwrap();
            let randomness = Box::new(Shuffler(ChaCha8Rng::seed_from_u64(1)));
            Room::restore_in_mid_hand((kept.room, kept.unfinished), config(), randomness, play.now).unwrap();
        } else {
            found += 1;
        }
    }
    assert!(found > times / 4 && harmless > 0, "{found} found, {harmless} harmless");
}

#[test]
fn check_finds_any_flipped_bit_that_changes_the_books_or_keeps_a_server_from_opening_them() {
    flipped(40);
}

#[test]
#[ignore = "long"]
fn long_check_finds_any_flipped_bit() {
    flipped(3_000);
}

/// Copies the books as they are while they are open, with or without the log file of the database.
fn copied(path: &Path, with_log: bool) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("cardroom.sqlite");
    std::fs::copy(path, &copy).unwrap();
    for name in ["tips", "keys"] {
        std::fs::copy(path.with_extension(name), copy.with_extension(name)).unwrap();
    }
    if with_log {
        std::fs::copy(path.with_extension("sqlite-wal"), copy.with_extension("sqlite-wal")).unwrap();
    }
    (folder, copy)
}

#[test]
fn a_lost_log_file_of_the_database_is_noticed_at_the_next_start() {
    let (_folder, path, mut play) = played();
    let store = SqliteStore::open(&path).unwrap();
    let lease = store.claim(&hall(), &owner("b"), 60_000).unwrap();
    store.commit(&lease, &play.batches(20)).unwrap();
    let (_whole, whole) = copied(&path, true);
    let (_torn, torn) = copied(&path, false);
    holds(&SqliteStore::open(&whole).unwrap(), &play.room);
    let refused = SqliteStore::open(&torn).err().unwrap();
    assert!(matches!(&refused, StoreError::Lost { tip, kept: 1, .. } if tip.number == 2), "{refused:?}");
    assert!(refused.to_string().contains("Put the missing file back, or restore a backup"), "{refused}");
    let flaws = SqliteStore::open_beside(&torn).unwrap().check().unwrap();
    assert_eq!(flaws, [Flaw::Lost { hall: hall(), written: 2, kept: 1 }]);
    SqliteStore::accept(&torn).unwrap();
    assert_eq!(SqliteStore::open(&torn).unwrap().check().unwrap(), []);
}

#[test]
fn a_lost_log_file_is_noticed_also_if_it_held_nothing_but_a_suspension() {
    let (_folder, path, _) = played();
    let ada = AccountName::unchecked("Ada");
    let server = SqliteStore::open(&path).unwrap();
    let player = server.create(&[NewAccount { name: ada, password: None, token: None, at: Now(1) }]).unwrap()[0];
    drop(server);
    let server = SqliteStore::open(&path).unwrap();
    // A command of an operator, beside the server and with notes of its own.
    let beside = SqliteStore::open_beside(&path).unwrap();
    beside.change(player, &[AccountChange::Suspended(Some("cheating".to_owned()))]).unwrap();
    let (_whole, whole) = copied(&path, true);
    let (_torn, torn) = copied(&path, false);
    assert!(SqliteStore::open(&whole).unwrap().account(player).unwrap().unwrap().suspended.is_some());
    assert_eq!(server.check().unwrap(), []);
    let refused = SqliteStore::open(&torn).err().unwrap();
    assert!(matches!(&refused, StoreError::LostChanges { written: 2, kept: 1, .. }), "{refused:?}");
    assert!(refused.to_string().contains("Put the missing file back, or restore a backup"), "{refused}");
    assert_eq!(SqliteStore::open_beside(&torn).unwrap().check().unwrap(), [Flaw::LostChanges { written: 2, kept: 1 }]);
    SqliteStore::accept(&torn).unwrap();
    assert_eq!(SqliteStore::open(&torn).unwrap().check().unwrap(), []);
}

#[test]
fn a_file_of_notes_of_an_older_program_gets_the_line_about_changes_and_keeps_its_halls() {
    let (_folder, path, play) = played();
    let tips = path.with_extension("tips");
    let text = std::fs::read_to_string(&tips).unwrap();
    let (changes, halls) = text.split_once('\n').unwrap();
    assert!(changes.starts_with("changes ") && halls.starts_with("main "), "{text}");
    std::fs::write(&tips, halls).unwrap();
    holds(&SqliteStore::open(&path).unwrap(), &play.room);
    assert_eq!(std::fs::read_to_string(&tips).unwrap(), text);
}

#[test]
fn a_lost_log_file_is_noticed_also_after_a_start_on_a_commit_that_was_not_noted_before_a_crash() {
    let (_folder, path, mut play) = played();
    let store = SqliteStore::open(&path).unwrap();
    let lease = store.claim(&hall(), &owner("b"), 60_000).unwrap();
    let noted = std::fs::read(path.with_extension("tips")).unwrap();
    store.commit(&lease, &play.batches(20)).unwrap();
    let (_crashed, crashed) = copied(&path, true);
    std::fs::write(crashed.with_extension("tips"), noted).unwrap();
    let started = SqliteStore::open(&crashed).unwrap();
    holds(&started, &play.room);
    let (_torn, torn) = copied(&crashed, false);
    assert!(matches!(SqliteStore::open(&torn).err().unwrap(), StoreError::Lost { kept: 1, .. }), "clients were told what the books held");
}

#[test]
fn books_without_the_file_of_their_last_commits_are_refused_until_they_are_accepted() {
    let (_folder, path, play) = played();
    let tips = path.with_extension("tips");
    std::fs::remove_file(&tips).unwrap();
    assert!(matches!(SqliteStore::open(&path), Err(StoreError::NoTips(missing)) if missing == tips));
    assert_eq!(SqliteStore::open_beside(&path).unwrap().check().unwrap(), [Flaw::NoTips]);
    std::fs::write(&tips, "rubbish").unwrap();
    assert!(matches!(SqliteStore::open(&path), Err(StoreError::NoTips(_))));
    SqliteStore::accept(&path).unwrap();
    holds(&SqliteStore::open(&path).unwrap(), &play.room);
}

#[test]
fn another_history_of_the_same_length_is_not_taken_for_the_one_that_was_written() {
    let (_folder, path, _) = played_through(&[10, 10]);
    let (_other_folder, other, _) = played_through(&[9, 11]);
    std::fs::copy(&other, &path).unwrap();
    assert!(matches!(SqliteStore::open(&path), Err(StoreError::Lost { .. })));
}

#[test]
fn an_order_that_cannot_be_read_is_refused_and_the_others_are_carried_out() {
    let (_folder, path, _) = played();
    let store = SqliteStore::open(&path).unwrap();
    let order = |amount| NewOrder {
        hall: hall(),
        at: Now(3),
        by: "Ada".to_owned(),
        order: Order::SeedJackpot { kind: JackpotKind::Smart, from: Account::House, amount: Money::new(amount), why: "a gift".to_owned() },
    };
    let [first, second] = [1, 2].map(|amount| store.order(&order(amount)).unwrap());
    meddle(&path, "UPDATE orders SET what = replace(what, 'seed_jackpot', 'of_a_newer_program') WHERE id = 1");
    let lease = store.claim(&hall(), &owner("b"), 60_000).unwrap();
    let orders = store.open_orders(&lease).unwrap();
    assert_eq!((orders.open.iter().map(|order| order.id).collect(), orders.given_up), (vec![second], vec![first]));
    assert!(store.open_orders(&lease).unwrap().given_up.is_empty());
}

#[test]
fn an_entry_of_the_log_that_cannot_be_read_does_not_hide_those_after_it() {
    let (_folder, path, _) = played();
    let store = SqliteStore::open(&path).unwrap();
    let account = NewAccount { name: AccountName::unchecked("Ada"), password: None, token: None, at: Now(5) };
    let player = store.create(&[account]).unwrap()[0];
    for pro in [true, false] {
        let log = AccountChange::Log { at: Now(7), by: "Bob".to_owned(), event: AuditEvent::Pro { player, pro } };
        store.change(player, &[log]).unwrap();
    }
    meddle(&path, "UPDATE log SET deed = replace(deed, 'pro', 'of_a_newer_program') WHERE id = 1");
    let events: Vec<_> = store.log(AuditId(0), 10).unwrap().into_iter().map(|entry| entry.event).collect();
    assert_eq!(events, [AuditEvent::Unreadable, AuditEvent::Pro { player, pro: false }]);
}

/// These books let a transaction break references anyway.
const FREE: &str = "SELECT 1";

fn without_references() -> SqliteStore {
    let store = SqliteStore::in_memory().unwrap();
    store.forget_references();
    store
}

#[test]
fn each_column_that_was_changed_by_hand_is_found() {
    let ask = "SELECT schema.name, columns.name, columns.type FROM sqlite_schema AS schema, pragma_table_info(schema.name) AS columns \
               WHERE schema.type = 'table'";
    seals::each_changed_column_is_found(without_references, ask, FREE);
}

#[test]
fn rows_that_were_added_or_removed_by_hand_are_found() {
    seals::rows_that_were_added_or_removed_are_found(without_references, FREE);
}

#[test]
fn a_row_that_was_changed_by_hand_is_found_also_after_the_program_has_written_it() {
    seals::the_program_does_not_seal_what_others_have_changed(without_references, FREE);
}

#[test]
fn deleting_a_player_leaves_the_books_sound() {
    seals::deleting_a_player_leaves_the_books_sound(|| SqliteStore::in_memory().unwrap());
}
