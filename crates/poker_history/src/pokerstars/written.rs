//! Cards and names in the notation of PokerStars.

use poker_rules::{Card, Seat};

use crate::PlayedHand;

/// Cards, such as `[Ac Kd]`.
pub(super) fn cards(cards: &[Card]) -> String {
    format!("[{}]", cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
}

pub(super) fn name(hand: &PlayedHand, seat: Seat) -> String {
    plain(hand.name(seat))
}

/// The text with a space for each control character, so that it has no line breaks.
pub(super) fn plain(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
