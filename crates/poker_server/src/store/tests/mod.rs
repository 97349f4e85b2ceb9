//! Tests of the books: one suite over every store, and what only one of them has.

mod cluster;
mod kill;
mod postgres;
mod scene;
mod sqlite;
mod suite;
mod writer;
