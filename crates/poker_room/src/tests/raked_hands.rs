//! Rake at the table.

use poker_protocol::{Entry, Money, RakeTiming};
use poker_rules::{Action, Betting, Chips, GameSpec, HandEvent, Street};

use super::rake::terms;
use super::table_scene::{ROOM, Scene, nl10, under};
use crate::{RakeTerms, TableOutput};

fn raking(terms: RakeTerms, seats: &[u8]) -> Scene {
    Scene::with(nl10(|rules| rules.cash.rake = Some(terms)), seats)
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
    let mut scene = Scene::with(nl10(|rules| rules.cash.rake = None), &[1, 2, 3]);
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

/// Rake of a tenth of every pot with a flop, taken at each street or at the end.
fn tenth(timing: RakeTiming) -> RakeTerms {
    RakeTerms { halve_cap_for: Vec::new(), timing, ..terms("en-2.7", 1_000, 1_000) }
}

/// Three players call; one bets on the flop and one calls. With a bet of 30 the pot is 90.
fn play_to_the_turn(scene: &mut Scene, bet: u64) {
    scene.deal();
    scene.act(1, Action::Call);
    scene.act(2, Action::Call);
    scene.act(3, Action::Check);
    scene.act(2, Action::RaiseTo(Chips::new(bet)));
    scene.act(3, Action::Call);
    scene.act(1, Action::Fold);
}

/// Each time that rake was taken: the street, the amount, and the chips in the pots afterwards.
fn raked(scene: &Scene) -> Vec<(Street, u64, u64)> {
    let mut street = Street::Preflop;
    let mut found = Vec::new();
    for output in &scene.told {
        match output {
            TableOutput::Hand { event: HandEvent::StreetDealt { street: dealt, .. }, .. } => street = *dealt,
            TableOutput::Hand { event: HandEvent::Raked { amount, pots }, .. } => {
                found.push((street, amount.get(), pots.iter().map(|pot| pot.amount.get()).sum()));
            }
            _ => {}
        }
    }
    found
}

#[test]
fn r_rake_7_at_each_street_the_rake_leaves_the_pot_before_anybody_acts() {
    let mut scene = raking(tenth(RakeTiming::EachStreet), &[1, 2, 3]);
    play_to_the_turn(&mut scene, 30);
    assert_eq!(raked(&scene), [(Street::Flop, 3, 27), (Street::Turn, 6, 81)], "of 30, then of 90");
    let hand = scene.table.hand().unwrap();
    assert_eq!((hand.pot_total(), hand.rake()), (Chips::new(81), Chips::new(9)));
    scene.act(2, Action::RaiseTo(Chips::new(10)));
    scene.act(3, Action::Fold);
    assert_eq!(raked(&scene).len(), 2, "what nobody matched is not raked");
    let record = scene.records()[0].clone();
    assert_eq!((record.pot.get(), record.rake.get()), (90, 9));
    let again = record.replay(&mut |_| {}).unwrap();
    let stacks = |seat| again.stack(seat);
    assert!(record.stacks.iter().all(|end| stacks(end.seat) == end.stack), "the record plays the same hand");
    assert_eq!(again.rake(), record.rake);
}

#[test]
fn r_rake_7_at_the_hands_end_it_leaves_the_pot_once() {
    let mut scene = raking(tenth(RakeTiming::HandEnd), &[1, 2, 3]);
    play_to_the_turn(&mut scene, 30);
    assert_eq!(raked(&scene), []);
    scene.call_hand();
    assert_eq!(raked(&scene), [(Street::River, 9, 81)]);
}

#[test]
fn r_rake_7_both_ways_a_hand_pays_the_same() {
    for (percent_bp, cap) in [(333, 1_000), (555, 4), (10_000, 7), (450, 200)] {
        let paid = |timing| {
            let mut scene = raking(RakeTerms { percent_bp, cap: Money::new(cap), ..tenth(timing) }, &[1, 2, 3]);
            play_to_the_turn(&mut scene, 30);
            scene.act(2, Action::RaiseTo(Chips::new(70)));
            scene.call_hand();
            scene.records()[0].rake
        };
        assert_eq!(paid(RakeTiming::EachStreet), paid(RakeTiming::HandEnd), "{percent_bp} with a cap of {cap}");
    }
}

#[test]
fn r_rake_2_at_each_street_a_hand_without_a_flop_pays_nothing() {
    let mut scene = raking(tenth(RakeTiming::EachStreet), &[1, 2, 3]);
    scene.deal();
    scene.fold_hand();
    assert_eq!((raked(&scene), scene.records()[0].rake), (Vec::new(), Chips::ZERO));
}

#[test]
fn r_rake_7_at_each_street_nothing_is_taken_before_the_pot_owes_the_least() {
    let least = RakeTerms { timing: RakeTiming::EachStreet, ..terms("room-003", 1_000, 300) };
    let least = RakeTerms { minimum: Money::new(8), ..least };
    let mut scene = raking(least, &[1, 2, 3]);
    play_to_the_turn(&mut scene, 30);
    assert_eq!(raked(&scene), [(Street::Turn, 9, 81)], "a tenth of 30 is less than 8");
}

#[test]
fn r_var_9_a_pot_limit_goes_by_what_is_left_in_the_pot() {
    let most = |timing| {
        let pot_limit = |rules: &mut crate::TableRules| {
            rules.cash.rake = Some(tenth(timing));
            std::sync::Arc::make_mut(&mut rules.hand).game =
                GameSpec { betting: Betting::PotLimit { counts_call: true }, ..rules.hand.game };
        };
        let mut scene = Scene::with(nl10(pot_limit), &[1, 2, 3]);
        play_to_the_turn(&mut scene, 20);
        scene.table.awaited().unwrap().2.raise.unwrap().max_to.get()
    };
    assert_eq!((most(RakeTiming::HandEnd), most(RakeTiming::EachStreet)), (70, 63));
}

#[test]
fn r_fail_2_a_void_hand_gives_back_what_was_raked_at_its_streets() {
    let mut scene = raking(tenth(RakeTiming::EachStreet), &[1, 2, 3]);
    play_to_the_turn(&mut scene, 30);
    scene.table.void_hand(scene.now);
    assert_eq!([1, 2, 3].map(|number| scene.stack(number)), [1_000; 3]);
}
