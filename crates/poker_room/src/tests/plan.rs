//! Rake plans.

use std::collections::BTreeMap;

use poker_protocol::{Message, Money, PlanId, PlanView, PlayerId, Refusal, Request};
use proptest::prelude::*;
use serde_json::Value;

use super::room_scene::{Salon, config, config_with};
use super::table_scene::{InOrder, Scene, nl10, seat};
use crate::cashier::refund;
use crate::{Account, ClientId, Date, Now, Room, RoomConfig, Rulebook, RulebookError};

const DAY_MS: u64 = 86_400_000;
const FUNDS: u64 = 3_000_000;
const PLAYER: PlayerId = PlayerId(1);

fn rich(config: RoomConfig) -> RoomConfig {
    RoomConfig { opening_balance: Money::new(FUNDS), ..config }
}

/// A person who can pay for any plan, at this hour of this day.
fn at(year: u32, month: u8, day: u8, hour: u64) -> (Salon, ClientId) {
    let mut salon = Salon::with(rich(config()));
    salon.now = moment(year, month, day, hour);
    let client = salon.person(1);
    (salon, client)
}

fn moment(year: u32, month: u8, day: u8, hour: u64) -> Now {
    let date = Date { year, month, day };
    let days = (0..).find(|&days| Now(days * DAY_MS).date() == date).unwrap();
    Now(days * DAY_MS + hour * 3_600_000)
}

fn choose(plan: u8) -> Request {
    Request::ChoosePlan { plan: PlanId(plan) }
}

impl Salon {
    fn plans(&mut self, client: ClientId) -> PlanView {
        self.answer(client, Request::AskPlans).unwrap();
        let told = self.messages(client).into_iter().rev().find_map(|message| match &message.message {
            Message::Plans { plans } => Some(plans.clone()),
            _ => None,
        });
        told.unwrap()
    }

    fn has(&self) -> u64 {
        self.room.balance(PLAYER).hundredths()
    }

    /// Checks that a request is refused for this reason and that nothing has changed.
    fn refuses(&mut self, client: ClientId, request: Request, reason: Refusal) {
        let before = self.room.save();
        assert_eq!(self.answer(client, request), Err(reason));
        assert_eq!(self.room.save(), before);
    }
}

#[test]
fn d_plan_1_x_plan_1_to_3_r_plan_2_the_refund_counts_the_day_of_cancellation() {
    let cases: Value = serde_json::from_str(include_str!("../../../../tests/data/cases.json")).unwrap();
    for case in cases["plan_refund"].as_array().unwrap() {
        let number = |field: &str| case[field].as_u64().unwrap();
        let refunded = refund(Money::new(number("fee")), 30, number("days_elapsed"));
        assert_eq!(refunded.hundredths(), number("expect"), "{}", case["id"]);
    }
    assert_eq!(refund(Money::new(500_000), 30, 30), Money::ZERO);
}

#[test]
fn r_plan_1_plan_1_is_everybodys_and_six_more_have_their_prices() {
    let (mut salon, client) = at(2026, 1, 1, 0);
    let plans = salon.plans(client);
    let rows: Vec<_> = plans.rows.iter().map(|row| (row.plan.0, row.price.hundredths(), row.days)).collect();
    let priced = [(2, 20_000), (3, 50_000), (4, 100_000), (5, 200_000), (6, 500_000), (7, 1_000_000)];
    assert_eq!(rows[0], (1, 0, None));
    assert_eq!(rows[1..], priced.map(|(plan, price)| (plan, price, Some(30))));
    assert_eq!((plans.active, plans.ends, plans.refund, plans.cancellations_left), (PlanId(1), None, Money::ZERO, 2));
    assert!(plans.rows.iter().all(|row| !row.own_rates), "no document has the rates of plans 2 to 7");
}

#[test]
fn r_plan_1_a_plan_is_charged_when_it_is_chosen_and_lasts_30_days_from_that_moment() {
    let (mut salon, client) = at(2026, 11, 21, 15);
    let chosen = salon.now;
    salon.answer(client, choose(3)).unwrap();
    assert_eq!((salon.has(), salon.room.ledger().holds(Account::House)), (FUNDS - 50_000, Money::new(50_000)));
    let plans = salon.plans(client);
    assert_eq!((plans.active, plans.ends), (PlanId(3), Some(chosen.0 + 30 * DAY_MS)));
    salon.forget();
    salon.now = Now(chosen.0 + 30 * DAY_MS - 1);
    salon.settle();
    assert_eq!(salon.room.plan_of(PLAYER), PlanId(3));
    salon.now = Now(chosen.0 + 30 * DAY_MS);
    salon.settle();
    assert_eq!(salon.room.plan_of(PLAYER), PlanId(1));
    assert!(salon.messages(client).iter().any(|m| matches!(&m.message, Message::Plans { plans } if plans.active == PlanId(1))));
    assert_eq!(salon.has(), FUNDS - 50_000);
}

#[test]
fn d_plan_1_r_plan_2_a_plan_chosen_on_the_1st_and_cancelled_on_the_10th_gives_21_days_back() {
    let (mut salon, client) = at(2026, 1, 1, 23);
    salon.answer(client, choose(2)).unwrap();
    salon.now = moment(2026, 1, 10, 1);
    assert_eq!(salon.plans(client).refund, Money::new(14_000));
    salon.answer(client, Request::CancelPlan).unwrap();
    assert_eq!(salon.has(), FUNDS - 20_000 + 14_000);
    assert_eq!(salon.plans(client).active, PlanId(1));
}

#[test]
fn x_plan_1_to_3_r_plan_2_the_same_day_gives_all_back_and_the_last_day_a_thirtieth() {
    for (plan, days, back) in [(3, 1, 48_333), (4, 0, 100_000), (6, 29, 16_667)] {
        let (mut salon, client) = at(2026, 3, 1, 12);
        salon.answer(client, choose(plan)).unwrap();
        let fee = FUNDS - salon.has();
        salon.now = Now(salon.now.0 + days * DAY_MS);
        salon.answer(client, Request::CancelPlan).unwrap();
        assert_eq!(salon.has(), FUNDS - fee + back, "plan {plan}");
    }
}

#[test]
fn x_plan_4_r_plan_3_a_third_cancellation_in_a_calendar_year_is_refused() {
    let (mut salon, client) = at(2026, 12, 29, 12);
    for left in [1, 0] {
        salon.answer(client, choose(2)).unwrap();
        salon.answer(client, Request::CancelPlan).unwrap();
        assert_eq!(salon.plans(client).cancellations_left, left);
    }
    salon.answer(client, choose(2)).unwrap();
    salon.refuses(client, Request::CancelPlan, Refusal::Cancellations { most: 2 });
    salon.now = Now(moment(2027, 1, 1, 0).0 - 1);
    salon.refuses(client, Request::CancelPlan, Refusal::Cancellations { most: 2 });
    salon.now = moment(2027, 1, 1, 0);
    salon.answer(client, Request::CancelPlan).unwrap();
    assert_eq!(salon.plans(client).cancellations_left, 1);
}

#[test]
fn r_plan_4_there_is_one_plan_at_a_time() {
    let (mut salon, client) = at(2026, 5, 1, 0);
    salon.refuses(client, Request::CancelPlan, Refusal::NoPlan);
    salon.refuses(client, choose(1), Refusal::PlanActive { plan: PlanId(1) });
    salon.answer(client, choose(3)).unwrap();
    for plan in [1, 2, 3] {
        salon.refuses(client, choose(plan), Refusal::PlanActive { plan: PlanId(3) });
    }
    salon.answer(client, Request::CancelPlan).unwrap();
    salon.answer(client, choose(2)).unwrap();
    // The plan has ended, although the room has handled no time-out since.
    salon.now = Now(salon.now.0 + 30 * DAY_MS);
    salon.answer(client, choose(4)).unwrap();
    assert_eq!(salon.room.plan_of(PLAYER), PlanId(4));
}

#[test]
fn r_plan_1_an_unknown_plan_and_one_too_dear_are_refused() {
    let (mut salon, client) = at(2026, 5, 1, 0);
    for plan in [0, 8, 255] {
        salon.refuses(client, choose(plan), Refusal::Unknown);
    }
    let mut poor = Salon::new();
    let client = poor.person(1);
    poor.refuses(client, choose(2), Refusal::Balance { needed: Money::new(20_000), balance: Money::new(5_000) });
}

#[test]
fn r_plan_1_a_rulebook_without_plans_says_so() {
    let mut salon = Salon::with(rich(config_with(|rulebook| rulebook.plans = None)));
    let client = salon.person(1);
    assert!(salon.plans(client).rows.is_empty());
    let none = Refusal::NotInRulebook { rulebook: "test".to_owned() };
    salon.refuses(client, choose(2), none.clone());
    salon.refuses(client, Request::CancelPlan, none);
}

#[test]
fn a_kept_room_knows_its_plans() {
    let (mut salon, client) = at(2026, 5, 1, 0);
    salon.answer(client, choose(3)).unwrap();
    salon.answer(client, Request::CancelPlan).unwrap();
    salon.answer(client, choose(2)).unwrap();
    let save = salon.room.save();
    let json = serde_json::to_string(&save).unwrap();
    let save = serde_json::from_str(&json).unwrap();
    let mut again = Salon::of(Room::restore(save, rich(config()), Box::new(InOrder), salon.now).unwrap());
    again.now = salon.now;
    let client = again.person(1);
    assert_eq!((again.plans(client).active, again.plans(client).cancellations_left), (PlanId(2), 1));
    again.now = Now(again.now.0 + 30 * DAY_MS);
    again.settle();
    assert_eq!(again.room.plan_of(PLAYER), PlanId(1));
}

#[test]
fn r_plan_4_a_table_rakes_each_share_by_its_players_plan() {
    let rules = nl10(|rules| {
        let terms = rules.cash.rake.as_mut().unwrap();
        terms.percent_bp = 5_000;
        terms.plan_percent_bp = BTreeMap::from([(PlanId(2), 2_500)]);
    });
    let mut scene = Scene::with(rules, &[1, 2, 3, 4]);
    let mut raked = |on_plan_2: &[u8]| {
        on_plan_2.iter().for_each(|&number| scene.table.set_plan(seat(number), PlanId(2)));
        scene.deal();
        scene.call_hand();
        let record = *scene.records().last().unwrap();
        (record.pot.get(), record.rake.get())
    };
    assert_eq!(raked(&[]), (40, 20));
    assert_eq!(raked(&[1, 2]), (40, 15), "half of the pot at half the percentage");
    assert_eq!(raked(&[3, 4]), (40, 10));
}

#[test]
fn r_plan_4_a_plan_holds_at_tables_sat_down_at_before_and_after() {
    let halved = |rulebook: &mut Rulebook| {
        for stake in &mut rulebook.stakes {
            (stake.percent_bp, stake.plan_percent_bp) = (5_000, BTreeMap::from([(PlanId(2), 0)]));
        }
    };
    let mut salon = Salon::with(rich(config_with(halved)));
    let clients = [1, 2, 3].map(|player| salon.seated(player, 1));
    assert!(salon.plans(clients[0]).rows[1].own_rates);
    for client in clients {
        salon.answer(client, choose(2)).unwrap();
    }
    for player in 4..=6 {
        let client = salon.person(player);
        salon.answer(client, choose(2)).unwrap();
        salon.seated(player, 2);
    }
    for table in [1, 2] {
        let before = salon.room.ledger().holds(Account::House);
        salon.call_hand(table);
        assert_eq!(salon.room.ledger().holds(Account::House), before, "table {table}");
    }
}

proptest! {
    #[test]
    fn r_plan_2_no_refund_exceeds_the_fee_and_none_grows(fee: u64, days in 0..400_u32, elapsed in 0..500_u64) {
        let of = |elapsed| refund(Money::new(fee), days, elapsed);
        prop_assert!(of(elapsed) <= Money::new(fee));
        prop_assert!(of(elapsed + 1) <= of(elapsed));
    }

    #[test]
    fn r_plan_3_whatever_is_asked_a_year_sees_two_cancellations_and_no_chip_is_made(
        asked in prop::collection::vec((0..10_u8, 0..40 * DAY_MS), 1..60),
    ) {
        let mut salon = Salon::with(rich(config()));
        let client = salon.person(1);
        let mut cancelled: BTreeMap<u32, u32> = BTreeMap::new();
        for (plan, ms) in asked {
            salon.now = Now(salon.now.0 + ms);
            salon.settle();
            let cancels = plan == 9;
            let (save, before) = (salon.room.save(), salon.has());
            match salon.answer(client, if cancels { Request::CancelPlan } else { choose(plan) }) {
                Ok(()) if cancels => *cancelled.entry(salon.now.date().year).or_default() += 1,
                Ok(()) => prop_assert!(salon.has() < before),
                Err(_) => prop_assert_eq!(salon.room.save(), save),
            }
            let kept = salon.room.ledger().holds(Account::House).hundredths();
            prop_assert_eq!(salon.has() + kept, FUNDS);
        }
        prop_assert!(cancelled.values().all(|&times| times <= 2), "{:?}", cancelled);
    }
}

#[test]
fn plans_that_cannot_be_are_refused_with_row_and_field() {
    let text = include_str!("../../data/en-2.7.ron");
    for (from, to, row, field) in [
        ("days: (is: 30,", "days: (is: 0,", "plans.days", "is"),
        ("(plan: 2, price: 20000", "(plan: 2, price: 0", "plans.rows[2]", "price"),
        ("(plan: 1, price: 0", "(plan: 1, price: 5", "plans.rows[1]", "price"),
        ("(plan: 1, price: 0", "(plan: 9, price: 5", "plans", "rows"),
        ("(plan: 3, price", "(plan: 2, price", "plans.rows[3]", "plan"),
        ("percent_bp: 350,", "percent_bp: 350, plan_percent_bp: {8: 100},", "stakes[2] NL10", "plan_percent_bp"),
        ("percent_bp: 350,", "percent_bp: 350, plan_percent_bp: {1: 100},", "stakes[2] NL10", "plan_percent_bp"),
        ("percent_bp: 350,", "percent_bp: 350, plan_percent_bp: {2: 10001},", "stakes[2] NL10", "plan_percent_bp"),
    ] {
        assert!(text.contains(from), "{from}");
        let refused = Rulebook::parse("house.ron", &text.replacen(from, to, 1)).unwrap_err();
        let RulebookError::Value { row: at, field: of, .. } = &refused else { panic!("{refused}") };
        assert_eq!((at.as_str(), *of), (row, field), "{refused}");
    }
    let with_rates = text.replacen("percent_bp: 350,", "percent_bp: 350, plan_percent_bp: {2: 300, 7: 0},", 1);
    assert!(Rulebook::parse("house.ron", &with_rates).is_ok());
}
