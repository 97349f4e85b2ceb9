//! Blind structures.

use poker_rules::Chips;

use super::catalogue;
use crate::{BlindLevel, BlindStructure};

/// All levels of a structure, in their order.
fn levels(structure: &BlindStructure) -> Vec<BlindLevel> {
    (structure.first_level..=structure.last_level()).map(|number| structure.level(number)).collect()
}

#[test]
fn r_trn_11_levels_rise_by_a_third_to_a_half() {
    for structure in catalogue().structures().iter() {
        for pair in levels(structure).windows(2) {
            let [below, above] = pair else { panic!() };
            let (from, to) = (below.big_blind.get(), above.big_blind.get());
            assert!(3 * to >= 4 * from && 2 * to <= 3 * from, "{}: {from} to {to}", structure.id);
        }
    }
}

#[test]
fn blinds_are_halves_and_antes_about_an_eighth_of_the_big_blind_in_chips_that_can_be_paid() {
    for structure in catalogue().structures().iter() {
        let mut without_ante = 0;
        for level in levels(structure) {
            let BlindLevel { small_blind, big_blind, ante } = level;
            assert_eq!(2 * small_blind.get(), big_blind.get(), "{}", structure.id);
            let chip = if big_blind < Chips::new(1_000) { 5 } else { 25 };
            assert_eq!((small_blind.get() % chip, ante.get() % chip), (0, 0), "{}: {level:?}", structure.id);
            if ante.is_zero() {
                without_ante += 1;
            } else {
                assert!(13 * ante.get() >= big_blind.get() && 7 * ante.get() <= big_blind.get(), "{}: {level:?}", structure.id);
            }
        }
        let heads_up = structure.id.starts_with("heads-up");
        assert_eq!(without_ante == levels(structure).len(), heads_up, "{}", structure.id);
    }
}

#[test]
fn a_stack_is_100_to_300_big_blinds_of_the_first_level() {
    for structure in catalogue().structures().iter() {
        let big_blind = structure.level(structure.first_level).big_blind.get();
        match structure.stack {
            Some(stack) => assert!((100 * big_blind..=300 * big_blind).contains(&stack.get()), "{}: {stack:?}", structure.id),
            None => assert_eq!(structure.id, "phase-two", "its players bring their stacks"),
        }
    }
}

#[test]
fn at_the_last_level_all_chips_are_at_most_twenty_big_blinds_and_the_last_level_repeats() {
    for structure in catalogue().structures().iter() {
        let last = structure.level(structure.last_level());
        assert_eq!([1_u16, 2, 60_000].map(|more| structure.level(structure.last_level().saturating_add(more))), [last; 3]);
        let stack = structure.stack.unwrap_or(Chips::new(20_000));
        let chips = stack.get() * u64::from(structure.most_entrants);
        assert!(chips <= 20 * last.big_blind.get(), "{}: {chips} chips, {last:?}", structure.id);
    }
}

#[test]
fn the_second_phase_goes_on_with_the_level_after_the_first_phase() {
    let catalogue = catalogue();
    let [one, two] = ["phase-one", "phase-two"].map(|id| catalogue.structures().get(id).unwrap());
    assert_eq!((one.first_level, two.first_level), (1, 13));
    assert_eq!(one.level(13), two.level(13));
    assert!(two.level(12) == two.level(13) && one.level(12) != one.level(13), "a phase has no level before its first");
}

#[test]
fn antes_are_paid_from_the_level_that_the_structure_names() {
    let catalogue = catalogue();
    let regular = catalogue.structures().get("sng-regular").unwrap();
    let antes: Vec<u64> = (1..=6).map(|number| regular.level(number).ante.get()).collect();
    assert_eq!(antes, [0, 0, 0, 0, 10, 15]);
    let deep = catalogue.structures().get("freezeout-deep").unwrap();
    assert_eq!([4, 5].map(|number| deep.level(number).ante.get()), [0, 50]);
}
