//! What each of the three slots of the bar means.

use poker_rules::Chips;

use crate::SeatAction;

/// The word and price of a slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SlotMeaning {
    /// The slot is empty.
    #[default]
    Empty,
    Fold,
    /// The fold slot while a check is free: it checks instead of folding, and says so.
    CheckNotFold,
    Check,
    Call {
        /// Chips it costs.
        amount: Chips,
        /// It takes the whole stack.
        all_in: bool,
    },
    Bet {
        /// The total on this street.
        to: Chips,
    },
    Raise {
        /// The total on this street.
        to: Chips,
    },
    /// Bet or raise with everything.
    AllIn {
        /// The total on this street.
        to: Chips,
    },
    /// Fold out of turn and move to the next table (R-FAST-2).
    FastFold,
    /// Muck a hand that need not be shown.
    Muck,
    ShowHand,
    /// A box, ticked ahead of the turn.
    Ahead(AheadDecision),
    /// An action for the seat while there is no decision. The panels carry it out.
    Seat(SeatAction),
}

/// A decision that the viewer can make ahead of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AheadDecision {
    /// Folds, or checks where a check is free on the turn.
    Fold,
    /// The same as `Fold`, shown while a check is free.
    CheckFold,
    /// Checks; expires when somebody bets.
    Check,
    /// Calls this price; expires when the price changes.
    Call {
        /// The price.
        amount: Chips,
        /// It takes the whole stack.
        all_in: bool,
    },
    /// Calls at any price.
    CallAny,
}

/// How a slot is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotView {
    /// Its word and price.
    pub meaning: SlotMeaning,
    /// The slot rests after a change, or the decision is sent. It is drawn as resting and ignores input.
    pub inert: bool,
    /// A press is held on it.
    pub pressed: bool,
    /// A box that is ticked.
    pub ticked: bool,
    /// "Call any" is ticked and the price has risen since.
    pub warns: bool,
}
