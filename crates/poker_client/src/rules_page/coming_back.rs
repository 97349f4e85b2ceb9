//! Rules for coming back to a table, for Banzai and for tables of one hand.

use poker_protocol::{CounterRange, FastButton, FastInForce, ReturnLimit, ReturnRow, RulesInForce, StackRange};
use poker_text::text;

use super::figures::{count, duration};
use super::section::{RulesRow, RulesSection};
use crate::words::form_text;

/// Coming back to the same table; `None` where the rulebook has no rule for it.
pub(super) fn ratholing(rules: &RulesInForce) -> Option<RulesSection> {
    let ratholing = rules.ratholing.as_ref()?;
    let window = RulesRow::new(text::rules::return_window(), duration(ratholing.window_s.value)).from(&ratholing.window_s);
    let counts = text::rules::return_counts_value(count(ratholing.counts_from.value));
    let counts = RulesRow::new(text::rules::return_counts(), counts).from(&ratholing.counts_from);
    let never_less = ratholing.never_less.iter().map(|&form| RulesRow::new(form_text(form), text::rules::return_never_less()));
    let rows = [window, counts].into_iter().chain(ratholing.rows.iter().map(return_row)).chain(never_less);
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
        Some(CounterRange::UpTo(most)) => said.note(text::rules::return_counted_up_to(count(most))),
        Some(CounterRange::From(least)) => said.note(text::rules::return_counted_from(count(least))),
    }
}

/// Banzai, where the rulebook has it.
pub(super) fn banzai(rules: &RulesInForce) -> Option<RulesSection> {
    let banzai = rules.banzai.as_ref()?;
    let over = text::rules::banzai_resume(count(banzai.resume_over_big_blinds.value));
    let resumed = text::rules::banzai_resume_value(duration(banzai.window_s.value));
    let rows = vec![
        RulesRow::new(text::rules::banzai_tables(), count(banzai.tables_per_stake.value)).from(&banzai.tables_per_stake),
        RulesRow::new(over, resumed).ours(banzai.window_s.ours || banzai.resume_over_big_blinds.ours),
        RulesRow::new(text::rules::banzai_resets(), count(banzai.resets_a_day.value))
            .note(text::rules::banzai_resets_help())
            .from(&banzai.resets_a_day),
    ];
    Some(RulesSection { title: text::lobby::tab_banzai(), rows })
}

/// Tables of one hand, where the rulebook has them.
pub(super) fn fast(rules: &RulesInForce) -> Option<RulesSection> {
    let FastInForce { button, fold_ahead } = rules.fast.as_ref()?;
    let form = rules.forms.iter().map(|form| form.form).find(|form| form.moves_players())?;
    let who = match button.value {
        FastButton::Random => text::rules::fast_button_random(),
        FastButton::Fair => text::rules::fast_button_fair(),
    };
    let fold = if fold_ahead.value {
        RulesRow::new(text::rules::fast_fold(), text::rules::fast_fold_value())
    } else {
        RulesRow::new(text::rules::fast_turn(), text::rules::fast_turn_value())
    };
    let rows = vec![
        RulesRow::new(text::rules::fast_table(), text::rules::fast_table_value()),
        fold.from(fold_ahead),
        RulesRow::new(text::rules::fast_button(), who).from(button),
    ];
    Some(RulesSection { title: form_text(form), rows })
}
