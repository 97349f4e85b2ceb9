//! Plurals. Zero is singular in French only.

use crate::{Arg, Language, Texts, text};

fn seats(language: Language, count: u64) -> String {
    Texts::embedded(language).say(&text::table::seats(Arg::count(count)))
}

#[test]
fn english_is_singular_for_one() {
    assert_eq!(seats(Language::English, 0), "0 seats");
    assert_eq!(seats(Language::English, 1), "1 seat");
    assert_eq!(seats(Language::English, 2), "2 seats");
}

#[test]
fn french_is_singular_for_zero_and_one() {
    assert_eq!(seats(Language::French, 0), "0 place");
    assert_eq!(seats(Language::French, 1), "1 place");
    assert_eq!(seats(Language::French, 2), "2 places");
}

#[test]
fn swedish_is_singular_for_one() {
    assert_eq!(seats(Language::Swedish, 0), "0 platser");
    assert_eq!(seats(Language::Swedish, 1), "1 plats");
    assert_eq!(seats(Language::Swedish, 2), "2 platser");
}

#[test]
fn the_refill_of_the_time_bank_agrees_with_its_ordinal() {
    let bank = |hands| text::rules::time_bank_value(Arg::count(15), Arg::count(5), Arg::count(hands), Arg::count(30));
    let said = |hands| Texts::embedded(Language::Swedish).say(&bank(hands)).replace('\u{a0}', " ");
    assert_eq!(said(10), "15 s från början, 5 s till var 10:e hand, högst 30 s");
    assert_eq!(said(2), "15 s från början, 5 s till var 2:a hand, högst 30 s");
}
