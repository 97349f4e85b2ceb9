//! Rulebooks as data.

use poker_protocol::Form;
use poker_rules::{Chips, HeadsUp};

use crate::{Expected, Newcomers, Rounding, Rulebook, RulebookError, Rulebooks, TimeBankContext};

const TEXT: &str = include_str!("../../data/en-2.7.ron");

/// What is said about the rulebook with this change.
fn refused(from: &str, to: &str) -> RulebookError {
    assert!(TEXT.contains(from), "{from}");
    Rulebook::parse("house.ron", &TEXT.replacen(from, to, 1)).expect_err("a mistake")
}

#[test]
fn en_2_7_loads_and_says_what_its_document_says() {
    let rulebook = Rulebook::embedded("en-2.7").unwrap().unwrap();
    assert_eq!(rulebook.document().unwrap().version.as_deref(), Some("2.7"));
    let cash = &rulebook.cash;
    assert_eq!((cash.seats.is.most, cash.min_players.is, cash.heads_up.is), (6, 3, HeadsUp::SingleHand));
    assert_eq!((cash.newcomers.is, cash.decision_s.is, cash.disconnect_extra_s.is), (Newcomers::WaitOrPost, 10, 20));
    assert_eq!((cash.sit_out_removal_s.is, cash.global_sit_out_s.as_ref().unwrap().is), (600, 500));
    assert!(!cash.muck_at_showdown.is && !cash.auto_top_up.as_ref().unwrap().is && !cash.disconnect_uses_time_bank.is);
    assert_eq!((rulebook.rake.rounding.is, rulebook.rake.minimum.is), (Rounding::Nearest, Chips::new(1)));
    assert_eq!(rulebook.rake.halve_cap_for.is, [2, 3]);
    let of = |form| rulebook.stakes.iter().filter(|row| row.form == form).count();
    assert_eq!([Form::Regular, Form::Deepstack, Form::Shortstack, Form::Banzai].map(of), [14, 1, 1, 10]);
    let nl25 = rulebook.stake("nlhe", "NL25").unwrap();
    assert_eq!((nl25.small_blind, nl25.big_blind, nl25.percent_bp, nl25.cap), (Chips::new(15), Chips::new(25), 450, Chips::new(200)));
    let bank = rulebook.time_bank_row(TimeBankContext::HexaProFrom(25)).unwrap();
    assert_eq!((bank.first_ms, bank.add_ms, bank.every_hands, bank.cap_ms), (30_000, 5_000, 5, 60_000));
}

#[test]
fn figures_no_document_states_are_marked_as_ours() {
    let rulebook = Rulebook::en_2_7().unwrap();
    assert!(rulebook.cash.decision_s.from.is_ours());
    assert!(rulebook.seating.weight_free_seat.from.is_ours());
    assert!(!rulebook.cash.disconnect_extra_s.from.is_ours());
    let rules = rulebook.in_force();
    assert!(rules.clock.decision_s.ours && !rules.table.seats.ours);
}

#[test]
fn all_five_rulebooks_load() {
    let rulebooks = Rulebooks::embedded().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(rulebooks.ids().collect::<Vec<_>>(), ["en-1.2", "en-2.7", "fr-3.1", "room-003", "sv-2.6"]);
}

#[test]
fn an_unknown_rulebook_is_none() {
    assert!(Rulebook::embedded("xx-1").is_none());
}

#[test]
fn a_wrong_type_names_file_row_and_field() {
    let error = refused("percent_bp: 350", "percent_bp: \"much\"");
    let RulebookError::Syntax { file, path, line, .. } = &error else { panic!("{error}") };
    assert_eq!((file.as_str(), path.as_str()), ("house.ron", "stakes[2].percent_bp"));
    assert!(TEXT.lines().nth(line - 1).unwrap().contains("NL10"), "{error}");
}

#[test]
fn a_missing_field_is_named() {
    let error = refused("cap_ms: 60000, ", "");
    assert!(error.to_string().contains("time_bank[3]") && error.to_string().contains("cap_ms"), "{error}");
}

#[test]
fn an_unknown_field_is_named() {
    let error = refused("seats: (is: (least: 6,", "chairs: (is: (least: 6,");
    assert!(error.to_string().contains("chairs"), "{error}");
}

#[test]
fn a_half_written_file_is_refused() {
    for length in [0, 1, TEXT.len() / 2, TEXT.len() - 3] {
        assert!(matches!(Rulebook::parse("house.ron", &TEXT[..length]), Err(RulebookError::Syntax { .. })), "{length}");
    }
}

#[test]
fn values_that_cannot_be_name_file_row_and_field() {
    let value = |row: &str, field, found: &str, expected| RulebookError::Value {
        file: "house.ron".to_owned(),
        row: row.to_owned(),
        field,
        found: found.to_owned(),
        expected,
    };
    for (from, to, expected) in [
        ("id: \"en-2.7\"", "id: \"\"", value("rulebook", "id", "empty", Expected::NotEmpty)),
        ("most: 6", "most: 11", value("cash.seats", "most", "11", Expected::Between(2, 10))),
        ("min_players: (is: 3", "min_players: (is: 7", value("cash.min_players", "is", "7", Expected::Between(2, 6))),
        ("decision_s: (is: 10", "decision_s: (is: 0", value("cash.decision_s", "is", "0", Expected::Between(1, 86_400))),
        ("weight_free_seat: (is: 1", "weight_free_seat: (is: 0", value("seating.weight_free_seat", "is", "0", Expected::Between(1, 1_000))),
        ("max_big_blinds: (is: 100", "max_big_blinds: (is: 49", value("buy_in[1]", "max_big_blinds", "49", Expected::Between(50, 10_000))),
        ("first_ms: 15000", "first_ms: 30001", value("time_bank[1]", "first_ms", "30001", Expected::Between(0, 30_000))),
        ("every_hands: 10", "every_hands: 0", value("time_bank[1]", "every_hands", "0", Expected::Between(1, 100_000))),
        ("context: Cash", "context: SitAndGo", value("time_bank[5]", "context", "SitAndGo", Expected::Once)),
        ("is: [2, 3]", "is: [1, 3]", value("rake.halve_cap_for", "is", "1", Expected::Between(2, 10))),
        ("small_blind: 15", "small_blind: 26", value("stakes[4] NL25", "small_blind", "26", Expected::Between(1, 24))),
        ("percent_bp: 350", "percent_bp: 10001", value("stakes[2] NL10", "percent_bp", "10001", Expected::Between(0, 10_000))),
        ("game: \"nlhe\", form: deepstack", "game: \"nlhe\", form: regular", value("stakes[3] NL100", "big_blind", "10", Expected::Once)),
        ("pool_percent: (is: 100", "pool_percent: (is: 101", value("parameters.pool_percent", "is", "101", Expected::Between(0, 100))),
        (
            "Stated(\"en\", \"Cash Game Rake, Banzai",
            "Stated(\"fr\", \"Cash Game Rake, Banzai",
            value("stakes[17] NL1", "from", "fr", Expected::KnownDocument),
        ),
        ("Stated(\"en\", \"rule 32\")", "Ours(\"\")", value("parameters.late_registration_close", "from", "empty", Expected::NotEmpty)),
    ] {
        assert_eq!(refused(from, to), expected);
    }
}
