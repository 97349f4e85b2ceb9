//! The check that this repository has no circles.

use std::path::{Path, PathBuf};

use crate::imports::{Among, circles, report};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The reports of the circles among files or among folders.
fn reports(among: Among) -> String {
    circles(&root()).unwrap().found.iter().filter(|circle| circle.name.among == among).map(report).collect()
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
    let unresolved = circles(&root()).unwrap().unresolved;
    assert!(unresolved.is_empty(), "{unresolved:#?}");
}
