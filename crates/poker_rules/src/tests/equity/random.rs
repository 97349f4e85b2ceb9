//! Random spots that are small enough for brute force.

use chacha20::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};

use super::{
    GAMES,
    brute::{brute_force, results},
    game,
};
use crate::{
    Card, HoleUsed,
    equity::{Holding, Range, Spot},
};

/// A random spot with two to four players, a board from the flop on and a few dead cards. On the river a hand of Hold'em may be unknown,
/// or two players have ranges, some hands of which share cards.
pub(super) fn random_spot(rng: &mut ChaCha8Rng) -> Spot {
    let mut below = |n: usize| rng.next_u32() as usize % n;
    let mut deck = Card::ALL;
    (1..deck.len()).rev().for_each(|last| deck.swap(last, below(last + 1)));
    let game = game(GAMES[below(GAMES.len())]);
    let hole = usize::from(game.hole_cards);
    let mut deck = deck.into_iter();
    let mut take = |count: usize| deck.by_ref().take(count).collect::<Vec<Card>>();
    let hands: Vec<Vec<Card>> = (0..2 + below(3)).map(|_| take(hole)).collect();
    let (board, dead) = (take(3 + below(3)), take(below(4)));
    let shared = [&hands[0], &hands[1], &take(3)[..]].concat();
    let mut players: Vec<Holding> = hands.iter().cloned().map(Holding::Cards).collect();
    if board.len() == 5 {
        if game.hole_used == HoleUsed::Any && below(2) == 0 {
            players[0] = Holding::Random;
        } else {
            for player in [0, 1] {
                let others = (0..8).map(|_| (0..hole).map(|_| shared[below(shared.len())]).collect::<Vec<Card>>());
                let texts = others.chain([hands[player].clone()]).map(|hand| hand.iter().map(Card::to_string).collect::<String>());
                let valid: Vec<String> = texts.filter(|hand| Range::parse(hand, hole).is_ok()).collect();
                players[player] = Holding::Range(Range::parse(&valid.join(","), hole).unwrap());
            }
        }
    }
    Spot { game, players, board, dead }
}

fn agrees_with_brute_force(seed: u64, spot: &Spot) {
    assert_eq!(results(&spot.exact().unwrap().finish()), brute_force(spot), "seed {seed}: {spot:?}");
}

fn spots(seeds: u64) -> impl Iterator<Item = (u64, Spot)> {
    (0..seeds).map(|seed| (seed, random_spot(&mut ChaCha8Rng::seed_from_u64(seed))))
}

/// Only spots from the turn on, because brute force takes long on a flop.
#[test]
fn exact_equity_of_random_spots_is_that_of_brute_force() {
    spots(60).filter(|(_, spot)| spot.board.len() > 3).for_each(|(seed, spot)| agrees_with_brute_force(seed, &spot));
}

#[test]
#[ignore = "takes a while; `cargo verify --long` runs it"]
fn long_exact_equity_of_random_spots_is_that_of_brute_force() {
    spots(300).for_each(|(seed, spot)| agrees_with_brute_force(seed, &spot));
}
