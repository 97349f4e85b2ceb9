//! A real server on port 0, and clients over real sockets.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test that cannot go on fails, and says what it has measured")]

mod accounts;
mod addresses;
mod admin;
mod bad_input;
mod client;
mod closing;
mod compliance;
mod crowd;
mod cutter;
mod kept;
mod listening;
mod load;
mod memory;
mod playing;
mod remote;
mod restart;
mod slow;
mod tls;
mod tournament_compliance;
mod tournaments;
mod world;
