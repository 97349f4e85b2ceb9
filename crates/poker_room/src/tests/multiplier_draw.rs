//! The draw of multipliers (R-HEX-9): how often each comes, and its seal.

use chacha20::ChaCha20Rng;
use poker_fair::{SealKey, opens_draw};
use poker_protocol::HandId;
use poker_rules::Deck;
use rand::{RngExt as _, SeedableRng as _};

use super::rulebook::IDS;
use crate::{Dealer, HexaProFamily, Randomness, Rulebook, Shuffler};

const SEED: u64 = 20_261_123;

/// How far a count may deviate, in standard deviations. With a fair draw one in two million deviates more.
const FAR: f64 = 5.0;

fn families() -> Vec<HexaProFamily> {
    IDS.into_iter().flat_map(|id| Rulebook::embedded(id).unwrap().unwrap().hexapro).collect()
}

fn dealer() -> Dealer {
    Dealer::new(Box::new(Shuffler(ChaCha20Rng::seed_from_u64(SEED))), HandId(1))
}

/// Draws numbers and counts the multipliers of a family that they give. Returns the first multiplier that came too often or too rarely.
fn are_even(family: &HexaProFamily, draws: u32, mut draw: impl FnMut() -> u32) -> Result<(), String> {
    let mut counts = vec![0_u32; family.multipliers.len()];
    for _ in 0..draws {
        let drawn = family.drawn(draw()).unwrap();
        let row = family.multipliers.iter().position(|row| row.tenths == drawn.tenths).unwrap();
        counts[row] += 1;
    }
    for (row, &count) in family.multipliers.iter().zip(&counts) {
        let part = f64::from(row.weight) / 100_000.0;
        let expected = f64::from(draws) * part;
        let off = (f64::from(count) - expected) / (expected * (1.0 - part)).sqrt();
        if off.abs() >= FAR {
            let (id, tenths) = (&family.id, row.tenths);
            return Err(format!("seed {SEED}: {id}: {tenths} tenths came {count} times of {draws}, {off:.1} deviations off"));
        }
    }
    Ok(())
}

fn draws_are_even(draws: u32) {
    let mut dealer = dealer();
    for family in families() {
        are_even(&family, draws, || dealer.sealed_draw(1).unwrap().open().number).unwrap();
    }
}

#[test]
fn r_hex_9_each_multiplier_is_drawn_as_often_as_its_weight_says() {
    draws_are_even(100_000);
}

#[test]
#[ignore = "draws ten million multipliers of each family"]
fn long_draw_each_multiplier_comes_as_often_as_its_weight_says() {
    draws_are_even(10_000_000);
}

#[test]
fn a_draw_that_favours_small_numbers_is_found_out() {
    let mut rng = ChaCha20Rng::seed_from_u64(SEED);
    for family in families() {
        // The remainder of 17 random bits: a number below 31,072 comes twice as often.
        let remainder = are_even(&family, 100_000, || rng.random_range(0..1 << 17) % 100_000);
        assert!(remainder.is_err(), "{}", family.id);
    }
}

#[test]
fn a_draw_without_the_last_number_of_the_largest_multiplier_is_found_out() {
    let mut rng = ChaCha20Rng::seed_from_u64(SEED);
    let family = families().remove(0);
    let never = are_even(&family, 3_000_000, || rng.random_range(1..100_000));
    assert!(never.unwrap_err().contains("10000 tenths came 0 times"));
}

#[test]
fn r_hex_9_a_dealer_seals_each_draw_for_its_game() {
    let mut dealer = dealer();
    let draws: Vec<_> = (1..=100).map(|game| (game, dealer.sealed_draw(game).unwrap())).collect();
    for (game, draw) in &draws {
        assert!(opens_draw(&draw.root(), *game, &draw.open()));
        assert!(!opens_draw(&draw.root(), game + 1, &draw.open()));
    }
    let mut salts: Vec<_> = draws.iter().map(|(_, draw)| draw.open().salt).collect();
    salts.sort();
    salts.dedup();
    assert_eq!(salts.len(), 100, "each draw has a key of its own");
}

/// Randomness that has failed in one of its three kinds.
struct Failing {
    pick: Option<u32>,
    key: Option<SealKey>,
}

impl Randomness for Failing {
    fn deck(&mut self) -> Option<Deck> {
        None
    }

    fn key(&mut self) -> Option<SealKey> {
        self.key
    }

    fn pick(&mut self, _ways: u32) -> Option<u32> {
        self.pick
    }
}

#[test]
fn r_hex_9_without_randomness_there_is_no_draw_instead_of_the_largest_multiplier() {
    let key = Some(SealKey(poker_protocol::Bytes32([1; 32])));
    for (pick, key, drawn) in [(None, key, false), (Some(5), None, false), (Some(5), key, true)] {
        let mut dealer = Dealer::new(Box::new(Failing { pick, key }), HandId(1));
        assert_eq!(dealer.sealed_draw(1).is_some(), drawn);
    }
}
