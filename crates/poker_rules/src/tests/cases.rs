//! The test cases of the specification, from `tests/data/cases.json`.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{Chips, Seat};

#[derive(Deserialize)]
pub(super) struct Cases {
    pub(super) betting_lines: Vec<BettingLine>,
    pub(super) pots: Vec<PotCase>,
    pub(super) split_odd: Vec<SplitCase>,
    pub(super) pot_limit_max_raise_to: Vec<PotLimitCase>,
    pub(super) icm_cents: Vec<IcmCase>,
    pub(super) button: Vec<ButtonCase>,
    pub(super) omaha_best: Vec<BestCase>,
    pub(super) low: Vec<LowCase>,
}

#[derive(Deserialize)]
pub(super) struct BettingLine {
    pub(super) id: String,
    pub(super) rule: String,
    pub(super) big_blind: u64,
    pub(super) posted: BTreeMap<String, u64>,
    pub(super) stacks: BTreeMap<String, u64>,
    pub(super) actions: Vec<Step>,
    pub(super) expect: BTreeMap<String, Expected>,
}

#[derive(Deserialize)]
pub(super) struct Step {
    pub(super) player: String,
    pub(super) action: String,
    pub(super) to: Option<u64>,
}

#[derive(Debug, PartialEq, Deserialize)]
pub(super) struct Expected {
    pub(super) check: bool,
    pub(super) call: Option<u64>,
    pub(super) raise_min_to: Option<u64>,
    pub(super) raise_max_to: Option<u64>,
    pub(super) undersized_allin_to: Option<u64>,
}

#[derive(Deserialize)]
pub(super) struct PotCase {
    pub(super) id: String,
    pub(super) contributions: BTreeMap<String, u64>,
    pub(super) live: Vec<String>,
    pub(super) returned: BTreeMap<String, u64>,
    pub(super) pots: Vec<ExpectedPot>,
}

#[derive(Deserialize)]
pub(super) struct ExpectedPot {
    pub(super) amount: u64,
    pub(super) eligible: Vec<String>,
}

#[derive(Deserialize)]
pub(super) struct SplitCase {
    pub(super) id: String,
    pub(super) amount: u64,
    pub(super) winners_clockwise_from_button: Vec<String>,
    pub(super) expect: BTreeMap<String, u64>,
}

#[derive(Deserialize)]
pub(super) struct PotLimitCase {
    pub(super) id: String,
    pub(super) pot: u64,
    pub(super) current_bet: u64,
    pub(super) already_in: u64,
    pub(super) expect: u64,
}

#[derive(Deserialize)]
pub(super) struct ButtonCase {
    pub(super) id: String,
    pub(super) start: (u8, u8, u8),
    pub(super) start_occupied: Vec<u8>,
    pub(super) events: Vec<Vec<serde_json::Value>>,
    pub(super) expect_btn_sb_bb: Vec<(u8, Option<u8>, u8)>,
}

#[derive(Deserialize)]
pub(super) struct IcmCase {
    pub(super) id: String,
    pub(super) stacks: Vec<u64>,
    pub(super) prizes: Vec<u64>,
    pub(super) expect: Vec<u64>,
}

#[derive(Deserialize)]
pub(super) struct BestCase {
    pub(super) id: String,
    pub(super) hole: String,
    pub(super) board: String,
    pub(super) hole_used: u8,
    pub(super) category: String,
    pub(super) ranks: Vec<u8>,
}

#[derive(Deserialize)]
pub(super) struct LowCase {
    pub(super) id: String,
    pub(super) hole: String,
    pub(super) board: String,
    pub(super) expect: Option<[u8; 5]>,
}

pub(super) fn cases() -> Cases {
    serde_json::from_str(include_str!("../../../../tests/data/cases.json")).unwrap()
}

/// The seat of a player of the cases, who is named by a letter or, before the flop, by a position. Seat 0 is the first left of the button.
pub(super) fn seat_of(name: &str) -> Seat {
    let index = ["A", "B", "C", "D", "E", "F"].iter().position(|&letter| letter == name);
    let place = || ["SB", "BB", "UTG", "BTN"].iter().position(|&position| position == name).unwrap();
    Seat::ALL[index.unwrap_or_else(place)]
}

pub(super) fn chips(amount: u64) -> Chips {
    Chips::new(amount)
}
