//! Tests of the files of texts and of the sentences made from them.

mod amounts;
mod checker;
mod formats;
mod glyphs;
mod hands;
mod languages;
mod plurals;
mod pseudo;
mod sources;
mod typography;

use std::path::{Path, PathBuf};

use crate::key::{Entry, ParamKind};
use crate::text::entries;
use crate::{Arg, Language, Text, Texts};

/// The repository's folder of locales.
fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// A text whose arguments are numbers, so that every letter of the sentence comes from the message.
fn sample(entry: &'static Entry) -> Text {
    let args = entry.params.iter().map(|param| {
        let arg = match param.kind {
            ParamKind::Plain => Arg::count(2),
            ParamKind::Rank => Arg::rank(7),
        };
        (param.name, arg)
    });
    Text::new(entry.id, args.collect())
}

/// Every key with its sentence in one language.
fn all_said(language: Language) -> Vec<(&'static str, String)> {
    let texts = Texts::embedded(language);
    entries().map(|entry| (entry.id, texts.say(&sample(entry)))).collect()
}

#[test]
fn the_repository_passes_its_own_check() {
    let texts = Texts::embedded(Language::English);
    let findings: Vec<_> = crate::check(&locales()).iter().map(|finding| finding.say(&texts)).collect();
    assert!(findings.is_empty(), "{findings:#?}");
}

#[test]
fn no_language_lacks_a_text() {
    for language in Language::ALL {
        assert_eq!(Texts::embedded(language).missing(), Vec::<&str>::new(), "{language}");
    }
}

#[test]
fn nothing_said_is_empty_or_has_an_argument_left_over() {
    for language in Language::ALL {
        for (key, said) in all_said(language) {
            assert!(!said.trim().is_empty() && !said.contains("{$"), "{language} {key}: {said}");
        }
    }
}

#[test]
fn a_missing_argument_shows_and_does_not_panic() {
    let texts = Texts::embedded(Language::French);
    let said = texts.say(&Text::new("action-call-amount", Vec::new()));
    assert_eq!(said, "Suivre {$amount}");
}

#[test]
fn a_text_can_be_an_argument_of_another() {
    let texts = Texts::embedded(Language::Swedish);
    let said = texts.say(&crate::text::table::won_pot(
        crate::text::table::pot_side(Arg::count(1)),
        "Maren",
        Arg::money(4_50, crate::Currency::Euro),
    ));
    assert_eq!(said, "Sidopott 1: Maren vinner 4,50\u{a0}€");
}

#[test]
fn names_are_joined_as_each_language_joins_them() {
    let said = |language, arg: Arg| Texts::embedded(language).show(&arg);
    assert_eq!(said(Language::English, Arg::list(["A", "B", "C"])), "A, B and C");
    assert_eq!(said(Language::French, Arg::list(["A", "B", "C"])), "A, B et C");
    assert_eq!(said(Language::Swedish, Arg::list(["A", "B"])), "A och B");
    assert_eq!(said(Language::English, Arg::any_of(["en", "fr", "sv"])), "en, fr or sv");
    assert_eq!(said(Language::English, Arg::list(["A"])), "A");
    assert_eq!(said(Language::English, Arg::list(Vec::<&str>::new())), "");
}

#[test]
fn threads_can_share_texts() {
    fn shared<T: Send + Sync + 'static>() {}
    shared::<Texts>();
}
