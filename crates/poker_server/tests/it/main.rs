//! A real server on port 0, and clients over real sockets.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that cannot go on fails, and says what it has measured")]

use poker_server::store;

mod accounts;
mod addresses;
mod admin;
mod bad_input;
mod busy;
mod client;
mod closing;
mod compliance;
mod crowd;
mod cutter;
mod deleting;
mod evening;
mod example_client;
mod failing_books;
mod kept;
mod listening;
mod load;
mod locked_row;
mod memory;
mod operator;
mod orders;
mod playing;
mod remote;
mod restart;
mod site;
mod slow;
mod tls;
mod tournament_compliance;
mod tournaments;
mod world;

#[allow(dead_code, reason = "the tests of the store open databases, these let a server open them")]
#[path = "../../src/store/tests/cluster.rs"]
mod cluster;

#[allow(dead_code, reason = "the tests of crashes do more with a server")]
#[path = "../crash/process.rs"]
mod process;
