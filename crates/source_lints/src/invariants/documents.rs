//! Checks that README.md and ARCHITECTURE.md name every crate and folder, and no place that does not exist, and that docs/security.md names
//! tests that exist.

use std::path::Path;

use super::test_names::test_names;
use super::{assert_none, read};

/// Crates that check or build the others. The picture leaves them out, because it shows what the programs are made of.
const TOOLS: [&str; 4] = ["poker_fuzz", "poker_mutations", "source_lints", "xtask"];

/// The folders directly below `folder`.
fn folders(folder: &str) -> Vec<String> {
    let entries = std::fs::read_dir(crate::repository().join(folder)).unwrap().map(|entry| entry.unwrap());
    entries.filter(|entry| entry.path().is_dir()).map(|entry| entry.file_name().into_string().unwrap()).collect()
}

/// The picture of the dependencies: the first block of ARCHITECTURE.md between fences.
fn picture(document: &str) -> &str {
    document.split("```").nth(1).unwrap_or_default()
}

/// The places in the first column of the map.
fn places(document: &str) -> Vec<String> {
    let map = document.split("| place |").nth(1).unwrap_or_default().split("\n\n").next().unwrap_or_default();
    let first = map.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
    first.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

#[test]
fn readme_and_architecture_name_every_crate() {
    let (readme, architecture) = (read("README.md"), read("ARCHITECTURE.md"));
    let mut missing = Vec::new();
    for name in folders("crates") {
        let place = format!("`crates/{name}`");
        for (document, text) in [("README.md", &readme), ("ARCHITECTURE.md", &architecture)] {
            if !text.contains(&place) {
                missing.push(format!("{document} does not name {place}"));
            }
        }
        if !TOOLS.contains(&name.as_str()) && !picture(&architecture).split_whitespace().any(|word| word.trim_end_matches(',') == name) {
            missing.push(format!("the picture of ARCHITECTURE.md does not show {name}"));
        }
    }
    assert_none(&missing);
}

#[test]
fn every_place_on_the_map_exists() {
    let places = places(&read("ARCHITECTURE.md"));
    assert!(places.len() > 20, "{places:?}");
    let exists = |place: &str| {
        let path = crate::repository().join(place);
        path.exists() || Path::new(&format!("{}.rs", path.display())).exists()
    };
    assert_none(&places.into_iter().filter(|place| !exists(place)).collect::<Vec<_>>());
}

#[test]
fn every_folder_of_the_client_is_on_the_map() {
    let places = places(&read("ARCHITECTURE.md"));
    let missing = folders("src").into_iter().map(|name| format!("src/{name}")).filter(|place| !places.contains(place));
    assert_none(&missing.collect::<Vec<_>>());
}

/// The names of tests in a document: words in code of which each has three underscores or more.
fn named_tests(document: &str) -> Vec<&str> {
    let code = document.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    code.filter(|name| name.matches('_').count() >= 3 && name.chars().all(|letter| letter.is_alphanumeric() || letter == '_')).collect()
}

#[test]
fn the_document_on_security_names_tests_that_exist() {
    let document = read("docs/security.md");
    let named = named_tests(&document);
    assert!(named.len() > 50, "{named:?}");
    let tests = test_names(&crate::repository());
    let missing = named.into_iter().filter(|name| !tests.contains(*name)).map(str::to_owned);
    assert_none(&missing.collect::<Vec<_>>());
}

#[test]
fn the_tests_that_a_document_names_are_read() {
    assert_eq!(named_tests("`one_of_the_tests`, `two words_of_some_kind` and `token_days`.\n`a_b_c_d`"), ["one_of_the_tests", "a_b_c_d"]);
}

#[test]
fn picture_and_places_of_a_document_are_read() {
    let document =
        "# A\n```\npoker_rules ◄ poker_room\n```\n\n| place | what it is |\n|---|---|\n| `src/a`, `src/b.rs` | `c` |\n\nMore `d`.";
    assert_eq!(picture(document).split_whitespace().collect::<Vec<_>>(), ["poker_rules", "◄", "poker_room"]);
    assert_eq!(places(document), ["src/a", "src/b.rs"]);
}
