//! Tests that run the corpus and inputs near it.

use super::{Mutator, Target};

#[test]
fn the_properties_hold_for_every_kept_input() {
    for target in Target::ALL {
        let corpus = target.corpus().unwrap();
        assert!(!corpus.is_empty(), "{target:?}");
        corpus.iter().for_each(|input| target.run(input));
    }
}

#[test]
fn the_properties_hold_for_inputs_near_the_kept_ones() {
    for target in Target::ALL {
        let mutator = Mutator::new(target.corpus().unwrap(), 1);
        (0..500).for_each(|number| target.run(&mutator.input(number)));
    }
}

#[test]
fn an_input_depends_only_on_its_seed_and_number() {
    let mutator = |seed| Mutator::new(vec![b"abcdefgh".to_vec(), vec![0; 64]], seed);
    assert_eq!(mutator(1).input(7), mutator(1).input(7));
    assert_ne!(mutator(1).input(7), mutator(1).input(8));
    assert_ne!(mutator(1).input(7), mutator(2).input(7));
    assert!((0..100).all(|number| Mutator::new(Vec::new(), 1).input(number).len() < 300), "without a corpus");
}

#[test]
fn targets_are_found_by_the_names_of_their_files() {
    for target in Target::ALL {
        assert_eq!(Target::with_name(target.name()), Some(target));
        let file = format!("{}/../../fuzz/fuzz_targets/{}.rs", env!("CARGO_MANIFEST_DIR"), target.name());
        assert!(std::fs::read_to_string(file).unwrap().contains(&format!("poker_fuzz::{}(", target.name())));
    }
}
