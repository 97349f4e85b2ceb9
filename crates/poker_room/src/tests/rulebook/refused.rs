//! Files with mistakes are refused with file, row, field and what was expected, and nothing of them is used.

use crate::{Expected, Rulebook, RulebookError, Rulebooks};

const EN_2_7: &str = include_str!("../../../data/en-2.7.ron");
const EN_1_2: &str = include_str!("../../../data/en-1.2.ron");
const ROOM_003: &str = include_str!("../../../data/room-003.ron");

/// The error for the rulebook with this change.
pub(super) fn refused_of(text: &str, from: &str, to: &str) -> RulebookError {
    assert!(text.contains(from), "{from}");
    Rulebook::parse("house.ron", &text.replacen(from, to, 1)).expect_err(to)
}

fn refused(from: &str, to: &str) -> RulebookError {
    refused_of(EN_2_7, from, to)
}

pub(super) fn value(row: &str, field: &'static str, found: &str, expected: Expected) -> RulebookError {
    if found == "empty" {
        return RulebookError::Empty { file: "house.ron".to_owned(), row: row.to_owned(), field, expected };
    }
    RulebookError::Value { file: "house.ron".to_owned(), row: row.to_owned(), field, found: found.to_owned(), expected }
}

#[test]
fn a_wrong_type_names_file_row_and_field() {
    let error = refused("percent_bp: 350", "percent_bp: \"much\"");
    let RulebookError::Syntax { file, path, line, .. } = &error else { panic!("{error}") };
    assert_eq!((file.as_str(), path.as_str()), ("house.ron", "stakes[2].percent_bp"));
    assert!(EN_2_7.lines().nth(line - 1).unwrap().contains("NL10"), "{error}");
}

#[test]
fn an_unknown_game_names_file_row_field_and_the_games_there_are() {
    let error = refused("game: \"nlhe\", form: deepstack", "game: \"stud\", form: deepstack");
    let RulebookError::Syntax { file, path, .. } = &error else { panic!("{error}") };
    assert_eq!((file.as_str(), path.as_str()), ("house.ron", "stakes[3].game"));
    let said = error.to_string();
    assert!(said.contains("\"stud\"") && said.contains("nlhe") && said.contains("plo8"), "{said}");
}

#[test]
fn an_unknown_form_names_file_row_field_and_the_forms_there_are() {
    let error = refused("form: deepstack, small", "form: deep, small");
    let RulebookError::Syntax { path, .. } = &error else { panic!("{error}") };
    assert!(path.starts_with("stakes[3].form"), "{path}");
    assert!(error.to_string().contains("deepstack"), "{error}");
}

#[test]
fn a_missing_field_is_named() {
    let error = refused("cap_ms: 60000, ", "");
    assert!(error.to_string().contains("time_bank[3]") && error.to_string().contains("cap_ms"), "{error}");
    let error = refused("banzai: Some((\n", "banzai: Some((\n        chairs: 5,\n");
    assert!(error.to_string().contains("banzai") && error.to_string().contains("chairs"), "{error}");
}

#[test]
fn an_unknown_field_is_named() {
    let error = refused("seats: (is: (least: 6,", "chairs: (is: (least: 6,");
    assert!(error.to_string().contains("chairs"), "{error}");
}

#[test]
fn a_half_written_file_is_refused() {
    for length in [0, 1, EN_2_7.len() / 2, EN_2_7.len() - 3] {
        assert!(matches!(Rulebook::parse("house.ron", &EN_2_7[..length]), Err(RulebookError::Syntax { .. })), "{length}");
    }
}

#[test]
fn values_that_cannot_be_name_file_row_and_field() {
    let day = Expected::Between(1, 86_400);
    for (from, to, expected) in [
        ("id: \"en-2.7\"", "id: \"\"", value("rulebook", "id", "empty", Expected::NotEmpty)),
        ("id: \"en-2.7\"", "id: \"en-2.8\"", value("rulebook", "id", "en-2.8", Expected::EndsInVersion)),
        ("most: 6", "most: 11", value("cash.seats", "most", "11", Expected::Between(2, 10))),
        ("least: 6", "least: 7", value("cash.seats", "least", "7", Expected::Between(2, 6))),
        ("min_players: (is: 3", "min_players: (is: 7", value("cash.min_players", "is", "7", Expected::Between(2, 6))),
        ("decision_s: (is: 10", "decision_s: (is: 0", value("cash.decision_s", "is", "0", day)),
        ("global_sit_out_s: Some((is: 500", "global_sit_out_s: Some((is: 0", value("cash.global_sit_out_s", "is", "0", day)),
        ("weight_free_seat: (is: 1", "weight_free_seat: (is: 0", value("seating.weight_free_seat", "is", "0", Expected::Between(1, 1_000))),
        ("players_to_open: (is: 3", "players_to_open: (is: 7", value("seating.players_to_open", "is", "7", Expected::Between(2, 6))),
        ("max_big_blinds: (is: 100", "max_big_blinds: (is: 49", value("buy_in[1]", "max_big_blinds", "49", Expected::Between(50, 10_000))),
        ("(form: deepstack, min", "(form: regular, min", value("buy_in[2]", "form", "Regular", Expected::Once)),
        ("first_ms: 15000", "first_ms: 30001", value("time_bank[1]", "first_ms", "30001", Expected::Between(0, 30_000))),
        ("every_hands: 10", "every_hands: 0", value("time_bank[1]", "every_hands", "0", Expected::Between(1, 100_000))),
        ("context: Cash", "context: SitAndGo", value("time_bank[5]", "context", "SitAndGo", Expected::Once)),
        ("window_s: (is: 1800", "window_s: (is: 0", value("ratholing.window_s", "is", "0", day)),
        ("left: Between(50, 100)", "left: Between(50, 50)", value("ratholing.rows[2]", "left", "50", Expected::Between(51, 10_000))),
        ("seats: (is: 5", "seats: (is: 1", value("banzai.seats", "is", "1", Expected::Between(2, 10))),
        ("tables_per_stake: (is: 4", "tables_per_stake: (is: 0", value("banzai.tables_per_stake", "is", "0", Expected::Between(1, 255))),
        ("is: [2, 3]", "is: [1, 3]", value("rake.halve_cap_for", "is", "1", Expected::Between(2, 10))),
        ("small_blind: 15", "small_blind: 25", value("stakes[4] NL25", "small_blind", "25", Expected::Between(1, 24))),
        ("small_blind: 15", "small_blind: 0", value("stakes[4] NL25", "small_blind", "0", Expected::Between(1, 24))),
        ("percent_bp: 350", "percent_bp: 10001", value("stakes[2] NL10", "percent_bp", "10001", Expected::Between(0, 10_000))),
        ("cap: 50", "cap: 0", value("stakes[1] NL4", "cap", "0", Expected::Between(1, 1_000_000_000_000))),
        ("name: \"NL4\"", "name: \"\"", value("stakes[1] ", "name", "empty", Expected::NotEmpty)),
        ("name: \"NL4\",", "name: \"NL4\", seats: Some(5),", value("stakes[1] NL4", "seats", "5", Expected::Between(6, 6))),
        ("game: \"nlhe\", form: deepstack", "game: \"nlhe\", form: regular", value("stakes[3] NL100", "big_blind", "10", Expected::Once)),
        ("price: 20000", "price: 0", value("plans.rows[2]", "price", "0", Expected::Between(1, u64::MAX))),
        ("(plan: 3,", "(plan: 2,", value("plans.rows[3]", "plan", "2", Expected::Once)),
        ("pool_percent: (is: 100", "pool_percent: (is: 99", value("parameters.pool_percent", "is", "99", Expected::Between(100, 100))),
        ("omaha5_hole_used: (is: 2", "omaha5_hole_used: (is: 4", value("parameters.omaha5_hole_used", "is", "4", Expected::Between(2, 3))),
        (
            "Stated(\"en\", \"Cash Game Rake, Banzai",
            "Stated(\"fr\", \"Cash Game Rake, Banzai",
            value("stakes[17] NL1", "from", "fr", Expected::KnownDocument),
        ),
        (
            "PayoutsBegin, from: Stated(\"en\", \"rule 32\")",
            "PayoutsBegin, from: Ours(\"\")",
            value("parameters.late_registration_close", "from", "empty", Expected::NotEmpty),
        ),
    ] {
        assert_eq!(refused(from, to), expected);
    }
}

#[test]
fn a_stake_needs_the_buy_in_and_the_rules_of_its_form() {
    let needs = |row: &str, form: &str| value(row, "form", form, Expected::FormWithBuyIn);
    let buy_in = EN_2_7.lines().find(|line| line.contains("(form: shortstack, min")).unwrap();
    let never = EN_2_7.lines().find(|line| line.contains("(is: shortstack")).unwrap();
    assert_eq!(refused(buy_in, ""), value("ratholing.never_less", "is", "Shortstack", Expected::FormWithBuyIn));
    let without = EN_2_7.replacen(buy_in, "", 1).replacen(never, "", 1);
    assert_eq!(Rulebook::parse("house.ron", &without), Err(needs("stakes[12] PL10", "Shortstack")));
    assert_eq!(refused("form: deepstack, small", "form: fast, small"), needs("stakes[3] NL100", "Fast"));
}

#[test]
fn a_ratholing_table_must_have_a_row_for_every_stack_and_counter() {
    let missing = |found: &str| value("ratholing", "rows", found, Expected::Present);
    assert_eq!(refused("left: UpTo(50)", "left: UpTo(49)"), missing("without 49.5 big blinds and a counter of 0"));
    assert_eq!(refused("counted: Some(UpTo(4))", "counted: Some(UpTo(3))"), missing("without 100.0 big blinds and a counter of 4"));
}

#[test]
fn the_other_time_bank_and_jackpots_are_checked_too() {
    for (text, from, to, expected) in [
        (EN_1_2, "floor_ms: 10000", "floor_ms: 30001", value("time_bank", "floor_ms", "30001", Expected::Between(0, 30_000))),
        (ROOM_003, "feed_bp: (is: 500", "feed_bp: (is: 0", value("jackpots.pools[1]", "feed_bp", "0", Expected::Between(1, 10_000))),
        (ROOM_003, "feed_bp: (is: 500", "feed_bp: (is: 9001", value("jackpots.pools", "feed_bp", "10001", Expected::Between(0, 10_000))),
        (ROOM_003, "kind: smart", "kind: bad_beat", value("jackpots.pools[3]", "kind", "BadBeat", Expected::Once)),
        (ROOM_003, "least: 5", "least: 15", value("jackpots.pools[1]", "hands", "15", Expected::Between(2, 14))),
        (
            ROOM_003,
            "from_minute: 1080",
            "from_minute: 1440",
            value("jackpots.pools[3]", "from_minute", "1440", Expected::Between(0, 1_439)),
        ),
        (ROOM_003, "games: (is: [holdem]", "games: (is: []", value("jackpots.pools[1]", "games", "empty", Expected::NotEmpty)),
        (
            ROOM_003,
            "big_blinds: (is: 2, from: Stated(\"room\", \"Glossary",
            "big_blinds: (is: 1, from: Stated(\"room\", \"Glossary",
            value("cash.straddle.big_blinds", "is", "1", Expected::Between(2, 10_000)),
        ),
        // Ten players with five cards each are too many for a deck.
        (
            ROOM_003,
            "game: \"nlo5\", form: regular, seats: Some(5)",
            "game: \"nlo5\", form: regular, seats: Some(10)",
            value("stakes[14] NL100", "seats", "10", Expected::Between(2, 9)),
        ),
    ] {
        assert_eq!(refused_of(text, from, to), expected, "{to}");
    }
}

#[test]
fn a_plans_percentage_needs_a_plan_with_a_price() {
    let with = |plan: &str| format!("percent_bp: 200, plan_percent_bp: {{{plan}: 150}}, cap: 50");
    for (plan, found) in [("1", "1"), ("8", "8")] {
        assert_eq!(refused("percent_bp: 200, cap: 50", &with(plan)), value("stakes[1] NL4", "plan_percent_bp", found, Expected::OtherPlan));
    }
    assert!(Rulebook::parse("house.ron", &EN_2_7.replacen("percent_bp: 200, cap: 50", &with("2"), 1)).is_ok());
}

#[test]
fn a_mistake_names_everything_in_its_message() {
    let said = refused("percent_bp: 350", "percent_bp: 10001").to_string();
    assert_eq!(said, "house.ron: stakes[2] NL10: percent_bp is 10001, expected a number from 0 to 10000");
}

#[test]
fn an_added_rulebook_has_an_id_of_its_own_and_a_bad_one_adds_nothing() {
    let mut rulebooks = Rulebooks::embedded().unwrap();
    let before = rulebooks.clone();
    let again = rulebooks.add("house.ron", EN_2_7).unwrap_err();
    assert_eq!(again, value("rulebook", "id", "en-2.7", Expected::NewId));
    rulebooks.add("house.ron", &EN_2_7.replacen("percent_bp: 350", "percent_bp: 10001", 1)).unwrap_err();
    assert_eq!(rulebooks, before);
    rulebooks.add("house.ron", &EN_2_7.replacen("id: \"en-2.7\"", "id: \"house-2.7\"", 1)).unwrap();
    assert_eq!(rulebooks.ids().count(), before.ids().count() + 1);
    assert_eq!(rulebooks.get("house-2.7").unwrap().stakes, before.get("en-2.7").unwrap().stakes);
}
