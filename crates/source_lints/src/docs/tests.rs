//! Tests of the check, and the check of this repository.

use std::path::{Path, PathBuf};

use super::{Fault, Finding, faults, faults_of};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

/// The source folders of all packages.
fn sources() -> Vec<String> {
    let crates = std::fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    crates.map(|name| format!("crates/{name}/src")).chain(["src".to_owned()]).collect()
}

fn assert_none(fault: Fault, folders: &[String]) {
    let folders: Vec<&str> = folders.iter().map(String::as_str).collect();
    let found = faults(&root(), &folders).unwrap().into_iter().filter(|finding| finding.fault == fault);
    let found: Vec<String> = found.map(|finding| finding.to_string()).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn public_types_and_functions_have_doc_comments() {
    assert_none(Fault::Missing, &sources());
}

#[test]
fn no_doc_comment_is_a_question_word() {
    assert_none(Fault::SaysNothing, &sources());
}

fn found(text: &str) -> Vec<(usize, Fault)> {
    let found: Vec<Finding> = faults_of("crates/poker/src/a.rs", text, true).unwrap();
    found.into_iter().map(|finding| (finding.line, finding.fault)).collect()
}

#[test]
fn a_public_type_or_function_without_a_doc_comment_is_found() {
    assert_eq!(found("pub struct Seat;\n"), [(1, Fault::Missing)]);
    assert_eq!(found("/// A seat at a table.\npub struct Seat;\nimpl Seat {\n    pub fn stack(&self) {}\n}"), [(4, Fault::Missing)]);
    assert_eq!(found("/// Deals cards.\npub trait Deal {\n    fn card(&self);\n}"), [(3, Fault::Missing)]);
    assert_eq!(found("pub fn deal() {}"), [(1, Fault::Missing)]);
}

#[test]
fn fields_and_items_that_are_not_public_need_no_doc_comment() {
    assert!(found("/// A seat at a table.\npub struct Seat {\n    pub stack: u64,\n}").is_empty());
    assert!(found("pub(crate) fn deal() {}\nstruct Seat;\nimpl Seat {\n    pub fn stack(&self) {}\n}").is_empty());
    assert!(found("struct Seat;\nimpl Clone for Seat {\n    fn clone(&self) -> Self {\n        Self\n    }\n}").is_empty());
    assert!(found("#[cfg(test)]\nmod tests {\n    pub fn deal() {}\n}").is_empty());
}

#[test]
fn a_doc_comment_of_one_word_or_of_question_words_is_found() {
    for comment in ["Which.", "To whom.", "How many there are.", "Chips.", "Of which."] {
        assert_eq!(found(&format!("struct Seat {{\n    /// {comment}\n    stack: u64,\n}}")), [(2, Fault::SaysNothing)], "{comment}");
    }
}

#[test]
fn a_doc_comment_that_names_something_is_no_fault() {
    for comment in ["Chips behind.", "From 1 on.", "`As` or `Td`.", "Which\n    /// seat acts."] {
        assert!(found(&format!("struct Seat {{\n    /// {comment}\n    stack: u64,\n}}")).is_empty(), "{comment}");
    }
}
