//! Reading of typed amounts.

use std::sync::LazyLock;

use proptest::prelude::*;

use crate::{Arg, Currency, Language, Texts};

fn parse_amount(typed: &str) -> Option<u64> {
    crate::parse_amount(typed, Currency::Euro)
}

#[test]
fn amounts_may_have_a_comma_or_a_point_any_spacing_and_a_sign_on_either_side() {
    for (typed, cents) in [
        ("5", 500),
        ("1.8", 180),
        ("1,80", 180),
        (" 1 , 80 ", 180),
        ("€1.80", 180),
        ("1,80 €", 180),
        ("1,80\u{a0}€", 180),
        ("1\u{202f}234,50\u{a0}€", 123_450),
        ("1 234,5", 123_450),
        ("1,234.50", 123_450),
        ("1.234,50", 123_450),
        ("1,234", 123_400),
        ("12.345.678", 1_234_567_800),
        (".5", 50),
        (",05", 5),
        ("5.", 500),
        ("007", 700),
        ("0", 0),
    ] {
        assert_eq!(parse_amount(typed), Some(cents), "{typed}");
    }
}

#[test]
fn text_that_is_not_an_amount_is_refused() {
    for typed in [
        "",
        " ",
        "€",
        ".",
        ",",
        "€.",
        "-5",
        "+5",
        "5€5",
        "€€5",
        "€5€",
        "abc",
        "1e3",
        "1.2.3",
        "1,23,456",
        "0,125",
        "1234,567",
        "1,2345",
        ",234",
        "½",
        "٣",
        "184467440737095516.16",
    ] {
        assert_eq!(parse_amount(typed), None, "{typed}");
    }
}

static CATALOGUES: LazyLock<[Texts; 4]> = LazyLock::new(|| Language::ALL.map(Texts::embedded));

proptest! {
    #[test]
    fn every_amount_shown_can_be_typed_back(cents in 0..=u64::MAX) {
        for texts in CATALOGUES.iter() {
            prop_assert_eq!(parse_amount(&texts.show(&Arg::money(cents, Currency::Euro))), Some(cents));
            prop_assert_eq!(parse_amount(&texts.show(&Arg::short_money(cents, Currency::Euro))), Some(cents));
        }
    }

    #[test]
    fn no_input_panics(typed in any::<String>()) {
        let _ = parse_amount(&typed);
    }
}

#[test]
fn an_amount_with_the_sign_of_another_currency_is_refused() {
    assert_eq!(crate::parse_amount("$1.80", Currency::Dollar), Some(180));
    assert_eq!(crate::parse_amount("1,80 $", Currency::Dollar), Some(180));
    assert_eq!(crate::parse_amount("€1.80", Currency::Dollar), None);
    assert_eq!(crate::parse_amount("$1.80", Currency::Euro), None);
}
