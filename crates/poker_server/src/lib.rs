//! A server of rooms: accounts, halls that lose nothing, WebSockets.

pub mod door;
pub mod load;
pub mod store;
