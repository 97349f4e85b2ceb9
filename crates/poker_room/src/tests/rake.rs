//! Rake.

use poker_rules::Chips;
use serde_json::Value;

use super::table_scene::{Scene, nl10};
use crate::{Game, RakeTerms, Rounding, Rulebook, rake};

fn basis_points(percent: &str) -> u32 {
    let (whole, part) = percent.split_once('.').unwrap_or((percent, "0"));
    whole.parse::<u32>().unwrap() * 100 + format!("{part:0<2}").parse::<u32>().unwrap()
}

#[test]
fn r_rake_1_to_6_hold_for_every_case() {
    let cases: Value = serde_json::from_str(include_str!("../../../../tests/data/cases.json")).unwrap();
    for case in cases["rake"].as_array().unwrap() {
        let number = |field: &str| case[field].as_u64().unwrap();
        let terms = RakeTerms {
            percent_bp: basis_points(case["percent"].as_str().unwrap()),
            cap: Chips::new(number("cap")),
            rounding: match case["rounding"].as_str().unwrap() {
                "nearest" => Rounding::Nearest,
                "up" => Rounding::Up,
                other => panic!("{other}"),
            },
            minimum: Chips::new(1),
            no_flop_no_drop: true,
            halve_cap_for: serde_json::from_value(case["halve_cap_for"].clone()).unwrap(),
        };
        let dealt_in = u8::try_from(number("dealt_in")).unwrap();
        let taken = rake(Chips::new(number("pot")), case["flop"].as_bool().unwrap(), dealt_in, &terms);
        assert_eq!(taken.get(), number("expect"), "{}", case["id"]);
    }
}

#[test]
fn r_rake_1_the_rulebooks_stakes_have_their_percentage_and_cap() {
    let rulebook = Rulebook::en_2_7().unwrap();
    for (stake, pot, six_handed, three_handed) in [
        ("NL4", 400, 8, 8),
        ("NL4", 10_000, 50, 25),
        ("NL10", 1000, 35, 35),
        ("NL10", 10_000, 100, 50),
        ("NL25", 1000, 45, 45),
        ("NL25", 10_000, 200, 100),
        ("NL50", 1220, 67, 67),
        ("NL50", 10_000, 200, 100),
        ("NL100", 1000, 60, 60),
        ("NL100", 10_000, 300, 150),
        ("NL200", 10_000, 300, 150),
        ("NL400", 10_000, 300, 150),
    ] {
        let terms = rulebook.rake_terms(rulebook.stake(Game::HoldemNoLimit, stake).unwrap());
        assert_eq!(rake(Chips::new(pot), true, 6, &terms).get(), six_handed, "{stake}");
        assert_eq!(rake(Chips::new(pot), true, 3, &terms).get(), three_handed, "{stake}");
    }
}

#[test]
fn r_rake_1_a_stake_without_percentage_rakes_nothing() {
    let mut terms = nl10(|_| {}).rake.unwrap();
    terms.percent_bp = 0;
    assert_eq!(rake(Chips::new(1000), true, 6, &terms), Chips::ZERO);
}

#[test]
fn r_rake_2_a_table_takes_nothing_before_the_flop_and_its_share_after() {
    let mut scene = Scene::of(&[1, 2, 3, 4]);
    scene.deal();
    scene.fold_hand();
    assert_eq!(scene.records()[0].rake, Chips::ZERO);
    scene.deal();
    scene.call_hand();
    let record = scene.records()[1];
    assert_eq!((record.pot, record.rake), (Chips::new(40), Chips::new(1)));
}

#[test]
fn a_table_without_rake_takes_none() {
    let mut scene = Scene::with(nl10(|rules| rules.rake = None), &[1, 2, 3]);
    scene.deal();
    scene.call_hand();
    assert_eq!(scene.records()[0].rake, Chips::ZERO);
}
