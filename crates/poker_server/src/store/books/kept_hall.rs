//! A hall as the store holds it.

use poker_room::{RoomSave, UnfinishedHand};

/// A hall as the store holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptHall {
    /// The room. Tables in mid-hand are as at the start of the hand.
    pub room: RoomSave,
    /// Hands in progress, for [`poker_room::Room::restore_in_mid_hand`].
    pub unfinished: Vec<UnfinishedHand>,
}
