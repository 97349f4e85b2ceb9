//! What each of the three slots of the bar means.

use poker_rules::Chips;

use crate::SeatAction;

/// What a slot does, with the amount that it shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SlotMeaning {
    #[default]
    Empty,
    Fold,
    /// The fold slot while a check is free: it checks instead of folding, and says so.
    CheckNotFold,
    Check,
    Call {
        /// The chips that the call costs.
        amount: Chips,
        /// Whether the call takes the whole stack.
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
    /// A bet or raise of everything that the viewer has.
    AllIn {
        /// The total on this street.
        to: Chips,
    },
    /// Fold out of turn and move to the next table (R-FAST-2).
    FastFold,
    /// Muck a hand that need not be shown.
    Muck,
    ShowHand,
    /// Show only the cards that are marked; their number.
    ShowMarked(u32),
    /// A box that the viewer can tick ahead of the turn.
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
    /// Calls for `amount`; expires when the price changes.
    Call {
        amount: Chips,
        /// Whether the call takes the whole stack.
        all_in: bool,
    },
    /// Calls at any price.
    CallAny,
}

/// How a slot is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotView {
    /// The label and the amount on the slot.
    pub meaning: SlotMeaning,
    /// Whether the slot ignores input: it is empty, it changed a moment ago, or the decision was sent.
    pub inert: bool,
    /// Whether the pointer is held down on the slot.
    pub pressed: bool,
    /// Whether the slot is a box that is ticked.
    pub ticked: bool,
    /// Whether "call any" is ticked and the price has risen since then.
    pub warns: bool,
}
