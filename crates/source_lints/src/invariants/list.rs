//! The list of invariants in ARCHITECTURE.md.

use super::test_names::test_names;
use super::{assert_none, read};

/// The sentences of the list.
fn invariants(document: &str) -> Vec<String> {
    let list = document.split("## Invariants").nth(1).expect("there is a list of invariants");
    let list = list.split("\n## ").next().unwrap_or_default();
    list.lines().filter_map(|line| line.strip_prefix("- ")).map(str::to_owned).collect()
}

/// A sentence in snake case: words and numbers separated by `_`. A capital letter within a name such as `SystemParam` begins a word.
fn snake_case(sentence: &str) -> String {
    let mut name = String::new();
    let mut last = ' ';
    for letter in sentence.chars().filter(|letter| !matches!(letter, '`' | '\'' | '’')) {
        let begins = !last.is_alphanumeric() || last.is_lowercase() && letter.is_uppercase();
        if letter.is_alphanumeric() {
            if begins && !name.is_empty() {
                name.push('_');
            }
            name.extend(letter.to_lowercase());
        }
        last = letter;
    }
    name
}

#[test]
fn every_invariant_has_a_test_whose_name_is_its_sentence() {
    let sentences = invariants(&read("ARCHITECTURE.md"));
    assert!(sentences.len() > 20, "{sentences:?}");
    let tests = test_names(&crate::repository());
    let without = sentences.iter().filter(|sentence| !tests.contains(&snake_case(sentence)));
    assert_none(&without.map(|sentence| format!("{sentence} (no test {})", snake_case(sentence))).collect::<Vec<_>>());
}

#[test]
fn a_sentence_is_turned_into_a_name() {
    for (sentence, name) in [
        ("No file imports in a circle.", "no_file_imports_in_a_circle"),
        ("`SystemParam`s are unpacked, once.", "system_params_are_unpacked_once"),
        ("`poker_rules` knows no std.", "poker_rules_knows_no_std"),
        ("The room's parts.", "the_rooms_parts"),
        ("README and ARCHITECTURE agree.", "readme_and_architecture_agree"),
    ] {
        assert_eq!(snake_case(sentence), name);
    }
}

#[test]
fn the_list_ends_with_its_section() {
    assert_eq!(invariants("## Map\n- No.\n\n## Invariants\nText.\n\n- One.\n- Two.\n\n## End\n- No."), ["One.", "Two."]);
}
