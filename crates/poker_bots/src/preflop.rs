//! Decisions before the flop. They depend on the starting hand, the position and the price of a call.

use poker_rules::{Action, Card, Chips, LegalActions};
use rand::Rng;

use crate::chance::{happens, ratio, scale, vary};
use crate::play_style::PlayStyle;
use crate::sizing::{OPENINGS, RERAISES, all_in, raise};
use crate::start::hand_percentile;
use crate::view::BotView;

/// The best hands to open with, in thousandths of all hands, by the number of players still to act.
const OPEN: [u32; 10] = [500, 480, 430, 290, 220, 180, 150, 130, 115, 105];
/// The same for two players: the button opens far more hands.
const OPEN_HEADS_UP: u32 = 700;
/// The best hands, in thousandths, which are never folded while nobody has raised.
const GOOD: u32 = 100;
/// A stack of at most this many big blinds goes all-in before the flop or folds.
const SHORT_STACK: u32 = 12;
/// The price of a call, in thousandths of the pot after it, for which the calling ranges below are meant.
const USUAL_PRICE: u32 = 380;

pub(crate) fn decide(view: &BotView, style: &PlayStyle, hole: &[Card], legal: &LegalActions, rng: &mut impl Rng) -> Action {
    // The random variation changes the rank of the hand, not each threshold. So one draw suffices and thresholds stay in order.
    let hand = vary(hand_percentile(hole, view.game()), style.whim, rng);
    match view.raises() {
        0 => first_in(view, style, hand, legal, rng),
        raises => facing_raise(view, style, hand, raises, legal, rng),
    }
}

/// Whether the hand is not good enough to open with in any position. False in a blind, where seeing the flop may be cheaper.
pub(crate) fn hopeless(view: &BotView, style: &PlayStyle, hole: &[Card]) -> bool {
    !view.is_in_a_blind() && hand_percentile(hole, view.game()) > scale(OPEN[0], style.looseness)
}

fn first_in(view: &BotView, style: &PlayStyle, hand: u32, legal: &LegalActions, rng: &mut impl Rng) -> Action {
    let behind = view.players_behind();
    let base = if view.dealt() == 2 { OPEN_HEADS_UP } else { OPEN[behind.min(OPEN.len() - 1)] };
    let playable = scale(base, style.looseness);
    if legal.check {
        // In the big blind without a raise: raise the best hands, check the others.
        let raises = hand < scale(150, style.aggression) && !happens(style.slow_play, rng);
        return raises.then(|| raise(view, legal, &OPENINGS, hand < 60, rng)).flatten().unwrap_or(Action::Check);
    }
    if stack_in_blinds(view) <= SHORT_STACK {
        let shoves = hand < scale(playable, 800) || hand < GOOD;
        return if shoves { all_in(view, legal).unwrap_or_else(|| call(legal)) } else { give_up(legal) };
    }
    // After players who have only called, a raise needs a better hand, and a call a less good one.
    let crowd = view.callers().min(4);
    let opens = hand < playable * 10 / (10 + 3 * crowd);
    if opens
        && !happens(style.limp, rng)
        && happens(400 + style.aggression * 3 / 5, rng)
        && let Some(action) = raise(view, legal, &OPENINGS, hand < 60, rng)
    {
        return action;
    }
    let comes_along = opens || crowd > 0 && hand < playable * 5 / 4;
    let in_company = crowd > 0 || hand < GOOD || happens(style.limp + 300, rng);
    let cheap_half = view.is_in_a_blind() && hand < playable * 3 / 2;
    let limps = comes_along && in_company || cheap_half && happens(500, rng);
    if limps { call(legal) } else { give_up(legal) }
}

fn facing_raise(view: &BotView, style: &PlayStyle, hand: u32, raises: u32, legal: &LegalActions, rng: &mut impl Rng) -> Action {
    let Some(cost) = legal.call else { return give_up(legal) };
    let price = ratio(cost, view.pot().checked_add(cost).unwrap_or(cost)).max(1);
    let depth = stack_in_blinds(view);
    let cost_in_blinds = ratio(cost, view.big_blind()) / 1000;

    // The best hands, in thousandths, that re-raise for value and that call at the usual price.
    let (value, calls) = match raises {
        1 => (55, 190),
        2 => (22, 75),
        _ => (14, 26),
    };
    let value = scale(value, (style.looseness + style.aggression) / 2);
    let fair = calls * USUAL_PRICE / price;
    let mut callable = scale(fair.clamp(calls / 3, 700), style.looseness) + style.curiosity;
    callable = callable.saturating_sub(style.caution / 2);
    // A call that costs a large part of the stack needs a better hand, the more big blinds it costs.
    let commits = ratio(cost, view.me().stack) >= 330;
    if commits {
        let stand = scale(1200 / cost_in_blinds.max(1), style.looseness).clamp(12, 500);
        callable = callable.min(stand);
    }

    let may_raise = raises < 4;
    let goes_in = depth <= SHORT_STACK * 3 / 2 && hand < scale(110, style.looseness) && raises == 1;
    if may_raise
        && goes_in
        && let Some(action) = all_in(view, legal)
    {
        return action;
    }
    if may_raise
        && hand < value
        && happens(300 + style.aggression / 2, rng)
        && !happens(style.slow_play, rng)
        && let Some(action) = raise(view, legal, &RERAISES, hand < 45, rng)
    {
        return action;
    }
    let light = raises == 1 && !commits && (callable..callable + 120).contains(&hand);
    if light
        && happens(style.bluff / 2, rng)
        && let Some(action) = raise(view, legal, &RERAISES, false, rng)
    {
        return action;
    }
    if hand < callable { call(legal) } else { give_up(legal) }
}

/// The stack with the bet of this street, in big blinds.
fn stack_in_blinds(view: &BotView) -> u32 {
    let all = view.me().stack.checked_add(view.me().bet).unwrap_or(view.me().stack);
    ratio(all, view.big_blind().max(Chips::new(1))) / 1000
}

pub(crate) fn call(legal: &LegalActions) -> Action {
    if legal.call.is_some() { Action::Call } else { Action::Check }
}

/// Checks if that is legal, otherwise folds.
pub(crate) fn give_up(legal: &LegalActions) -> Action {
    if legal.check { Action::Check } else { Action::Fold }
}
