//! Tournaments of one table that are cut in mid-hand: what is played again in the same way ends in the same way.

use std::sync::{Arc, Mutex};

use chacha20::ChaCha8Rng;
use poker_fair::SealKey;
use poker_protocol::HandId;
use poker_rules::Deck;
use rand::{RngExt as _, SeedableRng as _};

use super::cuts::in_a_hand;
use super::field::{Field, falling, freezeout};
use crate::tournament::TournamentStage;
use crate::{Dealer, Randomness, Shuffler};

/// Randomness that can be set back.
#[derive(Clone)]
struct Rewound(Arc<Mutex<Shuffler<ChaCha8Rng>>>);

impl Randomness for Rewound {
    fn deck(&mut self) -> Option<Deck> {
        self.0.lock().unwrap().deck()
    }

    fn key(&mut self) -> Option<SealKey> {
        self.0.lock().unwrap().key()
    }

    fn pick(&mut self, ways: u32) -> Option<u32> {
        self.0.lock().unwrap().pick(ways)
    }
}

/// Plays a tournament of one table at one level. It is cut in mid-hand with this probability at each step, and the void hand is dealt
/// and played again with the same randomness. Returns the number of cuts.
fn play_one_table(seed: u64, probability: f64) -> (Field, u32) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let entries = rng.random_range(2..=10);
    let mut terms = freezeout(entries, 10);
    terms.set_level_length(u32::MAX);
    terms.prizes.division = falling((entries / 2).max(1));
    let mut field = Field::new(terms, seed);
    let randomness = Rewound(Arc::new(Mutex::new(Shuffler(ChaCha8Rng::seed_from_u64(seed)))));
    field.dealer = Dealer::new(Box::new(randomness.clone()), HandId(1));
    field.enter(entries);
    let state = |field: &Field| (randomness.0.lock().unwrap().0.get_word_pos(), field.rng.get_word_pos());
    let (mut cuts, mut start) = (0, state(&field));
    while field.tournament.stage() == TournamentStage::Playing {
        let before = state(&field);
        field.go_on();
        if field.dealt_now() {
            start = before;
        }
        if field.tournament.stage() == TournamentStage::Playing && in_a_hand(&field) && rng.random_bool(probability) {
            field.crash(rng.random_range(0..10_000_000));
            randomness.0.lock().unwrap().0.set_word_pos(start.0);
            field.rng.set_word_pos(start.1);
            cuts += 1;
        }
    }
    (field, cuts)
}

#[test]
fn a_void_hand_that_is_played_again_with_the_same_cards_and_choices_leads_to_the_same_places() {
    let mut cuts = 0;
    for seed in 0..60 {
        println!("seed {seed}");
        let ((uncut, _), (cut, more)) = (play_one_table(seed, 0.0), play_one_table(seed, 0.1));
        assert_eq!(cut.places(), uncut.places());
        cuts += more;
    }
    assert!(cuts > 100, "{cuts}");
}
