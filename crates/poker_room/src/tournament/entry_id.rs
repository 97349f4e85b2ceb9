//! The number of an entry in its tournament.

pub use poker_protocol::EntryId;
