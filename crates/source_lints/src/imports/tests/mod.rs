//! Tests of the graph of imports, and the check of this repository.

mod graphs;
mod repository;
mod sources;

use std::collections::BTreeSet;
use std::path::Path;

use tempfile::TempDir;

use super::circle::{Among, Circle};
use super::circles::circles;

/// A repository with one crate `poker` that has these files in its `src`.
fn repository_of(files: &[(&str, &str)]) -> TempDir {
    let folder = TempDir::new().unwrap();
    for (file, text) in files {
        let path = folder.path().join("crates/poker/src").join(file);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    folder
}

fn circles_below(folder: &Path) -> Vec<Circle> {
    let circles = circles(folder).unwrap();
    assert!(circles.unresolved.is_empty(), "{:?}", circles.unresolved);
    circles.found
}

/// The parts of each circle in a crate with these files, relative to `src`.
fn found(among: Among, files: &[(&str, &str)]) -> Vec<BTreeSet<String>> {
    let folder = repository_of(files);
    let circles = circles_below(folder.path()).into_iter().filter(|circle| circle.name.among == among);
    let short = |path: String| path.trim_start_matches("crates/poker/src/").to_owned();
    circles.map(|Circle { name, .. }| name.parts.iter().map(|part| short(format!("{}/{part}", name.below))).collect()).collect()
}

fn set(names: &[&str]) -> BTreeSet<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}
