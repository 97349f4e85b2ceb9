//! The void hands of which the player was told.

use std::collections::VecDeque;

use poker_protocol::{HandId, Notice, TableEvent};

/// The most hands that are remembered. A room repeats the notice of a void hand only until it knows that the client has received it.
const MOST: usize = 64;

/// The void hands of which the player was told last.
#[derive(Clone, Debug, Default)]
pub(super) struct VoidHands {
    told: VecDeque<HandId>,
}

impl VoidHands {
    /// Notes that the player is told of a void hand. Returns false if the player was told before.
    pub(super) fn note(&mut self, hand: HandId) -> bool {
        if self.told.contains(&hand) {
            return false;
        }
        if self.told.len() == MOST {
            self.told.pop_front();
        }
        self.told.push_back(hand);
        true
    }
}

/// The hand that an event reports as void; `None` for other events.
pub(super) fn void_hand(event: &TableEvent) -> Option<HandId> {
    if let TableEvent::Notice { notice: Notice::HandVoid { hand, .. } } = event { Some(*hand) } else { None }
}
