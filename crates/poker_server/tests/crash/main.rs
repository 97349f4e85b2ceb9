//! The real program when it is killed or its files are damaged: R-FAIL-1 holds, and nothing that a player was told is lost.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that finds nothing fails, and tells its seed")]

mod books;
use poker_server::store;

mod bots;
mod database_line;
mod kills;
mod process;
mod site;
mod takeover;
mod torn;
mod tournament_books;
mod tournament_kills;
mod tournament_site;
mod tournament_takeover;

#[allow(dead_code, reason = "the tests of the store open databases, these let a server open them")]
#[path = "../../src/store/tests/cluster.rs"]
mod cluster;
