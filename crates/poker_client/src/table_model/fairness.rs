//! Checks that each hand is dealt as it was sealed, and refuses a hand that is not.

use poker_fair::Unfair;
use poker_protocol::{HandId, SeenEvent, TableSnapshot};

use super::{TableModel, UnfairHand};

impl TableModel {
    /// The last hand of this table that was not dealt as it was sealed, until the player dismisses the warning.
    pub fn unfair(&self) -> Option<UnfairHand> {
        self.unfair
    }

    /// Dismisses the warning. A refused hand stays refused.
    pub fn dismiss_unfair(&mut self) {
        self.unfair = None;
    }

    /// Whether the hand in progress is unfair: the client takes no further part in it.
    pub fn refuses_hand(&self) -> bool {
        self.refused
    }

    /// Checks one event of a hand before it is applied.
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

    /// Checks the hand of a snapshot.
    pub(super) fn check_snapshot(&mut self, snapshot: &TableSnapshot) {
        let Some(hand) = &snapshot.hand else { return };
        if let Err(what) = self.deals.see_snapshot(hand, &snapshot.seats) {
            self.refuse(hand.hand, what);
        }
    }

    /// After a new snapshot: keeps the faults found before, and the seal of the hand in progress.
    pub(crate) fn keep_fairness_of(&mut self, before: &Self) {
        if let Err(what) = self.deals.check_same_seal(&before.deals) {
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
