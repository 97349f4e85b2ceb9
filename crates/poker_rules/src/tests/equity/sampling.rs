//! Random deals against exact counts.

use chacha20::{ChaCha8Rng, rand_core::SeedableRng};

use super::{random::random_spot, spot};
use crate::equity::Spot;

/// Asserts that shares and wins of random deals differ from the exact ones by at most four standard errors.
fn samples_lie_near(spot: &Spot, seed: u64, deals: u64) {
    let exact = spot.exact().unwrap().finish();
    let sampled = spot.sampled(seed, deals).unwrap().finish();
    assert_eq!(sampled.deals(), deals);
    let rate = |part: u64, of: u64| part as f64 / of as f64;
    for player in 0..exact.players() {
        let wins = [rate(exact.high(player).wins, exact.deals()), rate(sampled.high(player).wins, deals)];
        for [expected, got] in [wins, [exact.equity(player), sampled.equity(player)]] {
            // This is the standard error of wins, each of which is 0 or 1. That of shares, which lie between, is smaller.
            let error = (expected * (1.0 - expected) / deals as f64).sqrt();
            assert!(
                (got - expected).abs() <= 4.0 * error + 1e-12,
                "seed {seed}, player {player}: {got}, expected {expected} ± {error}; {spot:?}"
            );
        }
    }
}

fn samples_of_random_spots_lie_near(spots: u64, deals: u64) {
    for seed in 0..spots {
        samples_lie_near(&random_spot(&mut ChaCha8Rng::seed_from_u64(seed)), seed, deals);
    }
}

#[test]
fn samples_lie_within_four_standard_errors() {
    samples_of_random_spots_lie_near(1_000, 1_000);
}

#[test]
#[ignore = "takes a while; `cargo verify --long` runs it"]
fn long_samples_of_a_thousand_spots_lie_within_four_standard_errors() {
    samples_of_random_spots_lie_near(1_000, 50_000);
}

#[test]
fn ranges_that_share_cards_are_dealt_evenly() {
    // Dealing the hands one after the other would give the second player kings too often.
    samples_lie_near(&spot("nlhe", &[":AA, AK", ":AA, KK", ":AKs, KK"], "Qs 7h 2c 2d"), 1, 20_000);
    samples_lie_near(&spot("nlhe", &[":AA, KK, 22", ":AQs, 72o", "random"], "Qs 7h 2c 2d Th"), 2, 20_000);
    samples_lie_near(&spot("nlhe", &[":QhQd", "random", "Ah Kh"], "Qs 7h 2c 2d"), 4, 20_000);
    samples_lie_near(&spot("plo", &[":AhAdKhKd, AhAs5c4c", ":AhQhJhTh, AsAcKsKc, 9s8s7d6d"], "Qs 7h 2c"), 3, 20_000);
}
