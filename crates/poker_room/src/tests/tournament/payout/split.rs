//! Splits: R-PRZ-6.

use poker_protocol::Money;
use proptest::prelude::*;

use super::{cases, hundredths, numbers};
use crate::tournament::payout::{by_weights, equally};

fn split(amount: u64, weights: &[u64]) -> Vec<u64> {
    hundredths(&by_weights(Money::new(amount), weights))
}

fn equal(amount: u64, shares: usize) -> Vec<u64> {
    hundredths(&equally(Money::new(amount), shares))
}

#[test]
fn r_prz_6_x_deal_1s_x_f50_1_x_can_3_every_proportional_case() {
    let (rows, ids) = cases("proportional_cents");
    assert_eq!(ids, ["X-DEAL-1s", "X-F50-1 chip half", "X-CAN-3 chip part"]);
    for row in rows {
        assert_eq!(split(row["total"].as_u64().unwrap(), &numbers(&row["weights"])), numbers(&row["expect"]), "{}", row["id"]);
    }
}

#[test]
fn r_prz_6_the_first_of_equal_shares_get_the_hundredths_left_over() {
    assert_eq!(equal(100_000, 3), [33_334, 33_333, 33_333]);
    assert_eq!(equal(5, 3), [2, 2, 1]);
    assert_eq!(equal(1, 3), [1, 0, 0]);
    assert_eq!(equal(u64::MAX, 2), [u64::MAX / 2 + 1, u64::MAX / 2]);
    assert!(equal(100, 0).is_empty());
}

#[test]
fn r_prz_6_the_largest_remainder_gets_the_hundredth_left_over_and_the_earlier_of_equal_ones() {
    // Exact: 0.6, 0.3, 0.1.
    assert_eq!(split(1, &[3, 1, 6]), [0, 0, 1]);
    // Exact: 2.5, 2.5, 5 and 1.75, 1.5, 1.75.
    assert_eq!(split(10, &[1, 1, 2]), [3, 2, 5]);
    assert_eq!(split(5, &[7, 6, 7]), [2, 1, 2]);
}

#[test]
fn r_prz_6_a_weight_of_zero_gets_nothing_unless_all_are_zero() {
    assert_eq!(split(101, &[0, 1, 1, 0]), [0, 51, 50, 0]);
    assert_eq!(split(101, &[0, 0]), [51, 50]);
    assert!(split(100, &[]).is_empty());
}

#[test]
fn r_prz_6_the_largest_amounts_do_not_overflow() {
    assert_eq!(split(u64::MAX, &[u64::MAX, u64::MAX]), [u64::MAX / 2 + 1, u64::MAX / 2]);
    assert_eq!(split(u64::MAX, &[u64::MAX, 0, 0]), [u64::MAX, 0, 0]);
}

fn any_number() -> impl Strategy<Value = u64> {
    prop_oneof![0u64..5, 0u64..1_000, 0u64..1_000_000_000, any::<u64>()]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2_000) })]

    #[test]
    fn r_prz_6_every_split_adds_up_and_no_share_is_wrong_by_a_whole_hundredth(
        amount in any_number(), weights in prop::collection::vec(any_number(), 1..40),
    ) {
        let shares = split(amount, &weights);
        prop_assert_eq!(shares.iter().map(|&share| u128::from(share)).sum::<u128>(), u128::from(amount));
        let weights = if weights.iter().all(|&weight| weight == 0) { vec![1; weights.len()] } else { weights };
        let whole: u128 = weights.iter().copied().map(u128::from).sum();
        let exact: Vec<u128> = weights.iter().map(|&weight| u128::from(amount) * u128::from(weight)).collect();
        for (at, (&share, exact_share)) in shares.iter().zip(&exact).enumerate() {
            let rounded_up = u128::from(share) != exact_share / whole;
            prop_assert_eq!(u128::from(share), exact_share / whole + u128::from(rounded_up));
            // The claims to a hundredth that come before this one are those with a larger remainder, and earlier ones with an equal one.
            let before = exact.iter().enumerate().filter(|&(other, exact_other)| {
                let (own, others) = (exact_share % whole, exact_other % whole);
                others > own || (others == own && other < at)
            });
            let left = exact.iter().map(|exact| exact % whole).sum::<u128>() / whole;
            prop_assert_eq!(rounded_up, (before.count() as u128) < left);
        }
    }

    #[test]
    fn r_prz_6_equal_shares_are_shares_of_equal_weights(amount in any_number(), shares in 0usize..50) {
        prop_assert_eq!(equal(amount, shares), split(amount, &vec![1; shares]));
    }
}
