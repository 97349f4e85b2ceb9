//! The check finds each kind of error and names its file and line.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::{Finding, FindingKind, Language, Texts, check};

/// A copy of the repository's texts in a folder that a test can change.
fn copy() -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    for language in Language::SPOKEN {
        let to = dir.path().join(language.tag());
        fs::create_dir(&to).unwrap();
        for file in fs::read_dir(super::locales().join(language.tag())).unwrap() {
            let file = file.unwrap();
            fs::copy(file.path(), to.join(file.file_name())).unwrap();
        }
    }
    dir
}

/// Replaces the line of a key; returns its number, from 1.
fn edit(path: &Path, key: &str, line: &str) -> usize {
    let content = fs::read_to_string(path).unwrap();
    let at = content.lines().position(|line| line.starts_with(&format!("{key} = "))).unwrap();
    let edited: Vec<_> = content.lines().enumerate().map(|(index, old)| if index == at { line } else { old }).collect();
    fs::write(path, edited.join("\n") + "\n").unwrap();
    at + 1
}

fn append(path: &Path, lines: &str) -> usize {
    let content = fs::read_to_string(path).unwrap();
    fs::write(path, format!("{content}{lines}")).unwrap();
    content.lines().count() + 1
}

/// The only finding: its path, line, kind and English description, without the folder.
fn only(dir: &TempDir) -> (PathBuf, Option<usize>, FindingKind, String) {
    let findings = check(dir.path());
    assert_eq!(findings.len(), 1, "{findings:#?}");
    let Finding { path, line, kind } = findings[0].clone();
    let said = findings[0].say(&Texts::embedded(Language::English));
    let folder = format!("{}/", dir.path().display());
    (path.strip_prefix(dir.path()).unwrap().to_owned(), line, kind, said.replace(&folder, ""))
}

#[test]
fn nothing_is_wrong_with_a_copy() {
    assert_eq!(check(copy().path()), []);
}

#[test]
fn a_missing_text_is_named_with_the_place_it_belongs_to() {
    let dir = copy();
    let line = edit(&dir.path().join("fr/action.ftl"), "action-check", "");
    let (path, found, kind, said) = only(&dir);
    assert_eq!((path, found), ("fr/action.ftl".into(), Some(line - 1)));
    assert_eq!(kind, FindingKind::Missing { key: "action-check".to_owned() });
    assert_eq!(said, format!("fr/action.ftl:{}: The text action-check is missing.", line - 1));
}

#[test]
fn a_missing_file_is_named_for_each_of_its_texts() {
    let dir = copy();
    fs::remove_file(dir.path().join("sv/suit.ftl")).unwrap();
    let findings = check(dir.path());
    assert_eq!(findings.len(), 4);
    assert!(findings.iter().all(|finding| finding.path.ends_with("sv/suit.ftl") && finding.line == Some(1)));
}

#[test]
fn an_unused_text_is_named() {
    let dir = copy();
    let line = append(&dir.path().join("sv/seat.ftl"), "seat-throne = Tron\n");
    let (path, found, kind, _) = only(&dir);
    assert_eq!((path, found), ("sv/seat.ftl".into(), Some(line)));
    assert_eq!(kind, FindingKind::Unused { key: "seat-throne".to_owned() });
}

#[test]
fn an_unused_term_is_named_and_a_used_one_is_not() {
    let dir = copy();
    let path = dir.path().join("en/start.ftl");
    edit(&path, "start-title", "start-title = { -brand }");
    let line = append(&path, "-brand = Cardroom\n-other = Other\n");
    let (_, found, kind, _) = only(&dir);
    assert_eq!(found, Some(line + 1));
    assert_eq!(kind, FindingKind::Unused { key: "-other".to_owned() });
}

#[test]
fn malformed_texts_are_named_with_the_line_of_the_mistake() {
    let dir = copy();
    let line = append(&dir.path().join("en/table.ftl"), "table-broken = { $count ->\n    [one] One\n}\n");
    let (path, found, kind, said) = only(&dir);
    assert_eq!(path, Path::new("en/table.ftl"));
    assert!(found.is_some_and(|found| (line..line + 3).contains(&found)), "{found:?}");
    assert!(matches!(kind, FindingKind::Malformed { .. }));
    assert!(said.ends_with("A choice needs a default variant, marked with an asterisk."), "{said}");
}

#[test]
fn a_repeated_text_is_named_with_the_first_one() {
    let dir = copy();
    let line = append(&dir.path().join("fr/seat.ftl"), "action-fold = Jeter\n");
    let (path, found, kind, _) = only(&dir);
    assert_eq!((path, found), ("fr/seat.ftl".into(), Some(line)));
    let FindingKind::Duplicate { key, path, line } = kind else { panic!("{kind:?}") };
    assert_eq!(key, "action-fold");
    assert!(path.ends_with("fr/action.ftl") && line > 1);
}

#[test]
fn an_argument_that_the_key_lacks_and_one_that_is_not_used_are_named() {
    let dir = copy();
    let line = edit(&dir.path().join("sv/action.ftl"), "action-call-amount", "action-call-amount = Syna { $belopp }");
    let findings = check(dir.path());
    let kinds: Vec<_> = findings.iter().map(|finding| (finding.line, finding.kind.clone())).collect();
    let key = || "action-call-amount".to_owned();
    assert_eq!(
        kinds,
        [
            (Some(line), FindingKind::UnknownArgument { key: key(), argument: "belopp".to_owned() }),
            (Some(line), FindingKind::ArgumentUnused { key: key(), argument: "amount".to_owned() }),
        ]
    );
}

#[test]
fn an_unknown_argument_in_a_variant_is_named_with_its_own_line() {
    let dir = copy();
    let path = dir.path().join("en/table.ftl");
    let content = fs::read_to_string(&path).unwrap();
    fs::write(&path, content.replace("*[other] { $count } seats", "*[other] { $number } seats")).unwrap();
    let at = content.lines().position(|line| line.contains("*[other] { $count } seats")).unwrap() + 1;
    let (_, found, kind, said) = only(&dir);
    assert_eq!(found, Some(at));
    assert!(matches!(kind, FindingKind::UnknownArgument { .. }));
    assert!(said.ends_with("table-seats has no argument $number."), "{said}");
}

#[test]
fn a_form_of_a_rank_that_is_used_but_not_there_is_named() {
    let dir = copy();
    let path = dir.path().join("fr/rank.ftl");
    let content = fs::read_to_string(&path).unwrap();
    fs::write(&path, content.replace("    .of = d’as\n", "")).unwrap();
    let (_, found, kind, _) = only(&dir);
    assert_eq!(found, content.lines().position(|line| line.starts_with("rank-ace")).map(|at| at + 1));
    assert_eq!(kind, FindingKind::MissingForm { key: "rank-ace".to_owned(), form: "of".to_owned() });
}

#[test]
fn a_role_that_ranks_do_not_have_is_an_unknown_argument() {
    let dir = copy();
    let line = edit(&dir.path().join("en/hand.ftl"), "hand-pair", "hand-pair = pair of { $a-many }, { $a }");
    let (_, found, kind, _) = only(&dir);
    assert_eq!(found, Some(line));
    assert_eq!(kind, FindingKind::UnknownArgument { key: "hand-pair".to_owned(), argument: "a-many".to_owned() });
}

#[test]
fn references_to_nothing_are_named() {
    for (value, reference) in [("{ action-nothing }", "action-nothing"), ("{ -nothing }", "-nothing"), ("{ DATETIME(1) }", "DATETIME")] {
        let dir = copy();
        let line = edit(&dir.path().join("en/action.ftl"), "action-fold", &format!("action-fold = {value}"));
        let (_, found, kind, _) = only(&dir);
        assert_eq!(found, Some(line));
        assert_eq!(kind, FindingKind::UnknownReference { key: "action-fold".to_owned(), reference: reference.to_owned() });
    }
}

#[test]
fn a_text_of_attributes_only_is_named() {
    let dir = copy();
    edit(&dir.path().join("en/action.ftl"), "action-fold", "action-fold =\n    .title = Fold");
    let (_, _, kind, _) = only(&dir);
    assert_eq!(kind, FindingKind::NoValue { key: "action-fold".to_owned() });
}

#[test]
fn a_missing_language_is_named() {
    let dir = copy();
    fs::remove_dir_all(dir.path().join("sv")).unwrap();
    let (path, line, kind, said) = only(&dir);
    assert_eq!((path, line), ("sv".into(), None));
    assert_eq!(kind, FindingKind::FolderMissing);
    assert_eq!(said, "sv: The folder of the language is missing.");
}

#[test]
fn findings_are_said_in_the_language_of_the_reader() {
    let dir = copy();
    append(&dir.path().join("en/seat.ftl"), "seat-throne = Throne\n");
    let findings = check(dir.path());
    let said = |language| findings[0].say(&Texts::embedded(language));
    assert!(said(Language::French).ends_with("Aucun texte n’a la clé seat-throne."));
    assert!(said(Language::Swedish).ends_with("Ingen text har nyckeln seat-throne."));
}
