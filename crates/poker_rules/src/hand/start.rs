//! Forced bets and the deal.

use super::Hand;
use crate::{Chips, HandEvent, PostKind, Seat, Stakes};

impl Hand {
    /// Antes, blinds, then newcomers clockwise from the big blind. A stack that is too short pays what it has, the ante first (R-HAND-13).
    pub(super) fn post_all(&mut self, events: &mut impl FnMut(HandEvent)) {
        let Stakes { small_blind, big_blind, ante } = self.setup.stakes;
        for seat in self.dealt_in.clockwise_after(self.setup.button) {
            let paid = self.post(seat, PostKind::Ante, ante, events);
            self.contributed[seat] = self.contributed[seat].plus(paid);
        }
        if let Some(seat) = self.setup.small_blind {
            self.post_live(seat, PostKind::SmallBlind, small_blind, events);
        }
        self.post_live(self.setup.big_blind, PostKind::BigBlind, big_blind, events);
        for seat in self.dealt_in.clockwise_after(self.setup.big_blind) {
            let Some(post) = self.setup.seats.iter().find(|player| player.seat == seat).and_then(|player| player.post) else { continue };
            self.post_live(seat, PostKind::Newcomer, post.live, events);
            let dead = self.post(seat, PostKind::Dead, post.dead, events);
            self.dead = self.dead.plus(dead);
        }
        // A short big blind does not lower the price (R-BET-13).
        self.round.price = big_blind;
    }

    fn post_live(&mut self, seat: Seat, post: PostKind, amount: Chips, events: &mut impl FnMut(HandEvent)) {
        let paid = self.post(seat, post, amount, events);
        self.contributed[seat] = self.contributed[seat].plus(paid);
        self.round.bets[seat] = self.round.bets[seat].plus(paid);
    }

    fn post(&mut self, seat: Seat, post: PostKind, amount: Chips, events: &mut impl FnMut(HandEvent)) -> Chips {
        let paid = amount.min(self.stacks[seat]);
        if !paid.is_zero() {
            self.stacks[seat] = self.stacks[seat].saturating_sub(paid);
            events(HandEvent::Posted { seat, post, amount: paid, all_in: self.stacks[seat].is_zero() });
        }
        paid
    }

    /// One card at a time, clockwise from the button's left, the button last (R-HAND-11).
    pub(super) fn deal_holes(&mut self, events: &mut impl FnMut(HandEvent)) {
        for _ in 0..self.setup.game.hole_cards {
            for seat in self.dealt_in.clockwise_after(self.setup.button) {
                let card = self.next_card();
                self.hole[seat].push(card);
                events(HandEvent::Dealt { seat, card });
            }
        }
    }
}
