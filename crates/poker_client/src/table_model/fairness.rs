//! Whether a hand is the deal that was sealed; what is to be done where it is not.

use poker_fair::Unfair;
use poker_protocol::{HandId, SeenEvent, TableSnapshot};

use super::{TableModel, UnfairHand};

impl TableModel {
    /// The last hand here that was not dealt as it was sealed: to be told to the player until they take it away.
    pub fn unfair(&self) -> Option<UnfairHand> {
        self.unfair
    }

    /// The player has read it. A hand that is refused stays refused.
    pub fn dismiss_unfair(&mut self) {
        self.unfair = None;
    }

    /// The hand in progress is that one: nothing more is done in it.
    pub fn refuses_hand(&self) -> bool {
        self.refused
    }

    /// One step of a hand, before anything is made of it.
    pub(super) fn check_deal(&mut self, event: &SeenEvent) {
        if let SeenEvent::Started { .. } = event {
            self.refused = false;
        }
        // After a refusal, later events of this hand prove nothing.
        if !self.refused
            && let Err(what) = self.deals.see(event)
        {
            let hand = if let SeenEvent::Started { hand, .. } = event { Some(*hand) } else { self.felt.hand };
            self.refuse(hand.unwrap_or_default(), what);
        }
    }

    /// A whole table at one moment.
    pub(super) fn check_snapshot(&mut self, snapshot: &TableSnapshot) {
        let Some(hand) = &snapshot.hand else { return };
        if let Err(what) = self.deals.see_snapshot(hand, &snapshot.seats) {
            self.refuse(hand.hand, what);
        }
    }

    /// This table was told anew: what was wrong stays wrong, and a hand in progress keeps its seal.
    pub(crate) fn keep_fairness_of(&mut self, before: &Self) {
        if let Err(what) = self.deals.goes_on_from(&before.deals) {
            self.refuse(self.felt.hand.unwrap_or_default(), what);
        }
        if self.unfair.is_none() {
            self.unfair = before.unfair;
        }
        self.refused |= before.refused && self.felt.hand == before.felt.hand;
    }

    fn refuse(&mut self, hand: HandId, what: Unfair) {
        self.unfair = Some(UnfairHand { hand, what });
        self.refused = true;
    }
}
