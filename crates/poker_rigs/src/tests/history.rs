//! Histories that are written play to the same stacks when they are read back.

use std::ops::ControlFlow;

use poker_history::{Opening, Phh, PhhReader, Verdict, check};
use poker_rules::Variant;

use crate::{Policy, SimOptions, simulate};

fn history(options: &SimOptions) -> Vec<Phh> {
    let mut bytes: Vec<u8> = Vec::new();
    simulate(options, Some(&mut bytes), &mut |_| ControlFlow::Continue(())).unwrap();
    PhhReader::new(&bytes[..]).map(|hand| hand.unwrap().phh).collect()
}

fn all_agree(options: &SimOptions) -> Vec<Phh> {
    let hands = history(options);
    assert_eq!(hands.len() as u64, options.hands);
    for hand in &hands {
        let verdict = check(hand);
        assert!(matches!(verdict, Ok(Verdict::Agrees)), "{options:?}: {verdict:?}\n{hand}");
    }
    hands
}

#[test]
fn every_written_hand_plays_to_its_finishing_stacks() {
    for players in [2, 3, 6] {
        for rulebook in [None, Some("en-2.7".to_owned())] {
            let hands = all_agree(&SimOptions { players, rulebook, ..SimOptions::new(200, 21) });
            let out_of_turn =
                |hand: &Phh| matches!(&hand.opening, Opening::Blinds(blinds) if blinds.iter().any(|blind| blind.is_negative()));
            assert!(players < 6 || hands.iter().any(out_of_turn), "somebody posts out of turn");
        }
    }
}

#[test]
fn hands_of_every_game_play_to_their_finishing_stacks() {
    for game in Variant::ALL {
        all_agree(&SimOptions { policy: Policy::Random, ..SimOptions::new(50, 3).at(game) });
    }
}
