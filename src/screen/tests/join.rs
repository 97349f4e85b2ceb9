//! Taking a reserved seat, and waiting for one.

use bevy_egui::egui::{Key, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use poker_client::{AppIntent, Intent, Panel, RoomIntent};
use poker_protocol::{BuyInLimits, BuyInRange, Entry, LimitReason, Money, Reset, SeatOffer, StakeId, TableId};

use super::fixture::{FixtureRoom, click, join, offer, ordinary, press, queue, shows, tab_to};
use crate::style::bench::{Bench, ShownPanel};

const RICH: u64 = 100_000;
const TABLE: TableId = TableId(7);

fn sit(buy_in: u64, entry: Entry) -> Intent {
    RoomIntent::SitDown { table: TABLE, buy_in: Money::new(buy_in), entry }.into()
}

fn words(harness: &Harness<'_, ShownPanel<FixtureRoom>>) -> Vec<String> {
    harness.state().record.texts().into_iter().map(|text| text.words).collect()
}

#[test]
fn an_amount_and_an_entry_make_a_seat() {
    let bench = Bench::regular();
    let mut harness = join(&bench, RICH, offer(ordinary()));
    assert_eq!(click(&mut harness, "join.sit_down"), [sit(1_000, Entry::WaitForBigBlind)], "the most is where it begins");
    click(&mut harness, "join.buy_in.min");
    let slider = harness.state().record.control("join.buy_in.slider").unwrap();
    assert_eq!(slider.shown, slider.rect, "the knob is whole at its ends");
    click(&mut harness, "join.entry.post");
    assert_eq!(click(&mut harness, "join.sit_down"), [sit(400, Entry::PostNow)]);
    click(&mut harness, "join.buy_in.max");
    assert_eq!(click(&mut harness, "join.sit_down"), [sit(1_000, Entry::PostNow)]);
}

#[test]
fn a_typed_amount_is_kept_in_its_range() {
    let bench = Bench::regular();
    let mut harness = join(&bench, RICH, offer(ordinary()));
    for (typed, taken) in [("7,35", 735), ("99", 1_000), ("60 BB", 600)] {
        click(&mut harness, "join.buy_in.field");
        harness.get_all_by_label("Buy-in").next_back().unwrap().type_text(typed);
        harness.run();
        assert_eq!(click(&mut harness, "join.sit_down"), [sit(taken, Entry::WaitForBigBlind)], "{typed}");
    }
}

#[test]
fn the_keyboard_does_everything() {
    let bench = Bench::regular();
    let mut harness = join(&bench, RICH, offer(ordinary()));
    tab_to(&mut harness, "join.buy_in.slider");
    press(&mut harness, Key::ArrowLeft);
    tab_to(&mut harness, "join.sit_down");
    assert_eq!(press(&mut harness, Key::Enter), [sit(990, Entry::WaitForBigBlind)], "a step is one big blind");
    assert_eq!(press(&mut harness, Key::Escape), [RoomIntent::DeclineSeat(TABLE).into()]);
}

#[test]
fn the_seat_is_given_back_on_purpose_alone() {
    let bench = Bench::regular();
    let mut harness = join(&bench, RICH, offer(ordinary()));
    for name in ["join.decline", "join.close"] {
        assert_eq!(click(&mut harness, name), [RoomIntent::DeclineSeat(TABLE).into()], "{name}");
    }
    harness.drag_at(pos2(20.0, 780.0));
    harness.drop_at(pos2(20.0, 780.0));
    harness.run();
    assert_eq!(harness.state_mut().take(), [], "a click beside the sheet was perhaps meant for something else");
}

#[test]
fn the_balance_limits_the_buy_in_and_too_little_of_it_forbids_the_seat() {
    let bench = Bench::regular();
    let mut harness = join(&bench, 700, offer(ordinary()));
    assert_eq!(click(&mut harness, "join.sit_down"), [sit(700, Entry::WaitForBigBlind)]);
    let mut harness = join(&bench, 300, offer(ordinary()));
    assert!(!harness.state().record.control("join.sit_down").unwrap().enabled);
    assert_eq!(click(&mut harness, "join.refill"), [RoomIntent::RefillBalance.into()]);
}

#[test]
fn r_cash_9_the_auto_top_up_is_offered_only_where_the_rulebook_has_it() {
    let bench = Bench::regular();
    assert!(shows(&join(&bench, RICH, offer(ordinary())), "join.auto_top_up"));
    assert!(!shows(&join(&bench, RICH, SeatOffer { auto_top_up: false, ..offer(ordinary()) }), "join.auto_top_up"));
}

#[test]
fn r_hand_8_posting_is_offered_only_where_it_is_possible() {
    let bench = Bench::regular();
    let harness = join(&bench, RICH, SeatOffer { may_post: false, ..offer(ordinary()) });
    assert!(!shows(&harness, "join.entry.post"));
    assert!(words(&harness).contains(&"You are dealt in when the big blind reaches you.".to_owned()));
}

#[test]
fn r_rat_5_the_range_is_shown_with_its_reason_and_the_seconds_that_are_left() {
    let bench = Bench::regular();
    let range = BuyInRange { min: Money::new(735), max: Money::new(1_000) };
    let limits = BuyInLimits { range, instead: None, why: LimitReason::LastStack { stack: Money::new(735) } };
    let harness = join(&bench, RICH, offer(limits));
    let words = words(&harness);
    for told in [
        "A seat is held for you: 40 seconds",
        "€7.35–€10.00",
        "You left this table with €7.35 a short while ago. You cannot come back with less.",
    ] {
        assert!(words.iter().any(|words| words == told), "{told}: {words:?}");
    }
}

#[test]
fn r_ban_1_the_reason_of_a_banzai_buy_in_says_what_the_slider_does() {
    let bench = Bench::regular();
    let said = |min, words: &str| {
        let range = BuyInRange { min: Money::new(min), max: Money::new(100) };
        let harness = join(&bench, RICH, offer(BuyInLimits { range, instead: None, why: LimitReason::Banzai }));
        assert!(self::words(&harness).iter().any(|said| said == words), "{words}: {:?}", self::words(&harness));
        assert_eq!(shows(&harness, "join.buy_in.slider"), min < 100, "{words}");
    };
    said(100, "Banzai: the same buy-in for everybody.");
    said(50, "Banzai: €1.00 at most.");
}

#[test]
fn r_ban_2_going_on_or_starting_over_is_the_players_choice() {
    let bench = Bench::regular();
    let stack = Money::new(1_575);
    let instead = Some(Reset { amount: Money::new(100), left: 3 });
    let limits = BuyInLimits { range: BuyInRange { min: stack, max: stack }, instead, why: LimitReason::BanzaiResume { stack } };
    let mut harness = join(&bench, RICH, offer(limits));
    assert!(!shows(&harness, "join.buy_in.slider"), "there is nothing between");
    assert_eq!(click(&mut harness, "join.sit_down"), [sit(1_575, Entry::WaitForBigBlind)]);
    assert!(words(&harness).contains(&"3 fresh starts left today.".to_owned()));
    click(&mut harness, "join.way.reset");
    assert_eq!(click(&mut harness, "join.sit_down"), [sit(100, Entry::WaitForBigBlind)]);
    click(&mut harness, "join.way.resume");
    assert_eq!(click(&mut harness, "join.sit_down"), [sit(1_575, Entry::WaitForBigBlind)]);
    let poor = join(&bench, 500, offer(limits));
    assert!(!poor.state().record.control("join.sit_down").unwrap().enabled, "the balance does not reach the stack");
}

#[test]
fn r_int_8_a_player_who_sits_down_is_told_which_rules_they_accept_and_can_read_them() {
    let bench = Bench::regular();
    let mut harness = join(&bench, RICH, offer(ordinary()));
    assert!(words(&harness).contains(&"By sitting down you accept these rules: International rules · en-2.7.".to_owned()));
    assert_eq!(click(&mut harness, "join.rules"), [AppIntent::Toggle(Panel::Rules).into()]);
}

#[test]
fn auto_top_up_is_a_setting() {
    let bench = Bench::regular();
    let mut harness = join(&bench, RICH, offer(ordinary()));
    let mut wanted = super::fixture::settings();
    wanted.auto_top_up = true;
    assert_eq!(click(&mut harness, "join.auto_top_up"), [AppIntent::Change(Box::new(wanted)).into()]);
}

#[test]
fn r_cash_2_a_queue_is_left_on_purpose_alone() {
    let bench = Bench::regular();
    let mut harness = queue(&bench);
    let told: Vec<_> = harness.state().record.texts().into_iter().map(|text| text.words).collect();
    assert!(told.iter().any(|words| words == "Usual wait: about 4\u{a0}min"), "{told:?}");
    assert_eq!(press(&mut harness, Key::Enter), [], "the harmless answer is first under the fingers");
    assert!(harness.state().data);
    let mut harness = queue(&bench);
    assert_eq!(click(&mut harness, "queue.leave"), [RoomIntent::LeaveQueue(StakeId(1)).into()]);
    assert!(harness.state().data);
}
