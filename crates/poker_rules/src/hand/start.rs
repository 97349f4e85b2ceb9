//! The start of a hand: forced bets and the deal.

use super::Hand;
use crate::{Chips, HandEvent, Listener, PostKind, Seat, SeatSet, Stakes};

impl Hand {
    /// Posts antes, dead posts, blinds, the straddle, then newcomers' live posts clockwise from the big blind. A stack that is too short
    /// pays what it has, the ante first (R-HAND-13). Returns the seat of the straddle or else of the big blind: the next seat acts first.
    pub(super) fn post_all(&mut self, events: &mut impl Listener) -> Seat {
        let Stakes { small_blind, big_blind, ante } = self.setup.stakes;
        let posting: SeatSet = self.setup.seats.iter().filter(|player| player.post.is_some()).map(|player| player.seat).collect();
        if !ante.is_zero() {
            for seat in self.dealt_in.clockwise_after(self.setup.button) {
                let paid = self.post(seat, PostKind::Ante, ante, events);
                self.contributed[seat] = self.contributed[seat].plus(paid);
            }
        }
        for seat in posting.clockwise_after(self.setup.button) {
            self.post(seat, PostKind::Dead, self.setup.post_of(seat).dead, events);
        }
        if let Some(seat) = self.setup.small_blind {
            self.post_live(seat, PostKind::SmallBlind, small_blind, events);
        }
        self.post_live(self.setup.big_blind, PostKind::BigBlind, big_blind, events);
        // A short big blind does not lower the price (R-BET-13).
        self.round.force(big_blind, true);
        let straddle = self.setup.straddle.zip(self.setup.straddler());
        if let Some((amount, seat)) = straddle {
            let paid = self.post_live(seat, PostKind::Straddle, amount, events);
            self.round.force(paid, paid == amount);
        }
        for seat in posting.clockwise_after(self.setup.big_blind) {
            self.post_live(seat, PostKind::Newcomer, self.setup.post_of(seat).live, events);
        }
        straddle.map_or(self.setup.big_blind, |(_, seat)| seat)
    }

    fn post_live(&mut self, seat: Seat, post: PostKind, amount: Chips, events: &mut impl Listener) -> Chips {
        let paid = self.post(seat, post, amount, events);
        self.contributed[seat] = self.contributed[seat].plus(paid);
        self.round.bets[seat] = self.round.bets[seat].plus(paid);
        paid
    }

    fn post(&mut self, seat: Seat, post: PostKind, amount: Chips, events: &mut impl Listener) -> Chips {
        let paid = amount.min(self.stacks[seat]);
        if !paid.is_zero() {
            let all_in = self.pay(seat, paid);
            events.hear(HandEvent::Posted { seat, post, amount: paid, all_in });
        }
        paid
    }

    /// Deals the hole cards one at a time, clockwise from the button's left, to the button last (R-HAND-11).
    pub(super) fn deal_holes(&mut self, events: &mut impl Listener) {
        for _ in 0..self.setup.game.hole_cards {
            for seat in self.dealt_in.clockwise_after(self.setup.button) {
                let card = self.next_card();
                self.hole[seat].push(card);
                events.hear(HandEvent::Dealt { seat, card });
            }
        }
    }
}
