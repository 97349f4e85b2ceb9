//! The hints that explain the buttons of a table, one after the other, in a player's first practice hand.

use serde::{Deserialize, Serialize};

/// A hint: what it explains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ButtonHint {
    /// The three slots: fold or check, check or call, bet or raise.
    #[default]
    Slots,
    /// The amount of a bet, and its presets.
    Amount,
    /// The time bank.
    TimeBank,
    /// Going on to the next hand, and sitting out.
    Seat,
}

impl ButtonHint {
    /// All hints, in their order.
    pub const ALL: [Self; 4] = [Self::Slots, Self::Amount, Self::TimeBank, Self::Seat];

    /// The number of the hint, from 1.
    #[must_use]
    pub fn number(self) -> usize {
        Self::ALL.iter().position(|hint| *hint == self).map_or(1, |at| at + 1)
    }

    /// The hint after this one; `None` after the last one.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.number()).copied()
    }

    /// Whether what the hint explains can be used: the slots on the player's turn, the amount where the player may choose it.
    #[must_use]
    pub fn is_due(self, on_turn: bool, offers_amount: bool) -> bool {
        match self {
            Self::Slots => on_turn,
            Self::Amount => offers_amount,
            Self::TimeBank | Self::Seat => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Settings;

    #[test]
    fn four_hints_follow_each_other_and_after_the_last_there_is_none() {
        let mut shown = vec![ButtonHint::default()];
        shown.extend(std::iter::successors(shown[0].next(), |hint| hint.next()));
        assert_eq!(shown, ButtonHint::ALL);
        assert_eq!(ButtonHint::ALL.map(ButtonHint::number), [1, 2, 3, 4]);
    }

    #[test]
    fn a_hint_about_the_action_bar_waits_until_the_player_can_use_it() {
        assert!(!ButtonHint::Slots.is_due(false, false) && ButtonHint::Slots.is_due(true, false));
        assert!(!ButtonHint::Amount.is_due(true, false), "where the player may only call, there is no amount");
        assert!(ButtonHint::Amount.is_due(true, true));
        assert!(ButtonHint::TimeBank.is_due(false, false) && ButtonHint::Seat.is_due(false, false));
    }

    #[test]
    fn settings_keep_the_hint_that_is_next_and_say_nothing_of_hints_that_are_over() {
        assert_eq!(Settings::from_ron("()").unwrap().settings.button_hint, None);
        let begun = Settings { button_hint: Some(ButtonHint::Amount), ..Settings::default() };
        assert_eq!(Settings::from_ron(&begun.to_ron().unwrap()).unwrap().settings.button_hint, Some(ButtonHint::Amount));
        assert!(!Settings::default().to_ron().unwrap().contains("button_hint"));
    }
}
