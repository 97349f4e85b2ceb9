//! A table of a pool, which exists for one hand.

use std::sync::Arc;

use poker_protocol::PlayerId;
use poker_rules::{Action, BySeat, Chips, Positions, Seat, SeatSet};

use crate::Now;
use crate::cash::CashTable;
use crate::table::Viewers;

/// A hand whose player has folded and moved to another table; the chips put in stay in the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DeadHand {
    pub player: PlayerId,
    /// The stack that the player took to the next table.
    pub behind: Chips,
}

/// A table for one hand.
pub(super) struct HandTable {
    pub table: CashTable,
    /// The players here, who are told what happens.
    pub viewers: Arc<Viewers>,
    /// Button and blinds of the hand, while it waits for the nonces of its players.
    pub waits: Option<Positions>,
    /// Seats that fold as soon as the action reaches them.
    pub ahead: SeatSet,
    pub dead: BySeat<Option<DeadHand>>,
}

impl HandTable {
    pub(super) fn new(table: CashTable, viewers: Viewers, waits: Option<Positions>) -> Self {
        Self { table, viewers: Arc::new(viewers), waits, ahead: SeatSet::EMPTY, dead: BySeat::from_fn(|_| None) }
    }

    /// Stops telling the player what happens here.
    pub(super) fn look_away(&mut self, player: PlayerId, seat: Seat) {
        Arc::make_mut(&mut self.viewers).retain(|viewer| *viewer != (player, seat));
        self.table.set_listened(!self.viewers.is_empty());
    }

    /// Whether the hand has ended or is void.
    pub(super) fn is_over(&self) -> bool {
        self.waits.is_none() && self.table.hand().is_none()
    }

    /// When the table must be called next.
    pub(super) fn due(&self, now: Now) -> Option<Now> {
        if self.waits.is_some() { Some(self.table.waits_for_nonces_until(now)) } else { self.table.poll_timeout() }
    }

    /// Folds for seats of `ahead` while it is their turn, and not before (R-FAST-2).
    pub(super) fn fold_ahead(&mut self, now: Now) {
        while let (Some((seat, turn, _)), Some(hand)) = (self.table.awaited(), self.table.hand_id()) {
            if !self.ahead.contains(seat) || self.table.act(seat, hand, turn, Action::Fold, now).is_err() {
                return;
            }
        }
    }

    /// The chips that each dead hand has put into the hand in progress, with their owners.
    pub(super) fn staked_by_dead_hands(&self) -> impl Iterator<Item = (PlayerId, Chips)> {
        let dead = self.dead.iter().filter(|_| !self.is_over());
        dead.filter_map(|(seat, dead)| Some((dead.as_ref()?.player, self.staked(seat))))
    }

    /// The chips that the dead hand in this seat has put in.
    pub(super) fn staked(&self, seat: Seat) -> Chips {
        self.dead[seat].map_or(Chips::ZERO, |dead| self.table.settled_stack(seat).saturating_sub(dead.behind))
    }
}
