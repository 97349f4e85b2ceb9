//! Compares stakes, rake and buy-ins with the tables read from the documents.

use std::collections::BTreeSet;

use poker_protocol::{Form, Money, Rounding};
use poker_rules::Variant;
use serde_json::{Value, json};

use super::tables::{basis_points, code, tables};
use super::{IDS, rulebook};
use crate::{RakeRow, Rulebook};

/// Checks that the rulebook has every row of the document, and that every other row is marked as ours or as a reading.
pub(super) fn rake(rulebook: &Rulebook, said: &Value) {
    let mut found = Vec::new();
    for (part, said) in said.as_object().unwrap() {
        let rows = said.as_array();
        match part.as_str() {
            "holdem" => found.extend(rows.unwrap().iter().map(|row| stake(rulebook, "nlhe", row))),
            "omaha" => found.extend(rows.unwrap().iter().map(|row| stake(rulebook, "plo", row))),
            "banzai_holdem" => found.extend(rows.unwrap().iter().map(|row| stake(rulebook, "nlhe", row))),
            "all_games" => found.extend(rows.unwrap().iter().flat_map(|row| ["nlhe", "plo"].map(|game| stake(rulebook, game, row)))),
            "rounding" => assert_eq!(rulebook.rake.rounding.is, if *said == "nearest" { Rounding::Nearest } else { Rounding::Up }),
            "min_cents_per_raked_hand" => assert_eq!(json!(rulebook.rake.minimum.is), *said),
            "no_flop_no_drop" => assert_eq!(json!(rulebook.rake.no_flop_no_drop.is), *said),
            "cap_halved_for_dealt_in" => assert_eq!(json!(rulebook.rake.halve_cap_for.is), *said),
            "example" => {
                assert_eq!(json!(rulebook.rake.minimum.is), said["min_cents"]);
                assert!(rulebook.stakes.iter().all(|row| row.percent_bp == basis_points(&said["percent"])));
            }
            other => panic!("nothing is compared with {other}"),
        }
    }
    let others = rulebook.stakes.iter().filter(|row| !found.contains(row));
    others.for_each(|row| assert!(row.from.is_ours(), "{}: no document has {row:?}", rulebook.id));
}

/// The row of the rulebook for a row of the tables. Checks form, blinds, percentage, cap and the largest buy-in, which the name gives.
fn stake(rulebook: &Rulebook, game: &str, said: &Value) -> RakeRow {
    let kind = said["kind"].as_str().unwrap().split(' ').next().unwrap();
    let form: Form = serde_json::from_value(json!(kind)).unwrap();
    let chips = |field: &str| Money::new(said[field].as_u64().unwrap());
    let row = rulebook.row(game, form, chips("sb_cents"), chips("bb_cents")).unwrap_or_else(|| panic!("{}: {said}", rulebook.id));
    assert_eq!((row.percent_bp, row.cap), (basis_points(&said["rake_percent"]), chips("cap_cents")), "{}: {said}", rulebook.id);
    if let Some(name) = said["stake"].as_str() {
        assert_eq!(row.name, name);
        let range = rulebook.buy_in_range(row).unwrap();
        assert_eq!(range.max, chips("max_buyin_cents_from_name"), "{}: {name}", rulebook.id);
        assert_eq!(rulebook.buy_in_row(form).unwrap().max_big_blinds.is.to_string(), said["max_buyin_bb_from_name"].as_str().unwrap());
    }
    row.clone()
}

#[test]
fn r_cash_3_a_stakes_name_is_its_largest_buy_in() {
    for id in IDS {
        let rulebook = rulebook(id);
        for row in &rulebook.stakes {
            let units: u64 = row.name.trim_start_matches(|letter: char| letter.is_alphabetic()).parse().unwrap();
            assert_eq!(rulebook.buy_in_range(row).unwrap().max, Money::new(units * 100), "{id} {}", row.name);
        }
    }
}

#[test]
fn r_var_11_every_rulebook_offers_its_games_and_forms() {
    for (id, table) in tables() {
        let rulebook = rulebook(&id);
        let said: BTreeSet<&str> = table["variants"].as_array().unwrap().iter().map(|variant| code(variant.as_str().unwrap())).collect();
        let offered: BTreeSet<&str> = rulebook.stakes.iter().map(|row| row.game.code).collect();
        assert_eq!(offered, said, "{id}");
        let forms: BTreeSet<(&str, Form)> = rulebook.stakes.iter().map(|row| (row.game.code, row.form)).collect();
        let expected = match id.as_str() {
            "en-1.2" => vec![("nlhe", Form::Regular), ("nlhe", Form::Fast), ("plo", Form::Regular)],
            "room-003" => {
                let rapid = [("nlhe", Form::Rapid), ("plo", Form::Rapid)];
                said.iter().map(|&game| (game, Form::Regular)).chain(rapid).collect()
            }
            _ => vec![
                ("nlhe", Form::Regular),
                ("nlhe", Form::Deepstack),
                ("nlhe", Form::Banzai),
                ("plo", Form::Regular),
                ("plo", Form::Shortstack),
                ("plo", Form::Banzai),
            ],
        };
        assert_eq!(forms, expected.into_iter().collect(), "{id}");
    }
}

#[test]
fn r_hand_1_a_rulebook_has_six_seats_for_its_stakes_five_in_banzai_and_room_003_two_to_ten() {
    for id in IDS {
        let rulebook = rulebook(id);
        let seats = |form| rulebook.stakes.iter().filter(|row| row.form == form).map(|row| rulebook.seats(row)).collect::<BTreeSet<_>>();
        match id {
            "room-003" => assert_eq!((seats(Form::Regular), seats(Form::Rapid)), ((2..=10).collect(), [6].into()), "one of each size"),
            "en-1.2" => assert_eq!((seats(Form::Regular), seats(Form::Fast)), ([6].into(), [6].into())),
            _ => assert_eq!((seats(Form::Regular), seats(Form::Deepstack), seats(Form::Banzai)), ([6].into(), [6].into(), [5].into())),
        }
    }
}

#[test]
fn x_8_deepstack_is_up_to_a_thousand_big_blinds_and_shortstack_up_to_twenty() {
    for id in ["en-2.7", "fr-3.1", "sv-2.6"] {
        let rulebook = rulebook(id);
        let range = |game, form, small_blind, big_blind| {
            let row = rulebook.row(game, form, Money::new(small_blind), Money::new(big_blind)).unwrap();
            let range = rulebook.buy_in_range(row).unwrap();
            (row.name.as_str(), range.min.hundredths(), range.max.hundredths())
        };
        assert_eq!(range("nlhe", Form::Deepstack, 5, 10), ("NL100", 5_000, 10_000), "{id}");
        assert_eq!(range("plo", Form::Shortstack, 25, 50), ("PL10", 500, 1_000), "{id}");
    }
}

#[test]
fn x_37_banzai_omaha_has_the_rows_of_banzai_holdem() {
    for id in ["en-2.7", "fr-3.1", "sv-2.6"] {
        let rulebook = rulebook(id);
        let of = |game| {
            let rows = rulebook.stakes.iter().filter(move |row| row.form == Form::Banzai && row.game.code == game);
            rows.map(|row| (row.small_blind, row.big_blind, row.percent_bp, row.cap)).collect::<Vec<_>>()
        };
        assert_eq!((of("nlhe").len(), of("nlhe")), (5, of("plo")), "{id}");
        assert!(rulebook.stakes.iter().filter(|row| row.form == Form::Banzai).all(|row| row.from.is_ours() == (row.game.code == "plo")));
    }
}

#[test]
fn r_fast_1_fast_holdem_has_the_blinds_and_the_rake_of_holdem() {
    let rulebook = rulebook("en-1.2");
    let of = |form| {
        let rows = rulebook.stakes.iter().filter(move |row| row.form == form && row.game.code == "nlhe");
        rows.map(|row| (row.small_blind, row.big_blind, row.percent_bp, row.cap)).collect::<Vec<_>>()
    };
    assert_eq!((of(Form::Fast).len(), of(Form::Fast)), (7, of(Form::Regular)));
}

#[test]
fn r_var_every_game_of_a_rulebook_has_its_parameters() {
    for id in IDS {
        let rulebook = rulebook(id);
        for row in &rulebook.stakes {
            assert_eq!(Variant::of(&rulebook.game(row)), Some(&row.game), "{id} {}", row.name);
        }
    }
}
