//! Deals and ICM in money: R-PRZ-5, R-PRZ-6.

use super::{cases, chips, hundredths, money, numbers};
use crate::tournament::payout::{DealShares, PayoutError, PossibleDeals, deals, icm};

fn proposed(prizes: &[u64], stacks: &[u64]) -> PossibleDeals {
    deals(&money(prizes), &chips(stacks)).unwrap()
}

fn shares(deal: &DealShares) -> Vec<u64> {
    hundredths(&deal.shares)
}

#[test]
fn x_deal_1_r_prz_5_all_kinds_of_deals_side_by_side() {
    let deals = proposed(&[50_000, 30_000, 20_000], &[6_000, 3_000, 1_000]);
    assert_eq!(shares(&deals.equal), [33_334, 33_333, 33_333]);
    assert_eq!(shares(&deals.by_stacks), [60_000, 30_000, 10_000]);
    assert_eq!(shares(&deals.icm), [41_238, 33_833, 24_929]);
}

#[test]
fn x_deal_1_r_prz_5_a_share_below_the_lowest_prize_is_shown() {
    let deals = proposed(&[50_000, 30_000, 20_000], &[6_000, 3_000, 1_000]);
    assert_eq!(hundredths(&deals.by_stacks.shortfalls), [0, 0, 10_000]);
    assert_eq!(hundredths(&deals.equal.shortfalls), [0, 0, 0]);
    assert_eq!(hundredths(&deals.icm.shortfalls), [0, 0, 0]);
}

#[test]
fn r_prz_5_where_not_all_players_are_in_the_money_no_share_is_below_the_lowest_prize() {
    let deals = proposed(&[50_000, 30_000], &[6_000, 3_000, 1_000]);
    assert_eq!(shares(&deals.by_stacks), [48_000, 24_000, 8_000]);
    assert_eq!(hundredths(&deals.by_stacks.shortfalls), [0, 0, 0]);
}

#[test]
fn x_icm_1_x_deal_1_r_prz_6_every_case_of_icm() {
    let (rows, ids) = cases("icm_cents");
    assert_eq!(ids, ["X-ICM-1", "X-DEAL-1"]);
    for row in rows {
        let paid = icm(&money(&numbers(&row["prizes"])), &chips(&numbers(&row["stacks"]))).unwrap();
        assert_eq!(hundredths(&paid), numbers(&row["expect"]), "{}", row["id"]);
    }
}

#[test]
fn r_prz_5_players_without_chips_share_the_last_prizes() {
    let deals = proposed(&[1_000, 600, 300, 201], &[0, 3, 0, 1]);
    assert_eq!(shares(&deals.icm), [251, 900, 250, 700]);
    assert_eq!(shares(&deals.by_stacks), [0, 1_576, 0, 525]);
    assert_eq!(shares(&proposed(&[30, 21], &[0, 0]).by_stacks), [26, 25]);
    assert_eq!(shares(&proposed(&[30, 21], &[0, 0]).icm), [26, 25]);
}

#[test]
fn r_prz_5_more_prizes_than_players_and_a_pool_too_large_are_refused() {
    let refused = |prizes: &[u64], stacks: &[u64]| deals(&money(prizes), &chips(stacks)).unwrap_err();
    assert_eq!(refused(&[3, 2, 1], &[5, 5]), PayoutError::MorePrizesThanPlayers { prizes: 3, players: 2 });
    assert_eq!(refused(&[3], &[]), PayoutError::NoPlayers);
    assert_eq!(refused(&[u64::MAX, u64::MAX], &[5, 5]), PayoutError::PoolTooLarge);
    assert_eq!(refused(&[1 << 41], &[5, 5]), PayoutError::PoolTooLarge);
    let refused = |prizes: &[u64], stacks: &[u64]| icm(&money(prizes), &chips(stacks)).unwrap_err();
    assert_eq!(refused(&[3, 2, 1], &[5, 5]), PayoutError::MorePrizesThanPlayers { prizes: 3, players: 2 });
    assert_eq!(refused(&[1 << 41], &[5, 5]), PayoutError::PoolTooLarge);
    assert_eq!(shares(&proposed(&[3, 2, 0], &[5, 5]).equal), [3, 2]);
}
