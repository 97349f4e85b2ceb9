//! Places and prizes: who is out, in which order, and when the tournament is over.

use std::cmp::Reverse;

use poker_protocol::{Money, TableId};
use poker_rules::{Chips, Seat};

use super::entrant::EntryState;
use super::entry_id::EntryId;
use super::output::TournamentOutput;
use super::payout::{fifty50, time_limit};
use super::prizes::half;
use super::table::Busted;
use super::terms::PrizeDivision;
use super::{Stage, Tournament};
use crate::Dealer;
use crate::rulebook::{Finish, TimeLimitPayout};

impl Tournament {
    /// Gives places to those who have lost all chips: with more chips at the start of the hand the better place, with equal chips at random
    /// (R-TRN-7). In hand-for-hand play these are the busted players of all tables.
    pub(super) fn settle(&mut self, dealer: &mut Dealer) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let mut busted = std::mem::take(&mut play.busted);
        if busted.is_empty() {
            return;
        }
        dealer.shuffle(&mut busted);
        busted.sort_by_key(|(_, _, out)| out.stack);
        for out in &busted {
            if self.is_decided() {
                break;
            }
            self.knock_out(out);
        }
        if self.is_decided() {
            self.finish(&busted, dealer);
        } else {
            self.watch_hand_for_hand();
        }
    }

    fn knock_out(&mut self, (table, seat, out): &(TableId, Seat, Busted)) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let place = play.left;
        play.left -= 1;
        let _left = play.unseat((*table, *seat));
        self.pay_bounties(out);
        if self.is_open() {
            self.note_out(out.entry);
        } else {
            self.place(out.entry, place, self.prize(place));
        }
        self.pass_on(*table);
    }

    pub(super) fn place(&mut self, entry: EntryId, place: u32, prize: Money) {
        self.set_state(entry, EntryState::Placed { place });
        self.outputs.push_back(TournamentOutput::Placed { entry, place, prize });
    }

    /// Whether enough players are out for the tournament to end (R-TRN-6, R-TYP-8).
    fn is_decided(&self) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        match self.terms.finish {
            Finish::OneLeft | Finish::TimeLimit { .. } | Finish::AfterLevel { .. } => play.left <= 1 || self.is_equal_for(play.left),
            Finish::HalfLeft => {
                let paid = half(self.entries()).max(1);
                usize::try_from(play.left).is_ok_and(|left| left <= paid)
            }
        }
    }

    /// Whether all players who are left would get the same prize. Of equal shares, some may be larger by one hundredth (R-PRZ-6).
    fn is_equal_for(&self, left: u32) -> bool {
        let (first, last) = (self.prize(1), self.prize(left));
        !last.is_zero() && first.saturating_sub(last) <= Money::new(1)
    }

    /// Ends the tournament: those who are left get their places in the order of their chips, with equal chips at random. Of those who have
    /// none, because they went out in the last hand, the later ones of `busted` had more at its start.
    pub(super) fn finish(&mut self, busted: &[(TableId, Seat, Busted)], dealer: &mut Dealer) {
        self.close_registration();
        let Stage::Playing(play) = &mut self.stage else { return };
        let mut left: Vec<(Chips, Option<usize>, EntryId)> = Vec::new();
        for state in play.tables().values() {
            left.extend(state.seated().map(|(seat, seated)| {
                let entry = seated.own().entry;
                (state.settled_stack(seat), busted.iter().position(|(_, _, out)| out.entry == entry), entry)
            }));
        }
        dealer.shuffle(&mut left);
        left.sort_by_key(|&(stack, out, _)| Reverse((stack, out)));
        let timed_out = play.holds.time_up;
        let stacks: Vec<Chips> = left.iter().map(|&(stack, ..)| stack).collect();
        let prizes = self.last_prizes(&stacks, timed_out);
        for (((_, _, entry), place), prize) in left.into_iter().zip(1..).zip(prizes) {
            self.place(entry, place, prize);
        }
        self.finish_bounties();
        self.stage = Stage::Finished;
        self.outputs.push_back(TournamentOutput::Finished);
    }

    /// The prizes of those who are left at the end, in the order of their places.
    fn last_prizes(&self, stacks: &[Chips], timed_out: bool) -> Vec<Money> {
        let by_place = || (1..).take(stacks.len()).map(|place| self.prize(place)).collect::<Vec<Money>>();
        match (&self.terms.prizes.division, self.terms.time_limit_payout) {
            (PrizeDivision::HalfByChips, _) => fifty50(self.pool, stacks),
            (_, Some(payout @ TimeLimitPayout::Proportional)) if timed_out => {
                time_limit(&by_place(), stacks, payout).unwrap_or_else(|_| by_place())
            }
            _ => by_place(),
        }
    }

    /// The prize of a place, counted from 1.
    #[must_use]
    pub fn prize(&self, place: u32) -> Money {
        let index = usize::try_from(place.saturating_sub(1)).unwrap_or(usize::MAX);
        self.prizes.get(index).copied().unwrap_or(Money::ZERO)
    }
}
