//! Buttons and boxes.

use poker_text::{Arg, Text, text};

use super::Amounts;
use crate::{AheadDecision, SlotMeaning};

impl SlotMeaning {
    /// The word on the button, without its amount; `None` for an empty slot and for an action of the seat.
    pub fn word(self) -> Option<Text> {
        Some(match self {
            Self::Empty | Self::Seat(_) => return None,
            Self::Fold | Self::CheckNotFold => text::action::fold(),
            Self::FastFold => text::action::fast_fold(),
            Self::Check => text::action::check(),
            Self::Call { all_in: false, .. } => text::action::call(),
            Self::Call { all_in: true, .. } => text::action::call_all_in(),
            Self::Bet { .. } => text::action::bet(),
            Self::Raise { .. } => text::action::raise_to(),
            Self::AllIn { .. } => text::action::all_in(),
            Self::Muck => text::action::muck(),
            Self::ShowHand => text::action::show_cards(),
            Self::ShowMarked(cards) => text::action::show_marked(Arg::count(u64::from(cards))),
            Self::Ahead(ahead) => ahead.word(),
        })
    }

    /// The text under the word: the amount, or in the fold slot that it checks.
    pub fn under_word(self, amounts: &Amounts) -> Option<Arg> {
        match self {
            Self::Call { amount, .. } => Some(amounts.arg(amount)),
            Self::Bet { to } | Self::Raise { to } | Self::AllIn { to } => Some(amounts.arg(to)),
            Self::CheckNotFold => Some(text::action::fold_checks().into()),
            Self::Empty
            | Self::Fold
            | Self::FastFold
            | Self::Check
            | Self::Muck
            | Self::ShowHand
            | Self::ShowMarked(_)
            | Self::Ahead(_)
            | Self::Seat(_) => None,
        }
    }

    /// Everything in one line: for low buttons, boxes and the screen reader.
    pub fn line(self, amounts: &Amounts) -> Option<Text> {
        Some(match self {
            Self::Call { amount, all_in: false } => text::action::call_amount(amounts.arg(amount)),
            Self::Bet { to } => text::action::bet_amount(amounts.arg(to)),
            Self::Raise { to } => text::action::raise_to_amount(amounts.arg(to)),
            Self::AllIn { to } => text::action::all_in_amount(amounts.arg(to)),
            Self::Ahead(AheadDecision::Call { amount, all_in: false }) => text::action::call_amount(amounts.arg(amount)),
            Self::CheckNotFold => text::action::check_fold(),
            Self::Empty
            | Self::Fold
            | Self::FastFold
            | Self::Check
            | Self::Muck
            | Self::ShowHand
            | Self::ShowMarked(_)
            | Self::Call { all_in: true, .. }
            | Self::Seat(_)
            | Self::Ahead(
                AheadDecision::Fold
                | AheadDecision::CheckFold
                | AheadDecision::Check
                | AheadDecision::Call { all_in: true, .. }
                | AheadDecision::CallAny,
            ) => {
                return self.word();
            }
        })
    }

    /// The text of the tooltip.
    pub fn help(self) -> Option<Text> {
        match self {
            Self::Ahead(ahead) => Some(ahead.help()),
            Self::CheckNotFold => Some(text::action::fold_help()),
            Self::FastFold => Some(text::action::fast_fold_help()),
            Self::Muck => Some(text::action::muck_help()),
            Self::ShowHand => Some(text::action::show_cards_help()),
            Self::ShowMarked(_) => Some(text::action::show_marked_help()),
            Self::Empty
            | Self::Fold
            | Self::Check
            | Self::Call { .. }
            | Self::Bet { .. }
            | Self::Raise { .. }
            | Self::AllIn { .. }
            | Self::Seat(_) => None,
        }
    }
}

impl AheadDecision {
    fn word(self) -> Text {
        match self {
            Self::Fold => text::action::fold(),
            Self::CheckFold => text::action::check_fold(),
            Self::Check => text::action::check(),
            Self::Call { all_in: false, .. } => text::action::call(),
            Self::Call { all_in: true, .. } => text::action::call_all_in(),
            Self::CallAny => text::action::call_any(),
        }
    }

    fn help(self) -> Text {
        match self {
            Self::Fold => text::action::fold_help(),
            Self::CheckFold => text::action::check_fold_help(),
            Self::Check => text::action::check_help(),
            Self::Call { .. } => text::action::call_help(),
            Self::CallAny => text::action::call_any_help(),
        }
    }
}
