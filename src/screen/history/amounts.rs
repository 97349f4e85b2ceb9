//! Amounts of a hand in its own unit: money of a cash game, or chips of a tournament.

use poker_archive::{HandLine, MoneyUnit, NetOfUnit, Stake};
use poker_rules::Chips;
use poker_text::{Arg, Currency};

use crate::style::Style;

/// The currency of a stake; `None` for chips that are no money.
fn currency(code: &str) -> Currency {
    if code == "USD" { Currency::Dollar } else { Currency::Euro }
}

/// Chips of a hand, as its table wrote them.
pub(super) fn chips(stake: &Stake, amount: Chips) -> Arg {
    if stake.tournament || stake.per_whole == 1 { Arg::count(amount.get()) } else { Arg::money(amount.get(), currency(&stake.currency)) }
}

/// What was won or lost in a hand; `None` if it is not known.
pub(in crate::screen) fn net(style: &Style<'_>, line: &HandLine) -> Option<String> {
    let net = line.net?;
    let plain = line.stake.tournament || line.stake.per_whole == 1;
    let arg = if plain { Arg::signed_count(net) } else { Arg::signed_money(net, currency(&line.stake.currency)) };
    Some(style.texts.show(&arg))
}

/// What was won or lost in several hands of one unit of money.
pub(super) fn sum(style: &Style<'_>, of: &NetOfUnit) -> String {
    style.texts.show(&Arg::signed_money(of.net, currency(&of.currency)))
}

/// Chips in a unit of money.
pub(super) fn money(unit: &MoneyUnit, amount: Chips) -> Arg {
    if unit.per_whole == 1 { Arg::count(amount.get()) } else { Arg::money(amount.get(), currency(&unit.currency)) }
}

/// Chips won or lost in a unit of money.
pub(super) fn signed(unit: &MoneyUnit, net: i64) -> Arg {
    if unit.per_whole == 1 { Arg::signed_count(net) } else { Arg::signed_money(net, currency(&unit.currency)) }
}
