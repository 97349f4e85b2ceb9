//! Checks in the lock file that the tools are built without an engine and without sockets.

use std::collections::{BTreeMap, BTreeSet};

use crate::repository;

/// Packages for windows and for sockets; the tools need neither.
const FOREIGN: [&str; 6] = ["bevy", "egui", "wgpu", "winit", "tokio", "rustls"];

/// The dependencies of each package by name. Packages of several versions are one.
fn packages(lock: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut packages: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in lock.split("[[package]]").skip(1) {
        let quoted = |start| package.lines().filter(move |line| line.starts_with(start)).filter_map(|line| line.split('"').nth(1));
        let Some(name) = quoted("name = ").next() else { continue };
        packages.entry(name).or_default().extend(quoted(" \"").filter_map(|dependency| dependency.split(' ').next()));
    }
    packages
}

/// A package and all packages that it depends on, directly or not.
fn below<'a>(package: &'a str, packages: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> BTreeSet<&'a str> {
    let (mut found, mut open) = (BTreeSet::from([package]), vec![package]);
    while let Some(name) = open.pop() {
        open.extend(packages.get(name).into_iter().flatten().filter(|name| found.insert(name)));
    }
    found
}

/// The packages among [`FOREIGN`] that a package depends on.
fn foreign<'a>(package: &'a str, lock: &'a str) -> Vec<&'a str> {
    let is_foreign = |name: &&str| FOREIGN.iter().any(|word| *name == *word || name.starts_with(&format!("{word}_")));
    below(package, &packages(lock)).into_iter().filter(is_foreign).collect()
}

fn lock() -> String {
    std::fs::read_to_string(repository().join("Cargo.lock")).unwrap()
}

#[test]
fn the_tools_are_built_with_neither_an_engine_nor_sockets() {
    let lock = lock();
    assert_eq!(foreign("poker_tools", &lock), Vec::<&str>::new());
    // The same check finds them among the dependencies of the client and of its link, so it would find them here.
    for (package, expected) in [("cardroom", &["bevy", "bevy_egui", "egui", "winit", "tokio"][..]), ("poker_remote", &["rustls", "tokio"])]
    {
        let found = foreign(package, &lock);
        assert!(expected.iter().all(|name| found.contains(name)), "{package}: {found:?}");
    }
    assert!(below("poker_tools", &packages(&lock)).is_superset(&BTreeSet::from(["poker_room", "poker_rigs", "poker_text"])));
}

#[test]
fn dependencies_are_followed_through_all_versions_of_a_package() {
    let lock = r#"
version = 4

[[package]]
name = "tools"
version = "0.1.0"
dependencies = [
 "words 2.0.0",
]

[[package]]
name = "words"
version = "1.0.0"

[[package]]
name = "words"
version = "2.0.0"
source = "somewhere"
dependencies = [
 "bevy_math",
 "winit-core",
]

[[package]]
name = "bevy_math"
version = "0.1.0"
"#;
    assert_eq!(foreign("tools", lock), ["bevy_math"]);
    assert_eq!(foreign("bevy_math", lock), ["bevy_math"]);
}
