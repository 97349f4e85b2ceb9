//! A taken seat and its hand.

use poker_protocol::{PlayerView, SeatState, SeenLow};
use poker_rules::{Act, Card, Chips, HandName};

/// A taken seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSeat {
    /// The name and the avatar of the player who sits there.
    pub player: PlayerView,
    /// Chips behind.
    pub stack: Chips,
    /// Whether the player plays, waits or is away.
    pub state: SeatState,
    /// The seat's part in the hand; `None` where it was not dealt in.
    pub play: Option<SeatHand>,
}

/// A seat's part in a hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatHand {
    /// Cards held; `None` is a card back. Once folded or mucked only the viewer's own are left.
    pub cards: Vec<Option<Card>>,
    /// The last action of this street.
    pub last: Option<LastAct>,
    /// Whether the player folded.
    pub folded: bool,
    /// Whether the player has no chips behind.
    pub all_in: bool,
    /// Chips put in since the hand began.
    pub invested: Chips,
    /// The hand as it was shown; `None` before that.
    pub shown: Option<ShownHand>,
    /// Whether the hand was mucked at the showdown.
    pub mucked: bool,
}

/// A hand laid open: its name and the cards that count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownHand {
    /// The five cards that count, best first; empty while the board is not complete.
    pub best: Vec<Card>,
    /// The name of the hand; `None` while the board is not complete.
    pub name: Option<HandName>,
    /// The low that the hand also makes, where the game has lows.
    pub low: Option<SeenLow>,
}

/// An action as the tag of a seat names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastAct {
    Check,
    Call,
    /// The first bet of a street.
    Bet,
    Raise,
}

impl LastAct {
    /// The action for the tag; `None` for a fold, which is kept as a state of the seat because it lasts beyond the street.
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

    /// Removes card backs; the viewer's own cards stay visible.
    fn drop_backs(&mut self) {
        self.cards.retain(Option::is_some);
    }
}
