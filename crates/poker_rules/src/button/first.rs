//! The first hand of a table.

use super::Positions;
use crate::{Card, Seat, SeatSet};

/// The positions of a first hand: the two players after the button post the blinds; with two players the button posts the small blind
/// (R-HAND-3, R-HAND-4).
///
/// `None` with fewer than two players.
pub fn first_positions(button: Seat, players: SeatSet) -> Option<Positions> {
    if players.len() < 2 {
        return None;
    }
    let after = players.next_after(button)?;
    if players.len() == 2 {
        let small_blind = if players.contains(button) { button } else { after };
        let big_blind = players.next_after(small_blind)?;
        return Some(Positions { button: small_blind, small_blind: Some(small_blind), big_blind });
    }
    Some(Positions { button, small_blind: Some(after), big_blind: players.next_after(after)? })
}

/// The seat that gets the first button of a cash table when each player draws a card: the highest rank, ties by suit (R-HAND-2b).
///
/// `None` if `drawn` is empty.
pub fn dealer_draw(drawn: impl IntoIterator<Item = (Seat, Card)>) -> Option<Seat> {
    // `Card` is ordered as the draw demands: by rank, then clubs, diamonds, hearts, spades.
    drawn.into_iter().max_by_key(|&(_, card)| card).map(|(seat, _)| seat)
}

/// The positions of a tournament's first hand: the button lies on the last occupied seat (R-HAND-2).
///
/// `None` with fewer than two players.
pub fn tournament_positions(players: SeatSet) -> Option<Positions> {
    first_positions(players.iter().last()?, players)
}
