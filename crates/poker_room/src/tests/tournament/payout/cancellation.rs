//! Tournaments that are cancelled after the start: R-CAN-2 to R-CAN-5, R-CAN-7, R-CAN-9.

use poker_protocol::Money;
use poker_rules::Chips;

use super::{hundredths, money, newer_terms, oldest_terms};
use crate::CancellationTerms;
use crate::tournament::payout::{
    CancellationRefund, CancelledStage, PayoutError, PlacePrize, PrizePool, RemainingPlayer, cancellation, ticket_prizes,
};

const NOBODY: &[RemainingPlayer] = &[];

/// Players with these stacks, who have paid no fee and have no bounty.
pub(super) fn players(stacks: &[u64]) -> Vec<RemainingPlayer> {
    let player =
        |&stack: &u64| RemainingPlayer { stack: Chips::new(stack), entry_fee: Money::ZERO, rebuy_fees: Money::ZERO, bounty: Money::ZERO };
    stacks.iter().map(player).collect()
}

/// The players' shares of the pool.
pub(super) fn shares(stage: CancelledStage<'_>, stacks: &[u64], terms: &CancellationTerms) -> Vec<u64> {
    let refunds = cancellation(stage, &players(stacks), terms).unwrap();
    refunds.iter().map(|refund| refund.pool.hundredths()).collect()
}

fn collected(hundredths: u64) -> PrizePool {
    PrizePool::new(Money::new(hundredths), Money::ZERO, Money::ZERO).unwrap()
}

fn not_in_the_money(pool: PrizePool) -> CancelledStage<'static> {
    CancelledStage::NotInTheMoney { pool, freeroll: false }
}

const FIVE: [u64; 5] = [4_000, 3_000, 1_500, 1_000, 500];

#[test]
fn x_can_1_r_can_2_half_equally_and_half_by_chips() {
    for terms in [newer_terms(), oldest_terms()] {
        assert_eq!(shares(not_in_the_money(collected(10_000)), &FIVE, &terms), [3_000, 2_500, 1_750, 1_500, 1_250]);
    }
}

#[test]
fn x_can_2_r_can_9_the_odd_hundredth_belongs_to_the_equal_half() {
    // The equal half is 50.01, and its last hundredth goes to the first player.
    assert_eq!(shares(not_in_the_money(collected(10_001)), &FIVE, &newer_terms()), [3_001, 2_500, 1_750, 1_500, 1_250]);
    assert_eq!(shares(not_in_the_money(collected(1)), &[0, 9], &newer_terms()), [1, 0]);
}

#[test]
fn r_can_2_the_money_of_the_house_is_shared_in_freerolls_or_always() {
    let overlay = PrizePool::new(Money::new(10_000), Money::new(14_000), Money::new(6_000)).unwrap();
    assert_eq!(shares(not_in_the_money(overlay), &[3, 1], &newer_terms()), [6_250, 3_750]);
    assert_eq!(shares(not_in_the_money(overlay), &[3, 1], &oldest_terms()), [12_500, 7_500]);
    let freeroll =
        CancelledStage::NotInTheMoney { pool: PrizePool::new(Money::ZERO, Money::ZERO, Money::new(10_000)).unwrap(), freeroll: true };
    for terms in [newer_terms(), oldest_terms()] {
        assert_eq!(shares(freeroll, &[3, 1], &terms), [6_250, 3_750]);
    }
}

#[test]
fn x_can_1_r_can_2_r_can_3_r_can_4_fees_are_refunded_with_or_without_those_of_rebuys() {
    let mut players = players(&[3, 1]);
    players[0].entry_fee = Money::new(100);
    players[0].rebuy_fees = Money::new(250);
    players[1].entry_fee = Money::new(100);
    let prizes = money(&[500, 300]);
    let stages = [
        not_in_the_money(collected(10_000)),
        CancelledStage::InTheMoney { prizes: &prizes },
        CancelledStage::FinalTable { prizes: &prizes },
        CancelledStage::HexaPro { pool: Money::new(800), prizes: &prizes },
    ];
    for stage in stages {
        let fees = |terms| cancellation(stage, &players, &terms).unwrap().iter().map(|refund| refund.fee.hundredths()).collect::<Vec<_>>();
        assert_eq!(fees(newer_terms()), [350, 100], "{stage:?}");
        assert_eq!(fees(oldest_terms()), [100, 100], "{stage:?}");
    }
}

#[test]
fn x_can_3_r_can_3_the_lowest_prize_for_each_and_the_rest_by_chips() {
    let prizes = money(&[5_000, 3_000, 2_000, 1_500, 1_500, 1_000, 1_000]);
    let stacks = [7_000, 5_000, 3_000, 2_000, 1_500, 1_000, 500];
    let expected = [3_800, 3_000, 2_200, 1_800, 1_600, 1_400, 1_200];
    assert_eq!(shares(CancelledStage::InTheMoney { prizes: &prizes }, &stacks, &newer_terms()), expected);
}

#[test]
fn x_can_4_r_can_4_the_final_table_shares_by_icm() {
    let prizes = money(&[5_000, 3_000, 2_000]);
    assert_eq!(shares(CancelledStage::FinalTable { prizes: &prizes }, &[5_000, 3_000, 2_000], &newer_terms()), [3_839, 3_275, 2_886]);
}

#[test]
fn r_can_5_tickets_are_converted_to_money() {
    let prizes = ticket_prizes(Money::new(3_500), Money::new(1_000), 35).unwrap();
    let worth: Vec<Money> = prizes.iter().map(PlacePrize::worth).collect();
    assert_eq!(hundredths(&worth), [1_000, 1_000, 1_000, 500]);
    // 5.00 each, and 15.00 by chips.
    assert_eq!(shares(CancelledStage::InTheMoney { prizes: &worth }, &[60, 20, 15, 5], &newer_terms()), [1_400, 800, 725, 575]);
}

#[test]
fn x_can_9_r_can_7_each_player_gets_the_own_bounty_too() {
    let mut players = players(&[600, 400]);
    players[0].bounty = Money::new(500);
    players[1].bounty = Money::new(750);
    let stage = not_in_the_money(collected(10_000));
    let refund = |pool, bounty| CancellationRefund { fee: Money::ZERO, pool: Money::new(pool), bounty: Money::new(bounty) };
    assert_eq!(cancellation(stage, &players, &newer_terms()).unwrap(), [refund(5_500, 500), refund(4_500, 750)]);
    assert_eq!(cancellation(stage, &players, &oldest_terms()).unwrap(), [refund(5_500, 0), refund(4_500, 0)]);
}

/// The stages at which prizes are shared.
fn with_prizes(prizes: &[Money]) -> [CancelledStage<'_>; 3] {
    let pool = Money::new(1);
    [CancelledStage::InTheMoney { prizes }, CancelledStage::FinalTable { prizes }, CancelledStage::HexaPro { pool, prizes }]
}

#[test]
fn r_can_2_r_can_3_r_can_4_stacks_and_prizes_that_do_not_fit_are_refused() {
    let prizes = money(&[500, 300, 200]);
    let huge = money(&[u64::MAX, 1]);
    let refused = |stage, players: &[RemainingPlayer]| cancellation(stage, players, &newer_terms()).unwrap_err();
    for stage in with_prizes(&prizes) {
        assert_eq!(refused(stage, &players(&[2, 1])), PayoutError::MorePrizesThanPlayers { prizes: 3, players: 2 }, "{stage:?}");
        assert_eq!(refused(stage, NOBODY), PayoutError::NoPlayers, "{stage:?}");
    }
    for stage in with_prizes(&huge) {
        assert_eq!(refused(stage, &players(&[2, 1])), PayoutError::PoolTooLarge, "{stage:?}");
    }
    assert_eq!(refused(not_in_the_money(collected(100)), NOBODY), PayoutError::NoPlayers);
    let mut rich = players(&[1]);
    rich[0].entry_fee = Money::new(u64::MAX);
    rich[0].rebuy_fees = Money::new(1);
    assert_eq!(refused(not_in_the_money(collected(100)), &rich), PayoutError::PoolTooLarge);
}

#[test]
fn r_can_2_r_can_3_r_can_4_players_without_chips_have_shares() {
    let prizes = money(&[500, 300]);
    assert_eq!(shares(not_in_the_money(collected(1_000)), &[0, 0], &newer_terms()), [500, 500]);
    assert_eq!(shares(CancelledStage::InTheMoney { prizes: &prizes }, &[0, 7], &newer_terms()), [300, 500]);
    assert_eq!(shares(CancelledStage::FinalTable { prizes: &prizes }, &[0, 7], &newer_terms()), [300, 500]);
}
