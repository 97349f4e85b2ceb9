//! From the flop on: made hand, draws, price, the number of opponents.

use poker_rules::{Action, Card, Chips, LegalActions};
use rand::Rng;

use crate::chance::{WHOLE, happens, power, ratio, scale, wander};
use crate::preflop::{call, give_up};
use crate::sizing::{SMALL_BETS, VALUE_BETS, raise};
use crate::strength::{Share, share};
use crate::style::Style;
use crate::view::BotView;

/// What the hand is worth.
struct Worth {
    /// Its part of the pot now.
    made: u32,
    /// How much of the rest the next cards may bring.
    draw: u32,
    equity: u32,
}

pub(crate) fn decide(view: &BotView, style: &Style, hole: &[Card], legal: &LegalActions, rng: &mut impl Rng) -> Action {
    let share = share(view, hole, rng);
    // Who keeps betting holds more than the starting hands tell.
    let made = power(share.now, WHOLE + scale(300, view.shown_strength()));
    let made = wander(made, style.whim / 3, rng).min(WHOLE);
    match legal.call {
        None => open(view, style, &worth(made, share), legal, rng),
        Some(cost) => answer(view, style, made, share, cost, legal, rng),
    }
}

fn worth(made: u32, share: Share) -> Worth {
    let Share { now, end } = share;
    if end < now {
        return Worth { made, draw: 0, equity: made.min(end) };
    }
    let draw = ((end - now) * WHOLE).checked_div(WHOLE - now).unwrap_or(0);
    Worth { made, draw, equity: made + (WHOLE - made) * draw / WHOLE }
}

/// Nothing to call: bet or check.
fn open(view: &BotView, style: &Style, worth: &Worth, legal: &LegalActions, rng: &mut impl Rng) -> Action {
    let opponents = u32::try_from(view.opponents().count()).unwrap_or(1).max(1);
    let last_to_speak = view.players_behind() == 0;
    let bet = |presets, strong, rng: &mut _| raise(view, legal, presets, strong, rng).unwrap_or(Action::Check);

    if worth.made >= 620 {
        let wants = 450 + scale(350, style.aggression) + (worth.made - 620) / 2;
        return if happens(wants, rng) && !happens(style.slow_play, rng) {
            bet(&VALUE_BETS, stands_all_in(view, worth.made), rng)
        } else {
            Action::Check
        };
    }
    // A bluff tells a story: the lead from before, or everybody's check; and it tells it to few.
    let story = u32::from(view.has_the_lead()) * 3 + u32::from(last_to_speak && view.was_checked_to());
    let courage = scale(style.bluff, 300 + 400 * story) / (opponents * opponents);
    let draws = if worth.draw >= 160 { scale(worth.draw, style.aggression) } else { 0 };
    let thin = if worth.made >= 450 { scale(250, style.aggression) } else { 0 };
    if happens((courage + draws + thin).min(850), rng) { bet(&SMALL_BETS, false, rng) } else { Action::Check }
}

/// A bet to answer: raise, call or fold.
fn answer(view: &BotView, style: &Style, made: u32, share: Share, cost: Chips, legal: &LegalActions, rng: &mut impl Rng) -> Action {
    let pot = view.pot();
    let price = ratio(cost, pot.checked_add(cost).unwrap_or(pot));
    // The bigger the bet beside the pot, the stronger the hand behind it.
    let weight = WHOLE + 500 * ratio(cost, pot.saturating_sub(cost)).min(2000) / 1000;
    let worth = worth(power(made, weight), share);

    if view.raises() < 4 && worth.made >= 720 {
        let unafraid = view.raises() < 2 || worth.made >= 880;
        if unafraid
            && happens(scale(worth.made, 200 + style.aggression * 3 / 5), rng)
            && !happens(style.slow_play, rng)
            && let Some(action) = raise(view, legal, &VALUE_BETS, stands_all_in(view, worth.made), rng)
        {
            return action;
        }
    }
    let semi_bluffs = view.raises() == 1 && worth.draw >= 250 && worth.made < 500;
    if semi_bluffs
        && happens(style.bluff, rng)
        && let Some(action) = raise(view, legal, &SMALL_BETS, false, rng)
    {
        return action;
    }
    let wanted = wander(price, style.whim / 2, rng) + style.caution;
    if worth.equity + style.curiosity >= wanted { call(legal) } else { give_up(legal) }
}

/// Strong enough to put the stack in; a stack no larger than the pot needs less.
fn stands_all_in(view: &BotView, made: u32) -> bool {
    made >= if view.me().stack <= view.pot() { 680 } else { 820 }
}
