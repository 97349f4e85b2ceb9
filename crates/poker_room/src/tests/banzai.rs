//! Coming back to a Banzai stake (R-BAN-2).

use std::sync::Arc;

use poker_protocol::{BuyInLimits, BuyInRange, Form, LimitReason, Money, Reset, StakeId, TableId};

use crate::{Now, ReturnRule, Rulebook, Rulebooks, SeatTerms, Visits};

const MINUTE_MS: u64 = 60_000;
const DAY_MS: u64 = 24 * 60 * MINUTE_MS;
const NOON: Now = Now(20_000 * DAY_MS + DAY_MS / 2);
/// The Banzai stake NL5 of a rulebook.
struct Nl5 {
    rule: ReturnRule,
    range: BuyInRange,
}

impl Nl5 {
    /// A table of a Banzai stake with these rules.
    fn at(&self, stake: u16, table: u32) -> SeatTerms<'_> {
        SeatTerms { table: TableId(table), stake: StakeId(stake), big_blind: Money::new(50), range: self.range, rule: &self.rule }
    }
}

/// The Banzai stake NL5 of each rulebook that has Banzai.
fn nl5_everywhere() -> Vec<Nl5> {
    let rulebooks = Rulebooks::embedded().unwrap();
    let with: Vec<_> = rulebooks.iter().filter(|rulebook| rulebook.banzai.is_some()).collect();
    assert_eq!(with.iter().map(|rulebook| rulebook.id.as_str()).collect::<Vec<_>>(), ["en-2.7", "fr-3.1", "sv-2.6"]);
    let nl5 = |rulebook: &Arc<Rulebook>| {
        let row = rulebook.row("nlhe", Form::Banzai, Money::new(25), Money::new(50)).unwrap();
        Nl5 { rule: rulebook.return_rule(Form::Banzai), range: rulebook.buy_in_range(row).unwrap() }
    };
    with.into_iter().map(nl5).collect()
}

fn only(amount: u64) -> BuyInRange {
    BuyInRange { min: Money::new(amount), max: Money::new(amount) }
}

fn after_minutes(now: Now, minutes: u64) -> Now {
    Now(now.0 + minutes * MINUTE_MS)
}

fn resume_or_reset(left: u64, resets_left: u8) -> BuyInLimits {
    let instead = (resets_left > 0).then_some(Reset { amount: Money::new(500), left: resets_left });
    BuyInLimits { range: only(left), instead, why: LimitReason::BanzaiResume { stack: Money::new(left) } }
}

/// Leaves with 1200 and resets, `times` times.
fn resets(nl5: &Nl5, times: u8, now: Now) -> Visits {
    let mut visits = Visits::default();
    for _ in 0..times {
        visits.left(&nl5.at(0, 1), Money::new(1_200), now);
        visits.sat_down(&nl5.at(0, 1), Money::new(500), now);
    }
    visits
}

#[test]
fn x_ban_1_r_ban_1_the_buy_in_is_ten_big_blinds_in_sv_2_6_at_most() {
    let ranges: Vec<BuyInRange> = nl5_everywhere().iter().map(|nl5| nl5.range).collect();
    assert_eq!(ranges, [only(500), only(500), BuyInRange { min: Money::new(250), max: Money::new(500) }]);
    for nl5 in nl5_everywhere() {
        let limits = Visits::default().limits(&nl5.at(0, 1), NOON);
        assert_eq!(limits, BuyInLimits { range: nl5.range, instead: None, why: LimitReason::Banzai });
    }
}

#[test]
fn x_ban_2_another_table_of_the_stake_asks_to_resume_or_reset() {
    for nl5 in nl5_everywhere() {
        let mut visits = Visits::default();
        visits.left(&nl5.at(0, 1), Money::new(1_200), NOON);
        let later = after_minutes(NOON, 20);
        assert_eq!(visits.limits(&nl5.at(0, 2), later), resume_or_reset(1_200, 5));
        assert_eq!(visits.limits(&nl5.at(0, 1), later), resume_or_reset(1_200, 5), "the same table too");
        assert_eq!(visits.limits(&nl5.at(1, 3), later).range, nl5.range, "another stake does not ask");
    }
}

#[test]
fn x_ban_3_after_five_resets_only_the_stack_is_left() {
    for nl5 in nl5_everywhere() {
        let mut visits = resets(&nl5, 5, NOON);
        visits.left(&nl5.at(0, 1), Money::new(1_200), NOON);
        assert_eq!(visits.limits(&nl5.at(0, 2), NOON), resume_or_reset(1_200, 0));
    }
}

#[test]
fn x_ban_5_with_the_buy_in_or_less_or_after_half_an_hour_nothing_is_asked() {
    for nl5 in nl5_everywhere() {
        for left in [0, 300, 500] {
            let mut visits = Visits::default();
            visits.left(&nl5.at(0, 1), Money::new(left), NOON);
            assert_eq!(visits.limits(&nl5.at(0, 2), NOON).why, LimitReason::Banzai);
        }
        let mut visits = Visits::default();
        visits.left(&nl5.at(0, 1), Money::new(501), NOON);
        assert_eq!(visits.limits(&nl5.at(0, 2), after_minutes(NOON, 30)), resume_or_reset(501, 5), "30:00");
        let late = Now(after_minutes(NOON, 30).0 + 1_000);
        assert_eq!(visits.limits(&nl5.at(0, 2), late).range, nl5.range, "30:01");
    }
}

#[test]
fn r_ban_2_only_resets_use_up_the_five() {
    for nl5 in nl5_everywhere() {
        let mut visits = Visits::default();
        for _ in 0..9 {
            visits.left(&nl5.at(0, 1), Money::new(1_200), NOON);
            visits.sat_down(&nl5.at(0, 1), Money::new(1_200), NOON);
        }
        visits.left(&nl5.at(0, 1), Money::new(1_200), NOON);
        assert_eq!(visits.limits(&nl5.at(0, 1), NOON), resume_or_reset(1_200, 5));
    }
}

#[test]
fn r_ban_2_a_stack_is_resumed_or_reset_once() {
    for nl5 in nl5_everywhere() {
        for brought in [1_200, 500] {
            let mut visits = Visits::default();
            visits.left(&nl5.at(0, 1), Money::new(1_200), NOON);
            visits.sat_down(&nl5.at(0, 2), Money::new(brought), NOON);
            assert_eq!(visits.limits(&nl5.at(0, 3), NOON).why, LimitReason::Banzai);
        }
    }
}

#[test]
fn r_ban_2_of_two_stacks_the_one_left_last_comes_first() {
    for nl5 in nl5_everywhere() {
        let mut visits = Visits::default();
        visits.left(&nl5.at(0, 1), Money::new(1_200), NOON);
        visits.left(&nl5.at(0, 2), Money::new(700), NOON);
        assert_eq!(visits.limits(&nl5.at(0, 3), NOON), resume_or_reset(700, 5));
        visits.sat_down(&nl5.at(0, 3), Money::new(500), NOON);
        assert_eq!(visits.limits(&nl5.at(0, 4), NOON), resume_or_reset(1_200, 4));
    }
}

#[test]
fn r_ban_2_the_five_resets_come_back_at_midnight_utc() {
    for nl5 in nl5_everywhere() {
        let before = Now(20_001 * DAY_MS - 1);
        let mut visits = resets(&nl5, 5, before);
        visits.left(&nl5.at(0, 1), Money::new(1_200), before);
        assert_eq!(visits.limits(&nl5.at(0, 1), before), resume_or_reset(1_200, 0));
        assert_eq!(visits.limits(&nl5.at(0, 1), Now(before.0 + 1)), resume_or_reset(1_200, 5));
    }
}

#[test]
fn r_ban_2_resets_and_ratholing_are_counted_apart() {
    for nl5 in nl5_everywhere() {
        let mut visits = resets(&nl5, 5, NOON);
        let deepstack = ReturnRule::NoSmallerStack { window_s: 1_800, counts_from: 100 };
        let elsewhere = SeatTerms { rule: &deepstack, ..nl5.at(1, 9) };
        visits.left(&elsewhere, Money::new(9_000), NOON);
        visits.sat_down(&elsewhere, Money::new(9_000), NOON);
        visits.left(&nl5.at(0, 1), Money::new(1_200), NOON);
        assert_eq!(visits.limits(&nl5.at(0, 1), NOON), resume_or_reset(1_200, 0));
    }
}
