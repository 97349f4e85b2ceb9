//! Tests of PostgreSQL, with a server that they start. Without PostgreSQL they print that they are left out.

use poker_room::Now;

use super::cluster::Cluster;
use super::older::{self, holds_version_3, holds_version_7};
use super::scene::{Play, hall, holds, owner};
use super::secrets::{
    a_hand_whose_key_is_lost_is_void_when_an_operator_says_so, assert_hidden, assert_no_card_is_in, can_be_gone_on_with, play_into_a_hand,
};
use super::tournaments::a_multiplier_is_secret_until_it_is_told;
use super::{seals, suite};
use crate::door::{Accounts as _, AuditId};
use crate::store::sql::{Database as _, Dialect, Value};
use crate::store::{Address, Books as _, GivingUp, KeyError, KeyRing, PostgresStore, Secrets as _, StoreError};

#[test]
fn the_suite_holds_at_postgresql() {
    let Some(cluster) = Cluster::start() else { return };
    suite::run(|| cluster.open());
}

#[test]
fn of_two_servers_at_one_postgresql_the_one_that_took_over_goes_on_where_the_other_was_stopped() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    let (first, second) = (cluster.open_at(&url), cluster.open_at(&url));
    let lease = first.claim(&hall(), &owner("a"), 1).unwrap();
    let mut play = Play::new(1);
    let playing = std::thread::spawn(move || {
        loop {
            let before = play.room.save();
            match first.commit(&lease, &play.batches(3)) {
                Ok(()) => {}
                Err(StoreError::Stale(_)) => return before,
                Err(other) => panic!("{other}"),
            }
        }
    });
    let lease = loop {
        // The lease has expired, and the server may still write until another one claims the hall.
        match second.load(&hall()).unwrap() {
            Some(kept) if kept.room.next_hand.0 > 5 => break second.claim(&hall(), &owner("b"), 60_000).unwrap(),
            Some(_) | None => std::thread::yield_now(),
        }
    };
    let kept = second.load(&hall()).unwrap().unwrap();
    assert_eq!(kept.room, playing.join().unwrap(), "all that the first had kept, and nothing else");
    let mut again = Play::after(kept, 2);
    second.commit(&lease, &again.batches(100)).unwrap();
    holds(&second, &again.room);
}

#[test]
fn books_of_version_3_open_with_all_that_they_held() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    postgres::Client::connect(&url, postgres::NoTls).unwrap().batch_execute(&older::version_3(Dialect::Postgres)).unwrap();
    holds_version_3(&cluster.open_at(&url));
}

#[test]
fn books_of_version_7_open_with_all_that_they_held() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    postgres::Client::connect(&url, postgres::NoTls).unwrap().batch_execute(&older::version_7(Dialect::Postgres)).unwrap();
    holds_version_7(&cluster.open_at(&url));
}

#[test]
fn tables_are_not_changed_under_a_running_server_of_an_older_version() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    let mut client = postgres::Client::connect(&url, postgres::NoTls).unwrap();
    client.batch_execute(&older::version_3(Dialect::Postgres)).unwrap();
    let hold = |until: &str| format!("UPDATE halls SET owner = 'a', url = 'ws://a/', held_until = {until}");
    client.batch_execute(&hold("9000000000000")).unwrap();
    assert!(matches!(PostgresStore::open(&url, cluster.keys()), Err(StoreError::Older)));
    client.batch_execute(&hold("0")).unwrap();
    holds_version_3(&cluster.open_at(&url));
}

#[test]
fn tables_are_not_changed_under_a_running_server_that_owns_no_hall() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    let (server, command) = (cluster.open_at(&url), PostgresStore::open_beside(&url, KeyRing::none()).unwrap());
    let mut client = postgres::Client::connect(&url, postgres::NoTls).unwrap();
    // The server is now one of an older program.
    client.batch_execute("UPDATE schema_version SET version = version - 1").unwrap();
    let is_refused = || matches!(PostgresStore::open_beside(&url, KeyRing::none()), Err(StoreError::Older));
    assert!(is_refused());
    // A connection that was lost is made again, and the lock with it.
    client
        .batch_execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND state IS NOT NULL")
        .unwrap();
    assert!((0..1_000).any(|_| server.owners().is_ok()));
    assert!(is_refused());
    drop(server);
    assert!((0..1_000).any(|_| !is_refused()), "a command keeps nobody from migrating");
    drop(command);
}

#[test]
fn books_of_a_newer_version_are_refused_and_left_as_they_are() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    drop(cluster.open_at(&url));
    let mut client = postgres::Client::connect(&url, postgres::NoTls).unwrap();
    client.batch_execute("UPDATE schema_version SET version = 77").unwrap();
    let refused = PostgresStore::open(&url, cluster.keys()).err().unwrap();
    assert!(matches!(refused, StoreError::Newer { found: 77, .. }), "{refused}");
    assert_eq!(client.query_one("SELECT version FROM schema_version", &[]).unwrap().get::<_, i64>(0), 77);
}

#[test]
fn no_statement_and_no_wait_for_a_lock_is_without_end() {
    let Some(cluster) = Cluster::start() else { return };
    let store = cluster.open();
    for limit in ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"] {
        let rows = store.0.read(|tx| tx.ask("SELECT setting || unit FROM pg_settings WHERE name = $1", &[Value::text(limit)])).unwrap();
        let ms = rows[0].text(0).unwrap().strip_suffix("ms").unwrap().parse::<u64>().unwrap();
        assert!((1..=60_000).contains(&ms), "{limit}: {ms} ms");
    }
}

#[test]
fn what_the_database_says_about_a_failure_is_told() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    let store = cluster.open_at(&url);
    postgres::Client::connect(&url, postgres::NoTls).unwrap().batch_execute("DROP TABLE log").unwrap();
    let error = store.log(AuditId(0), 10).unwrap_err().to_string();
    assert!(error.contains("relation \"log\" does not exist"), "{error}");
    let error = PostgresStore::open("postgres://cardroom@127.0.0.1:1/books", cluster.keys()).err().unwrap().to_string();
    assert!(error.contains("refused") && error.matches("error connecting").count() == 1, "{error}");
}

#[test]
fn reading_a_hall_keeps_nobody_from_renewing_a_lease_or_writing() {
    let Some(cluster) = Cluster::start() else { return };
    let store = cluster.open();
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut play = Play::new(1);
    store.commit(&lease, &play.batches(30)).unwrap();
    let read: Result<(), StoreError> = store.0.read(|_| {
        // The transaction that reads is still open.
        store.renew(&lease, 60_000)?;
        store.commit(&lease, &play.batches(30))
    });
    read.unwrap();
    holds(&store, &play.room);
}

#[test]
fn a_lock_that_another_holds_for_too_long_is_an_error_that_passes() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    let store = cluster.open_at(&url);
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let mut other = postgres::Client::connect(&url, postgres::NoTls).unwrap();
    let mut paused = other.transaction().unwrap();
    paused.batch_execute("UPDATE halls SET epoch = epoch").unwrap();
    let mut play = Play::new(1);
    assert!(
        matches!(store.commit(&lease, &[play.batch()]), Err(StoreError::Unavailable(error)) if error.to_string().contains("lock timeout"))
    );
    drop(paused);
    store.commit(&lease, &[play.batch()]).unwrap();
}

#[test]
fn a_connection_that_was_lost_is_made_again() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    let store = cluster.open_at(&url);
    let mut other = postgres::Client::connect(&url, postgres::NoTls).unwrap();
    other
        .batch_execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
        )
        .unwrap();
    let answered = (0..1_000).find(|_| store.owners().is_ok());
    assert!(answered.is_some());
}

#[test]
fn a_database_is_reached_by_tls_as_sslmode_says() {
    let authority = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let certificate = authority.cert.pem();
    let Some((_cluster, port)) = Cluster::start_with_tls(&certificate, &authority.signing_key.serialize_pem()) else { return };
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.display().to_string().replace('/', "%2F")
    };
    let right = file("right.pem", &certificate);
    let wrong = file("wrong.pem", &rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap().cert.pem());
    let encrypted = |host: &str, parameters: &str| {
        let store = PostgresStore::open_beside(&format!("postgres://cardroom@{host}:{port}/postgres?{parameters}"), KeyRing::none())?;
        let sql = "SELECT CAST(ssl AS TEXT) FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        store.0.read(|tx| tx.ask(sql, &[])).map(|rows| format!("{:?}", rows[0].0[0]).contains("true"))
    };
    let said = |host, parameters: &str| encrypted(host, parameters).map_err(|error| error.to_string());
    assert_eq!(said("localhost", ""), Ok(false), "on this machine");
    assert_eq!(said("localhost", "sslmode=prefer"), Ok(true));
    assert_eq!(said("localhost", "sslmode=require"), Ok(true));
    assert_eq!(said("localhost", &format!("sslmode=verify-full&sslrootcert={right}")), Ok(true));
    assert_eq!(said("127.0.0.1", &format!("sslmode=verify-ca&sslrootcert={right}")), Ok(true), "for any name");
    for (host, parameters) in [
        ("127.0.0.1", format!("sslmode=verify-full&sslrootcert={right}")),
        ("localhost", format!("sslmode=verify-full&sslrootcert={wrong}")),
        ("localhost", format!("sslmode=verify-ca&sslrootcert={wrong}")),
        ("localhost", format!("sslmode=require&sslrootcert={wrong}")),
        ("localhost", "sslmode=verify-full".to_owned()),
    ] {
        let refused = said(host, &parameters).unwrap_err();
        assert!(refused.contains("certificate"), "{host} {parameters}: {refused}");
    }
    assert!(said("localhost", "sslmode=verify-full&sslrootcert=%2Fnowhere").unwrap_err().contains("/nowhere holds no certificates"));
}

#[test]
fn the_address_says_which_books() {
    assert_eq!(Address::of("postgres://cardroom@db/books"), Address::Postgres("postgres://cardroom@db/books".to_owned()));
    assert_eq!(Address::of("data"), Address::Folder("data".into()));
}

/// Lets a transaction break references.
const FREE: &str = "SET LOCAL session_replication_role = replica";

#[test]
fn each_column_that_was_changed_by_hand_is_found() {
    let Some(cluster) = Cluster::start() else { return };
    let ask = "SELECT table_name::text, column_name::text, data_type::text FROM information_schema.columns WHERE table_schema = 'public'";
    seals::each_changed_column_is_found(|| cluster.open(), ask, FREE);
}

#[test]
fn rows_that_were_added_or_removed_by_hand_are_found_and_those_that_were_changed_stay_found() {
    let Some(cluster) = Cluster::start() else { return };
    seals::rows_that_were_added_or_removed_are_found(|| cluster.open(), FREE);
    seals::the_program_does_not_seal_what_others_have_changed(|| cluster.open(), FREE);
    seals::deleting_a_player_leaves_the_books_sound(|| cluster.open());
}

/// All rows of all tables, as texts.
fn rows(url: &str) -> Vec<u8> {
    let mut client = postgres::Client::connect(url, postgres::NoTls).unwrap();
    let tables = client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", &[]).unwrap();
    let mut all = String::new();
    for table in tables {
        let table: String = table.get(0);
        for row in client.query(&format!("SELECT rows::text FROM {table} AS rows"), &[]).unwrap() {
            // PostgreSQL doubles the quotes within a row.
            all.push_str(&row.get::<_, String>(0).replace("\"\"", "\""));
        }
    }
    all.into_bytes()
}

#[test]
fn no_card_of_a_hand_in_progress_and_no_multiplier_that_is_not_told_can_be_read_in_the_rows() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    let store = cluster.open_at(&url);
    play_into_a_hand(&store, 1);
    assert!(rows(&url).windows(11).any(|window| window == b"\"encrypted\""));
    assert_no_card_is_in(&rows(&url), &store);
    let url = cluster.database();
    a_multiplier_is_secret_until_it_is_told(&cluster.open_at(&url), &|| rows(&url));
}

#[test]
fn books_of_version_3_are_encrypted_when_a_server_opens_their_halls() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    postgres::Client::connect(&url, postgres::NoTls).unwrap().batch_execute(&older::version_3(Dialect::Postgres)).unwrap();
    let store = cluster.open_at(&url);
    let kept = store.load(&hall()).unwrap().unwrap();
    let deck = serde_json::to_string(&kept.unfinished[0].begun.setup.deck).unwrap();
    assert!(String::from_utf8_lossy(&rows(&url)).contains(&deck), "the older program has written it");
    store.claim(&hall(), &owner("a"), 60_000).unwrap();
    assert_hidden(&rows(&url), &deck[1..60]);
    assert_eq!(store.load(&hall()).unwrap().unwrap(), kept);
    assert_eq!(store.check().unwrap(), []);
}

#[test]
fn r_fail_2_a_hand_whose_key_is_lost_is_void_when_an_operator_says_so() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    let (store, folder) = (cluster.open_at(&url), tempfile::tempdir().unwrap());
    let bereft = PostgresStore::open_beside(&url, KeyRing::of_folder(folder.path())).unwrap();
    let giving_up = GivingUp { by: "Ada".to_owned(), at: Now(1), why: "a mistake".to_owned() };
    let unnamed = PostgresStore::open_beside(&url, KeyRing::none()).unwrap().give_up_lost(&giving_up);
    assert!(matches!(unnamed, Err(StoreError::Keys(KeyError::Unnamed))), "without a file nobody can tell which keys are lost");
    a_hand_whose_key_is_lost_is_void_when_an_operator_says_so(&store, &bereft);
    can_be_gone_on_with(&PostgresStore::open(&url, KeyRing::of_folder(folder.path())).unwrap());
}

#[test]
fn of_two_servers_at_one_postgresql_the_one_with_another_file_of_keys_does_not_start() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.database();
    drop(cluster.open_at(&url));
    let folder = tempfile::tempdir().unwrap();
    let open = |url: &str| PostgresStore::open(url, KeyRing::of_folder(folder.path()));
    assert!(matches!(open(&url), Err(StoreError::Keys(KeyError::Missing { .. }))));
    drop(open(&cluster.database()).unwrap());
    assert!(matches!(open(&url), Err(StoreError::Keys(KeyError::Other { .. }))));
    assert!(matches!(PostgresStore::open(&url, KeyRing::none()), Err(StoreError::Keys(KeyError::Unnamed))));
}

#[test]
fn encrypted_books_go_from_one_kind_of_store_to_the_other_and_back() {
    let Some(cluster) = Cluster::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let site = |name: &str| Address::Folder(folder.path().join(name));
    let store = site("first").open(KeyRing::of_folder(folder.path())).unwrap();
    let (play, _) = play_into_a_hand(&*store, 1);
    site("first").back_up(&folder.path().join("backup")).unwrap();
    let url = cluster.database();
    Address::Postgres(url.clone()).restore(&folder.path().join("backup")).unwrap();
    holds(&PostgresStore::open(&url, KeyRing::of_folder(folder.path())).unwrap(), &play.room);
    Address::Postgres(url).back_up(&folder.path().join("again")).unwrap();
    site("second").restore(&folder.path().join("again")).unwrap();
    holds(&*site("second").open(KeyRing::of_folder(folder.path())).unwrap(), &play.room);
    assert!(!folder.path().join("second").join("cardroom.keys").exists());
}
