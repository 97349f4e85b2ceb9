//! What a remote link promises.

mod address;
mod conversation;
mod pauses;
mod slow_client;
mod sockets;
