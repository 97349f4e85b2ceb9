//! How button and blinds move from hand to hand.

mod first;
mod moving;
mod start_rule;

pub use first::{dealer_draw, first_positions, tournament_positions};
pub use moving::{moved_dealing, moved_positions};
pub use start_rule::{HeadsUp, StartRule};

use crate::{Seat, SeatSet};

/// The seats of the button and of the blinds in one hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Positions {
    /// The dealer button.
    pub button: Seat,
    /// The seat that posts the small blind, if there is one.
    pub small_blind: Option<Seat>,
    /// The seat that posts the big blind.
    pub big_blind: Seat,
}

/// The seats that could be dealt into the next hand. No seat is in two of these sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NextPlayers {
    /// Seats dealt into the previous hand whose player is the same and plays on.
    pub continuing: SeatSet,
    /// Players who return after a pause in which they missed no blind. They are dealt in at once (R-HAND-9).
    pub returning: SeatSet,
    /// Newcomers who post to be dealt in at once (R-HAND-8).
    pub posting: SeatSet,
    /// Newcomers who wait for the big blind (R-HAND-8).
    pub waiting: SeatSet,
}

/// The positions and players of the next hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealing {
    /// The seats of button and blinds.
    pub positions: Positions,
    /// All players who are dealt in.
    pub dealt_in: SeatSet,
    /// The newcomers among them who post out of position.
    pub posting: SeatSet,
}

/// The next hand under the rule that the big blind moves forward by one player (R-HAND-5).
///
/// `None` if fewer than two players would be dealt in; the table then starts again with [`first_positions`].
pub fn next_positions(previous: &Positions, players: &NextPlayers) -> Option<Dealing> {
    let at_once = players.continuing.union(players.returning).union(players.posting);
    let big_blind = at_once.union(players.waiting).next_after(previous.big_blind)?;
    let dealt_in = at_once.union(SeatSet::only(big_blind));
    let others = dealt_in.without(big_blind);
    let positions = if others.len() <= 1 {
        let small_blind = others.iter().next()?;
        Positions { button: small_blind, small_blind: Some(small_blind), big_blind }
    } else {
        let small_blind = Some(previous.big_blind).filter(|&seat| players.continuing.contains(seat) && seat != big_blind);
        let played = players.continuing.without(big_blind).without(previous.big_blind);
        let button = played.last_before(previous.big_blind).or_else(|| others.last_before(previous.big_blind))?;
        Positions { button, small_blind, big_blind }
    };
    // A newcomer who posts a blind owes no other post.
    let blinds = positions.small_blind.map_or(SeatSet::EMPTY, SeatSet::only).union(SeatSet::only(big_blind));
    Some(Dealing { positions, dealt_in, posting: players.posting.minus(blinds) })
}
