//! ICM, deals and cancellations of random fields of up to eight players against brute force: R-PRZ-5, R-PRZ-6, R-CAN-2 to R-CAN-7.

use chacha20::ChaCha8Rng;
use poker_protocol::Money;
use poker_rules::Chips;
use rand::{RngExt as _, SeedableRng as _};

use super::brute_force::{assert_rounded, malmuth_harville, split};
use super::{chips, hundredths, money, newer_terms, oldest_terms};
use crate::tournament::payout::{CancelledStage, PrizePool, RemainingPlayer, cancellation, deals, icm};
use crate::{CancellationTerms, RefundedFees, SharedHouseMoney};

/// Each case has its number as seed.
const CASES: u64 = 10_000;

/// The players who are left, and the prizes that are left for them.
struct Field {
    rng: ChaCha8Rng,
    /// Prizes in hundredths, falling, at most one for each player.
    prizes: Vec<u64>,
    stacks: Vec<u64>,
    context: String,
}

impl Field {
    fn new(seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let players = rng.random_range(1..=8);
        let largest = [3, 1_000, 10_000_000][rng.random_range(0..3)];
        let stacks: Vec<u64> = (0..players).map(|_| rng.random_range(0..=largest)).collect();
        let highest = [10, 1_000, 1_000_000][rng.random_range(0..3)];
        let mut prizes: Vec<u64> = (0..rng.random_range(1..=players)).map(|_| rng.random_range(0..=highest)).collect();
        prizes.sort_by(|a, b| b.cmp(a));
        let context = format!("seed {seed}, prizes {prizes:?}, stacks {stacks:?}");
        Self { rng, prizes, stacks, context }
    }

    fn pool(&self) -> u64 {
        self.prizes.iter().sum()
    }

    /// The lowest prize if there is one for each player.
    fn lowest(&self) -> u64 {
        if self.prizes.len() == self.stacks.len() { self.prizes[self.prizes.len() - 1] } else { 0 }
    }

    fn amount(&mut self) -> u64 {
        self.rng.random_range(0..=50_000)
    }
}

#[test]
fn r_prz_5_r_prz_6_icm_agrees_with_every_order_of_places() {
    for seed in 0..CASES {
        let field = Field::new(seed);
        let paid = icm(&money(&field.prizes), &chips(&field.stacks)).unwrap();
        let exact = malmuth_harville(&field.prizes, &field.stacks);
        assert_rounded(&hundredths(&paid), &exact, field.pool(), &field.stacks, &field.context);
    }
}

#[test]
fn r_prz_5_r_prz_6_deals_agree_with_brute_force() {
    let mut below = 0;
    for seed in 0..CASES {
        let field = Field::new(seed);
        let deals = deals(&money(&field.prizes), &chips(&field.stacks)).unwrap();
        assert_eq!(hundredths(&deals.equal.shares), split(field.pool(), &vec![1; field.stacks.len()]), "{}", field.context);
        assert_eq!(hundredths(&deals.by_stacks.shares), split(field.pool(), &field.stacks), "{}", field.context);
        let exact = malmuth_harville(&field.prizes, &field.stacks);
        assert_rounded(&hundredths(&deals.icm.shares), &exact, field.pool(), &field.stacks, &field.context);
        for deal in [&deals.equal, &deals.by_stacks, &deals.icm] {
            for (share, shortfall) in hundredths(&deal.shares).into_iter().zip(hundredths(&deal.shortfalls)) {
                assert_eq!(share + shortfall, share.max(field.lowest()), "{}", field.context);
                below += u64::from(shortfall > 0);
            }
        }
        // Nobody gets less by ICM than the lowest prize, apart from rounding.
        assert!(deals.icm.shortfalls.iter().all(|shortfall| shortfall.is_zero()), "{}", field.context);
    }
    assert!(below > CASES / 100, "{below}");
}

/// A cancelled tournament with random fees and bounties.
struct Cancelled {
    field: Field,
    players: Vec<RemainingPlayer>,
    terms: CancellationTerms,
}

impl Cancelled {
    fn new(seed: u64) -> Self {
        let mut field = Field::new(seed);
        let mut players = Vec::new();
        for at in 0..field.stacks.len() {
            let [entry_fee, rebuy_fees, bounty] = [(); 3].map(|()| Money::new(field.amount()));
            players.push(RemainingPlayer { stack: Chips::new(field.stacks[at]), entry_fee, rebuy_fees, bounty });
        }
        let terms = if field.rng.random() { newer_terms() } else { oldest_terms() };
        Self { field, players, terms }
    }

    /// Checks fees and bounties; returns the shares of the pool.
    fn pool_shares(&self, stage: CancelledStage<'_>) -> Vec<u64> {
        let refunds = cancellation(stage, &self.players, &self.terms).unwrap();
        assert_eq!(refunds.len(), self.players.len(), "{}", self.field.context);
        for (refund, player) in refunds.iter().zip(&self.players) {
            let rebuys = if self.terms.fees.is == RefundedFees::All { player.rebuy_fees.hundredths() } else { 0 };
            assert_eq!(refund.fee.hundredths(), player.entry_fee.hundredths() + rebuys, "{}", self.field.context);
            assert_eq!(refund.bounty, if self.terms.own_bounty.is { player.bounty } else { Money::ZERO }, "{}", self.field.context);
        }
        refunds.iter().map(|refund| refund.pool.hundredths()).collect()
    }
}

#[test]
fn r_can_2_r_can_7_r_can_9_cancellations_before_the_prizes_agree_with_brute_force() {
    for seed in 0..CASES {
        let mut cancelled = Cancelled::new(seed);
        let [collected, guarantee, added] = [(); 3].map(|()| cancelled.field.amount());
        let freeroll = cancelled.field.rng.random();
        let pool = PrizePool::new(Money::new(collected), Money::new(guarantee), Money::new(added)).unwrap();
        let with_house = freeroll || cancelled.terms.house_money.is == SharedHouseMoney::Always;
        let shared = if with_house { collected.max(guarantee) + added } else { collected };
        let equal = split(shared.div_ceil(2), &vec![1; cancelled.players.len()]);
        let expected: Vec<u64> = equal.iter().zip(split(shared / 2, &cancelled.field.stacks)).map(|(equal, chips)| equal + chips).collect();
        assert_eq!(cancelled.pool_shares(CancelledStage::NotInTheMoney { pool, freeroll }), expected, "{}", cancelled.field.context);
    }
}

#[test]
fn r_can_3_r_can_7_cancellations_in_the_money_agree_with_brute_force() {
    for seed in 0..CASES {
        let cancelled = Cancelled::new(seed);
        let field = &cancelled.field;
        let rest = field.pool() - field.lowest() * field.stacks.len() as u64;
        let expected: Vec<u64> = split(rest, &field.stacks).iter().map(|share| share + field.lowest()).collect();
        assert_eq!(cancelled.pool_shares(CancelledStage::InTheMoney { prizes: &money(&field.prizes) }), expected, "{}", field.context);
    }
}

#[test]
fn r_can_4_r_can_7_cancellations_at_the_final_table_agree_with_every_order_of_places() {
    for seed in 0..CASES {
        let cancelled = Cancelled::new(seed);
        let field = &cancelled.field;
        let shares = cancelled.pool_shares(CancelledStage::FinalTable { prizes: &money(&field.prizes) });
        assert_rounded(&shares, &malmuth_harville(&field.prizes, &field.stacks), field.pool(), &field.stacks, &field.context);
    }
}

#[test]
fn r_can_6_r_can_7_cancellations_of_hexapro_agree_with_every_order_of_places() {
    for seed in 0..CASES {
        let mut cancelled = Cancelled::new(seed);
        let paid_before = cancelled.field.amount() % 100;
        let field = &cancelled.field;
        let whole = field.pool() + paid_before;
        let players = field.stacks.len() as u64;
        let each = if cancelled.terms.hexapro_percent.is_some() { (whole / 10).min(field.pool() / players) } else { 0 };
        let rest = field.pool() - each * players;
        let prizes = split(rest, &field.prizes);
        let stage = CancelledStage::HexaPro { pool: Money::new(whole), prizes: &money(&field.prizes) };
        let by_icm: Vec<u64> = cancelled.pool_shares(stage).iter().map(|share| share - each).collect();
        assert_rounded(&by_icm, &malmuth_harville(&prizes, &field.stacks), rest, &field.stacks, &field.context);
    }
}
