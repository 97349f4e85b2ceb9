//! The names of the tests of this repository.

use std::collections::BTreeSet;
use std::path::Path;

use crate::rust_files::rust_files;

/// The names of all tests that are not ignored. The lines are read and not the syntax, so that tests in the tokens of a macro are found
/// too.
pub(super) fn test_names(repository: &Path) -> BTreeSet<String> {
    let folders = ["crates", "src", "tests"].into_iter().flat_map(|folder| rust_files(&repository.join(folder)).unwrap());
    folders.flat_map(|path| names_in(&std::fs::read_to_string(path).unwrap())).collect()
}

fn names_in(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let (mut is_test, mut is_ignored) = (false, false);
    for line in text.lines().map(str::trim_start) {
        is_test |= line.starts_with("#[test]") || line.starts_with("#[tokio::test");
        is_ignored |= line.starts_with("#[ignore");
        if let Some(rest) = line.trim_start_matches("async ").strip_prefix("fn ") {
            if is_test && !is_ignored {
                found.extend(rest.split('(').next().map(str::to_owned));
            }
            (is_test, is_ignored) = (false, false);
        }
    }
    found
}

#[test]
fn tests_are_named_and_what_is_ignored_or_helps_is_not() {
    let text =
        "fn helps() {}\n#[test]\nfn holds() {}\n#[test]\n#[ignore = \"long\"]\nfn long() {}\n    #[tokio::test]\n    async fn waits() {}\n";
    assert_eq!(names_in(text), ["holds", "waits"]);
}
