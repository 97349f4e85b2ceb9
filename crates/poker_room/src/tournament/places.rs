//! Places and prizes: who is out, in which order, and when the tournament is over.

use std::cmp::Reverse;

use poker_protocol::{Money, TableId};
use poker_rules::{Chips, Seat};

use super::entrant::EntryState;
use super::entry_id::EntryId;
use super::open_places::OpenPlaces;
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
        if busted.is_empty() && !self.is_decided() {
            return;
        }
        dealer.shuffle(&mut busted);
        busted.sort_by_key(|(_, _, out)| out.stack);
        for out in &busted {
            if self.is_decided() {
                // They have a prize, but were knocked out too.
                let may_rebuy = self.may_rebuy_at(out.2.entry, out.0);
                self.pay_bounties(&out.2, may_rebuy);
            } else {
                self.knock_out(out);
            }
        }
        if self.is_decided() {
            self.finish(&busted, dealer);
        } else {
            self.watch_hand_for_hand();
        }
    }

    /// A player has lost all chips: is out, or may rebuy.
    fn knock_out(&mut self, (table, seat, out): &(TableId, Seat, Busted)) {
        let number = self.number_out();
        let may_rebuy = self.may_rebuy_at(out.entry, *table);
        self.pay_bounties(out, may_rebuy);
        if may_rebuy {
            self.offer_rebuy(out, number);
        } else {
            self.go_out((*table, *seat), out.entry, number);
        }
    }

    /// The number of a player among those who have lost all chips while places are open.
    pub(super) fn number_out(&mut self) -> u32 {
        match &mut self.stage {
            Stage::Playing(play) => play.open_places.as_mut().map_or(0, OpenPlaces::number),
            Stage::Registering | Stage::Finished | Stage::Cancelled => 0,
        }
    }

    /// A player who has lost all chips is out.
    pub(super) fn go_out(&mut self, place: (TableId, Seat), entry: EntryId, number: u32) {
        self.leave(place, entry, number);
        self.close_early();
    }

    /// A player leaves the tournament, with or without chips.
    pub(super) fn leave(&mut self, (table, seat): (TableId, Seat), entry: EntryId, number: u32) {
        let Stage::Playing(play) = &mut self.stage else { return };
        let place = play.left;
        play.left -= 1;
        let _left = play.unseat((table, seat));
        self.rank(entry, place, number);
        self.pass_on(table);
    }

    /// Gives an entry that is out its place, or notes it while places are open.
    pub(super) fn rank(&mut self, entry: EntryId, place: u32, number: u32) {
        let open = matches!(&self.stage, Stage::Playing(play) if play.open_places.is_some());
        if open {
            self.note_out(entry, number);
        } else {
            self.place(entry, place, self.prize(place));
        }
    }

    /// Gives an entry its place, and a prize that is worth this much, which a disqualified player forfeits.
    pub(super) fn place(&mut self, entry: EntryId, place: u32, worth: Money) {
        let forfeits = self.entrant(entry).is_some_and(|entrant| self.is_disqualified(entrant.player));
        let (prize, ticket) = if forfeits { (Money::ZERO, None) } else { self.prize_worth(worth) };
        let extra = if forfeits { Money::ZERO } else { self.terms.prizes.house.of_place(place) };
        self.set_state(entry, EntryState::Placed { place, prize, extra, goes_on: ticket.is_some() });
        self.outputs.push_back(TournamentOutput::Placed { entry, place, prize, extra });
        self.outputs.extend(ticket.map(|ticket| TournamentOutput::WonTicket { entry, ticket }));
        if forfeits {
            self.forfeit(entry, worth);
        }
    }

    /// Whether the tournament is decided, and nobody who has lost all chips waits for a place.
    pub(super) fn is_settled(&self) -> bool {
        matches!(&self.stage, Stage::Playing(play) if play.busted.is_empty()) && self.is_decided()
    }

    /// Whether enough players are out for the tournament to end (R-TRN-6, R-TYP-8).
    pub(super) fn is_decided(&self) -> bool {
        let Stage::Playing(play) = &self.stage else { return false };
        match self.terms.finish {
            Finish::OneLeft | Finish::TimeLimit { .. } => play.left <= 1 || self.is_equal_for(play.left),
            Finish::AfterLevel { .. } => play.left <= 1,
            Finish::HalfLeft => {
                let paid = half(self.entries()).max(1);
                usize::try_from(play.left).is_ok_and(|left| left <= paid)
            }
        }
    }

    /// Whether all players who are left would get the same prize.
    fn is_equal_for(&self, left: u32) -> bool {
        let house = &self.terms.prizes.house;
        self.same_prize(self.prize(1), self.prize(left)) && house.of_place(1) == house.of_place(left)
    }

    /// Ends the tournament (R-TRN-6, R-TRN-7, R-PRZ-4): those who are left get their places in the order of their chips, with equal chips at random. Of those who have
    /// none, because they went out in the last hand, the later ones of `busted` had more at its start. Those who may still rebuy are out, in
    /// the order in which they lost their chips.
    pub(super) fn finish(&mut self, busted: &[(TableId, Seat, Busted)], dealer: &mut Dealer) {
        self.drop_offers();
        let out: Vec<EntryId> = busted.iter().map(|(_, _, out)| out.entry).collect();
        self.close_rebuys();
        self.close_registration();
        self.fix_places();
        let Stage::Playing(play) = &mut self.stage else { return };
        let mut left: Vec<(Chips, Option<usize>, EntryId)> = Vec::new();
        for state in play.tables().values() {
            left.extend(state.seated().map(|(seat, seated)| {
                let entry = seated.own().entry;
                (state.settled_stack(seat), out.iter().position(|&out| out == entry), entry)
            }));
        }
        dealer.shuffle(&mut left);
        left.sort_by_key(|&(stack, out, _)| Reverse((stack, out)));
        let timed_out = play.holds.time_up;
        let stacks: Vec<Chips> = left.iter().map(|&(stack, ..)| stack).collect();
        let agreed = self.agreed_prizes(left.iter().map(|&(.., entry)| entry));
        let prizes = agreed.unwrap_or_else(|| self.last_prizes(&stacks, timed_out));
        for ((&(_, _, entry), place), prize) in left.iter().zip(1..).zip(prizes) {
            self.place(entry, place, prize);
        }
        let survivors = left.iter().filter(|(stack, ..)| !stack.is_zero());
        self.carry_over(&survivors.map(|&(stack, _, entry)| (entry, stack)).collect::<Vec<_>>());
        self.finish_bounties();
        self.stage = Stage::Finished;
        self.outputs.push_back(TournamentOutput::Finished);
    }

    /// The prizes of those who are left at the end, in the order of their places.
    fn last_prizes(&self, stacks: &[Chips], timed_out: bool) -> Vec<Money> {
        let by_place = || (1..).take(stacks.len()).map(|place| self.prize(place)).collect::<Vec<Money>>();
        match (&self.terms.prizes.division, self.terms.time_limit_payout) {
            (PrizeDivision::HalfByChips, _) => fifty50(self.pool, stacks),
            (PrizeDivision::Entries(_), _) => by_place(),
            // Everybody who has lost all chips has a place by now; the others play for their prizes in the second phase.
            (PrizeDivision::SecondPhase(_), _) => {
                debug_assert!(stacks.iter().all(|stack| !stack.is_zero()), "nobody without chips goes on to the second phase");
                vec![Money::ZERO; stacks.len()]
            }
            (_, Some(payout @ TimeLimitPayout::Proportional)) if timed_out => {
                time_limit(&by_place(), stacks, payout).unwrap_or_else(|_| by_place())
            }
            _ => by_place(),
        }
    }

    /// What the prize of a place, counted from 1, is worth. In a satellite it may be a ticket.
    #[must_use]
    pub fn prize(&self, place: u32) -> Money {
        let index = usize::try_from(place.saturating_sub(1)).unwrap_or(usize::MAX);
        self.prizes.get(index).copied().unwrap_or(Money::ZERO)
    }
}
