//! The stakes with their rake, and how it is taken.

use poker_protocol::{BelowMinimum, RakeTiming, Rounding, RulesInForce, StakeInForce};
use poker_text::{Arg, text};

use super::figures::{amounts, count, percent};
use super::section::{RulesRow, RulesSection};
use crate::{Amounts, stake_text};

/// Every stake: its name, game and form, so that no two rows are alike.
pub(super) fn stakes(rules: &RulesInForce) -> RulesSection {
    let amounts = amounts(rules);
    RulesSection { title: text::rules::section_stakes(), rows: rules.stakes.iter().map(|row| stake(row, &amounts)).collect() }
}

fn stake(stake: &StakeInForce, amounts: &Amounts) -> RulesRow {
    let label = stake_text(&stake.name, stake.game, stake.form);
    let (min, max) = (stake.buy_in.min, stake.buy_in.max);
    let money = |chips| amounts.short_money(chips);
    let buy_in = if min == max { money(max) } else { text::rules::return_range(money(min), money(max)).into() };
    let facts = text::rules::stake_facts(money(stake.small_blind), money(stake.big_blind), buy_in, count(stake.seats));
    let row = RulesRow::new(label, text::rules::rake_value(percent(stake.rake_bp), money(stake.rake_cap))).note(facts);
    let plans = stake.plan_rake_bp.iter();
    plans.fold(row, |row, rate| row.note(text::rules::stake_plan(count(rate.plan.0), percent(rate.rake_bp)))).ours(stake.ours)
}

/// How rake is taken.
pub(super) fn rake(rules: &RulesInForce) -> RulesSection {
    let rake = &rules.rake;
    let mut rows = vec![RulesRow::new(text::rules::rake_base(), text::rules::rake_base_value())];
    if !rake.halve_cap_for.value.is_empty() {
        let players = Arg::list(rake.halve_cap_for.value.iter().map(|&players| count(players)));
        rows.push(RulesRow::new(text::rules::rake_cap_few(players), text::rules::rake_cap_half()).from(&rake.halve_cap_for));
    }
    if rake.no_flop_no_drop.value {
        rows.push(RulesRow::new(text::rules::rake_no_flop(), text::rules::rake_no_flop_value()).from(&rake.no_flop_no_drop));
    }
    if !rake.minimum.value.is_zero() {
        let least = amounts(rules).money(rake.minimum.value);
        let row = match rake.below_minimum.value {
            BelowMinimum::TakeMinimum => RulesRow::new(text::rules::rake_minimum(), least),
            BelowMinimum::NoRake => RulesRow::new(text::rules::rake_below(least), text::rules::rake_no_flop_value()),
        };
        rows.push(row.ours(rake.minimum.ours || rake.below_minimum.ours));
    }
    let rounding = match rake.rounding.value {
        Rounding::Nearest => text::rules::rake_rounding_nearest(),
        Rounding::Up => text::rules::rake_rounding_up(),
    };
    let timing = match rake.timing.value {
        RakeTiming::HandEnd => text::rules::rake_timing_end(),
        RakeTiming::EachStreet => text::rules::rake_timing_street(),
    };
    rows.push(RulesRow::new(text::rules::rake_rounding(), rounding).from(&rake.rounding));
    rows.push(RulesRow::new(text::rules::rake_timing(), timing).note(text::rules::rake_practice()).from(&rake.timing));
    RulesSection { title: text::rules::section_rake(), rows }
}
