//! The books in SQL that SQLite and PostgreSQL share. Parameters appear in each statement in the order of their numbers.

mod accounts;
mod books;
mod check;
mod commit;
mod database;
mod hands;
mod leases;
mod load;
mod row;
mod schema;
mod sessions;
mod tournaments;

pub use database::{Database, Sql, Transaction};
pub use row::{Row, Value};
pub(super) use schema::migrate;
