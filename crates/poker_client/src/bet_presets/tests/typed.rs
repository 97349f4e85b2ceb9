//! Typed multiples and parts of the pot.

use poker_text::{Arg, Language, Texts, text};
use proptest::prelude::*;

use super::{flop, unopened};
use crate::bet_presets::TypedBet;
use TypedBet::{BigBlinds, PotPercent, TimesBet};

#[test]
fn a_number_with_a_sign_is_read_with_comma_or_point_and_any_spacing() {
    for (typed, read) in [
        ("66%", PotPercent(6_600)),
        ("66 %", PotPercent(6_600)),
        ("66\u{a0}%", PotPercent(6_600)),
        ("66\u{202f}%", PotPercent(6_600)),
        ("33,5 %", PotPercent(3_350)),
        ("33.5%", PotPercent(3_350)),
        ("1\u{202f}000 %", PotPercent(100_000)),
        ("2.5x", TimesBet(250)),
        ("2,5x", TimesBet(250)),
        ("2,5 ×", TimesBet(250)),
        ("3X", TimesBet(300)),
        ("3bb", BigBlinds(300)),
        ("3 BB", BigBlinds(300)),
        ("2,5 b", BigBlinds(250)),
    ] {
        assert_eq!(TypedBet::read(typed), Some(read), "{typed}");
    }
}

#[test]
fn anything_else_is_no_multiple() {
    for typed in ["", "%", "x", "bb", "66", "2.50 €", "66%%", "3xx", "3bbb", "x3", "%66", "-5%", "abc", "6%6", "1,2345x"] {
        assert_eq!(TypedBet::read(typed), None, "{typed}");
    }
}

#[test]
fn what_was_typed_is_not_moved_into_the_range() {
    assert_eq!(unopened().exact(TimesBet(150)).get(), 30, "less than the minimum");
    assert_eq!(flop().exact(PotPercent(100_000)).get(), 4_000, "more than the stack");
    assert_eq!([flop().exact(PotPercent(6_600)).get(), flop().exact(PotPercent(3_350)).get()], [264, 134]);
    assert_eq!(unopened().exact(BigBlinds(300)).get(), 60);
}

#[test]
fn every_value_is_read_as_each_language_writes_it() {
    for language in Language::SPOKEN {
        let texts = Texts::embedded(language);
        for hundredths in [100, 250, 1_225, 6_600, 125_000] {
            let number = || Arg::decimal(hundredths, 2);
            assert_eq!(TypedBet::read(&texts.say(&text::number::percent(number()))), Some(PotPercent(hundredths)), "{language:?}");
            assert_eq!(TypedBet::read(&texts.say(&text::action::preset_times(number()))), Some(TimesBet(hundredths)), "{language:?}");
            assert_eq!(TypedBet::read(&texts.say(&text::money::in_bb(number()))), Some(BigBlinds(hundredths)), "{language:?}");
        }
    }
}

#[test]
fn only_signs_that_are_no_letters_are_typed_outside_the_field() {
    assert!(TypedBet::is_sign('%') && TypedBet::is_sign('×'));
    assert!(!['x', 'X', 'b', 'B', '€'].into_iter().any(TypedBet::is_sign));
}

proptest! {
    #[test]
    fn no_input_panics(typed in any::<String>()) {
        if let Some(bet) = TypedBet::read(&typed) {
            unopened().exact(bet);
        }
    }
}
