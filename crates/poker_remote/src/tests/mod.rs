//! Tests of the link to a server.

mod address;
mod conversation;
mod pauses;
mod slow_client;
mod sockets;
