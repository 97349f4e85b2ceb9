//! Coming back to a table (R-RAT).

use poker_protocol::{BuyInRange, Form, LimitReason, Money, StakeId, TableId};
use serde_json::Value;

use crate::{Now, ReturnRule, Rulebooks, SeatTerms, Visits};

const MINUTE_MS: u64 = 60_000;
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;
const NOON: Now = Now(20_000 * DAY_MS + DAY_MS / 2);

/// The rule at tables of a form, for each rulebook that has it.
fn rules_of(form: Form) -> Vec<ReturnRule> {
    let rulebooks = Rulebooks::embedded().unwrap();
    let with: Vec<_> = rulebooks.iter().filter(|rulebook| rulebook.ratholing.is_some()).collect();
    assert_eq!(with.iter().map(|rulebook| rulebook.id.as_str()).collect::<Vec<_>>(), ["en-2.7", "fr-3.1", "sv-2.6"]);
    with.into_iter().map(|rulebook| rulebook.return_rule(form)).collect()
}

fn ratholing() -> Vec<ReturnRule> {
    rules_of(Form::Regular)
}

fn range(min: u64, max: u64) -> BuyInRange {
    BuyInRange { min: Money::new(min), max: Money::new(max) }
}

fn deep_return(count: u8) -> LimitReason {
    LimitReason::DeepReturn { stack: Money::new(1_800), count, most: 5 }
}

fn after_minutes(now: Now, minutes: u64) -> Now {
    Now(now.0 + minutes * MINUTE_MS)
}

/// A table of NL10, and a player who leaves and comes back.
struct Regular<'a> {
    visits: Visits,
    rule: &'a ReturnRule,
    big_blind: u64,
    now: Now,
}

impl<'a> Regular<'a> {
    fn of(rule: &'a ReturnRule) -> Self {
        Self { visits: Visits::default(), rule, big_blind: 10, now: NOON }
    }

    fn terms(&self, table: u32) -> SeatTerms<'a> {
        let big_blind = Money::new(self.big_blind);
        let range = range(50 * self.big_blind, 100 * self.big_blind);
        SeatTerms { table: TableId(table), stake: StakeId(0), big_blind, range, rule: self.rule }
    }

    /// Leaves table 1 with `left` and asks for a seat at a table after `minutes` minutes.
    fn back_at(&mut self, table: u32, left: u64, minutes: u64) -> (u64, u64) {
        let terms = self.terms(1);
        self.visits.left(&terms, Money::new(left), self.now);
        self.now = after_minutes(self.now, minutes);
        self.may_bring(table)
    }

    fn back(&mut self, left: u64) -> (u64, u64) {
        self.back_at(1, left, 10)
    }

    fn may_bring(&self, table: u32) -> (u64, u64) {
        let range = self.visits.limits(&self.terms(table), self.now).range;
        (range.min.hundredths(), range.max.hundredths())
    }

    fn why(&self) -> LimitReason {
        self.visits.limits(&self.terms(1), self.now).why
    }

    /// Comes back with 100 big blinds `times` times, with the smallest buy-in.
    fn count(&mut self, times: u8) {
        for _ in 0..times {
            let (min, _) = self.back_at(1, 100 * self.big_blind, 0);
            let terms = self.terms(1);
            self.visits.sat_down(&terms, Money::new(min), self.now);
        }
    }
}

#[test]
fn r_rat_1_limits_of_the_case_file() {
    let cases: Value = serde_json::from_str(include_str!("../../../../tests/data/cases.json")).unwrap();
    for (case, rule) in cases["ratholing_hundredths_of_bb"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|case| ratholing().into_iter().map(move |rule| (case, rule)))
    {
        let mut player = Regular { big_blind: 100, ..Regular::of(&rule) };
        player.count(u8::try_from(case["counter"].as_u64().unwrap()).unwrap());
        let table = if case["same_table_within_30min"].as_bool().unwrap() { 1 } else { 2 };
        let (min, max) = player.back_at(table, case["left"].as_u64().unwrap(), 10);
        assert_eq!(serde_json::json!([min, max]), case["expect"], "{}", case["id"]);
    }
}

#[test]
fn x_rat_1_less_than_the_minimum_was_left_with() {
    for rule in ratholing() {
        let mut player = Regular::of(&rule);
        assert_eq!(player.back(400), (500, 1_000));
        assert_eq!(player.why(), LimitReason::Stake);
    }
}

#[test]
fn x_rat_2_r_rat_3_the_minimum_exactly() {
    for rule in ratholing() {
        assert_eq!(Regular::of(&rule).back(500), (500, 1_000));
        assert_eq!(Regular::of(&rule).back(501), (501, 1_000), "one cent more is more");
    }
}

#[test]
fn x_rat_3_between_the_ends_no_less_than_the_last_stack() {
    for rule in ratholing() {
        let mut player = Regular::of(&rule);
        assert_eq!(player.back(720), (720, 1_000));
        assert_eq!(player.why(), LimitReason::LastStack { stack: Money::new(720) });
    }
}

#[test]
fn x_rat_4_r_rat_3_the_maximum_exactly() {
    for rule in ratholing() {
        assert_eq!(Regular::of(&rule).back(999), (999, 1_000), "one cent less is less");
        assert_eq!(Regular::of(&rule).back(1_000), (1_000, 1_000));
    }
}

#[test]
fn x_rat_5_more_than_the_maximum_with_the_counter_at_four() {
    for rule in ratholing() {
        let mut player = Regular::of(&rule);
        player.count(4);
        assert_eq!(player.back(1_800), (1_000, 1_800));
        let terms = player.terms(1);
        player.visits.sat_down(&terms, Money::new(1_000), player.now);
        assert_eq!(player.back(1_800), (1_800, 1_800), "the counter became 5");
    }
}

#[test]
fn x_rat_6_more_than_the_maximum_with_the_counter_at_five() {
    for rule in ratholing() {
        let mut player = Regular::of(&rule);
        player.count(5);
        assert_eq!(player.back(1_800), (1_800, 1_800));
        assert_eq!(player.why(), LimitReason::DeepReturnAgain { stack: Money::new(1_800) });
    }
}

#[test]
fn x_rat_7_another_table_or_more_than_half_an_hour() {
    for rule in ratholing() {
        let mut player = Regular::of(&rule);
        assert_eq!(player.back_at(2, 1_800, 10), (500, 1_000));
        player.now = Now(NOON.0 + 30 * MINUTE_MS);
        assert_eq!(player.may_bring(1), (1_000, 1_800), "30:00");
        player.now = Now(player.now.0 + 1_000);
        assert_eq!(player.may_bring(1), (500, 1_000), "30:01");
    }
}

#[test]
fn x_rat_8_midnight_at_utc_resets_the_counter() {
    for rule in ratholing() {
        let mut player = Regular { now: Now(20_001 * DAY_MS - MINUTE_MS), ..Regular::of(&rule) };
        player.count(5);
        assert_eq!(player.back_at(1, 1_800, 0), (1_800, 1_800), "23:59");
        player.now = after_minutes(player.now, 2);
        assert_eq!(player.may_bring(1), (1_000, 1_800), "00:01");
        let terms = player.terms(1);
        player.visits.sat_down(&terms, Money::new(1_000), player.now);
        player.back(1_800);
        assert_eq!(player.why(), deep_return(1));
    }
}

#[test]
fn x_rat_9_r_rat_6_omaha_shortstack_takes_no_smaller_stack() {
    for rule in rules_of(Form::Shortstack) {
        let mut visits = Visits::default();
        let terms = SeatTerms { table: TableId(1), stake: StakeId(0), big_blind: Money::new(50), range: range(500, 1_000), rule: &rule };
        visits.left(&terms, Money::new(900), NOON);
        let limits = visits.limits(&terms, after_minutes(NOON, 10));
        assert_eq!((limits.range, limits.why), (range(900, 1_000), LimitReason::NoRatholing { stack: Money::new(900) }));
        assert_eq!(visits.limits(&terms, after_minutes(NOON, 31)).range, range(500, 1_000));
    }
}

#[test]
fn r_rat_6_a_deepstack_player_comes_back_with_the_whole_stack_whatever_the_counter() {
    for (rule, counted) in rules_of(Form::Deepstack).into_iter().flat_map(|rule| [(rule.clone(), 0), (rule, 5)]) {
        let mut player = Regular::of(&rule);
        player.count(counted);
        assert_eq!(player.back(1_800), (1_800, 1_800));
        assert_eq!(player.back(100), (500, 1_000), "at least the minimum");
    }
}

#[test]
fn r_rat_1_one_who_sat_back_down_is_not_asked_for_the_old_stack_again() {
    for rule in ratholing() {
        let mut player = Regular::of(&rule);
        player.back(1_800);
        let terms = player.terms(1);
        player.visits.sat_down(&terms, Money::new(1_200), player.now);
        assert_eq!(player.back(700), (700, 1_000));
    }
}

#[test]
fn r_rat_2_the_counter_grows_when_sitting_back_down_whatever_is_brought() {
    for rule in ratholing() {
        for brought in [1_000, 1_800] {
            let mut player = Regular::of(&rule);
            player.back(1_800);
            assert_eq!(player.why(), deep_return(0), "not by being asked");
            let terms = player.terms(1);
            player.visits.sat_down(&terms, Money::new(brought), player.now);
            player.back(1_800);
            assert_eq!(player.why(), deep_return(1));
        }
    }
}

#[test]
fn r_rat_2_the_counter_counts_over_all_stakes_and_forms() {
    for (regular, deepstack) in ratholing().into_iter().zip(rules_of(Form::Deepstack)) {
        let mut player = Regular::of(&deepstack);
        player.count(3);
        player.rule = &regular;
        player.count(1);
        player.big_blind = 400;
        player.count(1);
        assert_eq!(player.back(72_000), (72_000, 72_000));
    }
}

#[test]
fn r_rat_4_below_the_maximum_the_counter_is_not_checked() {
    for rule in ratholing() {
        for counted in [0, 5] {
            let mut player = Regular::of(&rule);
            player.count(counted);
            assert_eq!(player.back(720), (720, 1_000));
            player.back(720);
            let terms = player.terms(1);
            player.visits.sat_down(&terms, Money::new(720), player.now);
            player.back(1_800);
            let why = if counted < 5 { deep_return(counted) } else { LimitReason::DeepReturnAgain { stack: Money::new(1_800) } };
            assert_eq!(player.why(), why, "nor does it grow");
        }
    }
}

#[test]
fn r_rat_7_without_the_rule_nothing_is_remembered() {
    let rulebooks = Rulebooks::embedded().unwrap();
    for (id, form) in [("en-1.2", Form::Regular), ("en-1.2", Form::Fast), ("room-003", Form::Regular), ("room-003", Form::Rapid)] {
        let rule = rulebooks.get(id).unwrap().return_rule(form);
        let mut player = Regular::of(&rule);
        for _ in 0..7 {
            assert_eq!(player.back(1_800), (500, 1_000), "{id}");
        }
        assert_eq!(player.visits, Visits::default());
    }
}
