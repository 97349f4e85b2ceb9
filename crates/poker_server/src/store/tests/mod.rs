//! Tests of the books: one suite for every store, and tests of single stores.

mod backups;
mod cluster;
mod forgetful;
mod kill;
mod older;
mod postgres;
pub mod scene;
mod seals;
mod secret_files;
mod secrets;
mod sqlite;
mod suite;
mod tournaments;
mod writer;
