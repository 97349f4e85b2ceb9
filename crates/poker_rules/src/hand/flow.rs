//! What follows an action: the next turn, the next street, the end of the betting.

use super::round::Round;
use super::{Hand, Turn, pot};
use crate::{Card, Chips, HandEvent, Listener, Seat};

impl Hand {
    /// Moves chips from a stack to the middle; returns true if the stack is now empty.
    pub(super) fn pay(&mut self, seat: Seat, amount: Chips) -> bool {
        if amount.is_zero() {
            return false;
        }
        self.stacks[seat] = self.stacks[seat].saturating_sub(amount);
        self.middle = self.middle.plus(amount);
        let all_in = self.stacks[seat].is_zero();
        if all_in {
            self.able.remove(seat);
        }
        all_in
    }

    /// Takes the next card of the deck. There always is one, because the check of the setup has counted the cards.
    pub(super) fn next_card(&mut self) -> Card {
        let card = self.setup.deck.cards()[self.dealt];
        self.dealt += 1;
        card
    }

    /// Gives the turn to the next player clockwise from `after` who must act; ends the street if there is none.
    pub(super) fn pass_turn(&mut self, after: Seat, events: &mut impl Listener) {
        match self.next_to_act(after) {
            Some(seat) => self.turn = Turn::Act(seat),
            None => self.end_street(events),
        }
    }

    fn next_to_act(&self, after: Seat) -> Option<Seat> {
        if !self.live.has_two() {
            return None;
        }
        if self.able.has_two() {
            return self.round.owing(self.able).next_after(after);
        }
        // At most one player has chips: that player acts only to match a larger bet (R-BET-15).
        self.able.first().filter(|&seat| self.live.iter().any(|other| self.round.bets[other] > self.round.bets[seat]))
    }

    fn end_street<L: Listener>(&mut self, events: &mut L) {
        if !self.round.to_match.is_zero() {
            self.return_unmatched(events);
        }
        if self.gather() && L::USES_EVENTS {
            events.hear(HandEvent::Gathered { pots: self.pots.as_slice().into() });
        }
        self.turn = Turn::Rake;
        let next = self.street.next().filter(|_| self.live.has_two());
        let Some(next) = next else {
            // The showdown needs the last aggressor: that player shows first.
            let aggressor = self.round.aggressor;
            self.round = Round::new(self.least_bet(self.street), false);
            self.round.aggressor = aggressor;
            return;
        };
        self.round = Round::new(self.least_bet(next), self.live.len() == 2);
        if !self.able.has_two() && !self.face_up {
            self.face_up = true;
            self.show_all(events);
        }
        self.street = next;
        let first = self.board.len();
        for _ in 0..self.setup.game.board_cards(next) {
            let card = self.next_card();
            self.board.push(card);
        }
        events.hear(HandEvent::StreetDealt { street: next, cards: self.board[first..].iter().copied().collect() });
        self.untouched = true;
        self.rake_pots(self.setup.street_rake.of(next).min(self.middle), events);
        self.pass_turn(self.setup.button, events);
    }

    /// Updates the pots; returns true if they changed. Subtracts from each pot the rake that it has already paid, which is possible because
    /// a pot keeps its index from one street to the next.
    fn gather(&mut self) -> bool {
        if self.rake.is_zero() {
            return pot::gather(&mut self.pots, &self.contributed, self.live, self.middle);
        }
        let before = self.pots.clone();
        pot::gather(&mut self.pots, &self.contributed, self.live, self.middle.plus(self.rake));
        for (pot, raked) in self.pots.iter_mut().zip(self.raked) {
            pot.amount = pot.amount.saturating_sub(raked);
        }
        self.pots != before
    }

    /// Takes rake out of the pots (R-POT-7). `rake` must not be more than they hold.
    pub(super) fn rake_pots<L: Listener>(&mut self, rake: Chips, events: &mut L) {
        if rake.is_zero() {
            return;
        }
        let before = self.pots.clone();
        pot::take_rake(&mut self.pots, rake);
        for ((raked, before), after) in self.raked.iter_mut().zip(&before).zip(&self.pots) {
            *raked = raked.plus(before.amount.saturating_sub(after.amount));
        }
        self.rake = self.rake.plus(rake);
        self.middle = self.middle.saturating_sub(rake);
        if L::USES_EVENTS {
            events.hear(HandEvent::Raked { amount: rake, pots: self.pots.as_slice().into() });
        }
    }

    /// Returns the part of a bet that nobody matched, before pots are formed (R-POT-2).
    fn return_unmatched(&mut self, events: &mut impl Listener) {
        let Some((seat, amount)) = pot::unmatched(&self.contributed).filter(|&(seat, _)| self.live.contains(seat)) else { return };
        self.contributed[seat] = self.contributed[seat].saturating_sub(amount);
        self.middle = self.middle.saturating_sub(amount);
        self.stacks[seat] = self.stacks[seat].plus(amount);
        self.able.insert(seat);
        events.hear(HandEvent::Returned { seat, amount });
    }
}
