//! Hands that are written and read back are the same hands.

use poker_rules::{HandEvent, Seat};

use super::random;
use crate::{NumberedHand, Phh, PhhReader, PhhWriter, PlayedHand, Replayed, Verdict, View, check};

pub(super) const GAMES: [&str; 15] =
    ["nlhe", "plhe", "flhe", "nlo", "plo", "flo", "nlo5", "plo5", "flo5", "nlo8", "plo8", "flo8", "nlo85", "plo85", "flo85"];

fn events(hand: &PlayedHand) -> Vec<HandEvent> {
    let mut events = Vec::new();
    hand.replay(&mut |event| events.push(event)).unwrap();
    events
}

/// A file of these hands, read back.
fn written_and_read(hands: &[Phh]) -> Vec<NumberedHand> {
    let mut writer = PhhWriter::new(Vec::new());
    hands.iter().for_each(|hand| writer.write(hand).unwrap());
    PhhReader::new(&writer.finish().unwrap()[..]).map(Result::unwrap).collect()
}

fn same(code: &str, seeds: std::ops::Range<u64>) {
    let hands: Vec<PlayedHand> = seeds.map(|seed| random::hand(code, seed)).collect();
    let written: Vec<Phh> = hands.iter().map(|hand| Phh::of(hand, View::Everything).unwrap()).collect();
    let read = written_and_read(&written);
    assert_eq!(read.len(), hands.len());
    for ((hand, written), read) in hands.iter().zip(&written).zip(read) {
        let seed = hand.id;
        assert_eq!(*written, read.phh, "{code}, seed {seed}");
        let verdict = check(&read.phh);
        assert!(matches!(verdict, Ok(Verdict::Agrees)), "{code}, seed {seed}: {verdict:?}\n{}", read.phh);
        let back = Replayed::play(&read.phh).unwrap().hand;
        assert_eq!(events(&back), events(hand), "{code}, seed {seed}\n{}", read.phh);
        let names = |hand: &PlayedHand| Seat::ALL.map(|seat| hand.name(seat).to_owned());
        assert_eq!(names(&back), names(hand), "{code}, seed {seed}");
        assert_eq!(
            (&back.table, back.table_seats, back.started_ms, back.chip_unit, back.rake, &back.rulebook, back.setup.game.code()),
            (&hand.table, hand.table_seats, hand.started_ms, hand.chip_unit, hand.rake, &hand.rulebook, Some(code)),
            "{code}, seed {seed}"
        );
    }
}

#[test]
fn hands_of_every_game_are_the_same_when_written_and_read_back() {
    for code in GAMES {
        same(code, 0..50);
    }
}

#[test]
#[ignore = "takes a minute"]
fn long_hands_of_every_game_are_the_same_when_written_and_read_back() {
    for code in GAMES {
        same(code, 1_000..4_000);
    }
}
