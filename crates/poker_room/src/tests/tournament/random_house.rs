//! Random tournaments with deals, cancellations and orders of the house: whatever happens, chips and money add up.

use std::collections::BTreeSet;

use chacha20::ChaCha8Rng;
use poker_protocol::{DealKind, Money, PlayerId};
use poker_rules::Chips;
use rand::{RngExt as _, SeedableRng as _};

use super::field::Field;
use super::random::terms;
use crate::Now;
use crate::tournament::{
    Beginning, BountySource, DealAnswer, DealEnd, EntryState, HouseRefusal, PrizeDivision, TournamentOutput, TournamentStage,
};

type Branches = BTreeSet<&'static str>;

const BRANCHES: [&str; 12] = [
    "deal_agreed",
    "deal_declined",
    "deal_withdrawn",
    "deal_expired",
    "deal_refused",
    "cancelled_before",
    "cancelled_not_in_the_money",
    "cancelled_in_the_money",
    "cancelled_at_the_final_table",
    "disqualified",
    "delayed",
    "guarantee_changed",
];

/// What was told of money and chips, in the course of one tournament.
#[derive(Default)]
struct Told {
    prizes: Money,
    forfeited_prizes: Money,
    /// Own bounties, whoever got them or kept them.
    bounties: Money,
    refunded_fees: Money,
    refunded_pool: Money,
    refunds: u32,
    expelled: Chips,
}

struct Checked {
    field: Field,
    rng: ChaCha8Rng,
    branches: Branches,
    told: Told,
    stack: Chips,
    /// How far the tournament had come when it was cancelled.
    cancelled: Option<&'static str>,
}

fn add(to: &mut Money, amount: Money) {
    *to = to.checked_add(amount).unwrap();
}

impl Checked {
    fn play(seed: u64) -> Branches {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let terms = terms(&mut rng);
        let (late, stack) = (terms.late.is_some(), terms.stack);
        let entries = if late { terms.most_entries - 20 } else { terms.most_entries };
        let cancels_before = rng.random_bool(0.05);
        let field = Field::new(terms, seed);
        let mut checked = Self { field, rng, branches: Branches::new(), told: Told::default(), stack, cancelled: None };
        checked.field.enter(if late { entries } else { entries - u32::from(cancels_before) });
        if cancels_before {
            checked.cancel();
        } else if late {
            checked.delay();
        }
        let outputs = checked.field.take_outputs();
        checked.note(&outputs);
        let mut steps = 0;
        while checked.field.tournament.stage() == TournamentStage::Playing {
            checked.order();
            checked.talk();
            let outputs = checked.field.go_on();
            checked.note(&outputs);
            checked.check();
            steps += 1;
            assert!(steps < 300_000, "it does not end");
        }
        checked.check_end();
        checked.branches
    }

    /// Waits for the beginning, which the house may delay.
    fn delay(&mut self) {
        let field = &mut self.field;
        let Beginning::At { time, .. } = field.tournament.terms().begin else { return };
        let later = time.after_ms(self.rng.random_range(1..600_000));
        if self.rng.random_bool(0.5) {
            field.tournament.change_beginning(later, field.now).unwrap();
            field.wait_until(time);
            assert_eq!(field.tournament.stage(), TournamentStage::Registering);
            self.branches.insert("delayed");
        }
        field.wait_until(later);
    }

    /// An order of the house, now and then.
    fn order(&mut self) {
        let player = PlayerId(self.rng.random_range(1..=u64::from(self.field.tournament.entries())));
        let left = self.field.tournament.left();
        match self.rng.random_range(0..6_000_u32) {
            0..=3 if left > 2 => {
                let refused = self.field.tournament.disqualify(player, &mut self.field.dealer, self.field.now).err();
                self.branches.extend(refused.is_none().then_some("disqualified"));
            }
            4..=6 => self.cancel(),
            7..=20 if left < 8 => self.cancel(),
            21..=40 => {
                let guarantee = Money::new(self.rng.random_range(0..200_000));
                match self.field.tournament.change_guarantee(guarantee) {
                    Ok(()) => drop(self.branches.insert("guarantee_changed")),
                    Err(refusal) => assert_eq!(refusal, HouseRefusal::PrizesFinal),
                }
            }
            _ => {}
        }
        let outputs = self.field.take_outputs();
        self.note(&outputs);
    }

    fn cancel(&mut self) {
        let tournament = &self.field.tournament;
        let left = tournament.left();
        let in_the_money = !tournament.is_open() && !tournament.prize(left).is_zero();
        let stage = match tournament.stage() {
            TournamentStage::Registering => "cancelled_before",
            _ if !in_the_money => "cancelled_not_in_the_money",
            _ if tournament.table_ids().len() == 1 => "cancelled_at_the_final_table",
            _ => "cancelled_in_the_money",
        };
        self.field.tournament.cancel(&mut self.field.dealer, self.field.now).unwrap();
        if self.field.tournament.stage() == TournamentStage::Cancelled {
            self.cancelled = Some(stage);
            self.branches.insert(stage);
        }
    }

    /// Players at the final table propose deals and answer them.
    fn talk(&mut self) {
        let field = &mut self.field;
        let player = PlayerId(self.rng.random_range(1..=u64::from(field.tournament.entries())));
        if self.rng.random_bool(0.02) {
            let kind = [DealKind::Equal, DealKind::ByStacks, DealKind::Icm][self.rng.random_range(0..3)];
            if field.tournament.propose_deal(player, kind, field.now).is_err() {
                self.branches.insert("deal_refused");
            }
        }
        let Some(proposal) = field.tournament.proposed_deal().cloned() else { return };
        let prizes: Money = field.tournament.prizes().iter().take(proposal.entries.len()).sum();
        assert_eq!(proposal.proposed().shares.iter().sum::<Money>(), prizes);
        let mood = self.rng.random_range(0..5_u32);
        for entry in proposal.entries {
            let player = field.tournament.entrant(entry).unwrap().player;
            let answer = match mood {
                0 if self.rng.random_bool(0.5) => DealAnswer::Decline,
                1 if entry == proposal.by => DealAnswer::Decline,
                1 | 2 | 4 if self.rng.random_bool(0.6) => continue,
                _ => DealAnswer::Agree,
            };
            let _refused = field.tournament.answer_deal(player, (proposal.deal, answer), &mut field.dealer, field.now);
        }
        let outputs = field.take_outputs();
        self.note(&outputs);
    }

    fn note(&mut self, outputs: &[TournamentOutput]) {
        for output in outputs {
            let told = &mut self.told;
            match output {
                TournamentOutput::Placed { prize, .. } => add(&mut told.prizes, *prize),
                TournamentOutput::WonTicket { ticket, .. } => add(&mut told.prizes, ticket.value),
                TournamentOutput::PoolCarried { amount } => add(&mut told.prizes, *amount),
                TournamentOutput::Forfeited { prize, bounty, .. } => {
                    add(&mut told.forfeited_prizes, *prize);
                    add(&mut told.bounties, *bounty);
                }
                TournamentOutput::Bounty(paid) if BountySource::of(paid.kind) == BountySource::Pool => add(&mut told.bounties, paid.amount),
                TournamentOutput::Expelled { chips, .. } => told.expelled = told.expelled.checked_add(*chips).unwrap(),
                TournamentOutput::Refunded { refund, .. } => {
                    add(&mut told.refunded_fees, refund.fee);
                    add(&mut told.refunded_pool, refund.pool);
                    add(&mut told.bounties, refund.bounty);
                    told.refunds += 1;
                }
                TournamentOutput::DealOver { end, .. } => {
                    let branch = match end {
                        DealEnd::Agreed => "deal_agreed",
                        DealEnd::Declined { .. } => "deal_declined",
                        DealEnd::Withdrawn => "deal_withdrawn",
                        DealEnd::Expired => "deal_expired",
                        DealEnd::Changed => "deal_changed",
                    };
                    self.branches.insert(branch);
                }
                _ => {}
            }
        }
    }

    fn check(&self) {
        let tournament = &self.field.tournament;
        if tournament.stage() != TournamentStage::Playing {
            return;
        }
        let all: Chips = (0..tournament.entries()).map(|_| self.stack).sum();
        assert_eq!(tournament.chips().checked_add(self.told.expelled), Some(all));
        let left = tournament.entrants().iter().filter(|entrant| matches!(entrant.state, EntryState::Seated { .. })).count();
        assert_eq!(u32::try_from(left).unwrap(), tournament.left());
    }

    fn check_end(&self) {
        let (tournament, told) = (&self.field.tournament, &self.told);
        let terms = tournament.terms();
        let entries = u32::try_from(tournament.entrants().len()).unwrap();
        let own = terms.bounties.map_or(Money::ZERO, |prices| prices.own);
        assert_eq!(told.bounties, own.times(entries).unwrap(), "every bounty is paid, given back or kept, to the hundredth");
        let part = if terms.bounties.is_some_and(|prices| prices.part_of_buy_in) { own } else { Money::ZERO };
        let collected = terms.entry.buy_in.saturating_sub(part).times(entries).unwrap();
        let paid: Money = [told.prizes, told.forfeited_prizes, told.refunded_pool].iter().sum();
        assert_eq!(told.refunded_fees, terms.entry.fee.times(told.refunds).unwrap());
        match self.cancelled {
            None => {
                self.field.check_places();
                // Tickets and what goes to a second phase are not among these prizes.
                if !matches!(terms.prizes.division, PrizeDivision::Entries(_) | PrizeDivision::SecondPhase(_)) {
                    assert_eq!(paid, collected.max(terms.prizes.guarantee));
                }
            }
            Some("cancelled_before") => assert_eq!((paid, told.refunds), (collected, entries)),
            Some("cancelled_not_in_the_money") => assert_eq!(paid, collected, "the money of the house stays its own"),
            Some(_) => assert_eq!(paid, tournament.pool()),
        }
        assert_eq!(tournament.poll_timeout(), None::<Now>);
    }
}

#[test]
fn random_tournaments_that_the_house_cancels_or_that_end_in_a_deal_pay_out_what_was_paid_in() {
    let mut seen = Branches::new();
    for seed in 1_000..1_200 {
        println!("seed {seed}");
        seen.extend(Checked::play(seed));
    }
    let missing: Vec<_> = BRANCHES.iter().filter(|branch| !seen.contains(*branch)).collect();
    assert!(missing.is_empty(), "never seen: {missing:?}");
}
