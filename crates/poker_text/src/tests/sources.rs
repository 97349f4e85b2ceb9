//! Reading texts from folders.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::text::action;
use crate::{Arg, Language, SourceError, Texts};

fn folder(files: &[(&str, &str)]) -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    for (path, content) in files {
        let path = dir.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }
    dir
}

fn english(error: &SourceError) -> String {
    Texts::embedded(Language::English).say(&error.text())
}

fn refused(dir: &Path, language: Language) -> SourceError {
    Texts::from_dir(dir, language).err().unwrap()
}

#[test]
fn the_folder_of_the_repository_says_what_the_binary_says() {
    for language in Language::ALL {
        let texts = Texts::from_dir(&super::locales(), language).unwrap();
        assert_eq!(
            texts.say(&action::call_amount(Arg::money(180, crate::Currency::Euro))),
            Texts::embedded(language).say(&action::call_amount(Arg::money(180, crate::Currency::Euro)))
        );
    }
}

#[test]
fn what_a_folder_lacks_is_said_in_english_and_counted() {
    let dir = folder(&[("fr/action.ftl", "action-fold = Jeter\n")]);
    let texts = Texts::from_dir(dir.path(), Language::French).unwrap();
    assert_eq!(texts.say(&action::fold()), "Jeter");
    assert_eq!(texts.say(&action::check()), "Check");
    assert_eq!(texts.say(&action::call_amount(Arg::money(180, crate::Currency::Euro))), "Call 1,80\u{a0}€");
    assert!(texts.missing().contains(&"action-check") && !texts.missing().contains(&"action-fold"));
}

#[test]
fn the_pseudo_locale_is_made_from_the_folder_of_english() {
    let dir = folder(&[("en/action.ftl", "action-fold = Give up\n")]);
    let texts = Texts::from_dir(dir.path(), Language::Pseudo).unwrap();
    assert_eq!(texts.say(&action::fold()), "[Ĝîṽṽé ûûþ]");
    assert_eq!(texts.say(&action::check()), "[Çĥééçķķ]");
}

#[test]
fn a_missing_folder_is_named() {
    let dir = folder(&[("en/action.ftl", "action-fold = Fold\n")]);
    let error = refused(dir.path(), Language::Swedish);
    let path = dir.path().join("sv");
    let said = format!("The folder of texts is missing: {}. Correct the option, or leave it out: --locales", path.display());
    assert_eq!(english(&error), said);
}

#[test]
fn a_folder_without_texts_is_named() {
    let dir = folder(&[("en/notes.txt", "nothing\n")]);
    let error = refused(dir.path(), Language::English);
    let path = dir.path().join("en");
    let said = format!("The folder holds no texts (*.ftl): {}. Choose another, or leave out this option: --locales", path.display());
    assert_eq!(english(&error), said);
}

#[test]
fn a_malformed_text_is_named_with_its_line() {
    let dir = folder(&[("en/action.ftl", "action-fold = Fold\n\naction-check = { $amount\n")]);
    let error = refused(dir.path(), Language::English);
    assert!(matches!(&error, SourceError::Message { line: 3, .. }), "{error}");
    let said = english(&error);
    assert!(said.ends_with("action.ftl, line 3. } is expected here."), "{said}");
}

#[test]
fn a_text_that_is_there_twice_is_named_with_its_line() {
    let dir = folder(&[("en/action.ftl", "action-fold = Fold\n"), ("en/seat.ftl", "seat-empty = Empty\naction-fold = Fold\n")]);
    let error = refused(dir.path(), Language::English);
    let said = english(&error);
    assert!(said.ends_with("seat.ftl, line 2. action-fold is there twice."), "{said}");
}

#[test]
fn a_file_that_is_no_text_is_named() {
    let dir = folder(&[("en/action.ftl", "")]);
    let path = dir.path().join("en/action.ftl");
    fs::write(&path, [0xff, 0xfe, b'a']).unwrap();
    let error = refused(dir.path(), Language::English);
    assert_eq!(english(&error), format!("The file cannot be read: {} (it is no UTF-8 text)", path.display()));
}
