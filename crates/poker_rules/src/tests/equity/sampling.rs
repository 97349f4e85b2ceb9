//! Random deals against exact counts.

use chacha20::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use super::{GAMES, game};
use crate::{
    Card, HoleUsed,
    equity::{Holding, Spot},
};

/// A spot of a few thousand deals at most: two to four open hands, the board from the flop on.
fn random_spot(rng: &mut ChaCha8Rng) -> Spot {
    let mut below = |n: u32| rng.next_u32() % n;
    let mut cards = Card::ALL;
    (1..52u32).rev().for_each(|last| cards.swap(last as usize, below(last + 1) as usize));
    let game = game(GAMES[below(GAMES.len() as u32) as usize]);
    let mut cards = cards.into_iter();
    let mut take = |count: usize| cards.by_ref().take(count).collect::<Vec<Card>>();
    let players = 2 + below(3);
    let mut players: Vec<Holding> = (0..players).map(|_| Holding::Cards(take(game.hole_cards.into()))).collect();
    let board = take(3 + below(2) as usize);
    let dead = take(below(4) as usize);
    // On the turn one hand of Hold'em may be unknown.
    if game.hole_used == HoleUsed::Any && board.len() == 4 {
        players[0] = Holding::Random;
    }
    Spot { game, players, board, dead }
}

/// The exact share and four standard errors of the mean of the shares of one deal bound the sampled one.
fn samples_lie_near_the_exact_share(spots: u64, deals: u64) {
    for seed in 0..spots {
        let spot = random_spot(&mut ChaCha8Rng::seed_from_u64(seed));
        let exact = spot.exact().unwrap().finish();
        let sampled = spot.sampled(seed, deals).unwrap().finish();
        assert_eq!(sampled.deals(), deals);
        for player in 0..exact.players() {
            let share = exact.equity(player);
            // A share lies between 0 and 1, so its variance is at most this.
            let error = (share * (1.0 - share) / deals as f64).sqrt();
            let off = (sampled.equity(player) - share).abs();
            assert!(off <= 4.0 * error + 1e-12, "seed {seed}, player {player}: {off} off, {error} is the standard error; {spot:?}");
        }
    }
}

#[test]
fn samples_of_forty_spots_lie_near_the_exact_share() {
    samples_lie_near_the_exact_share(40, 500);
}

#[test]
#[ignore = "takes a while; `cargo verify --long` runs it"]
fn long_samples_of_a_thousand_spots_lie_near_the_exact_share() {
    samples_lie_near_the_exact_share(1_000, 10_000);
}
