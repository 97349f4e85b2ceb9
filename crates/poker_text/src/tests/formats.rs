//! Numbers and money in the exact form of each language.

use crate::{Arg, Currency, Language, Texts, text};

const NB: char = '\u{a0}';
const NARROW: char = '\u{202f}';

#[test]
fn money_in_english() {
    let texts = Texts::embedded(Language::English);
    assert_eq!(texts.show(&Arg::money(123_450, Currency::Euro)), "€1,234.50");
    assert_eq!(texts.show(&Arg::money(10, Currency::Euro)), "€0.10");
    assert_eq!(texts.show(&Arg::money(2_000, Currency::Euro)), "€20.00");
    assert_eq!(texts.show(&Arg::money(0, Currency::Euro)), "€0");
    assert_eq!(texts.show(&Arg::short_money(2_000, Currency::Euro)), "€20");
    assert_eq!(texts.show(&Arg::short_money(2_050, Currency::Euro)), "€20.50");
    assert_eq!(texts.show(&Arg::signed_money(-520, Currency::Euro)), "−€5.20");
    assert_eq!(texts.show(&Arg::signed_money(520, Currency::Euro)), "+€5.20");
    assert_eq!(texts.show(&Arg::signed_money(0, Currency::Euro)), "€0");
}

#[test]
fn money_in_french() {
    let texts = Texts::embedded(Language::French);
    assert_eq!(texts.show(&Arg::money(123_450, Currency::Euro)), format!("1{NARROW}234,50{NB}€"));
    assert_eq!(texts.show(&Arg::money(1_234_560, Currency::Euro)), format!("12{NARROW}345,60{NB}€"));
    assert_eq!(texts.show(&Arg::money(10, Currency::Euro)), format!("0,10{NB}€"));
    assert_eq!(texts.show(&Arg::money(0, Currency::Euro)), format!("0{NB}€"));
    assert_eq!(texts.show(&Arg::short_money(2_000, Currency::Euro)), format!("20{NB}€"));
    assert_eq!(texts.show(&Arg::signed_money(-520, Currency::Euro)), format!("−5,20{NB}€"));
}

#[test]
fn money_in_swedish() {
    let texts = Texts::embedded(Language::Swedish);
    assert_eq!(texts.show(&Arg::money(123_450, Currency::Euro)), format!("1{NB}234,50{NB}€"));
    assert_eq!(texts.show(&Arg::money(180, Currency::Euro)), format!("1,80{NB}€"));
    assert_eq!(texts.show(&Arg::money(0, Currency::Euro)), format!("0{NB}€"));
    assert_eq!(texts.show(&Arg::signed_money(-520, Currency::Euro)), format!("−5,20{NB}€"));
}

#[test]
fn dollars_stand_where_euros_would() {
    let say = |language, cents| Texts::embedded(language).show(&Arg::money(cents, Currency::Dollar));
    assert_eq!(say(Language::English, 123_450), "$1,234.50");
    assert_eq!(say(Language::French, 123_450), format!("1{NARROW}234,50{NB}$"));
    assert_eq!(say(Language::Swedish, 180), format!("1,80{NB}$"));
    assert_eq!(Texts::embedded(Language::English).show(&Arg::signed_money(-520, Currency::Dollar)), "−$5.20");
}

#[test]
fn the_largest_amounts_keep_every_cent() {
    let texts = Texts::embedded(Language::English);
    assert_eq!(texts.show(&Arg::money(u64::MAX, Currency::Euro)), "€184,467,440,737,095,516.15");
    assert_eq!(texts.show(&Arg::signed_money(i64::MIN, Currency::Euro)), "−€92,233,720,368,547,758.08");
}

#[test]
fn numbers_alone_and_inside_messages() {
    for (language, number, said) in [
        (Language::English, "12,480", "12,480 players".to_owned()),
        (Language::French, "12\u{202f}480", "12\u{202f}480 joueurs".to_owned()),
        (Language::Swedish, "12\u{a0}480", "12\u{a0}480 spelare".to_owned()),
    ] {
        let texts = Texts::embedded(language);
        assert_eq!(texts.number(12_480), number);
        assert_eq!(texts.say(&text::lobby::players_online(Arg::count(12_480))), said);
    }
}

#[test]
fn decimals_percentages_and_units() {
    let english = Texts::embedded(Language::English);
    let french = Texts::embedded(Language::French);
    let swedish = Texts::embedded(Language::Swedish);
    assert_eq!(english.decimal(25, 1), "2.5");
    assert_eq!(english.decimal(30, 1), "3");
    assert_eq!(english.decimal(300, 0), "300");
    assert_eq!(french.decimal(12_345, 1), format!("1{NARROW}234,5"));
    assert_eq!(english.say(&text::action::preset_times(Arg::decimal(25, 1))), "2.5×");
    assert_eq!(french.say(&text::action::preset_times(Arg::decimal(25, 1))), "2,5×");
    assert_eq!(english.say(&text::number::percent(Arg::decimal(350, 2))), "3.5%");
    assert_eq!(french.say(&text::number::percent(Arg::decimal(350, 2))), format!("3,5{NB}%"));
    assert_eq!(swedish.say(&text::number::percent(Arg::count(31))), format!("31{NB}%"));
    assert_eq!(english.say(&text::money::in_bb(Arg::decimal(125, 1))), format!("12.5{NB}BB"));
    assert_eq!(swedish.say(&text::money::in_bb(Arg::decimal(125, 1))), format!("12,5{NB}BB"));
    assert_eq!(french.say(&text::number::seconds(Arg::count(25))), format!("25{NB}s"));
}

#[test]
fn the_pseudo_locale_writes_numbers_as_english_does() {
    assert_eq!(Texts::embedded(Language::Pseudo).show(&Arg::money(123_450, Currency::Euro)), "€1,234.50");
}
