//! Checks that `tests/data/rules.ron` names the tests of every rule.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use serde::Deserialize;

#[derive(Deserialize)]
struct Rules {
    /// The number of the last rule of each group.
    groups: BTreeMap<String, u32>,
    rules: BTreeMap<String, Row>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    tests: Vec<String>,
    /// Which part is open, and what will answer it.
    #[serde(default)]
    later: String,
    /// Why no test can check the rule.
    #[serde(default)]
    why: String,
}

/// The rules whose ids do not follow the numbers of their group.
const OTHERS: [&str; 2] = ["R-HAND-2b", "R-TRN-0"];

fn rules() -> Rules {
    ron::from_str(include_str!("../../../../tests/data/rules.ron")).unwrap()
}

#[test]
fn every_rule_has_a_row_with_tests_or_says_what_answers_it_later() {
    let Rules { groups, rules } = rules();
    let numbered = groups.iter().flat_map(|(group, &count)| (1..=count).map(move |number| format!("{group}-{number}")));
    let expected: BTreeSet<String> = numbered.chain(OTHERS.map(str::to_owned)).collect();
    assert_eq!(expected.len(), 214, "213 rules, and one that is a part of another");
    let listed: BTreeSet<String> = rules.keys().cloned().collect();
    let differing: Vec<&String> = expected.symmetric_difference(&listed).collect();
    assert!(differing.is_empty(), "missing or unknown: {differing:?}");
    for (rule, row) in &rules {
        assert!(!(row.tests.is_empty() && row.later.is_empty() && row.why.is_empty()), "{rule}");
    }
    assert!(rules.values().filter(|row| !row.why.is_empty()).count() <= 15);
}

#[test]
fn every_test_that_a_row_names_exists() {
    let mut tests = BTreeSet::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for place in ["crates", "src", "tests"] {
        gather(&root.join(place), &mut tests);
    }
    for (rule, row) in rules().rules {
        for test in row.tests {
            assert!(tests.contains(&test), "{rule}: no test is named {test}");
        }
    }
}

/// A file that no module names is never compiled, so its tests never run.
#[test]
fn every_file_is_named_by_a_module() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = fs::read_dir(root.join("crates")).unwrap().map(|entry| entry.unwrap().path().join("src"));
    for folder in crates.chain([root.join("src"), root.join("tests/it")]) {
        check_modules(&folder);
    }
}

fn check_modules(folder: &Path) {
    let parents = ["mod.rs", "lib.rs", "main.rs"].map(|parent| folder.join(parent));
    let parents = [&parents[..], &[folder.with_extension("rs")]].concat();
    let named =
        |name: &str| parents.iter().any(|parent| fs::read_to_string(parent).is_ok_and(|text| text.contains(&format!("mod {name};"))));
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let is_file = path.extension().is_some_and(|extension| extension == "rs") && !["main", "lib", "mod"].contains(&name);
        assert!(!(is_file || path.join("mod.rs").is_file()) || named(name), "{}", path.display());
        if path.is_dir() {
            check_modules(&path);
        }
    }
}

/// The names of all test functions below a folder.
fn gather(folder: &Path, tests: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, tests);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            let marked = text.split("#[test]\n").skip(1).filter_map(|after| after.split_once("fn ")?.1.split_once('('));
            tests.extend(marked.map(|(name, _)| name.to_owned()));
        }
    }
}
