//! Every text is used somewhere in the code, so that no unused text is translated.

use std::collections::BTreeSet;
use std::path::Path;

use crate::tidy::{files_below, read, root};

/// Whether a letter may be part of a Rust name.
fn is_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// The Rust name at the beginning of `text`.
fn name(text: &str) -> &str {
    text.split(|letter| !is_name(letter)).next().unwrap_or_default()
}

/// The rest of the text after each place where `word` occurs as a whole word.
fn after<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = &'a str> {
    text.match_indices(word).filter(|(at, _)| !text[..*at].ends_with(is_name)).map(|(at, found)| &text[at + found.len()..])
}

/// The subject of a list of texts, its keys, and the code outside the list.
fn listed(path: &Path) -> (String, BTreeSet<String>, String) {
    let file = read(path);
    let (before, list) = file.split_once("texts! { ").unwrap_or_else(|| panic!("{} has no list", path.display()));
    let (list, behind) = list.split_once("\n}").unwrap();
    let (subject, entries) = list.split_once(':').unwrap();
    let mut depth = 0;
    let names: String = entries
        .chars()
        .map(|letter| {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            if depth == 0 && is_name(letter) { letter } else { ' ' }
        })
        .collect();
    (subject.to_owned(), names.split_whitespace().map(str::to_owned).collect(), format!("{before}{behind}"))
}

/// The texts that a file of code names, as `text::subject::key` or through `use text::subject`, also under another name.
fn named(code: &str) -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    for path in after(code, "text::") {
        let subject = name(path);
        let rest = &path[subject.len()..];
        if let Some(key) = rest.strip_prefix("::") {
            found.insert((subject.to_owned(), name(key).to_owned()));
        }
        let alias = rest.strip_prefix(" as ").map_or(subject, name);
        if rest.starts_with(';') || rest.starts_with(" as ") {
            found.extend(after(code, &format!("{alias}::")).map(|key| (subject.to_owned(), name(key).to_owned())));
        }
    }
    found
}

#[test]
fn every_text_is_said_somewhere() {
    let texts = root().join("crates/poker_text/src/text");
    let is_test = |path: &Path| path.components().any(|part| part.as_os_str() == "tests") || path.ends_with("tests.rs");
    let code = ["src", "crates"].iter().flat_map(|folder| files_below(&root().join(folder), &[".rs"]));
    // `mod.rs` declares the lists and is itself code that says texts.
    let is_list = |path: &Path| path.starts_with(&texts) && !path.ends_with("mod.rs");
    let code: Vec<String> = code.filter(|path| !is_list(path) && !is_test(path)).map(|path| read(&path)).collect();
    let said: BTreeSet<_> = code.iter().flat_map(|code| named(code)).collect();
    for path in files_below(&texts, &[".rs"]).into_iter().filter(|path| is_list(path)) {
        let (subject, keys, beside) = listed(&path);
        for key in keys {
            let own = after(&beside, &key).any(|rest| !rest.starts_with(is_name));
            assert!(own || said.contains(&(subject.clone(), key.clone())), "nobody says {subject}-{key}: delete it with its translations");
        }
    }
}
