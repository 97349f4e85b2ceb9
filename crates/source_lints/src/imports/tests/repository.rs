//! The check that this repository has no circles except those in the list.

use std::path::{Path, PathBuf};

use crate::imports::{Among, KnownCircles, circles};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn holds(among: Among) {
    let known = KnownCircles::read(&root().join("tests/data/circles.ron")).unwrap();
    let circles = circles(&root()).unwrap();
    if let Err(wrong) = known.compare(among, &circles.found) {
        panic!("{wrong}");
    }
}

#[test]
fn no_file_imports_in_a_circle() {
    holds(Among::Files);
}

#[test]
fn no_folder_imports_in_a_circle() {
    holds(Among::Folders);
}

#[test]
fn every_path_of_a_crate_is_resolved() {
    let unresolved = circles(&root()).unwrap().unresolved;
    assert!(unresolved.is_empty(), "{unresolved:#?}");
}
