//! Books that older programs wrote. They open in this version with all that they held.

use chacha20::ChaCha8Rng;
use poker_protocol::{HandId, PlayerId};
use poker_room::{Account, Now, Room, Shuffler};
use rand::SeedableRng as _;

use super::scene::{config, hall, owner};
use crate::door::{Order, OrderId};
use crate::store::{Batch, HandQuery, Store};

/// The tables of version 3, and the rows of books of that version. `keyed` is what stands behind some of the tables.
pub fn version_3(keyed: &str) -> String {
    let tables = [
        include_str!("../sql/migrations/1_books.sql"),
        include_str!("../sql/migrations/2_tournaments.sql"),
        include_str!("../sql/migrations/3_tickets.sql"),
    ];
    let rows = include_str!("../../../../../tests/data/books/version-3.sql");
    format!("CREATE TABLE schema_version (version BIGINT NOT NULL); {} {rows}", tables.concat().replace("{keyed}", keyed))
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
