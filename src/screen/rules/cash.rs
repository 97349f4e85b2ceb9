//! What a rulebook may have beyond tables and rake: buy-ins of other forms, coming back, Banzai, plans, jackpots.

use poker_protocol::{
    BankInForce, CounterRange, Disclosed, Form, FormInForce, JackpotKind, ReturnLimit, ReturnRow, RulesInForce, StackRange,
};
use poker_text::{Arg, Text, text};

use super::page::{RulesRow, RulesSection, duration, money};

/// The name of a form.
fn form_name(form: Form) -> Text {
    match form {
        Form::Regular => text::rules::ordinary(),
        Form::Deepstack => text::lobby::tab_deepstack(),
        Form::Shortstack => text::lobby::tab_shortstack(),
        Form::Banzai => text::lobby::tab_banzai(),
        Form::Fast => text::lobby::tab_fast(),
    }
}

fn count(number: u32) -> Arg {
    Arg::count(u64::from(number))
}

/// A range of big blinds, or the one amount.
fn big_blinds(low: u32, high: u32) -> Text {
    if low == high { text::money::in_bb(count(high)) } else { text::rules::big_blinds(count(low), count(high)) }
}

/// Every form with its buy-in.
pub(super) fn buy_ins(rules: &RulesInForce) -> RulesSection {
    let row = |form: &FormInForce| {
        let (low, high) = (&form.min_big_blinds, &form.max_big_blinds);
        let ours = Disclosed { value: (), ours: low.ours || high.ours };
        RulesRow::new(form_name(form.form), big_blinds(low.value, high.value)).from(&ours)
    };
    RulesSection { title: text::rules::section_buy_ins(), rows: rules.forms.iter().map(row).collect() }
}

/// The time bank.
pub(super) fn time_bank(bank: BankInForce) -> RulesRow {
    let seconds = |ms: u32| if ms.is_multiple_of(MS) { count(ms / MS) } else { Arg::decimal(u64::from(ms / 10), 2) };
    let (value, ours) = match bank {
        BankInForce::Steps { first_ms, add_ms, every_hands, cap_ms, ours } => {
            (text::rules::time_bank_value(seconds(first_ms), seconds(add_ms), count(every_hands), seconds(cap_ms)), ours)
        }
        BankInForce::FloorAndTrickle { floor_ms, add_ms, cap_ms, ours } => {
            (text::rules::time_bank_trickle(seconds(floor_ms), seconds(add_ms), seconds(cap_ms)), ours)
        }
        BankInForce::Nothing => (text::rules::time_bank_none(), false),
    };
    RulesRow::new(text::rules::time_bank(), value).from(&Disclosed { value: (), ours })
}

/// Milliseconds of a second.
const MS: u32 = 1000;

/// Coming back to the same table, where the rulebook says something of it.
pub(super) fn coming_back(rules: &RulesInForce) -> Option<RulesSection> {
    let ratholing = rules.ratholing.as_ref()?;
    let window = RulesRow::new(text::rules::return_window(), duration(ratholing.window_s.value)).from(&ratholing.window_s);
    let never_less = ratholing.never_less.iter().map(|&form| RulesRow::new(form_name(form), text::rules::return_never_less()));
    let rows = std::iter::once(window).chain(ratholing.rows.iter().map(return_row)).chain(never_less);
    Some(RulesSection { title: text::rules::section_return(), rows: rows.collect() })
}

fn return_row(row: &ReturnRow) -> RulesRow {
    let left = match row.left {
        StackRange::UpTo(most) => text::rules::return_up_to(count(most)),
        StackRange::Between(over, below) => text::rules::return_between(count(over), count(below)),
        StackRange::From(least) => text::rules::return_from(count(least)),
    };
    let limit = |limit: ReturnLimit| match limit {
        ReturnLimit::BigBlinds(big_blinds) => text::money::in_bb(count(big_blinds)),
        ReturnLimit::LastStack => text::rules::return_last(),
    };
    let value = if row.min == row.max { limit(row.min) } else { text::rules::return_range(limit(row.min), limit(row.max)) };
    let said = RulesRow::new(left, value);
    match row.counted {
        None => said,
        Some(CounterRange::UpTo(most)) => said.note(text::rules::return_counted_up_to(count(most.into()))),
        Some(CounterRange::From(least)) => said.note(text::rules::return_counted_from(count(least.into()))),
    }
}

/// Banzai, where the rulebook has it.
pub(super) fn banzai(rules: &RulesInForce) -> Option<RulesSection> {
    let banzai = rules.banzai.as_ref()?;
    let over = text::rules::banzai_resume(count(banzai.resume_over_big_blinds.value));
    let resumed = text::rules::banzai_resume_value(duration(banzai.window_s.value));
    let rows = vec![
        RulesRow::new(text::rules::banzai_tables(), count(banzai.tables_per_stake.value.into())).from(&banzai.tables_per_stake),
        RulesRow::new(over, resumed).from(&banzai.window_s),
        RulesRow::new(text::rules::banzai_resets(), count(banzai.resets_a_day.value.into())).from(&banzai.resets_a_day),
    ];
    Some(RulesSection { title: text::lobby::tab_banzai(), rows })
}

/// Rake plans, where the rulebook has them.
pub(super) fn plans(rules: &RulesInForce) -> Option<RulesSection> {
    let plans = rules.plans.as_ref()?;
    let terms = text::rules::plan_terms(count(plans.days.value), count(plans.cancellations_a_year.value.into()));
    let mut rows: Vec<_> =
        plans.rows.iter().map(|row| RulesRow::new(text::rules::plan(count(row.plan.0.into())), money(row.price))).collect();
    if let Some(last) = rows.pop() {
        rows.push(last.note(terms));
    }
    Some(RulesSection { title: text::rules::section_plans(), rows })
}

/// Jackpots, where there are any.
pub(super) fn jackpots(rules: &RulesInForce) -> Option<RulesSection> {
    let jackpots = rules.jackpots.as_ref()?;
    let rows = jackpots.pools.iter().map(|pool| {
        let name = match pool.kind {
            JackpotKind::MonteCarlo => text::lobby::jackpot_monte_carlo(),
            JackpotKind::BadBeat => text::lobby::jackpot_bad_beat(),
            JackpotKind::Smart => text::lobby::jackpot_smart(),
        };
        let fed = text::number::percent(Arg::decimal(u64::from(pool.feed_bp.value), 2));
        let paid = text::number::percent(count(pool.payout_percent.value));
        let ours = Disclosed { value: (), ours: pool.feed_bp.ours || pool.payout_percent.ours };
        RulesRow::new(name, text::rules::jackpot_value(fed, paid)).from(&ours)
    });
    Some(RulesSection { title: text::rules::section_jackpots(), rows: rows.collect() })
}
