//! What was told of money and chips in the course of a tournament.

use poker_protocol::Money;
use poker_rules::Chips;

use crate::tournament::{BountySource, EntryId, TournamentOutput};

/// Sums of what was told.
#[derive(Default)]
pub(super) struct Told {
    /// Prizes in money and in tickets, and what went to a second phase.
    pub prizes: Money,
    pub forfeited_prizes: Money,
    /// Own bounties, paid or kept.
    pub bounties: Money,
    /// Bounties that the house has paid.
    pub house_bounties: Money,
    pub refunded_pool: Money,
    /// The entries that a cancellation gave something back, with the fees.
    pub refunds: Vec<(EntryId, Money)>,
    /// The chips of disqualified players.
    pub expelled: Chips,
    /// The chips that went to a second phase.
    pub survived: Chips,
    /// The entries that went to a second phase, each with its stack.
    pub survivors: Vec<(EntryId, Chips)>,
    /// What went to the pool of a second phase.
    pub carried: Money,
    pub prizes_in_money: Money,
}

fn add(to: &mut Money, amount: Money) {
    *to = to.checked_add(amount).unwrap();
}

impl Told {
    pub(super) fn note(&mut self, output: &TournamentOutput) {
        match output {
            TournamentOutput::Placed { prize, .. } => {
                add(&mut self.prizes, *prize);
                add(&mut self.prizes_in_money, *prize);
            }
            TournamentOutput::WonTicket { ticket, .. } => add(&mut self.prizes, ticket.value),
            TournamentOutput::PoolCarried { amount } => {
                add(&mut self.prizes, *amount);
                add(&mut self.carried, *amount);
            }
            TournamentOutput::Survived { entry, stack } => {
                self.survived = self.survived.checked_add(*stack).unwrap();
                self.survivors.push((*entry, *stack));
            }
            TournamentOutput::Forfeited { prize, bounty, .. } => {
                add(&mut self.forfeited_prizes, *prize);
                add(&mut self.bounties, *bounty);
            }
            TournamentOutput::Bounty(paid) => match BountySource::of(paid.kind) {
                BountySource::Pool => add(&mut self.bounties, paid.amount),
                BountySource::House => add(&mut self.house_bounties, paid.amount),
            },
            TournamentOutput::Expelled { chips, .. } => self.expelled = self.expelled.checked_add(*chips).unwrap(),
            TournamentOutput::Refunded { entry, refund } => {
                add(&mut self.refunded_pool, refund.pool);
                add(&mut self.bounties, refund.bounty);
                self.refunds.push((*entry, refund.fee));
            }
            _ => {}
        }
    }

    /// All that was paid out of the prize pool.
    pub(super) fn paid(&self) -> Money {
        [self.prizes, self.forfeited_prizes, self.refunded_pool].iter().sum()
    }
}
