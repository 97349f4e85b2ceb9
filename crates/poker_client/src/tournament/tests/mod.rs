//! What the client knows of tournaments, from the messages of a room.

mod at_table;
mod calls;
mod fixture;
mod notices;
mod outlook;
mod own;
mod structure;
mod told;
