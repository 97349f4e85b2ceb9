//! Prize money for stacks: R-PRZ-5, R-PRZ-6.

use proptest::prelude::*;

use super::cases::{cases, chips};
use crate::Chips;
use crate::icm::{BadIcm, LARGEST_POOL, payouts, shares};

fn chips_of(stacks: &[u64]) -> Vec<Chips> {
    stacks.iter().map(|&stack| chips(stack)).collect()
}

fn shares_of(stacks: &[u64], prizes: &[u64]) -> Vec<f64> {
    shares(&chips_of(stacks), prizes).unwrap()
}

fn payouts_of(stacks: &[u64], prizes: &[u64]) -> Vec<u64> {
    payouts(&chips_of(stacks), prizes).unwrap()
}

/// The shares by definition: goes from place to place with the probability of each set of players that have taken the places so far.
fn by_subsets(stacks: &[u64], prizes: &[u64]) -> Vec<f64> {
    let mut reached = vec![0.0; 1 << stacks.len()];
    reached[0] = 1.0;
    let mut shares = vec![0.0; stacks.len()];
    for placed in 0..reached.len() {
        let waiting = || (0..stacks.len()).filter(move |player| placed >> player & 1 == 0);
        let rest: f64 = waiting().map(|player| stacks[player] as f64).sum();
        let prize = prizes.get(placed.count_ones() as usize).copied().unwrap_or(0) as f64;
        for player in waiting() {
            let next = reached[placed] * stacks[player] as f64 / rest;
            shares[player] += next * prize;
            reached[placed | 1 << player] += next;
        }
    }
    shares
}

#[track_caller]
fn assert_near(found: &[f64], expected: &[f64], within: f64) {
    let near = found.len() == expected.len() && found.iter().zip(expected).all(|(a, b)| (a - b).abs() <= within);
    assert!(near, "{found:?}, expected {expected:?}");
}

#[test]
fn x_icm_1_x_deal_1_r_prz_6_shares_in_cents() {
    let cases = cases().icm_cents;
    assert_eq!(cases.iter().map(|case| case.id.as_str()).collect::<Vec<_>>(), ["X-ICM-1", "X-DEAL-1"]);
    for case in cases {
        assert_eq!(payouts_of(&case.stacks, &case.prizes), case.expect, "{}", case.id);
    }
}

#[test]
fn r_prz_5_published_examples() {
    assert_near(&shares_of(&[50, 30, 20], &[70, 30]), &[45.178571, 32.25, 22.571429], 5e-7);
    assert_near(&shares_of(&[5000, 3000, 1500, 500], &[500, 300, 200]), &[377.78, 312.89, 225.60, 83.73], 0.005);
}

#[test]
fn r_prz_5_two_players_share_by_their_chips_what_the_first_place_adds() {
    assert_near(&shares_of(&[3, 1], &[100, 60]), &[90.0, 70.0], 1e-11);
}

#[test]
fn r_prz_5_winner_takes_all_goes_by_chips() {
    let stacks: Vec<u64> = (1..=40).collect();
    let by_chips: Vec<f64> = stacks.iter().map(|&stack| 1000.0 * stack as f64 / 820.0).collect();
    assert_near(&shares_of(&stacks, &[1000]), &by_chips, 1e-10);
}

#[test]
fn r_prz_5_a_vast_lead_is_worth_the_first_prize_and_no_more() {
    let vast = 1 << 59;
    assert_near(&shares_of(&[vast, 1], &[700, 300]), &[700.0, 300.0], 1e-10);
    assert_near(&shares_of(&[1, vast, 1], &[700, 200, 100]), &[150.0, 700.0, 150.0], 1e-10);
    let levels = [1, 1 << 20, 1 << 40, 1 << 60];
    assert_near(&shares_of(&levels, &[400, 300, 200, 100]), &by_subsets(&levels, &[400, 300, 200, 100]), 1e-10);
}

#[test]
fn r_prz_5_players_without_chips_come_last() {
    assert_near(&shares_of(&[0, 3, 0, 1], &[100, 60, 30, 20]), &[25.0, 90.0, 25.0, 70.0], 1e-11);
    assert_near(&shares_of(&[0, 3, 0, 1], &[100, 60]), &[0.0, 90.0, 0.0, 70.0], 1e-11);
    assert_near(&shares_of(&[0, 0], &[100, 60]), &[80.0, 80.0], 0.0);
}

#[test]
fn r_prz_5_small_fields() {
    assert!(shares_of(&[], &[]).is_empty());
    assert_near(&shares_of(&[5, 7], &[]), &[0.0, 0.0], 0.0);
    assert_eq!(payouts_of(&[5], &[100]), [100]);
    assert_eq!(payouts_of(&[5], &[100, 0, 0]), [100]);
}

#[test]
fn r_prz_6_equal_remainders_go_to_the_better_seat_order() {
    assert_eq!(payouts_of(&[10, 10, 10], &[100]), [34, 33, 33]);
    assert_eq!(payouts_of(&[10, 10, 10], &[50, 30, 21]), [34, 34, 33]);
    assert_eq!(payouts_of(&[10, 0, 0], &[50, 30, 21]), [50, 26, 25]);
    // Remainders of one half, which rounding errors may make slightly unequal.
    assert_eq!(payouts_of(&[30, 70], &[5]), [2, 3]);
    assert_eq!(payouts_of(&[70, 30], &[5]), [4, 1]);
}

#[test]
fn more_prizes_than_players_and_a_pool_beyond_counting_are_refused() {
    let refused = |stacks: &[u64], prizes: &[u64]| payouts(&chips_of(stacks), prizes).unwrap_err();
    assert_eq!(refused(&[5, 5], &[3, 2, 1]), BadIcm::MorePrizesThanPlayers { prizes: 3, players: 2 });
    assert_eq!(refused(&[5, 5], &[LARGEST_POOL, 1]), BadIcm::PoolTooLarge);
    assert_eq!(refused(&[5, 5], &[u64::MAX, u64::MAX]), BadIcm::PoolTooLarge);
}

#[test]
fn r_prz_5_large_fields_of_equal_stacks_share_evenly() {
    for (players, paid) in [(200, 1), (200, 27), (200, 200), (500, 60)] {
        // Prizes for the last paid place only, or for all places down to it.
        for first in [0, 700] {
            let mut prizes = vec![first; paid];
            prizes[paid - 1] = 1000;
            let even = prizes.iter().sum::<u64>() as f64 / players as f64;
            assert_near(&shares_of(&vec![77; players], &prizes), &vec![even; players], 1e-13 * even * players as f64);
        }
    }
}

#[test]
fn r_prz_5_fifteen_players_agree_with_subsets() {
    let stacks = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 100_000];
    for paid in 1..=15 {
        let prizes: Vec<u64> = (1..=paid).rev().map(|prize| prize * prize * 1000).collect();
        let pool: u64 = prizes.iter().sum();
        assert_near(&shares_of(&stacks, &prizes), &by_subsets(&stacks, &prizes), 1e-13 * pool as f64);
    }
}

#[test]
fn r_prz_5_twenty_players_agree_with_subsets() {
    let stacks: Vec<u64> = (0..20).map(|player| 100 + player * player * player * 37).collect();
    for paid in [3, 20] {
        let prizes: Vec<u64> = (1..=paid).rev().map(|prize| prize * prize * 1000).collect();
        let pool: u64 = prizes.iter().sum();
        assert_near(&shares_of(&stacks, &prizes), &by_subsets(&stacks, &prizes), 1e-12 * pool as f64);
    }
}

/// Up to `players` stacks of any size, and falling prizes, of which there may be fewer.
fn any_field(players: usize) -> impl Strategy<Value = (Vec<u64>, Vec<u64>)> {
    let stack = prop_oneof![1u64..100, 1u64..1_000_000, 1u64..1 << 50];
    (prop::collection::vec(stack, 1..=players), prop::collection::vec(0u64..100_000, 1..=players)).prop_map(|(stacks, mut prizes)| {
        prizes.truncate(stacks.len());
        prizes.sort_by(|a, b| b.cmp(a));
        (stacks, prizes)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn r_prz_5_any_small_field_agrees_with_subsets((stacks, prizes) in any_field(9)) {
        let pool: u64 = prizes.iter().sum();
        assert_near(&shares_of(&stacks, &prizes), &by_subsets(&stacks, &prizes), 1e-13 * pool as f64);
    }

    #[test]
    fn r_prz_6_payouts_sum_to_the_pool_and_grow_with_the_stack((stacks, prizes) in any_field(60)) {
        let paid = payouts_of(&stacks, &prizes);
        prop_assert_eq!(paid.iter().sum::<u64>(), prizes.iter().sum::<u64>());
        for (share, paid) in shares_of(&stacks, &prizes).into_iter().zip(&paid) {
            prop_assert!((share - *paid as f64).abs() < 1.0 + 1e-6);
        }
        for (a, b) in (0..stacks.len()).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let grows = stacks[a].cmp(&stacks[b]);
            prop_assert!(paid[a] == paid[b] || paid[a].cmp(&paid[b]) == grows || (grows.is_eq() && paid[b] == paid[a] + 1));
        }
    }

    #[test]
    fn r_prz_5_shares_follow_the_players_whatever_their_order((stacks, prizes) in any_field(20), turn in 0usize..20) {
        let mut turned = stacks.clone();
        turned.rotate_left(turn % stacks.len());
        turned.reverse();
        let mut expected = shares_of(&stacks, &prizes);
        expected.rotate_left(turn % stacks.len());
        expected.reverse();
        assert_near(&shares_of(&turned, &prizes), &expected, 1e-13 * prizes.iter().sum::<u64>() as f64);
    }
}
