//! Cards and names as these files write them.

use poker_rules::{Card, Seat};

use crate::PlayedHand;

/// `[Ac Kd]`.
pub(super) fn cards(cards: &[Card]) -> String {
    format!("[{}]", cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

pub(super) fn name(hand: &PlayedHand, seat: Seat) -> String {
    plain(hand.name(seat))
}

/// Text that stays on its line.
pub(super) fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
