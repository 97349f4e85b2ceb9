//! Plurals and ordinals: nought is singular in French only.

use crate::{Arg, Language, Texts, text};

fn free(language: Language, count: u64) -> String {
    Texts::embedded(language).say(&text::table::seats_free(Arg::count(count)))
}

fn place(language: Language, place: u64) -> String {
    Texts::embedded(language).say(&text::number::ordinal(Arg::count(place)))
}

#[test]
fn english_is_singular_for_one() {
    assert_eq!(free(Language::English, 0), "0 seats free");
    assert_eq!(free(Language::English, 1), "1 seat free");
    assert_eq!(free(Language::English, 2), "2 seats free");
}

#[test]
fn french_is_singular_for_nought_and_one() {
    assert_eq!(free(Language::French, 0), "0 place libre");
    assert_eq!(free(Language::French, 1), "1 place libre");
    assert_eq!(free(Language::French, 2), "2 places libres");
}

#[test]
fn swedish_is_singular_for_one() {
    assert_eq!(free(Language::Swedish, 0), "0 lediga platser");
    assert_eq!(free(Language::Swedish, 1), "1 ledig plats");
    assert_eq!(free(Language::Swedish, 2), "2 lediga platser");
}

#[test]
fn places_in_each_language() {
    let english = [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"), (21, "21st")];
    let french = [(1, "1re"), (2, "2e"), (21, "21e")];
    let swedish = [(1, "1:a"), (2, "2:a"), (3, "3:e"), (11, "11:e"), (12, "12:e"), (21, "21:a"), (22, "22:a")];
    for (language, places) in [(Language::English, &english[..]), (Language::French, &french), (Language::Swedish, &swedish)] {
        for (number, said) in places {
            assert_eq!(place(language, *number), *said);
        }
    }
}

#[test]
fn the_refill_of_the_time_bank_agrees_with_its_ordinal() {
    let bank = |hands| text::rules::time_bank_value(Arg::count(15), Arg::count(5), Arg::count(hands), Arg::count(30));
    let said = |hands| Texts::embedded(Language::Swedish).say(&bank(hands)).replace('\u{a0}', " ");
    assert_eq!(said(10), "15 s från början, 5 s till var 10:e hand, högst 30 s");
    assert_eq!(said(2), "15 s från början, 5 s till var 2:a hand, högst 30 s");
}
