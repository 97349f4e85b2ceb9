//! On which table keys act.

use std::collections::BTreeSet;

use poker_protocol::TableId;

use super::super::{AimQuestion, AimReason, KeyAim, TableCall};
use super::call;
use crate::Key;

/// Three tables that are drawn, the first in front.
struct Shown {
    aim: KeyAim,
    shown: BTreeSet<TableId>,
    pointed: Option<TableId>,
    amount: Option<TableId>,
    calls: Vec<TableCall>,
}

impl Shown {
    fn three() -> Self {
        let shown = [1, 2, 3].map(TableId).into();
        Self { aim: KeyAim::default(), shown, pointed: None, amount: None, calls: Vec::new() }
    }

    /// Decides, and returns the table with the reason, and the table that must rest.
    fn aim(&mut self) -> (u32, AimReason, Option<u32>) {
        let Self { aim, shown, pointed, amount, calls } = self;
        let question = AimQuestion { shown, pointed: *pointed, amount: *amount, calls, front: Some(TableId(1)) };
        let rests = aim.aim(&question);
        let target = aim.target().unwrap();
        (target.table.0, target.reason, rests.map(|table| table.0))
    }
}

#[test]
fn keys_act_under_the_pointer_else_where_it_is_due_else_in_front() {
    let mut shown = Shown::three();
    assert_eq!(shown.aim(), (1, AimReason::Front, None));
    shown.calls = vec![call(9, 500), call(3, 2_000), call(2, 8_000)];
    assert_eq!(shown.aim(), (3, AimReason::Due, Some(3)), "9 is not drawn");
    shown.pointed = Some(TableId(2));
    assert_eq!(shown.aim(), (2, AimReason::Pointer, None), "the player has chosen it");
    shown.pointed = Some(TableId(9));
    assert_eq!(shown.aim(), (3, AimReason::Due, Some(3)));
}

#[test]
fn without_clocks_keys_stay_at_a_table_that_waits_until_it_is_answered() {
    let endless = |table: u32| TableCall { left_ms: None, seconds: None, ..call(table, 0) };
    let mut shown = Shown::three();
    shown.calls = vec![endless(2)];
    assert_eq!(shown.aim(), (2, AimReason::Due, None), "at first");
    shown.calls = vec![endless(1), endless(2), endless(3)];
    assert_eq!(shown.aim(), (2, AimReason::Due, None), "turns that begin elsewhere take no keys away");
    shown.calls = vec![endless(1), endless(3)];
    assert_eq!(shown.aim(), (1, AimReason::Due, Some(1)));
    shown.calls = vec![call(3, 5_000), endless(1)];
    assert_eq!(shown.aim(), (3, AimReason::Due, Some(3)), "a clock runs there");
}

#[test]
fn a_key_goes_up_at_the_table_where_it_went_down() {
    let mut shown = Shown::three();
    shown.pointed = Some(TableId(2));
    shown.aim();
    assert_eq!(shown.aim.press(Key::Letter('A')), Some(TableId(2)));
    shown.pointed = Some(TableId(3));
    assert_eq!(shown.aim(), (2, AimReason::Held, None), "a key is down there");
    assert_eq!(shown.aim.press(Key::Letter('F')), Some(TableId(2)));
    assert_eq!(shown.aim.release(Key::Letter('A')), Some(TableId(2)));
    assert!(shown.aim.holds());
    assert_eq!(shown.aim.release(Key::Letter('F')), Some(TableId(2)));
    assert_eq!((shown.aim.release(Key::Letter('F')), shown.aim.holds()), (None, false));
    assert_eq!(shown.aim(), (3, AimReason::Pointer, None));
}

#[test]
fn a_key_that_the_system_repeats_stays_at_its_table() {
    let mut shown = Shown::three();
    shown.aim();
    assert_eq!((shown.aim.press(Key::Up), shown.aim.press(Key::Up)), (Some(TableId(1)), Some(TableId(1))));
    assert_eq!(shown.aim.release_all(), [(Key::Up, TableId(1))]);
    assert!(!shown.aim.holds());
}

#[test]
fn a_table_that_is_drawn_no_more_holds_no_key() {
    let mut shown = Shown::three();
    shown.pointed = Some(TableId(2));
    shown.aim();
    shown.aim.press(Key::Letter('A'));
    shown.shown.remove(&TableId(2));
    assert_eq!(shown.aim(), (1, AimReason::Front, Some(1)));
    assert_eq!(shown.aim.release(Key::Letter('A')), None);
}

#[test]
fn an_amount_keeps_the_keys_when_another_table_is_due_sooner_but_not_against_the_pointer() {
    let mut shown = Shown::three();
    (shown.amount, shown.calls) = (Some(TableId(2)), vec![call(3, 1_000), call(2, 8_000)]);
    assert_eq!(shown.aim(), (2, AimReason::Amount, None));
    shown.pointed = Some(TableId(3));
    assert_eq!(shown.aim(), (3, AimReason::Pointer, None), "F must fold the hand that the player points at");
}

#[test]
fn a_key_that_is_pressed_twice_does_not_act_at_two_tables() {
    let mut shown = Shown::three();
    shown.calls = vec![call(2, 2_000), call(3, 8_000)];
    shown.aim();
    assert_eq!(shown.aim.press(Key::Letter('F')), Some(TableId(2)));
    shown.aim.release(Key::Letter('F'));
    shown.calls.remove(0);
    assert_eq!(shown.aim(), (3, AimReason::Due, Some(3)), "the keys of the next table rest");
    assert_eq!(shown.aim(), (3, AimReason::Due, None), "once");
}
