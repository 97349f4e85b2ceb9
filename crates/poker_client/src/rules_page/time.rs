//! Time to decide, and being away.

use poker_protocol::{BankInForce, ClockInForce, RulesInForce};
use poker_text::{Arg, text};

use super::figures::{count, duration};
use super::section::{RulesRow, RulesSection};

/// The milliseconds in a second.
const MS: u32 = 1000;

/// Time to decide, and the time bank.
pub(super) fn time(clock: &ClockInForce) -> RulesSection {
    let decision = text::number::seconds(count(clock.decision_s.value));
    let decision = RulesRow::new(text::rules::decision(), decision).note(text::rules::clock_practice()).from(&clock.decision_s);
    RulesSection { title: text::rules::section_time(), rows: vec![decision, time_bank(clock.bank)] }
}

fn time_bank(bank: BankInForce) -> RulesRow {
    let seconds = |ms: u32| if ms.is_multiple_of(MS) { count(ms / MS) } else { Arg::decimal(ms.into(), 3) };
    let (value, ours) = match bank {
        BankInForce::Steps { first_ms, add_ms, every_hands, cap_ms, ours } => {
            (text::rules::time_bank_value(seconds(first_ms), seconds(add_ms), count(every_hands), seconds(cap_ms)), ours)
        }
        BankInForce::FloorAndTrickle { floor_ms, add_ms, cap_ms, ours } => {
            (text::rules::time_bank_trickle(seconds(floor_ms), seconds(add_ms), seconds(cap_ms)), ours)
        }
        BankInForce::Nothing => return RulesRow::new(text::rules::time_bank(), text::rules::time_bank_none()),
    };
    RulesRow::new(text::rules::time_bank(), value).note(text::rules::time_bank_help()).ours(ours)
}

/// Sitting out and lost connections.
pub(super) fn away(rules: &RulesInForce) -> RulesSection {
    let (away, clock) = (&rules.away, &rules.clock);
    let sit_out = text::rules::sit_out_value(duration(away.sit_out_removal_s.value));
    let everywhere = away
        .global_sit_out_s
        .as_ref()
        .map(|seconds| RulesRow::new(text::rules::sit_out_all(), text::rules::sit_out_all_value(count(seconds.value))).from(seconds));
    let big_blind = away.sit_out_next_big_blind.value.then(|| {
        RulesRow::new(text::rules::sit_out_big_blind(), text::rules::sit_out_big_blind_value()).from(&away.sit_out_next_big_blind)
    });
    let bank = match (clock.bank, clock.disconnect_uses_time_bank.value) {
        (BankInForce::Nothing, _) => None,
        (BankInForce::Steps { .. } | BankInForce::FloorAndTrickle { .. }, true) => Some(text::rules::disconnect_bank()),
        (BankInForce::Steps { .. } | BankInForce::FloorAndTrickle { .. }, false) => Some(text::rules::disconnect_no_bank()),
    };
    let extra = text::rules::disconnect_value(count(clock.disconnect_extra_s.value));
    let disconnect = RulesRow::new(text::rules::disconnect(), extra);
    let disconnect = match bank {
        Some(bank) => disconnect.note(bank).ours(clock.disconnect_extra_s.ours || clock.disconnect_uses_time_bank.ours),
        None => disconnect.from(&clock.disconnect_extra_s),
    };
    let held = clock.disconnect_seat_s.as_ref().map(|seconds| {
        RulesRow::new(text::rules::disconnect_seat(), text::rules::disconnect_seat_value(duration(seconds.value))).from(seconds)
    });
    let first = RulesRow::new(text::rules::sit_out(), sit_out).from(&away.sit_out_removal_s);
    let rows = [Some(first), everywhere, big_blind, Some(disconnect), held];
    RulesSection { title: text::rules::section_away(), rows: rows.into_iter().flatten().collect() }
}
