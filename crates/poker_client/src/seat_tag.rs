//! The tag of a seat.

use poker_protocol::SeenLow;
use poker_rules::{Chips, Seat};

use crate::{HandNameWithKicker, LastAct, SeatOdds, TableState};

/// The tag under a plate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatTag {
    Folded,
    /// The last action of this street.
    Acted(LastAct),
    AllIn(Chips),
    /// The name of a hand laid open, and the low that it also makes.
    Hand(HandNameWithKicker, Option<SeenLow>),
    /// The chances of a hand laid open while cards are still to come.
    Chance(SeatOdds),
    /// The seat wins this much.
    Wins(Chips),
}

impl TableState {
    /// The tag under the plate of a seat; `won` is what it has won so far.
    pub fn tag(&self, seat: Seat, won: Chips) -> Option<SeatTag> {
        if !won.is_zero() {
            return Some(SeatTag::Wins(won));
        }
        let play = self.play(seat)?;
        if play.folded {
            return Some(SeatTag::Folded);
        }
        if let Some(name) = self.hand_name(seat) {
            return Some(SeatTag::Hand(name, play.shown.as_ref().and_then(|shown| shown.low)));
        }
        if play.all_in {
            return Some(SeatTag::AllIn(play.invested));
        }
        play.last.map(SeatTag::Acted)
    }
}
