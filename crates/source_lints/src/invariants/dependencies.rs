//! Checks of what a crate may depend on.

use std::collections::BTreeMap;

use super::{assert_none, module, modules_below, read};
use crate::imports::ProductionModule;

/// Crates that get the time from their callers. Nothing but this check keeps them from reading a clock.
const PURE: [&str; 9] = [
    "crates/poker_bots/",
    "crates/poker_client/",
    "crates/poker_fair/",
    "crates/poker_history/",
    "crates/poker_protocol/",
    "crates/poker_room/",
    "crates/poker_rules/",
    "crates/poker_seen/",
    "crates/poker_text/",
];

/// Crates that can make random numbers by themselves; a generator that gets its seed from the caller cannot.
const RANDOM: [&str; 4] = ["rand", "getrandom", "fastrand", "rand_core"];

fn paths(modules: &[ProductionModule], concerns: impl Fn(&[String]) -> bool + Copy) -> Vec<String> {
    modules.iter().flat_map(|module| module.paths(concerns)).collect()
}

fn names_std(path: &[String]) -> bool {
    path.first().is_some_and(|first| first == "std")
}

fn reads_clock(path: &[String]) -> bool {
    matches!(path, [.., clock, now] if now == "now" && matches!(clock.as_str(), "Instant" | "SystemTime"))
}

/// The names in the `[dependencies]` part of a manifest.
fn dependencies(manifest: &str) -> Vec<&str> {
    let part = manifest.split("[dependencies]").nth(1).unwrap_or_default();
    let part = part.split("\n[").next().unwrap_or_default();
    part.lines().filter_map(|line| line.split(['.', '=', ' ']).next()).filter(|name| !name.is_empty()).collect()
}

#[test]
fn poker_rules_knows_no_std_and_no_randomness_of_its_own() {
    assert!(read("crates/poker_rules/src/lib.rs").contains("#![cfg_attr(not(test), no_std)]"));
    assert_none(&paths(&modules_below(&["crates/poker_rules/"]), names_std));
    let manifest = read("crates/poker_rules/Cargo.toml");
    let random: Vec<String> = dependencies(&manifest).into_iter().filter(|name| RANDOM.contains(name)).map(str::to_owned).collect();
    assert_none(&random);
}

#[test]
fn no_pure_crate_reads_a_clock() {
    assert_none(&paths(&modules_below(&PURE), reads_clock));
}

#[test]
fn no_file_of_the_client_names_poker_room() {
    let names_room = |path: &[String]| path.first().is_some_and(|first| first == "poker_room");
    assert_none(&paths(&modules_below(&["src/"]), names_room));
    assert!(!dependencies(&read("Cargo.toml")).contains(&"poker_room"));
}

#[test]
fn paths_to_std_and_to_clocks_are_found() {
    let module = [module("a.rs", "use std::time::Instant;\nfn f() { Instant::now(); std::time::SystemTime::now(); core::mem::drop(1); }")];
    assert_eq!(paths(&module, names_std).len(), 2);
    assert_eq!(paths(&module, reads_clock).len(), 2);
}

#[test]
fn the_dependencies_of_a_manifest_are_read() {
    assert_eq!(
        dependencies("[package]\nname = \"a\"\n\n[dependencies]\nrand.workspace = true\nlibm = \"1\"\n\n[lints]\nb = 1\n"),
        ["rand", "libm"]
    );
}

/// The versions of each package of a lock file whose name begins with `bevy`.
fn engine_versions(lock: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in lock.split("[[package]]").skip(1) {
        let value = |key: &str| package.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \"")?.strip_suffix('"'));
        if let (Some(name), Some(version)) = (value("name"), value("version"))
            && name.starts_with("bevy")
        {
            versions.entry(name).or_default().push(version);
        }
    }
    versions
}

#[test]
fn there_is_one_version_of_every_bevy_crate() {
    let lock = read("Cargo.lock");
    let mut versions = engine_versions(&lock);
    assert!(versions.contains_key("bevy"), "{versions:?}");
    versions.retain(|_, versions| versions.len() > 1);
    assert!(versions.is_empty(), "{versions:?}");
}

#[test]
fn two_versions_of_a_bevy_crate_are_counted() {
    let package = |version: &str| format!("[[package]]\nname = \"bevy_ecs\"\nversion = \"{version}\"\n\n");
    let lock = format!("{}{}[[package]]\nname = \"syn\"\nversion = \"2.0.0\"\n", package("0.19.1"), package("0.20.0"));
    assert_eq!(engine_versions(&lock), BTreeMap::from([("bevy_ecs", vec!["0.19.1", "0.20.0"])]));
}
