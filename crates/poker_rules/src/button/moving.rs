//! The rule that moves the button by one player a hand; the blinds follow it.

use super::{Dealing, NextPlayers, Positions, first_positions};
use crate::{Seat, SeatSet};

/// Moves the button to the next seat of `players` and the blinds after it (R-HAND-6). `previous` is the button's last seat, which may
/// be empty now.
///
/// `None` with fewer than two players.
pub fn moved_positions(previous: Seat, players: SeatSet) -> Option<Positions> {
    first_positions(players.next_after(previous)?, players)
}

/// The next hand under the rule that the button moves (R-HAND-6). The button and the small blind go to players who are dealt in anyway;
/// the big blind goes to the next player, including one who waits for it (R-HAND-8).
///
/// `None` if fewer than two players would be dealt in.
pub fn moved_dealing(previous: Seat, players: &NextPlayers) -> Option<Dealing> {
    let at_once = players.continuing.union(players.returning).union(players.posting);
    let button = at_once.next_after(previous)?;
    let next = at_once.without(button).next_after(button).unwrap_or(button);
    let after = at_once.union(players.waiting).without(next).next_after(next)?;
    // If the next player is the button, there are only two players, and the button is the small blind (R-HAND-4).
    let (small_blind, big_blind) = if after == button { (button, next) } else { (next, after) };
    let dealt_in = at_once.union(SeatSet::only(big_blind));
    let posting = players.posting.without(small_blind).without(big_blind);
    Some(Dealing { positions: Positions { button, small_blind: Some(small_blind), big_blind }, dealt_in, posting })
}
