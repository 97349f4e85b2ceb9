//! The shuffle, measured over many decks: cards by position, neighbouring cards, suits. The same measures detect a biased shuffle.

use chacha20::ChaCha20Rng;
use poker_rules::{Card, Deck, Suit};
use rand::{RngExt as _, SeedableRng as _};

use crate::{Randomness as _, Shuffler};

const SEED: u64 = 20_261_121;

/// How far a figure may deviate, in standard deviations. With a fair shuffle one in two million deviates more.
const FAR: f64 = 5.0;

/// How often each card was in each position.
struct Counts {
    decks: u32,
    /// By position, then by card.
    places: Vec<[u32; 52]>,
    /// By card, then by the card after it.
    neighbours: Vec<[u32; 52]>,
    /// By suit, then by how many of its cards were among the first thirteen.
    suits: [[u32; 14]; 4],
}

fn index(card: Card) -> usize {
    Card::ALL.iter().position(|&other| other == card).unwrap()
}

fn count(decks: u32, mut deck: impl FnMut() -> Deck) -> Counts {
    let mut counts = Counts { decks, places: vec![[0; 52]; 52], neighbours: vec![[0; 52]; 52], suits: [[0; 14]; 4] };
    let mut at = [0_usize; 256];
    for &card in &Card::ALL {
        at[key(card)] = index(card);
    }
    for _ in 0..decks {
        let deck = deck();
        let cards = deck.cards().map(|card| at[key(card)]);
        for (place, card) in cards.into_iter().enumerate() {
            counts.places[place][card] += 1;
        }
        for pair in cards.windows(2) {
            counts.neighbours[pair[0]][pair[1]] += 1;
        }
        for (suit, tally) in Suit::ALL.into_iter().zip(&mut counts.suits) {
            tally[deck.cards()[..13].iter().filter(|card| card.suit() == suit).count()] += 1;
        }
    }
    counts
}

/// A different number for each card.
fn key(card: Card) -> usize {
    (card.rank() as usize) << 2 | card.suit() as usize
}

/// The sum of the squared differences from `expected`, each divided by `expected`.
fn chi_squared(found: impl Iterator<Item = (u32, f64)>) -> f64 {
    found.map(|(found, expected)| (f64::from(found) - expected).powi(2) / expected).sum()
}

impl Counts {
    /// Each card is in each position in one deck of 52. The rows and columns of the table have fixed sums, so 51² of its 52² cells are free
    /// and the sum must be scaled by 51/52: a χ² with 51² degrees of freedom, whose mean is 51² and whose variance is twice that.
    fn places_off(&self) -> f64 {
        let expected = f64::from(self.decks) / 52.0;
        let sum = chi_squared(self.places.iter().flatten().map(|&found| (found, expected)));
        let degrees = 51.0 * 51.0;
        (sum * 51.0 / 52.0 - degrees) / (2.0_f64 * degrees).sqrt()
    }

    /// Each of the 52·51 ordered pairs of cards is adjacent in one deck of 52. A cell with probability p = 1/52 has the variance p(1 − p),
    /// so the mean of the sum is 52·51·51/52 = 51². Nothing follows the last card, which binds the cells about as much as the fixed sums of
    /// rows and columns do.
    fn neighbours_off(&self) -> f64 {
        let expected = f64::from(self.decks) / 52.0;
        let pairs = self.neighbours.iter().enumerate().flat_map(|(card, after)| {
            after.iter().enumerate().filter(move |&(other, _)| other != card).map(|(_, &found)| (found, expected))
        });
        let mean = 51.0 * 51.0;
        (chi_squared(pairs) - mean) / (2.0_f64 * mean).sqrt()
    }

    /// Among thirteen cards, `n` are of one suit with the probability C(13, n)·C(39, 13 − n) / C(52, 13). Eight and more form one cell,
    /// because few decks have them: nine cells, eight degrees of freedom. Returns the largest sum of the four suits.
    fn suits_sum(&self) -> f64 {
        let ways = |of: u32, n: u32| (0..n).map(|k| f64::from(of - k) / f64::from(k + 1)).product::<f64>();
        let expected = |n: u32| f64::from(self.decks) * ways(13, n) * ways(39, 13 - n) / ways(52, 13);
        let sum = |tally: &[u32; 14]| {
            let few = (0..8).zip(tally).map(|(n, &found)| (found, expected(n)));
            let many = (tally[8..].iter().sum(), (8..14).map(expected).sum());
            chi_squared(few.chain([many]))
        };
        self.suits.iter().map(sum).fold(0.0, f64::max)
    }

    fn is_even(&self) -> Result<(), String> {
        let (places, neighbours, suits) = (self.places_off(), self.neighbours_off(), self.suits_sum());
        // A χ² with eight degrees of freedom is above 50 once in twenty million times.
        let even = places.abs() < FAR && neighbours.abs() < FAR && suits < 50.0;
        let found = || format!("seed {SEED}: places {places:.2} and neighbours {neighbours:.2} deviations off, suits {suits:.1}");
        if even { Ok(()) } else { Err(found()) }
    }
}

fn shuffles(decks: u32) -> Counts {
    let mut randomness = Shuffler(ChaCha20Rng::seed_from_u64(SEED));
    count(decks, || randomness.deck().unwrap())
}

#[test]
fn r_card_2_a_shuffle_favours_no_card_place_neighbour_or_suit() {
    shuffles(100_000).is_even().unwrap();
}

#[test]
#[ignore = "counts ten million decks"]
fn long_shuffle_favours_no_card_place_neighbour_or_suit() {
    shuffles(10_000_000).is_even().unwrap();
}

#[test]
fn a_shuffle_that_swaps_each_card_with_any_is_found_out() {
    let mut rng = ChaCha20Rng::seed_from_u64(SEED);
    let naive = count(100_000, || {
        let mut cards = Card::ALL;
        (0..52).for_each(|at| cards.swap(at, rng.random_range(0..52)));
        Deck::new(cards).unwrap()
    });
    assert!(naive.is_even().is_err());
    assert!(naive.places_off() > 100.0);
}

#[test]
fn a_shuffle_that_misses_the_last_swap_is_found_out() {
    // Each range is one too small, so a card never stays where it is.
    let mut rng = ChaCha20Rng::seed_from_u64(SEED);
    let short = count(100_000, || Deck::shuffled(|below| rng.random_range(0..(below - 1).max(1))));
    assert!(short.is_even().is_err());
}

#[test]
fn a_deck_that_is_only_cut_has_the_right_places_and_the_wrong_neighbours() {
    let mut rng = ChaCha20Rng::seed_from_u64(SEED);
    let cut = count(100_000, || {
        let mut cards = Card::ALL;
        cards.rotate_left(rng.random_range(0..52));
        Deck::new(cards).unwrap()
    });
    assert!(cut.neighbours_off() > 100.0);
}
