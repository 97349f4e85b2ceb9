//! The prize pool and the prizes of the places: R-PRZ-2, R-PRZ-3.

use poker_protocol::Money;

use super::hundredths;
use crate::tournament::payout::{PayoutError, PrizePool, WINNER_TAKES_ALL, prizes};

fn pool(collected: u64, guarantee: u64, added: u64) -> PrizePool {
    PrizePool::new(Money::new(collected), Money::new(guarantee), Money::new(added)).unwrap()
}

fn of_places(amount: u64, shares_ppm: &[u32]) -> Vec<u64> {
    hundredths(&prizes(Money::new(amount), shares_ppm.iter().copied()).unwrap())
}

#[test]
fn x_gua_1_r_prz_2_the_pool_is_the_guarantee_or_what_was_collected_if_that_is_more() {
    let (short, long) = (pool(84_000, 100_000, 0), pool(120_000, 100_000, 0));
    assert_eq!([short.total(), long.total()], [100_000, 120_000].map(Money::new));
    assert_eq!([short.overlay(), long.overlay()], [16_000, 0].map(Money::new));
    assert_eq!([short.collected(), long.collected()], [84_000, 120_000].map(Money::new));
}

#[test]
fn r_prz_3_added_money_comes_on_top_of_the_guarantee() {
    assert_eq!(pool(84_000, 100_000, 5_000).total(), Money::new(105_000));
    assert_eq!(pool(84_000, 100_000, 5_000).overlay(), Money::new(16_000));
    assert_eq!(pool(120_000, 100_000, 5_000).total(), Money::new(125_000));
    let freeroll = pool(0, 0, 5_000);
    assert_eq!([freeroll.collected(), freeroll.overlay(), freeroll.total()], [0, 0, 5_000].map(Money::new));
}

#[test]
fn r_prz_2_a_pool_beyond_the_largest_amount_is_refused() {
    let refused = |collected, guarantee, added| PrizePool::new(Money::new(collected), Money::new(guarantee), Money::new(added));
    assert_eq!(refused(u64::MAX, 0, 1), Err(PayoutError::PoolTooLarge));
    assert_eq!(refused(0, u64::MAX, 1), Err(PayoutError::PoolTooLarge));
    assert_eq!(refused(1, u64::MAX, 0).map(|pool| pool.total()), Ok(Money::new(u64::MAX)));
}

#[test]
fn r_prz_3_the_winner_takes_all() {
    assert_eq!(of_places(12_345, &WINNER_TAKES_ALL), [12_345]);
}

#[test]
fn r_prz_3_r_prz_6_a_table_divides_the_pool_to_the_hundredth() {
    assert_eq!(of_places(10_000, &[500_000, 300_000, 200_000]), [5_000, 3_000, 2_000]);
    // Exact: 4.5, 2.7, 1.8.
    assert_eq!(of_places(9, &[500_000, 300_000, 200_000]), [4, 3, 2]);
    assert_eq!(of_places(0, &[800_000, 200_000]), [0, 0]);
}

#[test]
fn r_prz_3_prizes_of_450_places_fall_with_their_shares() {
    let mut shares_ppm: Vec<u32> = (1..=449).map(|place| 150_000 / (place + 1)).collect();
    shares_ppm.push(1);
    shares_ppm[0] += 1_000_000 - shares_ppm.iter().sum::<u32>();
    for amount in [1, 449, 30_001, 2_999_999] {
        let prizes = of_places(amount, &shares_ppm);
        assert_eq!(prizes.iter().sum::<u64>(), amount);
        assert!(prizes.is_sorted_by(|better, worse| better >= worse), "{amount}: {prizes:?}");
    }
}

#[test]
fn r_prz_3_a_table_whose_shares_do_not_add_up_is_refused() {
    let refused = |shares_ppm: &[u32]| prizes(Money::new(100), shares_ppm.iter().copied()).unwrap_err();
    assert_eq!(refused(&[500_000, 499_999]), PayoutError::SharesDoNotSum(999_999));
    assert_eq!(refused(&[500_000, 500_001]), PayoutError::SharesDoNotSum(1_000_001));
    assert_eq!(refused(&[]), PayoutError::SharesDoNotSum(0));
    assert_eq!(refused(&[u32::MAX, u32::MAX]), PayoutError::SharesDoNotSum(2 * u64::from(u32::MAX)));
}
