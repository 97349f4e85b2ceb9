//! Typed things in words, in the languages they are said in.

use poker_rules::{Card, Chips, HandName, Rank};
use poker_text::{Language, Texts};

use super::{Amounts, card_text, name_with_kicker};
use crate::test_room::{HERO, TestRoom};
use crate::{BINDINGS, FeltSeat, HandLine, LogWhat, Meaning, Repeat, TableModel};

fn money() -> Amounts {
    Amounts { big_blind: Chips::new(20), in_bb: false }
}

fn blinds() -> Amounts {
    Amounts { in_bb: true, ..money() }
}

#[test]
fn an_amount_is_said_as_money_or_in_big_blinds() {
    let english = Texts::embedded(Language::English);
    let french = Texts::embedded(Language::French);
    let amount = Chips::new(12_345);
    assert_eq!(english.show(&money().arg(amount)), "€123.45");
    assert_eq!(french.show(&money().arg(amount)), "123,45\u{a0}€");
    assert_eq!(english.show(&blinds().arg(amount)), "617.25\u{a0}BB");
    assert_eq!(english.show(&blinds().arg(Chips::new(250))), "12.5\u{a0}BB");
    let tiny = Amounts { big_blind: Chips::new(100_000), in_bb: true };
    assert_eq!(english.show(&tiny.arg(Chips::new(1))), "0.01\u{a0}BB", "some chips are never shown as none");
}

#[test]
fn a_typed_amount_is_read_as_it_is_shown() {
    assert_eq!(money().parse("1,80"), Some(Chips::new(180)));
    assert_eq!(money().parse(" 1.80 € "), Some(Chips::new(180)));
    assert_eq!(money().parse("2.5 bb"), Some(Chips::new(50)));
    assert_eq!(money().parse("2,5b"), Some(Chips::new(50)));
    assert_eq!(blinds().parse("2.5"), Some(Chips::new(50)));
    for nonsense in ["", "b", "bb", "1.2.3", "x5", "-1"] {
        assert_eq!(money().parse(nonsense), None, "{nonsense:?}");
    }
    assert_eq!(blinds().parse("99999999999999999"), Some(Chips::new(1_999_999_999_999_999_980)));
}

#[test]
fn the_line_of_a_hand_tells_its_kicker() {
    let english = Texts::embedded(Language::English);
    let trips = HandName::Trips { rank: Rank::Nine, kickers: [Rank::Ace, Rank::King] };
    assert_eq!(english.say_capitalised(&name_with_kicker(trips)), "Three nines, ace kicker");
    let line = HandLine::Suited { high: Rank::Ace, low: Rank::Jack };
    assert_eq!(english.say_capitalised(&line.text()), "Ace-jack suited");
    let card: Card = "Td".parse().unwrap();
    assert_eq!(Texts::embedded(Language::Swedish).say(&card_text(card)), "ruter tio");
}

#[test]
fn every_line_of_played_hands_has_words_in_every_language() {
    let (begin, moments) = TestRoom::new(11).play(30);
    let mut model = TableModel::from_snapshot(begin, 0);
    let mut lines = Vec::new();
    let mut results = 0;
    let texts = Language::ALL.map(Texts::embedded);
    for moment in moments {
        model.apply(moment.event, 0);
        lines.extend(model.log().current.iter().flat_map(|hand| hand.lines.last().cloned()));
        if let Some(result) = model.felt().result_text(Some(HERO), &money()) {
            results += 1;
            let said = texts.each_ref().map(|texts| texts.say(&result));
            assert!(said.iter().all(|said| !said.contains("{$") && !said.is_empty()), "{said:?}");
        }
        for (seat, taken) in &model.felt().seats {
            let tag = taken.play.as_ref().and_then(|play| play.tag(model.felt().won(*seat)));
            for texts in &texts {
                assert!(!texts.show(&FeltSeat::second_line(taken, &money())).is_empty());
                assert!(tag.as_ref().is_none_or(|tag| !texts.show(&tag.arg(&money())).is_empty()));
            }
        }
    }
    assert!(results > 0 && lines.iter().any(|line| matches!(line.what, LogWhat::Shown { .. })));
    for line in &lines {
        for texts in &texts {
            let said = texts.say(&line.text(&money()));
            assert!(!said.contains("{$") && !said.is_empty(), "{said}");
            let aloud = line.announcement(&money()).map(|text| texts.say(&text));
            assert!(aloud.is_none_or(|aloud| !aloud.contains("{$")));
        }
    }
}

#[test]
fn every_key_of_the_table_has_a_name_and_a_command() {
    let english = Texts::embedded(Language::English);
    for binding in BINDINGS {
        let command = binding.text().unwrap_or_else(|| panic!("{:?} has no command", binding.key));
        assert!(!english.say(&command).is_empty());
        let key = english.show(&binding.key_arg());
        assert!(!key.is_empty());
        assert_eq!(key.starts_with("Hold"), matches!(binding.repeat, Repeat::Held(_)), "{key}");
    }
}

#[test]
fn a_button_says_its_word_and_its_price() {
    let english = Texts::embedded(Language::English);
    let raise = Meaning::Raise { to: Chips::new(180) };
    assert_eq!(english.say(&raise.word().unwrap()), "Raise to");
    assert_eq!(english.show(&raise.under_word(&money()).unwrap()), "€1.80");
    assert_eq!(english.say(&raise.line(&money()).unwrap()), "Raise to €1.80");
    assert_eq!(english.show(&Meaning::CheckNotFold.under_word(&money()).unwrap()), "Free: checks");
    assert_eq!(Meaning::Empty.word(), None);
}
