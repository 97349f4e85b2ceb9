//! Everything a hand is told before its first action.

use alloc::vec::Vec;

use crate::{Chips, Deck, GameSpec, Seat, Stakes};

/// A hand before its first action.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct HandSetup {
    /// What is played.
    pub game: GameSpec,
    /// The forced bets.
    pub stakes: Stakes,
    /// Everybody dealt in, in any order.
    pub seats: Vec<SeatSetup>,
    /// Where the button lies.
    pub button: Seat,
    /// Who posts the small blind; nobody after a big blind has left (R-HAND-5).
    pub small_blind: Option<Seat>,
    /// Who posts the big blind.
    pub big_blind: Seat,
    /// The cards in their order.
    pub deck: Deck,
    /// A losing hand may stay unseen at the showdown (R-POT-5).
    pub muck_at_showdown: bool,
}

/// A player dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SeatSetup {
    /// Where.
    pub seat: Seat,
    /// Chips before the forced bets.
    pub stack: Chips,
    /// What a newcomer posts besides the blinds.
    pub post: Option<NewcomerPost>,
}

/// What a newcomer posts to be dealt in at once (R-HAND-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct NewcomerPost {
    /// Counts toward a call; at most the big blind.
    pub live: Chips,
    /// Goes straight to the pot.
    pub dead: Chips,
}

impl NewcomerPost {
    /// A live post alone.
    pub const fn live(amount: Chips) -> NewcomerPost {
        NewcomerPost { live: amount, dead: Chips::ZERO }
    }
}
