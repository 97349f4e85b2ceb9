//! The pseudo-locale.

use super::all_said;
use crate::{Language, Texts, text};

/// Names of commands, options and files that messages quote in placeables. They are not accented.
const QUOTED: [&str; 9] =
    ["cardroom --data", "cardroom --help", "cardroom tour --out", "--assets", "--data", "--locales", "--trace", "*.ftl", "1280x800"];

#[test]
fn a_text_is_longer_accented_and_in_brackets() {
    let said = Texts::embedded(Language::Pseudo).say(&text::sit::out_next_big_blind());
    assert_eq!(said, "[Šîţţ ôûûţ ñééẋţţ ƀîĝĝ ƀļļîñðð]");
}

#[test]
fn no_text_stays_as_it_is_in_english() {
    for (key, said) in all_said(Language::Pseudo) {
        let inner = said.strip_prefix('[').and_then(|said| said.strip_suffix(']')).unwrap_or_else(|| panic!("{key}: {said}"));
        let unquoted = QUOTED.iter().fold(inner.to_owned(), |text, quoted| text.replace(quoted, ""));
        assert!(!unquoted.contains(|sign: char| sign.is_ascii_alphabetic()), "{key}: {said}");
    }
}

#[test]
fn sentences_grow_by_two_fifths() {
    for ((key, english), (_, pseudo)) in all_said(Language::English).into_iter().zip(all_said(Language::Pseudo)) {
        let quoted: usize = QUOTED.iter().filter(|quoted| english.contains(**quoted)).map(|quoted| quoted.len()).sum();
        let letters = english.chars().filter(char::is_ascii_alphabetic).count() - quoted.min(english.len());
        let growth = pseudo.chars().count() - "[]".len() - english.chars().count();
        assert!(letters < 20 || growth * 100 / letters >= 30, "{key}: {english} {pseudo}");
    }
}

#[test]
fn brackets_surround_the_whole_and_no_part() {
    let texts = Texts::embedded(Language::Pseudo);
    let said = texts.say(&text::table::won_pot(text::table::pot_main(), "Otso", "7"));
    assert_eq!(said.matches(['[', ']']).count(), 2, "{said}");
}
