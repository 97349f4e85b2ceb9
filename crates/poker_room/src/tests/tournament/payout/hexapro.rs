//! Cancelled tournaments of the HexaPro family: R-CAN-6.

use poker_protocol::Money;

use super::cancellation::shares;
use super::{money, newer_terms, oldest_terms};
use crate::CancellationTerms;
use crate::tournament::payout::CancelledStage;

fn shares_by(terms: &CancellationTerms, pool: u64, prizes: &[u64], stacks: &[u64]) -> Vec<u64> {
    shares(CancelledStage::HexaPro { pool: Money::new(pool), prizes: &money(prizes) }, stacks, terms)
}

fn shares_of(pool: u64, prizes: &[u64], stacks: &[u64]) -> Vec<u64> {
    shares_by(&newer_terms(), pool, prizes, stacks)
}

#[test]
fn x_can_5_r_can_6_ten_percent_each_and_the_rest_by_icm() {
    assert_eq!(shares_of(25_000, &[20_000, 3_000, 2_000], &[700, 500, 300]), [10_025, 8_363, 6_612]);
}

#[test]
fn x_can_6_r_can_6_where_the_winner_takes_all_the_rest_goes_by_chips() {
    assert_eq!(shares_of(3_000, &[3_000], &[800, 400, 300]), [1_420, 860, 720]);
}

#[test]
fn x_can_7_r_can_6_two_players_are_left() {
    assert_eq!(shares_of(10_000, &[10_000], &[900, 600]), [5_800, 4_200]);
}

#[test]
fn x_can_8_r_can_6_ten_percent_are_of_the_whole_pool_also_after_a_prize_was_paid() {
    assert_eq!(shares_of(25_000, &[20_000, 3_000], &[900, 600]), [12_830, 10_170]);
}

#[test]
fn r_can_6_a_rulebook_without_the_rule_shares_everything_by_icm() {
    assert_eq!(shares_by(&oldest_terms(), 3_000, &[3_000], &[800, 400, 300]), [1_600, 800, 600]);
}

#[test]
fn r_can_6_no_more_is_paid_than_the_remaining_prizes() {
    let mut terms = newer_terms();
    terms.hexapro_percent.as_mut().unwrap().is = 60;
    assert_eq!(shares_by(&terms, 1_001, &[1_001], &[900, 600]), [501, 500]);
    terms.hexapro_percent.as_mut().unwrap().is = u32::MAX;
    assert_eq!(shares_by(&terms, u64::MAX, &[1_001], &[900, 600]), [501, 500]);
    assert_eq!(shares_by(&terms, 0, &[], &[900, 600]), [0, 0]);
}
