//! Charges that have risen, in words.

use poker_protocol::{Money, Raise, RaisedCharge};
use poker_text::{Arg, Text, text};

use super::{Amounts, stake_text};

/// The stake whose charge has risen, or all stakes.
pub fn charged_text(charge: &RaisedCharge) -> Text {
    let Some(stake) = &charge.stake else { return text::charges::everywhere() };
    stake_text(&stake.name, stake.game, stake.form)
}

/// What has risen, from what to what.
pub fn raise_text(raise: Raise, amounts: &Amounts) -> Text {
    let percent = |basis_points: u32| text::number::percent(Arg::decimal(basis_points.into(), 2));
    let money = |amount: Money| amounts.money(amount);
    match raise {
        Raise::Percent { before_bp, now_bp } => text::charges::percent(percent(before_bp), percent(now_bp)),
        Raise::PlanPercent { plan, before_bp, now_bp } => {
            text::charges::plan_percent(Arg::count(plan.0.into()), percent(before_bp), percent(now_bp))
        }
        Raise::Cap { before, now } => text::charges::cap(money(before), money(now)),
        Raise::Minimum { before, now } if now < before => text::charges::fewer_free(money(before), money(now)),
        Raise::Minimum { before, now } => text::charges::minimum(money(before), money(now)),
        Raise::RoundedUp => text::charges::rounded_up(),
        Raise::WholeCap { players } => text::charges::whole_cap(Arg::count(players.into())),
        Raise::MinimumTaken { least } => text::charges::minimum_taken(money(least)),
        Raise::WithoutFlop => text::charges::without_flop(),
        Raise::PlanPrice { plan, before, now } => text::charges::plan_price(Arg::count(plan.0.into()), money(before), money(now)),
    }
}
