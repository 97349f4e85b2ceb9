//! Books that older programs wrote. They open in this version with all that they held.

use chacha20::ChaCha8Rng;
use poker_protocol::{AccountName, HandId, PlayerId};
use poker_room::{Account, Now, Room, Shuffler};
use rand::SeedableRng as _;

use super::scene::{config, hall, owner};
use crate::door::{Order, OrderId};
use crate::store::sql::{Dialect, tables_of};
use crate::store::{Batch, HandQuery, Store};

/// The tables of version 3, and the rows of books of that version.
pub fn version_3(dialect: Dialect) -> String {
    books(tables_of(3, dialect), include_str!("../../../../../tests/data/books/version-3.sql"))
}

/// The tables of version 7, and the rows of books of that version.
pub fn version_7(dialect: Dialect) -> String {
    books(tables_of(7, dialect), include_str!("../../../../../tests/data/books/version-7.sql"))
}

fn books(tables: String, rows: &str) -> String {
    format!("CREATE TABLE schema_version (version BIGINT NOT NULL); {tables} {rows}")
}

/// Checks that the books of [`version_3`] hold what they held, and can be gone on with.
pub fn holds_version_3(store: &dyn Store) {
    assert_eq!(store.check().unwrap(), []);
    let kept = store.load(&hall()).unwrap().unwrap();
    assert_eq!(kept.unfinished.iter().map(|hand| hand.begun.hand).collect::<Vec<_>>(), [HandId(17)]);
    assert_eq!(kept.room.ledger.sum(), 0);
    assert_eq!(kept.room.ledger.accounts().filter(|(account, _)| matches!(account, Account::Balance(_))).count(), 7);
    assert_eq!(kept.room.corrections.len(), 1);
    let hands = store.hands(&hall(), &HandQuery { most: 100, ..HandQuery::default() }).unwrap();
    assert_eq!(hands.len(), 16);
    assert_eq!(store.list(PlayerId(0), "", 100).unwrap().len(), 7);
    assert!(store.account(PlayerId(4)).unwrap().unwrap().suspended.is_some());
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    let orders = store.open_orders(&lease).unwrap();
    assert!(matches!(&orders.open[..], [order] if order.id == OrderId(3) && matches!(order.new.order, Order::Correct { .. })));
    store.commit(&lease, &[Batch::default()]).unwrap();
    assert_eq!(store.check().unwrap(), []);
    let randomness = Box::new(Shuffler(ChaCha8Rng::seed_from_u64(1)));
    let room = Room::restore_in_mid_hand((kept.room, kept.unfinished), config(), randomness, Now(1)).unwrap();
    assert_eq!(room.ledger().sum(), 0);
}

/// Checks that the books of [`version_7`] hold what they held, fit the chain of their commits, and can be gone on with.
pub fn holds_version_7(store: &dyn Store) {
    assert_eq!(store.check().unwrap(), []);
    let kept = store.load(&hall()).unwrap().unwrap();
    assert_eq!((kept.unfinished.len(), kept.room.offers.len(), kept.room.next_hand), (0, 1, HandId(5)));
    assert_eq!(kept.room.ledger.sum(), 0);
    assert_eq!(kept.room.ledger.accounts().filter(|(account, _)| matches!(account, Account::Balance(_))).count(), 3);
    assert_eq!(store.hands(&hall(), &HandQuery { most: 100, ..HandQuery::default() }).unwrap().len(), 4);
    // A small L looks like the capital I of CID. Such names were told apart until version 8.
    assert!(store.is_name_taken(&AccountName::unchecked("ClD")).unwrap());
    let lease = store.claim(&hall(), &owner("a"), 60_000).unwrap();
    store.commit(&lease, &[Batch::default()]).unwrap();
    assert_eq!(store.check().unwrap(), []);
    assert_eq!(store.load(&hall()).unwrap().unwrap(), kept);
}
