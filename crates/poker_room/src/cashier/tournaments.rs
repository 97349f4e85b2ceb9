//! The money of tournaments: what the house pays into them, and what it keeps.

use poker_protocol::{Money, TournamentId};

use super::Cashier;
use crate::ledger::Fund;
use crate::marks::Marks;
use crate::{Account, Movement, Now, Reason};

impl Cashier {
    /// Books a payment of the house; `name` is the name of the tournament. If the house has too little, it first gets what is missing from
    /// outside, so that a guarantee and a drawn multiplier are always paid.
    pub(crate) fn house_pays(&mut self, movement: Movement, name: Option<&str>, now: Now, marks: &mut Marks) {
        let missing = movement.amount.saturating_sub(self.holds(Account::House));
        if movement.from == Account::House && !missing.is_zero() {
            let funds = Movement { from: Account::Outside, to: Account::House, amount: missing, reason: Reason::HouseFunds };
            // Play money has no end, as long as it can be counted.
            let _funded = self.book(funds, None, now, marks);
        }
        let _paid = self.book(movement, name, now, marks);
    }

    /// Books a payment out of a tournament with this name. If its account holds too little, it first gets what is missing from the house.
    pub(crate) fn tournament_pays(&mut self, movement: Movement, name: Option<&str>, now: Now, marks: &mut Marks) {
        let amount = movement.amount.saturating_sub(self.holds(movement.from));
        let missing = Movement { from: Account::House, to: movement.from, amount, reason: Reason::TournamentPool };
        self.house_pays(missing, None, now, marks);
        let _paid = self.book(movement, name, now, marks);
    }

    /// Makes what is held for the prizes of a tournament equal to its prize pool. The house pays what is missing, and gets what a small
    /// multiplier leaves.
    pub(crate) fn fill_pool(&mut self, tournament: TournamentId, pool: Money, now: Now, marks: &mut Marks) {
        let prizes = Account::Tournament(tournament, Fund::Prizes);
        let held = self.holds(prizes);
        let (from, to, amount) = if pool > held {
            (Account::House, prizes, pool.saturating_sub(held))
        } else {
            (prizes, Account::House, held.saturating_sub(pool))
        };
        self.house_pays(Movement { from, to, amount, reason: Reason::TournamentPool }, None, now, marks);
    }

    /// Moves to the house what a tournament that is over still holds.
    pub(crate) fn close_funds(&mut self, tournament: TournamentId, now: Now, marks: &mut Marks) {
        for (fund, reason) in
            [(Fund::Prizes, Reason::TournamentPool), (Fund::Bounties, Reason::TournamentPool), (Fund::Fees, Reason::TournamentFees)]
        {
            let from = Account::Tournament(tournament, fund);
            // The account holds the amount that it pays.
            let _closed = self.book(Movement { from, to: Account::House, amount: self.holds(from), reason }, None, now, marks);
        }
    }
}
