//! What players request of a pool.

use std::sync::Arc;

use poker_protocol::{HandId, PlayerId, PlayerView, Refusal};
use poker_rules::Seat;

use super::member::{HandKey, Member, Place};
use super::pool::FastPool;
use crate::cash::game::{AskSeat, CashGame};
use crate::cash::{Arrival, CashSeated, CashTable};
use crate::{Dealer, Now};

impl FastPool {
    /// Adds a player to the pool. The caller has already taken the buy-in from the balance.
    ///
    /// # Errors
    /// `AlreadySeated` if the player is in the pool.
    pub fn join(&mut self, arrival: Arrival, dealer: &mut Dealer, now: Now) -> Result<(), Refusal> {
        let player = arrival.player;
        if self.holds(player) {
            return Err(Refusal::AlreadySeated);
        }
        let seated = CashSeated::arrived(arrival, &self.rules).for_one_hand();
        self.members.insert(player, Member::new(seated));
        self.settle_in(&[player], dealer, now);
        Ok(())
    }

    /// Removes a player: at once between hands; otherwise at the end of the hand, in which the player's next decision is a check or a fold.
    ///
    /// # Errors
    /// `NotSeated` if the player is not in the pool.
    pub fn leave(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now) -> Result<(), Refusal> {
        match self.members.get(&player).map(|member| &member.place) {
            None => Err(Refusal::NotSeated),
            Some(Place::Between(_)) => {
                self.drop_between(player, false);
                Ok(())
            }
            Some(Place::At(..)) => self.ask(player, dealer, now, |table, seat| {
                table.leave(seat, now);
                Ok(())
            }),
        }
    }

    /// Folds out of turn and moves the player to another table; the others see the fold when the action reaches the seat (R-FAST-2).
    ///
    /// # Errors
    /// `NotSeated` if the player is not in the pool; `NoFastFold` if `hand` is not the player's hand, if it is the player's turn, if there
    /// is no bet to call, or if the rulebook has no such fold.
    pub fn fast_fold(&mut self, player: PlayerId, hand: HandId, dealer: &mut Dealer, now: Now) -> Result<(), Refusal> {
        let &Place::At(key, seat) = self.place(player).ok_or(Refusal::NotSeated)? else { return Err(Refusal::NoFastFold) };
        let table = self.tables.get_mut(&key).ok_or(Refusal::NoFastFold)?;
        if !self.rules.cash.folds_ahead
            || table.ahead.contains(seat)
            || table.table.hand_id() != Some(hand)
            || !table.table.may_fold_ahead(seat)
        {
            return Err(Refusal::NoFastFold);
        }
        table.ahead.insert(seat);
        if self.detach(key, player, seat) {
            self.settle_in(&[player], dealer, now);
        }
        Ok(())
    }

    /// Runs `ask` at the player's table; between hands, at a temporary table where the player sits alone.
    ///
    /// # Errors
    /// `NotSeated` if the player is not in the pool, and the refusals of `ask`.
    pub fn ask<T>(
        &mut self,
        player: PlayerId,
        dealer: &mut Dealer,
        now: Now,
        ask: impl FnOnce(&mut CashTable, Seat) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let game: &mut dyn CashGame = self;
        game.ask(player, dealer, now, ask)
    }

    /// Does the work of [`Self::ask`]; between hands the copy of the seat is kept only if `ask` has changed it.
    pub(super) fn at_seat(&mut self, player: PlayerId, dealer: &mut Dealer, now: Now, ask: AskSeat<'_>) -> Result<(), Refusal> {
        if let Some(&Place::At(key, _)) = self.place(player)
            && self.tables.get(&key).is_some_and(|table| table.waits.is_some())
        {
            // A hand that waits for nonces begins before anything else happens at its table: nobody can leave who knows its deck.
            let freed = self.begin_hand(key, dealer, now);
            self.settle_in(&freed, dealer, now);
        }
        match self.place(player) {
            None => return Err(Refusal::NotSeated),
            Some(&Place::At(key, seat)) => {
                let table = self.tables.get_mut(&key).ok_or(Refusal::NotSeated)?;
                let _changed = ask(&mut table.table, seat);
                let freed = self.tend(key, now);
                self.settle_in(&freed, dealer, now);
            }
            Some(Place::Between(seated)) => {
                let (mut alone, seat) = self.alone(seated);
                if !ask(&mut alone, seat) {
                    return Ok(());
                }
                if let (Some(seated), Some(member)) = (alone.take(seat), self.members.get_mut(&player)) {
                    member.place = Place::Between(Box::new(seated));
                    member.awaits_top_up = false;
                }
                self.settle_in(&[player], dealer, now);
            }
        }
        Ok(())
    }

    /// Sets the name and avatar that others see.
    pub fn set_view(&mut self, player: PlayerId, view: PlayerView) {
        match self.members.get_mut(&player).map(|member| &mut member.place) {
            Some(Place::Between(seated)) => seated.rename(view),
            Some(&mut Place::At(key, seat)) => {
                if let Some(table) = self.tables.get_mut(&key) {
                    table.table.set_view(seat, view);
                }
            }
            None => {}
        }
    }

    /// Voids all hands in progress and gives every chip back (R-FAIL-2).
    pub fn void_hands(&mut self, now: Now) {
        for key in self.keys() {
            if let Some(table) = self.tables.get_mut(&key) {
                table.table.void_hand(now);
            }
            // The players stay at their tables until the notice of the void hand has been shown.
            self.tend(key, now);
        }
    }

    /// Turns the decision clock on or off; a change gives a decision in progress its full time.
    pub fn set_clock(&mut self, running: bool, dealer: &mut Dealer, now: Now) {
        self.switches.clock = running;
        let mut freed = Vec::new();
        for key in self.keys() {
            if let Some(table) = self.tables.get_mut(&key) {
                table.table.set_clock(running, now);
            }
            freed.extend(self.tend(key, now));
        }
        for player in self.player_ids().collect::<Vec<_>>() {
            self.note_idle(player, now);
        }
        self.settle_in(&freed, dealer, now);
    }

    pub(super) fn keys(&self) -> Vec<HandKey> {
        self.tables.keys().copied().collect()
    }

    pub(super) fn place(&self, player: PlayerId) -> Option<&Place> {
        self.members.get(&player).map(|member| &member.place)
    }

    /// A table where this player sits alone.
    pub(super) fn alone(&self, seated: &CashSeated) -> (CashTable, Seat) {
        let mut table = self.empty();
        let seat = Seat::new(0);
        table.put(seat, seated.clone());
        (table, seat)
    }

    /// A table without players.
    pub(super) fn empty(&self) -> CashTable {
        CashTable::new(self.sign.clone(), Arc::clone(&self.rules), self.switches.clone())
    }
}
