//! A taken seat and its hand.

use poker_protocol::{PlayerView, SeatState, SeenLow};
use poker_rules::{Act, Card, Chips, HandName};

/// A taken seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSeat {
    /// Who sits there.
    pub player: PlayerView,
    /// Chips behind.
    pub stack: Chips,
    /// Whether the player takes part.
    pub state: SeatState,
    /// Its part in the hand; `None` where it was not dealt in.
    pub play: Option<SeatHand>,
}

/// A seat's part in a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatHand {
    /// Cards held; `None` is a card back. Once folded or mucked only the viewer's own are left.
    pub cards: Vec<Option<Card>>,
    /// The last action of this street.
    pub last: Option<LastAct>,
    /// The player folded.
    pub folded: bool,
    /// No chips behind.
    pub all_in: bool,
    /// Chips put in since the hand began.
    pub invested: Chips,
    /// The hand as it was shown; `None` before that.
    pub shown: Option<ShownHand>,
    /// The hand was mucked at the showdown.
    pub mucked: bool,
}

/// A hand laid open: its name and the cards that count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownHand {
    /// The five that count, best first; empty while the board is not complete.
    pub best: Vec<Card>,
    /// Their name; `None` while the board is not complete.
    pub name: Option<HandName>,
    /// The low it makes too, where the game has lows.
    pub low: Option<SeenLow>,
}

/// An action as the tag of a seat says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastAct {
    Check,
    Call,
    /// The first bet of a street.
    Bet,
    Raise,
}

impl LastAct {
    /// `None` for a fold, which is a state of the seat and outlasts the street.
    pub fn of(act: Act) -> Option<Self> {
        match act {
            Act::Fold => None,
            Act::Check => Some(Self::Check),
            Act::Call => Some(Self::Call),
            Act::Bet { .. } => Some(Self::Bet),
            Act::Raise { .. } => Some(Self::Raise),
        }
    }
}

impl SeatHand {
    /// Whether the player is still in the hand.
    pub fn is_live(&self) -> bool {
        !self.folded && !self.mucked
    }

    pub(crate) fn fold(&mut self) {
        self.folded = true;
        self.last = None;
        self.drop_backs();
    }

    pub(crate) fn muck(&mut self) {
        self.mucked = true;
        self.drop_backs();
    }

    /// Card backs go; the viewer's own cards stay in sight.
    fn drop_backs(&mut self) {
        self.cards.retain(Option::is_some);
    }
}
