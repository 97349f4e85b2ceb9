//! Checks that the tree of dependencies holds nothing that it must not hold.

use std::collections::{BTreeMap, BTreeSet};

use crate::chore_error::ChoreError;
use crate::program::Program;

/// Fails where a crate of the engine is there in two versions: such a build compiles and then fails in obscure ways.
pub fn one_bevy() -> Result<(), ChoreError> {
    let tree = Program::cargo("tree --workspace --target all --duplicates --depth 0");
    let twice = twice(&tree.output()?, |name| name == "bevy" || name.starts_with("bevy_"));
    found(twice, "These crates of the engine are there in two versions", &tree)
}

/// Fails where a dependency of `poker_rules` uses `std`: the rules must run without an operating system.
pub fn rules_without_std() -> Result<(), ChoreError> {
    let tree = Program::cargo("tree --package poker_rules --all-features --edges features,normal,no-proc-macro --prefix none");
    found(with_std(&tree.output()?), "`poker_rules` reaches the standard library through", &tree)
}

/// Fails where `poker_rules` depends on the engine: its tests must build in seconds.
pub fn rules_without_bevy() -> Result<(), ChoreError> {
    let tree = Program::cargo("tree --package poker_rules --prefix none");
    let listed = tree.output()?;
    let engine = packages(&listed).map(|(name, _)| name.to_owned()).filter(|name| name.starts_with("bevy"));
    found(engine.collect(), "`poker_rules` depends on the engine through", &tree)
}

fn found(names: BTreeSet<String>, sentence: &str, tree: &Program) -> Result<(), ChoreError> {
    if names.is_empty() {
        return Ok(());
    }
    let names: Vec<String> = names.into_iter().collect();
    Err(ChoreError::Check { found: format!("{sentence}: {}.", names.join(", ")), repeat: tree.to_string() })
}

/// Returns names and versions from a tree printed without branches: `name v1.2.3 (…)`.
fn packages(tree: &str) -> impl Iterator<Item = (&str, &str)> {
    tree.lines().filter_map(|line| {
        let mut words = line.split_whitespace();
        let (name, version) = (words.next()?, words.next()?);
        version.strip_prefix('v').filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit())).map(|version| (name, version))
    })
}

/// Returns the packages that have more than one version. One version with two sets of features does no harm.
fn twice(tree: &str, concerns: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (name, version) in packages(tree).filter(|(name, _)| concerns(name)) {
        versions.entry(name).or_default().insert(version);
    }
    versions.into_iter().filter(|(_, versions)| versions.len() > 1).map(|(name, _)| name.to_owned()).collect()
}

/// Returns the packages whose feature `std` is on, from a tree with features: `name feature "std"`.
fn with_std(tree: &str) -> BTreeSet<String> {
    let names = tree.lines().filter_map(|line| line.split_once(" feature \"std\"")).map(|(name, _)| name);
    names.map(|name| name.rsplit(' ').next().unwrap_or(name).to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_versions_of_one_engine_crate_are_found() {
        let tree = "bevy_ecs v0.19.1\n\nbevy_ecs v0.20.1\n\nsyn v1.0.109\n\nsyn v2.0.119\n\nbevy_math v0.19.1\n\nbevy_math v0.19.1 (*)\n";
        assert_eq!(twice(tree, |name| name.starts_with("bevy_")), BTreeSet::from(["bevy_ecs".to_owned()]));
    }

    #[test]
    fn std_features_are_found_wherever_they_stand() {
        let clean = "poker_rules v0.1.0 (/x/crates/poker_rules)\nlibm feature \"default\"\nlibm v0.2.15\n";
        assert!(with_std(clean).is_empty());
        let std = format!("{clean}thiserror feature \"std\"\n│   └── serde_core feature \"std\" (*)\n");
        assert_eq!(with_std(&std), BTreeSet::from(["serde_core".to_owned(), "thiserror".to_owned()]));
    }

    #[test]
    fn packages_are_read_with_and_without_a_place() {
        let tree = "poker_rules v0.1.0 (/x/crates/poker_rules)\n[dev-dependencies]\nproptest v1.9.0 (*)\n";
        let read: Vec<_> = packages(tree).collect();
        assert_eq!(read, [("poker_rules", "0.1.0"), ("proptest", "1.9.0")]);
    }
}
