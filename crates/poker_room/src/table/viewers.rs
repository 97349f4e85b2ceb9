//! Who is told what happens at a table.

use arrayvec::ArrayVec;
use poker_protocol::PlayerId;
use poker_rules::{MAX_SEATS, Seat};

/// The players who are told what happens at a table, each with the seat from which they see it.
pub type Viewers = ArrayVec<(PlayerId, Seat), MAX_SEATS>;
