//! The books in SQL that SQLite and PostgreSQL share. Parameters appear in each statement in the order of their numbers.

mod accounts;
mod books;
pub(super) mod chain;
mod check;
mod commit;
mod copy;
mod database;
mod deleting;
mod digest;
mod encrypted_draw;
mod encrypted_hand;
mod hall_table;
mod hands;
pub(super) mod key_table;
mod keyed_passwords;
mod leases;
mod load;
mod log;
mod lost_keys;
mod movements;
pub(super) mod numbers;
mod orders;
mod row;
mod schema;
mod sealed_table;
mod secret_rows;
mod secrets;
mod sessions;
mod tournaments;

pub(super) use copy::copy;
pub use database::{Database, Sql, Transaction};
pub use row::{Row, Value};
#[cfg(test)]
pub(super) use schema::tables_of;
pub(super) use schema::{Dialect, Version, migrate, version};
