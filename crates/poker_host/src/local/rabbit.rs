//! The cards that would have come in hands that ended early. Only practice tells them, and only of hands that are over.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use poker_protocol::HandId;
use poker_room::HandRecord;
use poker_rules::Card;

/// How many hands are kept: a pool of Fast Hold'em ends many at once.
const MOST_HANDS: usize = 256;

/// The cards of the last hands that ended early, written by the room's thread and read by the client's.
#[derive(Clone, Default)]
pub(super) struct SharedRabbits(Arc<Mutex<VecDeque<(HandId, Vec<Card>)>>>);

impl SharedRabbits {
    /// Keeps the cards of a hand that is over.
    pub(super) fn note(&self, record: &HandRecord) {
        let Ok(hand) = record.replay(&mut |_| {}) else { return };
        let cards = hand.cards_to_come();
        if cards.is_empty() {
            return;
        }
        let mut hands = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if hands.len() == MOST_HANDS {
            hands.pop_front();
        }
        hands.push_back((record.hand, cards.to_vec()));
    }

    /// The cards that would have come in a hand that is over; `None` where the hand is not over, or all its cards came.
    pub(super) fn of(&self, hand: HandId) -> Option<Vec<Card>> {
        let hands = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        hands.iter().rev().find(|(ended, _)| *ended == hand).map(|(_, cards)| cards.clone())
    }
}
