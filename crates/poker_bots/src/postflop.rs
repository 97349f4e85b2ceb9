//! Decisions from the flop on. They depend on the made hand, draws, the price of a call, and the number of opponents.

use poker_rules::{Action, Card, Chips, LegalActions};
use rand::Rng;

use crate::chance::{WHOLE, happens, power, ratio, scale, vary};
use crate::play_style::PlayStyle;
use crate::preflop::{call, give_up};
use crate::sizing::{SMALL_BETS, VALUE_BETS, raise};
use crate::strength::{Share, share};
use crate::view::BotView;

/// The estimated value of the hand, in thousandths.
struct Estimate {
    /// The expected share of the pot if all cards were shown now.
    made: u32,
    /// The part of the remaining share that the next cards may add.
    draw: u32,
    equity: u32,
}

pub(crate) fn decide(view: &BotView, style: &PlayStyle, hole: &[Card], legal: &LegalActions, rng: &mut impl Rng) -> Action {
    let share = share(view, hole, rng);
    // Opponents who keep betting have better hands than their starting hands suggest.
    let made = power(share.now, WHOLE + scale(300, view.shown_strength()));
    let made = vary(made, style.whim / 3, rng).min(WHOLE);
    match legal.call {
        None => open(view, style, &estimate(made, share), legal, rng),
        Some(cost) => answer(view, style, made, share, cost, legal, rng),
    }
}

fn estimate(made: u32, share: Share) -> Estimate {
    let Share { now, end } = share;
    if end < now {
        return Estimate { made, draw: 0, equity: made.min(end) };
    }
    let draw = ((end - now) * WHOLE).checked_div(WHOLE - now).unwrap_or(0);
    Estimate { made, draw, equity: made + (WHOLE - made) * draw / WHOLE }
}

/// Decides without a bet to call: bet or check.
fn open(view: &BotView, style: &PlayStyle, estimate: &Estimate, legal: &LegalActions, rng: &mut impl Rng) -> Action {
    let opponents = u32::try_from(view.opponents().count()).unwrap_or(1).max(1);
    let last_to_act = view.players_behind() == 0;
    let bet = |presets, strong, rng: &mut _| raise(view, legal, presets, strong, rng).unwrap_or(Action::Check);

    if estimate.made >= 620 {
        let wants = 450 + scale(350, style.aggression) + (estimate.made - 620) / 2;
        return if happens(wants, rng) && !happens(style.slow_play, rng) {
            bet(&VALUE_BETS, stands_all_in(view, estimate.made), rng)
        } else {
            Action::Check
        };
    }
    // A bluff is more credible after the last raise, or after everybody has checked, and against few opponents.
    let credibility = u32::from(view.has_the_lead()) * 3 + u32::from(last_to_act && view.was_checked_to());
    let bluffs = scale(style.bluff, 300 + 400 * credibility) / (opponents * opponents);
    let draws = if estimate.draw >= 160 { scale(estimate.draw, style.aggression) } else { 0 };
    let thin = if estimate.made >= 450 { scale(250, style.aggression) } else { 0 };
    if happens((bluffs + draws + thin).min(850), rng) { bet(&SMALL_BETS, false, rng) } else { Action::Check }
}

/// Decides against a bet: raise, call or fold.
fn answer(view: &BotView, style: &PlayStyle, made: u32, share: Share, cost: Chips, legal: &LegalActions, rng: &mut impl Rng) -> Action {
    let pot = view.pot();
    let price = ratio(cost, pot.checked_add(cost).unwrap_or(pot));
    // The larger the bet in proportion to the pot, the stronger the opponent's hand.
    let weight = WHOLE + 500 * ratio(cost, pot.saturating_sub(cost)).min(2000) / 1000;
    let estimate = estimate(power(made, weight), share);

    if view.raises() < 4 && estimate.made >= 720 {
        let unafraid = view.raises() < 2 || estimate.made >= 880;
        if unafraid
            && happens(scale(estimate.made, 200 + style.aggression * 3 / 5), rng)
            && !happens(style.slow_play, rng)
            && let Some(action) = raise(view, legal, &VALUE_BETS, stands_all_in(view, estimate.made), rng)
        {
            return action;
        }
    }
    let semi_bluffs = view.raises() == 1 && estimate.draw >= 250 && estimate.made < 500;
    if semi_bluffs
        && happens(style.bluff, rng)
        && let Some(action) = raise(view, legal, &SMALL_BETS, false, rng)
    {
        return action;
    }
    let wanted = vary(price, style.whim / 2, rng) + style.caution;
    if estimate.equity + style.curiosity >= wanted { call(legal) } else { give_up(legal) }
}

/// Whether the hand is strong enough to go all-in. A stack no larger than the pot needs a less strong hand.
fn stands_all_in(view: &BotView, made: u32) -> bool {
    made >= if view.me().stack <= view.pot() { 680 } else { 820 }
}
