//! Rake at the table.

use poker_protocol::Entry;
use poker_rules::{Action, Chips};

use super::rake::terms;
use super::table_scene::{ROOM, Scene, nl10, under};
use crate::RakeTerms;

fn raking(terms: RakeTerms, seats: &[u8]) -> Scene {
    Scene::with(nl10(|rules| rules.rake = Some(terms)), seats)
}

#[test]
fn r_rake_2_a_table_takes_nothing_before_the_flop_and_its_share_after() {
    let mut scene = Scene::of(&[1, 2, 3, 4]);
    scene.deal();
    scene.fold_hand();
    assert_eq!(scene.records()[0].rake, Chips::ZERO);
    scene.deal();
    scene.call_hand();
    let record = scene.records()[1];
    assert_eq!((record.pot, record.rake), (Chips::new(40), Chips::new(1)));
}

#[test]
fn a_table_without_rake_takes_none() {
    let mut scene = Scene::with(nl10(|rules| rules.rake = None), &[1, 2, 3]);
    scene.deal();
    scene.call_hand();
    assert_eq!(scene.records()[0].rake, Chips::ZERO);
}

#[test]
fn x_rake_8_r_rake_2_an_all_in_before_the_flop_that_is_called_is_raked() {
    let mut scene = Scene::of(&[1, 2, 3]);
    scene.deal();
    scene.act(1, Action::RaiseTo(Chips::new(1000)));
    scene.act(2, Action::Call);
    scene.act(3, Action::Fold);
    let record = scene.records()[0];
    assert_eq!((record.pot, record.rake), (Chips::new(2_010), Chips::new(50)), "3.5 % is more than the halved cap");
}

#[test]
fn x_rake_11_r_rake_6_what_nobody_matched_is_not_raked() {
    for (rulebook, rake) in [("en-1.2", 14), ("en-2.7", 14), ("fr-3.1", 14), ("sv-2.6", 14), ("room-003", 0)] {
        let mut scene = raking(terms(rulebook, 350, 100), &[1, 2]);
        scene.sit(3, 200, Entry::WaitForBigBlind).unwrap();
        assert_eq!(scene.deal().map(|(button, ..)| button), Some(1));
        scene.act(1, Action::Fold);
        scene.act(2, Action::RaiseTo(Chips::new(100)));
        scene.act(3, Action::Call);
        for _ in ["flop", "turn"] {
            scene.act(2, Action::Check);
            scene.act(3, Action::Check);
        }
        scene.act(2, Action::RaiseTo(Chips::new(500)));
        scene.act(3, Action::Call);
        let record = scene.records()[0];
        assert_eq!((record.pot.get(), record.rake.get()), (400, rake), "{rulebook}");
    }
}

#[test]
fn x_rake_12_r_rake_5_dealt_in_counts_not_who_sees_the_flop() {
    for rulebook in ["en-1.2", "en-2.7", "fr-3.1", "sv-2.6"] {
        let mut scene = raking(terms(rulebook, 10_000, 20), &[1, 2, 3, 4, 5, 6]);
        scene.deal();
        for seat in [4, 5, 6] {
            scene.act(seat, Action::Fold);
        }
        scene.call_hand();
        let record = scene.records()[0];
        assert_eq!((record.pot.get(), record.rake.get()), (30, 20), "{rulebook}");
    }
}

#[test]
fn r_rake_7_room_003_takes_nothing_of_a_pot_below_twenty_dollars() {
    for (each, taken) in [(666, 0), (667, 100), (1_000, 150), (2_100, 300)] {
        let mut scene = Scene::with(under(ROOM), &[]);
        for number in 1..=3 {
            scene.sit(number, 5_000, Entry::WaitForBigBlind).unwrap();
        }
        scene.deal();
        let (first, _) = scene.turn().unwrap();
        scene.act(first, Action::RaiseTo(Chips::new(each)));
        scene.call_hand();
        let record = scene.records()[0];
        assert_eq!((record.pot.get(), record.rake.get()), (3 * each, taken));
    }
}
