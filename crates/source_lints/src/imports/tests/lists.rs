//! Tests of the list of known circles.

use super::{circles_below, repository_of};
use crate::imports::KnownCircles;
use crate::imports::circle::{Among, Circle};

const LIB: (&str, &str) = ("lib.rs", "mod a; mod b; mod c;");
const A: (&str, &str) = ("a.rs", "pub struct A(crate::b::B);");
const B: (&str, &str) = ("b.rs", "pub struct B(crate::c::C);");
const WHOLE: (&str, &str) = ("c.rs", "pub struct C(Vec<crate::a::A>);");
const PART: (&str, &str) = ("c.rs", "pub struct C(Vec<crate::b::B>);");
const NONE: (&str, &str) = ("c.rs", "pub struct C;");

fn circles_with(c: (&str, &str)) -> Vec<Circle> {
    circles_below(repository_of(&[LIB, A, B, c]).path())
}

/// A list with these circles after it was written and read back.
fn list_of(found: &[Circle]) -> KnownCircles {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("circles.ron");
    KnownCircles::write(found, &file).unwrap();
    assert_eq!(file.exists(), !found.is_empty());
    KnownCircles::read(&file).unwrap()
}

#[test]
fn the_found_circles_match_a_list_of_themselves() {
    for c in [WHOLE, PART, NONE] {
        let found = circles_with(c);
        assert_eq!(list_of(&found).compare(Among::Files, &found), Ok(()));
    }
}

#[test]
fn a_circle_that_is_not_in_the_list_fails() {
    let wrong = list_of(&[]).compare(Among::Files, &circles_with(WHOLE)).unwrap_err();
    assert!(wrong.starts_with("A new circle of imports") && wrong.contains("a.rs:1: crate::b::B"), "{wrong}");
    assert!(!list_of(&circles_with(PART)).covers(&circles_with(WHOLE)[0]));
}

#[test]
fn an_entry_that_is_no_longer_a_circle_fails() {
    let wrong = list_of(&circles_with(WHOLE)).compare(Among::Files, &circles_with(NONE)).unwrap_err();
    assert!(wrong.starts_with("No longer a circle, below crates/poker/src: a.rs, b.rs, c.rs"), "{wrong}");
}

#[test]
fn a_part_of_a_known_circle_is_told_from_a_new_one() {
    let (known, found) = (list_of(&circles_with(WHOLE)), circles_with(PART));
    assert!(known.covers(&found[0]));
    let wrong = known.compare(Among::Files, &found).unwrap_err();
    assert!(wrong.starts_with("Only a part of a known circle is left") && wrong.contains("No longer a circle"), "{wrong}");
}
