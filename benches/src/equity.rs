//! AhAd against KsKc before the flop: all 1,712,304 boards.

use std::hint::black_box;
use std::sync::{Arc, atomic::AtomicBool};

use poker_rules::equity::{Holding, Spot};
use poker_rules::{Card, GameSpec};
use pokers::{HandRange, exact_equity};

use crate::contest::{Contest, Contestant, Unit};

/// The contest. It has no short form: every round counts all boards.
pub fn contest() -> Contest {
    let contestants = vec![contestant("cardroom", ours), contestant("pokers", theirs)];
    Contest { name: "aa-kk-exact", unit: Unit::Time, long: false, contestants }
}

fn contestant(name: &'static str, equity: fn() -> [f64; 2]) -> Contestant {
    // Shares of the pot, in units of 10^-12.
    let answers = equity().map(|part| (part * 1e12).round() as u64).to_vec();
    Contestant::new(name, answers, move || _ = black_box(equity()))
}

fn ours() -> [f64; 2] {
    let cards = |text: &str| text.split(' ').map(|card| card.parse().expect("a card")).collect::<Vec<Card>>();
    let players = ["Ah Ad", "Ks Kc"].map(|hand| Holding::Cards(cards(hand))).to_vec();
    let spot = Spot { game: GameSpec::holdem_no_limit(), players, board: Vec::new(), dead: Vec::new() };
    let tally = spot.exact().expect("a sound spot").finish();
    [tally.equity(0), tally.equity(1)]
}

fn theirs() -> [f64; 2] {
    let ranges = HandRange::from_strings(["AhAd", "KsKc"].map(str::to_owned).to_vec());
    let result = exact_equity(&ranges, 0, 0, 1, Arc::new(AtomicBool::new(false)), |_| {}).expect("a sound spot");
    [result.equities[0], result.equities[1]]
}
