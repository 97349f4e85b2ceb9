//! A real server on port 0, and clients over real sockets.

#![allow(clippy::unwrap_used, reason = "a test that finds nothing fails")]

mod accounts;
mod client;
mod load;
mod playing;
mod remote;
mod tls;
