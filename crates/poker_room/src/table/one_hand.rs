//! A table that exists for one hand (R-FAST-1): its players are put there, dealt in at once, and taken away again.

use poker_protocol::HandId;
use poker_rules::{Chips, Dealing, Positions, Seat, SeatSet, Turn};

use super::{CashTable, Phase, Seated};
use crate::{Croupier, Now};

impl CashTable {
    /// Puts a player there as they are; nothing is told of it.
    pub(crate) fn put(&mut self, seat: Seat, seated: Seated) {
        self.seats[seat] = Some(seated);
    }

    /// Takes a player away as they are; nothing is told of it.
    pub(crate) fn take(&mut self, seat: Seat) -> Option<Seated> {
        self.seats[seat].take()
    }

    /// A player as they are.
    pub(crate) fn seated(&self, seat: Seat) -> Option<&Seated> {
        self.seats[seat].as_ref()
    }

    /// Deals everybody in at once, whoever they are.
    pub(crate) fn deal_everybody(&mut self, positions: Positions, croupier: &mut Croupier, now: Now) {
        let dealing = Dealing { positions, dealt_in: self.taken(), posting: SeatSet::EMPTY };
        self.deal(dealing, croupier, now);
    }

    /// The player goes elsewhere; a dead hand stays with the chips it has put in.
    pub(crate) fn leave_dead_hand(&mut self, seat: Seat) -> Option<Seated> {
        let stack = self.stack(seat);
        let copy = self.seats[seat].as_mut()?;
        let gone = Seated { stack, ..copy.clone() };
        copy.auto_top_up = false;
        copy.top_up_to = None;
        copy.sit_out_next_big_blind = false;
        copy.connected = true;
        Some(gone)
    }

    /// In the hand with chips behind and a bet to answer, and somebody else's turn (R-FAST-2).
    pub(crate) fn may_fold_ahead(&self, seat: Seat) -> bool {
        let Phase::Playing(live) = &self.phase else { return false };
        let hand = &live.hand;
        let waits = match hand.turn() {
            Turn::Act(turn) => turn != seat,
            Turn::Rake | Turn::Show(_) | Turn::Over => false,
        };
        waits && hand.live().contains(seat) && hand.stack(seat) > Chips::ZERO && hand.bet(seat) < hand.bet_to_match()
    }

    /// Notes that a player keeps a seat without playing; the moment it is lost, if it ever is.
    pub(crate) fn note_idle(&mut self, seat: Seat, now: Now) -> Option<Now> {
        self.announce(now);
        self.removal_at(seat)
    }

    /// The number of the hand in progress.
    pub(crate) fn hand_id(&self) -> Option<HandId> {
        match &self.phase {
            Phase::Playing(live) => Some(live.id),
            Phase::Idle | Phase::Between { .. } => None,
        }
    }

    /// Given up its cards in the hand in progress.
    pub(crate) fn folded(&self, seat: Seat) -> bool {
        self.hand().is_some_and(|hand| hand.dealt_in().contains(seat) && !hand.live().contains(seat))
    }
}
