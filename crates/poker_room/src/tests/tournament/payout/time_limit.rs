//! Tournaments whose playing time is over: R-PRZ-7.

use super::{chips, hundredths, money};
use crate::TimeLimitPayout;
use crate::tournament::payout::{PayoutError, time_limit};

fn paid(prizes: &[u64], stacks: &[u64], payout: TimeLimitPayout) -> Vec<u64> {
    hundredths(&time_limit(&money(prizes), &chips(stacks), payout).unwrap())
}

#[test]
fn x_tlim_1_r_prz_7_prizes_go_by_rank_or_in_proportion_to_chips() {
    let (prizes, stacks) = ([5_000, 3_000, 2_000], [9_000, 4_000, 2_000]);
    assert_eq!(paid(&prizes, &stacks, TimeLimitPayout::Rank), [5_000, 3_000, 2_000]);
    assert_eq!(paid(&prizes, &stacks, TimeLimitPayout::Proportional), [6_000, 2_667, 1_333]);
}

#[test]
fn r_prz_7_ranks_follow_the_stacks_whatever_their_order() {
    assert_eq!(paid(&[50, 30, 20], &[2_000, 9_000, 100, 4_000], TimeLimitPayout::Rank), [20, 50, 0, 30]);
    // The caller has put equal stacks in a random order.
    assert_eq!(paid(&[50, 30, 20], &[7, 8, 7], TimeLimitPayout::Rank), [30, 50, 20]);
}

#[test]
fn r_prz_7_more_prizes_than_players_are_refused() {
    for payout in [TimeLimitPayout::Rank, TimeLimitPayout::Proportional] {
        let refused = |prizes: &[u64], stacks: &[u64]| time_limit(&money(prizes), &chips(stacks), payout).unwrap_err();
        assert_eq!(refused(&[5, 3, 2], &[9, 1]), PayoutError::MorePrizesThanPlayers { prizes: 3, players: 2 });
        assert_eq!(refused(&[5], &[]), PayoutError::NoPlayers);
        assert_eq!(refused(&[u64::MAX, 1], &[9, 1]), PayoutError::PoolTooLarge);
        assert_eq!(paid(&[5, 3, 0], &[4, 4], payout).iter().sum::<u64>(), 8);
    }
}
