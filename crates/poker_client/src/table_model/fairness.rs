//! Checks that each hand is dealt as it was sealed, and refuses a hand that is not.

use poker_fair::Unfair;
use poker_protocol::{HandId, OpenedDeck, SeenEvent, TableEvent, TableSnapshot};

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

    /// Notes the deck that is announced for the next hand.
    pub(super) fn note_sealed(&mut self, announced: &TableEvent) {
        self.deals.see_announced(announced);
    }

    /// Checks the deck of a void hand.
    pub(super) fn check_void(&mut self, hand: HandId, opened: Option<&OpenedDeck>) {
        if let Err(what) = self.deals.see_void(hand, opened) {
            self.unfair = Some(UnfairHand { hand, what });
        }
    }

    /// Checks the hand of a snapshot.
    pub(super) fn check_snapshot(&mut self, snapshot: &TableSnapshot) {
        if let Some(announced) = &snapshot.deck_sealed {
            self.note_sealed(announced);
        }
        let Some(hand) = &snapshot.hand else { return };
        if let Err(what) = self.deals.see_snapshot(hand, &snapshot.seats) {
            self.refuse(hand.hand, what);
        }
    }

    /// After a new snapshot: keeps the faults found before, the seal of the hand in progress, and if the connection to the room `goes_on`,
    /// the deck that was announced.
    pub(crate) fn keep_fairness_of(&mut self, before: &Self, goes_on: bool) {
        if let Err(what) = self.deals.go_on_from(&before.deals, goes_on) {
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
