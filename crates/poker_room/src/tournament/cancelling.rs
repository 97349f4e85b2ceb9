//! Cancels a tournament before its beginning or in play, and says who gets back what (R-CAN).

use poker_protocol::{CancelReason, Money};
use poker_rules::Chips;

use super::entrant::EntryState;
use super::entry_id::EntryId;
use super::house_refusal::HouseRefusal;
use super::output::TournamentOutput;
use super::payout::{CancellationRefund, CancelledStage, PayoutError, RemainingPlayer, cancellation};
use super::terms::PrizeDivision;
use super::{Stage, Tournament};
use crate::{Dealer, Now};

impl Tournament {
    /// Cancels the tournament at the house's order (R-REG-3). Hands in progress are void: the chips count as they were at their start.
    /// If those who are out already leave nothing to play for, the tournament ends in the ordinary way.
    ///
    /// # Errors
    /// `Over`, or `Payout` if amounts are too large; then the tournament goes on.
    pub fn cancel(&mut self, dealer: &mut Dealer, now: Now) -> Result<(), HouseRefusal> {
        match &self.stage {
            Stage::Registering => self.cancel_before_start(CancelReason::House),
            Stage::Playing(_) => {
                self.settle(dealer);
                self.cancel_in_play(now)?;
            }
            Stage::Finished | Stage::Cancelled => return Err(HouseRefusal::Over),
        }
        Ok(())
    }

    /// Cancels a tournament that has not begun (R-REG-2, R-CAN-1): what was paid for each entry comes back. The survivors of first phases,
    /// who paid there, share what these have left of their pools (R-TYP-10).
    pub(super) fn cancel_before_start(&mut self, reason: CancelReason) {
        for (entry, refund) in self.carried_back().unwrap_or_else(|| self.paid_back()) {
            self.withdraw_bounties(entry);
            self.give_back(entry, refund);
        }
        self.entry_of.clear();
        self.entered = 0;
        self.stage = Stage::Cancelled;
        self.outputs.push_back(TournamentOutput::Cancelled { reason });
    }

    /// What comes back for each entry of a second phase that has not begun; `None` if this is none. No document says who gets the pools of the
    /// first phases then. Ours: their survivors, as in a tournament in play before the money (R-CAN-2), because they are in play.
    fn carried_back(&self) -> Option<Vec<(EntryId, CancellationRefund)>> {
        if self.terms.payment.is_some() {
            return None;
        }
        let stack = |entry| self.entrant(entry).and_then(|entrant| entrant.stack).unwrap_or(self.terms.stack);
        let left: Vec<(EntryId, Chips)> = self.registered().map(|entry| (entry, stack(entry))).collect();
        let refunds = self.refunds(&left).ok()?;
        Some(left.into_iter().map(|(entry, _)| entry).zip(refunds).collect())
    }

    /// What was paid for each entry that has not played.
    fn paid_back(&self) -> Vec<(EntryId, CancellationRefund)> {
        self.registered().map(|entry| (entry, self.paid_in(entry))).collect()
    }

    fn registered(&self) -> impl Iterator<Item = EntryId> + '_ {
        let entries = (0..).map(EntryId).zip(self.entrants.iter());
        entries.filter(|(_, entrant)| entrant.state == EntryState::Registered).map(|(entry, _)| entry)
    }

    /// What was paid for an entry that has not played, by the account to which it went.
    fn paid_in(&self, entry: EntryId) -> CancellationRefund {
        let price = self.entrant(entry).map(|entrant| entrant.paid.price).unwrap_or_default();
        let bounty = self.bounty_of(entry);
        let of_buy_in = if self.terms.bounties.is_some_and(|prices| prices.part_of_buy_in) { bounty } else { Money::ZERO };
        CancellationRefund { fee: price.fee, pool: price.buy_in.saturating_sub(of_buy_in), bounty }
    }

    /// Cancels a tournament that is being played (R-CAN-2 to R-CAN-9): fees, prizes and bounties go to those who are left.
    fn cancel_in_play(&mut self, now: Now) -> Result<(), HouseRefusal> {
        // Who waits for an answer about a rebuy has no chips, and is out.
        self.drop_offers();
        self.bring_bounties();
        let left = self.left_with_stacks();
        if left.is_empty() {
            return Ok(());
        }
        let refunds = self.refunds(&left)?;
        for table in self.table_ids() {
            if let Stage::Playing(play) = &mut self.stage
                && let Some(state) = play.table_mut(table)
            {
                state.void_hand(now);
            }
            self.pass_on(table);
        }
        self.expel_from_cancelled(u32::try_from(left.len()).unwrap_or(u32::MAX));
        self.cancel_bounties();
        for ((entry, _), refund) in left.into_iter().zip(refunds) {
            self.give_back(entry, refund);
        }
        self.stage = Stage::Cancelled;
        self.outputs.push_back(TournamentOutput::Cancelled { reason: CancelReason::House });
        Ok(())
    }

    /// The entries with chips whose players are not disqualified, by tables and seats, each with its stack before the hand in progress and
    /// what was bought since.
    fn left_with_stacks(&self) -> Vec<(EntryId, Chips)> {
        let Stage::Playing(play) = &self.stage else { return Vec::new() };
        let seated = play.tables().iter().flat_map(|(&table, state)| state.seated().map(move |(seat, seated)| ((table, seat), seated)));
        let left = seated.filter(|(_, seated)| !self.is_disqualified(seated.player())).map(|(place, seated)| {
            let entry = seated.own().entry;
            (entry, self.chips_with_coming(entry, place))
        });
        left.filter(|(_, stack)| !stack.is_zero()).collect()
    }

    /// What the players who are left get (R-CAN-2 to R-CAN-7).
    fn refunds(&self, left: &[(EntryId, Chips)]) -> Result<Vec<CancellationRefund>, PayoutError> {
        let fees = self.fees_by_stack();
        let player = |&(entry, stack): &(EntryId, Chips)| {
            let (entry_fee, rebuy_fees) = fees.get(&entry).copied().unwrap_or_default();
            RemainingPlayer { stack, entry_fee, rebuy_fees, bounty: self.bounty_of(entry) }
        };
        let players: Vec<RemainingPlayer> = left.iter().map(player).collect();
        let prizes: Vec<Money> = self.prizes.iter().copied().take(left.len()).collect();
        let in_the_money = prizes.len() == left.len() && prizes.iter().all(|prize| !prize.is_zero());
        let stage = match &self.terms.prizes.division {
            PrizeDivision::Drawn(_) => CancelledStage::HexaPro { pool: self.pool, prizes: &prizes },
            _ if !in_the_money => {
                let pool = self.prize_pool()?;
                CancelledStage::NotInTheMoney { pool, freeroll: pool.collected().is_zero() }
            }
            _ if self.table_ids().len() == 1 => CancelledStage::FinalTable { prizes: &prizes },
            _ => CancelledStage::InTheMoney { prizes: &prizes },
        };
        cancellation(stage, &players, &self.terms.cancellation)
    }

    fn give_back(&mut self, entry: EntryId, refund: CancellationRefund) {
        self.set_state(entry, EntryState::Withdrawn);
        self.outputs.push_back(TournamentOutput::Refunded { entry, refund });
    }
}
