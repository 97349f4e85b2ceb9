//! Checks what ARCHITECTURE.md says of folders and files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// All files below a folder with one of these endings, without build folders.
pub(crate) fn files_below(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for path in entries.map(|entry| entry.unwrap().path()) {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() {
                if name != "target" && !name.starts_with(".git") {
                    folders.push(path);
                }
            } else if endings.iter().any(|ending| name.ends_with(ending)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn rust_files() -> Vec<PathBuf> {
    ["src", "crates", "tests", "benches", "fuzz"].iter().flat_map(|folder| files_below(&root().join(folder), &[".rs"])).collect()
}

pub(crate) fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Our own crates in the `[dependencies]` of a manifest.
fn our_dependencies(manifest: &Path) -> BTreeSet<String> {
    let text = read(manifest);
    let part = text.split("[dependencies]").nth(1).unwrap_or_default();
    let part = part.split("\n[").next().unwrap_or_default();
    let names = part.lines().filter_map(|line| line.split(['.', '=', ' ']).next());
    names.filter(|name| name.starts_with("poker_") || *name == "cardroom").map(str::to_owned).collect()
}

#[test]
fn dependencies_point_one_way() {
    let allowed: BTreeMap<&str, &[&str]> = BTreeMap::from([
        ("poker_rules", &[][..]),
        ("poker_text", &[]),
        ("poker_protocol", &["poker_rules"]),
        ("poker_history", &["poker_rules", "poker_protocol", "poker_fair"]),
        ("poker_archive", &["poker_rules", "poker_history"]),
        ("poker_room", &["poker_rules", "poker_protocol", "poker_fair"]),
        ("poker_seen", &["poker_rules", "poker_protocol"]),
        ("poker_bots", &["poker_rules", "poker_protocol", "poker_seen"]),
        ("poker_client", &["poker_rules", "poker_history", "poker_protocol", "poker_seen", "poker_fair", "poker_text"]),
        ("poker_host", &["poker_rules", "poker_seen", "poker_fair", "poker_history", "poker_protocol", "poker_room", "poker_bots"]),
        ("poker_remote", &["poker_protocol"]),
        ("poker_rigs", &["poker_rules", "poker_seen", "poker_history", "poker_protocol", "poker_room", "poker_bots", "poker_host"]),
        ("poker_reasons", &["poker_protocol", "poker_room", "poker_text"]),
        (
            "poker_tools",
            &["poker_rules", "poker_history", "poker_room", "poker_client", "poker_host", "poker_reasons", "poker_rigs", "poker_text"],
        ),
        (
            "poker_load",
            &["poker_rules", "poker_seen", "poker_fair", "poker_protocol", "poker_room", "poker_bots", "poker_host", "poker_remote"],
        ),
        ("poker_server", &["poker_rules", "poker_protocol", "poker_room", "poker_host", "poker_load", "poker_reasons", "poker_text"]),
        ("poker_fair", &["poker_rules", "poker_protocol"]),
        ("poker_fuzz", &["poker_rules", "poker_history", "poker_protocol"]),
        ("poker_mutations", &[]),
        ("source_lints", &[]),
        ("xtask", &[]),
    ]);
    for entry in std::fs::read_dir(root().join("crates")).unwrap() {
        let folder = entry.unwrap().path();
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        let allowed: BTreeSet<String> = allowed[name.as_str()].iter().map(|name| (*name).to_owned()).collect();
        let found = our_dependencies(&folder.join("Cargo.toml"));
        assert!(found.is_subset(&allowed), "{name} depends on {:?}", found.difference(&allowed).collect::<Vec<_>>());
    }
}

#[test]
fn pure_crates_name_neither_bevy_nor_egui() {
    for entry in std::fs::read_dir(root().join("crates")).unwrap() {
        let manifest = read(&entry.unwrap().path().join("Cargo.toml"));
        assert!(!manifest.contains("bevy") && !manifest.contains("egui"), "{manifest}");
    }
}

#[test]
fn every_file_says_what_it_is_and_has_a_telling_name() {
    for path in rust_files() {
        assert!(read(&path).starts_with("//! "), "{} does not begin with a `//!` line", path.display());
        let path = path.strip_prefix(root()).unwrap().with_extension("");
        for name in path.components().map(|part| part.as_os_str().to_string_lossy()) {
            assert!(!["utils", "util", "helpers", "common", "misc", "manager"].contains(&&*name), "{}", path.display());
        }
    }
}

#[test]
fn no_file_is_longer_than_six_hundred_lines() {
    for path in rust_files() {
        let lines = read(&path).lines().count();
        assert!(lines <= 600, "{} has {lines} lines", path.display());
    }
}

#[test]
fn colours_are_defined_only_in_the_theme() {
    // The tests of players' own looks write files with colours in them.
    let of_tests = |path: &Path| path.ends_with("looks/own/tests.rs") || path.ends_with("looks/page_tests.rs");
    for path in files_below(&root().join("src"), &[".rs"]).into_iter().filter(|path| !of_tests(path)) {
        for (number, line) in read(&path).lines().enumerate() {
            let literal =
                line.match_indices("\"#").any(|(at, _)| line[at + 2..].chars().take(6).filter(char::is_ascii_hexdigit).count() == 6);
            let named = [
                "Color32::from_rgb",
                "Color32::from_gray(",
                "Color::rgb(",
                "srgb(",
                "srgba(",
                "srgb_u8(",
                "Color32::BLACK",
                "Color32::RED",
            ];
            let constructed = named.iter().any(|word| line.contains(word)) && !line.contains("// colour from the theme");
            assert!(!literal && !constructed, "{}:{}: {line}", path.display(), number + 1);
        }
    }
}

#[test]
fn the_only_unsafe_code_is_none() {
    for path in rust_files().into_iter().filter(|path| !path.ends_with("tidy.rs")) {
        assert!(!read(&path).contains("unsafe {"), "{}", path.display());
    }
}

/// The word with its letters moved by 13 places (ROT13), so that this file does not hold the word itself.
fn turned(word: &str) -> String {
    let turn = |letter: char| if letter.is_ascii_lowercase() { char::from((letter as u8 - b'a' + 13) % 26 + b'a') } else { letter };
    word.chars().map(turn).collect()
}

#[test]
fn the_repository_speaks_of_the_product_alone() {
    let banned = ["havorg"].map(turned);
    let endings = [".rs", ".md", ".toml", ".ron", ".ftl", ".yml", ".json", ".svg", ".txt", ".sh", "run"];
    for path in files_below(&root(), &endings) {
        let text = read(&path).to_lowercase();
        for word in &banned {
            assert!(!text.contains(word), "{} names {word}", path.display());
        }
    }
}

#[test]
fn toolchain_file_names_a_channel_and_components_only() {
    let text = read(&root().join("rust-toolchain.toml"));
    assert!(text.contains("channel = \"stable\"") && text.contains("clippy") && text.contains("rustfmt"), "{text}");
}
