//! The rake of a pot.

use poker_protocol::{Form, Money, PlanId};
use proptest::prelude::*;
use serde_json::Value;

use super::table_scene::nl10;
use crate::{PRINTED, PotShare, RakeTerms, Rounding, Rulebook, rake, rake_of};

/// How a rulebook's tables are raked, with this percentage and cap.
pub(super) fn terms(rulebook: &str, percent_bp: u32, cap: u64) -> RakeTerms {
    let rulebook = Rulebook::embedded(rulebook).unwrap().unwrap();
    let mut terms = rulebook.rake_terms(&rulebook.stakes[0]);
    terms.percent_bp = percent_bp;
    terms.cap = Money::new(cap);
    terms
}

/// The rake of a pot with a flop.
fn of(pot: u64, dealt_in: u8, terms: &RakeTerms) -> u64 {
    rake(Money::new(pot), true, dealt_in, terms).hundredths()
}

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
            rounding: match case["rounding"].as_str().unwrap() {
                "nearest" => Rounding::Nearest,
                "up" => Rounding::Up,
                other => panic!("{other}"),
            },
            halve_cap_for: serde_json::from_value(case["halve_cap_for"].clone()).unwrap(),
            ..terms("en-2.7", basis_points(case["percent"].as_str().unwrap()), number("cap"))
        };
        let dealt_in = u8::try_from(number("dealt_in")).unwrap();
        let taken = rake(Money::new(number("pot")), case["flop"].as_bool().unwrap(), dealt_in, &terms);
        assert_eq!(taken.hundredths(), number("expect"), "{}", case["id"]);
    }
}

/// The rulebooks with the same minimum; one of them rounds up.
const OF_ONE_FAMILY: [&str; 4] = ["en-1.2", "en-2.7", "fr-3.1", "sv-2.6"];

#[test]
fn x_rake_1_r_rake_3_a_raked_hand_pays_at_least_a_cent() {
    for rulebook in OF_ONE_FAMILY {
        let terms = terms(rulebook, 200, 50);
        assert_eq!([of(1, 6, &terms), of(20, 6, &terms), of(24, 6, &terms)], [1, 1, 1], "{rulebook}");
    }
}

#[test]
fn x_rake_2_r_rake_4_half_a_cent_is_rounded_up() {
    for rulebook in OF_ONE_FAMILY {
        assert_eq!(of(75, 6, &terms(rulebook, 200, 50)), 2, "{rulebook}");
    }
}

#[test]
fn x_rake_3_x_rake_4_r_rake_4_the_nearest_cent_or_in_sv_2_6_the_next() {
    for (rulebook, of_51, of_1220) in [("en-1.2", 1, 67), ("en-2.7", 1, 67), ("fr-3.1", 1, 67), ("sv-2.6", 2, 68)] {
        assert_eq!(of(51, 6, &terms(rulebook, 200, 50)), of_51, "{rulebook}");
        assert_eq!(of(1220, 6, &terms(rulebook, 550, 200)), of_1220, "{rulebook}");
    }
}

#[test]
fn x_rake_5_x_rake_6_r_rake_5_the_cap_is_halved_for_two_or_three_but_not_in_en_1_2() {
    for (rulebook, halved) in [("en-2.7", true), ("fr-3.1", true), ("sv-2.6", true), ("en-1.2", false), ("room-003", false)] {
        let few = |cap: u64| if halved { cap / 2 } else { cap };
        let terms = terms(rulebook, 600, 300);
        let taken = [6, 4, 3, 2].map(|dealt_in| of(12_000, dealt_in, &terms));
        assert_eq!(taken, [300, 300, few(300), few(300)], "{rulebook}");
    }
    let terms = terms("en-2.7", 200, 50);
    assert_eq!([6, 4, 3, 2].map(|dealt_in| of(4_000, dealt_in, &terms)), [50, 50, 25, 25]);
}

#[test]
fn x_rake_7_x_rake_8_r_rake_2_without_a_flop_there_is_no_rake_no_matter_who_is_all_in() {
    for rulebook in ["en-1.2", "en-2.7", "fr-3.1", "sv-2.6", "room-003"] {
        let terms = terms(rulebook, 500, 300);
        let pot = Money::new(5_000);
        assert_eq!(rake(pot, false, 6, &terms), Money::ZERO, "{rulebook}");
        assert_eq!(rake(pot, true, 6, &terms), Money::new(250), "{rulebook}");
    }
}

#[test]
fn x_rake_9_r_rake_5_half_a_cent_of_a_halved_cap_is_dropped() {
    for rulebook in ["en-2.7", "fr-3.1", "sv-2.6"] {
        assert_eq!(of(700, 3, &terms(rulebook, 200, 25)), 12, "{rulebook}");
    }
}

#[test]
fn x_rake_10_r_rake_6_the_percentage_up_to_the_cap() {
    for rulebook in ["en-2.7", "fr-3.1", "sv-2.6"] {
        let terms = terms(rulebook, 350, 100);
        assert_eq!([of(1_000, 5, &terms), of(3_333, 5, &terms)], [35, 100], "{rulebook}");
    }
}

#[test]
fn d_rake_1_x_rake_13_r_rake_7_below_the_minimum_there_is_no_rake() {
    let terms = terms("room-003", 500, 300);
    assert_eq!([of(1_000, 6, &terms), of(1_999, 6, &terms), of(2_000, 6, &terms)], [0, 0, 100]);
    assert_eq!([of(2_010, 6, &terms), of(6_000, 6, &terms), of(60_000, 6, &terms)], [101, 300, 300], "a percentage up to a maximum");
}

#[test]
fn x_rake_14_r_rake_1_en_1_2_rakes_its_smallest_stake_at_one_percent() {
    let terms = terms("en-1.2", 100, 100);
    assert_eq!([of(10, 6, &terms), of(400, 6, &terms), of(20_000, 6, &terms)], [1, 4, 100]);
}

fn any_terms() -> impl Strategy<Value = RakeTerms> {
    let books = prop::sample::select(&["en-1.2", "en-2.7", "sv-2.6", "room-003"][..]);
    let percents = prop::collection::btree_map((2..8_u8).prop_map(PlanId), 0..=10_000_u32, 0..4);
    (books, 0..=10_000_u32, 0..=400_u64, percents, 0..=150_u64).prop_map(|(book, percent_bp, cap, plan_percent_bp, minimum)| RakeTerms {
        plan_percent_bp,
        minimum: Money::new(minimum),
        ..terms(book, percent_bp, cap)
    })
}

fn any_shares() -> impl Strategy<Value = Vec<PotShare>> {
    let amounts = prop_oneof![0..5_000_u64, Just(0), Just(1 << 60)].prop_map(Money::new);
    prop::collection::vec((amounts, 1..9_u8).prop_map(|(amount, plan)| PotShare { amount, plan: PlanId(plan) }), 1..10)
}

proptest! {
    #[test]
    fn no_rake_exceeds_its_cap_or_its_pot(shares in any_shares(), flop: bool, dealt_in in 2..=10_u8, terms in any_terms()) {
        let pot: Money = shares.iter().map(|share| share.amount).sum();
        let cap = if terms.halve_cap_for.contains(&dealt_in) { terms.cap.halved() } else { terms.cap };
        let taken = rake_of(&shares, flop, dealt_in, &terms);
        prop_assert!(taken <= cap && taken <= pot, "{taken:?}");
        prop_assert!(flop || taken.is_zero());
    }

    #[test]
    fn r_plan_4_a_mixed_pot_pays_between_the_least_and_the_most_of_its_plans(shares in any_shares(), dealt_in in 2..=10_u8, terms in any_terms()) {
        let pot: Money = shares.iter().map(|share| share.amount).sum();
        let alone = |plan| rake_of(&[PotShare { amount: pot, plan }], true, dealt_in, &terms);
        let taken = rake_of(&shares, true, dealt_in, &terms);
        let of_each = || shares.iter().map(|share| alone(share.plan));
        prop_assert!(of_each().min() <= Some(taken) && Some(taken) <= of_each().max(), "{taken:?}");
    }

    #[test]
    fn r_plan_4_with_everybody_on_plan_1_the_printed_rule_holds(shares in any_shares(), dealt_in in 2..=10_u8, terms in any_terms()) {
        let pot: Money = shares.iter().map(|share| share.amount).sum();
        let printed: Vec<_> = shares.into_iter().map(|share| PotShare { plan: PRINTED, ..share }).collect();
        prop_assert_eq!(rake_of(&printed, true, dealt_in, &terms), rake(pot, true, dealt_in, &terms));
    }
}

fn shares(of: &[(u64, u8)]) -> Vec<PotShare> {
    of.iter().map(|&(amount, plan)| PotShare { amount: Money::new(amount), plan: PlanId(plan) }).collect()
}

#[test]
fn r_plan_4_each_share_of_a_pot_is_raked_by_its_players_plan() {
    let mut terms = terms("en-2.7", 550, 200);
    terms.plan_percent_bp.insert(PlanId(2), 300);
    assert_eq!(rake_of(&shares(&[(600, 1), (400, 2)]), true, 6, &terms), Money::new(45), "0.6 of 55 and 0.4 of 30");
    assert_eq!(rake_of(&shares(&[(600, 1), (400, 7)]), true, 6, &terms), Money::new(55), "a plan without a percentage pays as printed");
    assert_eq!(rake_of(&shares(&[(5_000, 1), (5_000, 2)]), true, 6, &terms), Money::new(200), "both are capped");
    assert_eq!(rake_of(&shares(&[(2_500, 1), (2_500, 2)]), true, 6, &terms), Money::new(175), "half of 200, the cap, and half of 150");
}

#[test]
fn r_plan_4_a_mixed_rake_is_rounded_once() {
    let mut terms = terms("en-2.7", 550, 200);
    terms.plan_percent_bp.insert(PlanId(2), 300);
    let mixed = shares(&[(50, 1), (50, 2)]);
    assert_eq!(rake_of(&mixed, true, 6, &terms), Money::new(4), "2.75 and 1.50 are 4.25, rounded one by one 5");
    terms.rounding = Rounding::Up;
    assert_eq!(rake_of(&mixed, true, 6, &terms), Money::new(5));
}

/// The rows of a game and form: blinds, percentage and cap.
fn rows(rulebook: &str, game: &str, form: Form) -> Vec<(String, u32, u64)> {
    let rulebook = Rulebook::embedded(rulebook).unwrap().unwrap();
    let rows = rulebook.stakes.iter().filter(|row| row.game.code == game && row.form == form);
    rows.map(|row| (format!("{}/{}", row.small_blind.hundredths(), row.big_blind.hundredths()), row.percent_bp, row.cap.hundredths()))
        .collect()
}

fn printed(rows: &[(&str, u32, u64)]) -> Vec<(String, u32, u64)> {
    rows.iter().map(|&(blinds, percent_bp, cap)| (blinds.to_owned(), percent_bp, cap)).collect()
}

#[test]
fn r_rake_1_the_three_newer_rulebooks_rake_by_stake_and_game() {
    let holdem = [("2/4", 200, 50), ("5/10", 350, 100), ("15/25", 450, 200), ("25/50", 550, 200)];
    let omaha = [("2/4", 200, 50), ("5/10", 300, 150), ("10/25", 300, 250), ("25/50", 350, 300)];
    let both = [("50/100", 600, 300), ("100/200", 600, 300), ("200/400", 600, 300)];
    let banzai = [("5/10", 200, 25), ("25/50", 200, 50), ("100/200", 250, 100), ("250/500", 250, 150), ("500/1000", 250, 200)];
    for rulebook in ["en-2.7", "fr-3.1", "sv-2.6"] {
        assert_eq!(rows(rulebook, "nlhe", Form::Regular), printed(&[&holdem[..], &both].concat()), "{rulebook}");
        assert_eq!(rows(rulebook, "plo", Form::Regular), printed(&[&omaha[..], &both].concat()), "{rulebook}");
        assert_eq!(rows(rulebook, "nlhe", Form::Deepstack), printed(&[("5/10", 350, 200)]), "{rulebook}");
        assert_eq!(rows(rulebook, "plo", Form::Shortstack), printed(&[("25/50", 300, 150)]), "{rulebook}");
        assert_eq!(rows(rulebook, "nlhe", Form::Banzai), printed(&banzai), "{rulebook}");
        assert_eq!(rows(rulebook, "plo", Form::Banzai), printed(&banzai), "{rulebook}: X-37, the same rows");
    }
}

#[test]
fn r_rake_1_en_1_2_rakes_by_stake_alone() {
    let table = printed(&[
        ("2/4", 100, 100),
        ("5/10", 300, 200),
        ("10/25", 500, 300),
        ("25/50", 550, 300),
        ("50/100", 600, 300),
        ("100/200", 600, 300),
        ("200/400", 600, 300),
    ]);
    assert_eq!(rows("en-1.2", "nlhe", Form::Regular), table);
    assert_eq!(rows("en-1.2", "plo", Form::Regular), table);
}

#[test]
fn r_rake_8_the_operator_lowers_the_rake_by_data_and_restores_it_so() {
    let text = include_str!("../../data/en-1.2.ron");
    let raked = |text: &str| {
        let rulebook = Rulebook::parse("house.ron", text).unwrap();
        of(1_000, 6, &rulebook.rake_terms(rulebook.stake("nlhe", "NL10").unwrap()))
    };
    let lowered = text.replace("percent_bp: 300", "percent_bp: 150");
    assert_eq!([raked(text), raked(&lowered), raked(text)], [30, 15, 30]);
}

#[test]
fn r_rake_1_a_stake_without_percentage_rakes_nothing() {
    let mut terms = nl10(|_| {}).cash.rake.unwrap();
    terms.percent_bp = 0;
    assert_eq!(rake(Money::new(1000), true, 6, &terms), Money::ZERO);
}
