//! How the money of a tournament is divided.

mod brute_force;
mod cancellation;
mod cancelled_before_start;
mod deals;
mod half_field;
mod hexapro;
mod prizes;
mod random_fields;
mod shared_out;
mod split;
mod ticket_prizes;
mod time_limit;

use poker_protocol::Money;
use poker_rules::Chips;
use serde_json::Value;

use crate::{CancellationTerms, Figure, RefundedFees, SharedHouseMoney, Source, UnusableTicket};

fn money(hundredths: &[u64]) -> Vec<Money> {
    hundredths.iter().copied().map(Money::new).collect()
}

fn hundredths(amounts: &[Money]) -> Vec<u64> {
    amounts.iter().map(|amount| amount.hundredths()).collect()
}

fn chips(stacks: &[u64]) -> Vec<Chips> {
    stacks.iter().copied().map(Chips::new).collect()
}

/// The rows of this name in `tests/data/cases.json`, and their ids.
fn cases(name: &str) -> (Vec<Value>, Vec<String>) {
    let mut cases: Value = serde_json::from_str(include_str!("../../../../../../tests/data/cases.json")).unwrap();
    let rows: Vec<Value> = serde_json::from_value(cases[name].take()).unwrap();
    let ids = rows.iter().map(|row| row["id"].as_str().unwrap().to_owned()).collect();
    (rows, ids)
}

fn numbers(of: &Value) -> Vec<u64> {
    serde_json::from_value(of.clone()).unwrap()
}

fn figure<T>(is: T) -> Figure<T> {
    Figure { is, from: Source::Ours("a test".to_owned()) }
}

/// The terms of en-2.7, fr-3.1 and sv-2.6.
fn newer_terms() -> CancellationTerms {
    CancellationTerms {
        unusable_ticket: figure(UnusableTicket::Recredited),
        fees: figure(RefundedFees::All),
        house_money: figure(SharedHouseMoney::InFreerolls),
        hexapro_percent: Some(figure(10)),
        own_bounty: figure(true),
    }
}

/// The terms of en-1.2.
fn oldest_terms() -> CancellationTerms {
    CancellationTerms {
        unusable_ticket: figure(UnusableTicket::PaidInMoney),
        fees: figure(RefundedFees::Entry),
        house_money: figure(SharedHouseMoney::Always),
        hexapro_percent: None,
        own_bounty: figure(false),
    }
}
