//! What a remote link promises.

mod address;
mod conversation;
mod pauses;
mod sockets;
