//! Plates and tags.

use poker_protocol::SeatState;
use poker_text::{Arg, Text, text};

use super::hand::{low_letters, short_name};
use super::{Amounts, name_text};
use crate::{LastAct, SeatTag, TableSeat};

impl SeatTag {
    /// What the pill under the plate says.
    pub fn arg(&self, amounts: &Amounts) -> Arg {
        match self {
            Self::Folded => text::seat::tag_fold().into(),
            Self::Acted(act) => act.text().into(),
            Self::AllIn(amount) => amounts.arg(*amount),
            Self::Hand(name, None) => name.text().into(),
            Self::Hand(name, Some(low)) => text::hand::high_low(name.text(), low_letters(low.ranks)).into(),
            Self::Chance(odds) => odds.text().into(),
            Self::Wins(amount) => text::seat::wins(amounts.arg(*amount)).into(),
        }
    }

    /// Shorter forms for narrow places, the longest first.
    pub fn shorter(&self) -> Vec<Text> {
        match self {
            Self::Hand(told, None) => vec![name_text(told.name), short_name(told.name)],
            Self::Hand(told, Some(low)) => {
                [name_text(told.name), short_name(told.name)].map(|name| text::hand::high_low(name, low_letters(low.ranks))).to_vec()
            }
            Self::Folded | Self::Acted(_) | Self::AllIn(_) | Self::Chance(_) | Self::Wins(_) => Vec::new(),
        }
    }
}

impl LastAct {
    /// The word for the action.
    pub fn text(self) -> Text {
        match self {
            Self::Check => text::seat::tag_check(),
            Self::Call => text::seat::tag_call(),
            Self::Bet => text::seat::tag_bet(),
            Self::Raise => text::seat::tag_raise(),
        }
    }
}

impl TableSeat {
    /// A short word for the state that replaces the stack, for the plate of a small tile; `None` while the player plays.
    pub fn short_state(&self) -> Option<Text> {
        Some(match self.state {
            SeatState::Playing => return None,
            SeatState::WaitingForBigBlind => text::seat::short_waiting(),
            SeatState::SittingOut => text::seat::short_sitting_out(),
            SeatState::Busted => text::seat::short_busted(),
            SeatState::Disconnected => text::seat::short_reconnecting(),
        })
    }

    /// The second line of the plate: the stack, or the state that replaces it.
    pub fn second_line(&self, amounts: &Amounts) -> Arg {
        let in_hand = self.play.as_ref().filter(|play| play.is_live());
        if in_hand.is_some_and(|play| play.all_in) && self.stack.is_zero() {
            return text::seat::all_in().into();
        }
        match self.state {
            SeatState::Playing => amounts.arg(self.stack),
            SeatState::WaitingForBigBlind => text::seat::waiting_big_blind().into(),
            SeatState::SittingOut if in_hand.is_none() => text::seat::sitting_out().into(),
            SeatState::SittingOut => amounts.arg(self.stack),
            SeatState::Busted => text::seat::busted().into(),
            SeatState::Disconnected => text::seat::reconnecting().into(),
        }
    }
}
