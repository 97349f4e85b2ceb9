//! The bundled fonts have a glyph for every character of every text.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use skrifa::{FontRef, MetadataProvider};

use super::all_said;
use crate::{Arg, Currency, Language, Texts};

/// Every character of the texts, amounts and numbers of a language.
fn characters(language: Language) -> BTreeSet<char> {
    let texts = Texts::embedded(language);
    let signed = |currency| [1_234_567, -1_234_567].map(|cents| texts.show(&Arg::signed_money(cents, currency)));
    let amounts = Currency::ALL.into_iter().flat_map(signed);
    let said = all_said(language).into_iter().map(|(_, said)| said);
    said.chain(amounts).chain([texts.decimal(1_234_567, 1)]).flat_map(|said| said.chars().collect::<Vec<_>>()).collect()
}

#[test]
fn every_weight_has_every_character() {
    let fonts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/fonts");
    let mut seen = 0;
    for entry in fs::read_dir(fonts).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "otf") {
            continue;
        }
        seen += 1;
        let data = fs::read(&path).unwrap();
        let charmap = FontRef::new(&data).unwrap().charmap();
        for language in Language::ALL {
            let lacking: String = characters(language).into_iter().filter(|sign| *sign != '\n' && charmap.map(*sign).is_none()).collect();
            assert_eq!(lacking, "", "{} {language}", path.display());
        }
    }
    assert!(seen >= 4);
}

#[test]
fn no_isolation_mark_reaches_the_screen() {
    for language in Language::ALL {
        assert!(!characters(language).contains(&'\u{2068}') && !characters(language).contains(&'\u{2069}'), "{language}");
    }
}
