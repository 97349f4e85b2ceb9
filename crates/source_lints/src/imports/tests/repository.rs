//! The check that this repository has no circles.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use crate::imports::circles::{Circles, circles};
use crate::imports::{Among, report};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// What all tests of this file look at.
static CIRCLES: LazyLock<Circles> = LazyLock::new(|| circles(&root()).unwrap());

/// The reports of the circles among files or among folders.
fn reports(among: Among) -> String {
    CIRCLES.found.iter().filter(|circle| circle.name.among == among).map(report).collect()
}

#[test]
fn no_file_imports_in_a_circle() {
    assert_eq!(reports(Among::Files), "", "cut these circles");
}

#[test]
fn no_folder_imports_in_a_circle() {
    assert_eq!(reports(Among::Folders), "", "cut these circles");
}

#[test]
fn every_path_of_a_crate_is_resolved() {
    assert!(CIRCLES.unresolved.is_empty(), "{:#?}", CIRCLES.unresolved);
}
