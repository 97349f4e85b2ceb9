//! Charges that have risen, in words.

use poker_protocol::{Form, Raise, RaisedCharge};
use poker_rules::{Chips, GameParameters};
use poker_text::{Arg, Text, text};

use super::Amounts;
use super::game::game_text;
use super::lobby::tab_text;
use crate::LobbyTab;

/// Where it has risen.
pub fn charged_text(charge: &RaisedCharge) -> Text {
    let Some(stake) = &charge.stake else { return text::charges::everywhere() };
    let (name, game) = (stake.name.as_str(), game_text(&stake.game.game(&GameParameters::DEFAULT)));
    match stake.form {
        Form::Regular => text::rules::stake(name, game),
        Form::Deepstack => text::rules::stake_of_form(name, game, tab_text(LobbyTab::Deepstack)),
        Form::Shortstack => text::rules::stake_of_form(name, game, tab_text(LobbyTab::Shortstack)),
        Form::Banzai => text::rules::stake_of_form(name, game, tab_text(LobbyTab::Banzai)),
        Form::Fast => text::rules::stake_of_form(name, game, tab_text(LobbyTab::Fast)),
        Form::Rapid => text::rules::stake_of_form(name, game, tab_text(LobbyTab::Rapid)),
    }
}

/// What has risen, from what to what.
pub fn raise_text(raise: Raise, amounts: &Amounts) -> Text {
    let percent = |basis_points: u32| text::number::percent(Arg::decimal(basis_points.into(), 2));
    let money = |chips: Chips| amounts.money(chips);
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
