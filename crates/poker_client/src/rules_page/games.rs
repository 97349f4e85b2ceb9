//! The cards that are dealt and the bets that are allowed, for the games on offer only.

use poker_protocol::RulesInForce;
use poker_rules::{GameCards, Ranking, Structure, Variant};
use poker_text::{Text, text};

use super::figures::count;
use super::section::{RulesRow, RulesSection};
use crate::words::cards_name;

/// The number of cards in a poker hand, made of hole cards and board cards.
const HAND: u8 = 5;

fn offers(rules: &RulesInForce, like: impl Fn(&Variant) -> bool) -> bool {
    rules.stakes.iter().any(|stake| like(&stake.game))
}

/// Which cards count in each game on offer.
pub(super) fn games(rules: &RulesInForce) -> RulesSection {
    let dealt = |cards: GameCards, says: Text| offers(rules, |game| game.cards == cards).then(|| RulesRow::new(cards_name(cards), says));
    let own = &rules.games.omaha5_hole_used;
    let five = text::rules::omaha5(count(own.value), count(HAND.saturating_sub(own.value)));
    let high_low = offers(rules, |game| game.ranking == Ranking::HighLow).then(|| {
        RulesRow::new(text::lobby::tab_high_low(), text::rules::high_low()).note(text::rules::low()).note(text::rules::low_cards())
    });
    let rows = [
        Some(RulesRow::new(text::rules::deck(), text::rules::deck_value())),
        dealt(GameCards::Holdem, text::rules::holdem()),
        dealt(GameCards::Omaha, text::rules::omaha()),
        dealt(GameCards::Omaha5, five).map(|row| row.from(own)),
        high_low,
    ];
    RulesSection { title: text::rules::section_games(), rows: rows.into_iter().flatten().collect() }
}

/// Rules that hold under every betting structure.
pub(super) fn betting() -> RulesSection {
    let rows = vec![
        RulesRow::new(text::rules::first_to_act(), text::rules::first_to_act_value()),
        RulesRow::new(text::rules::short_all_in(), text::rules::short_all_in_value()),
    ];
    RulesSection { title: text::rules::section_betting(), rows }
}

/// No limit and pot limit: the player chooses an amount between the smallest and the largest that is legal.
pub(super) fn open_betting(rules: &RulesInForce) -> Option<RulesSection> {
    let counts_call = &rules.games.pot_limit_counts_call;
    let pot = if counts_call.value { text::rules::pot_limit_after() } else { text::rules::pot_limit_before() };
    let no_limit = offers(rules, |game| game.structure == Structure::NoLimit);
    let pot_limit = offers(rules, |game| game.structure == Structure::PotLimit);
    let title = match (no_limit, pot_limit) {
        (true, true) => text::rules::section_open(),
        (true, false) => text::rules::no_limit(),
        (false, true) => text::rules::pot_limit(),
        (false, false) => return None,
    };
    let mut rows = Vec::new();
    if no_limit {
        rows.push(RulesRow::new(text::rules::no_limit(), text::rules::no_limit_value()));
    }
    if pot_limit {
        rows.push(RulesRow::new(text::rules::pot_limit(), pot).from(counts_call));
    }
    rows.extend([
        RulesRow::new(text::rules::least_bet(), text::rules::least_bet_value()),
        RulesRow::new(text::rules::least_raise(), text::rules::least_raise_value()),
        RulesRow::new(text::rules::raises(), text::rules::raises_unlimited()),
    ]);
    Some(RulesSection { title, rows })
}

/// Fixed limit: the size of the bets, and how many each round may have.
pub(super) fn fixed_limit(rules: &RulesInForce) -> Option<RulesSection> {
    if !offers(rules, |game| game.structure == Structure::FixedLimit) {
        return None;
    }
    let (bets, capped) = (&rules.games.fixed_limit_max_bets, &rules.games.fixed_limit_capped_heads_up);
    let heads_up = if capped.value { text::rules::fixed_capped() } else { text::rules::fixed_uncapped() };
    let rows = vec![
        RulesRow::new(text::rules::fixed_size(), text::rules::fixed_size_value()),
        RulesRow::new(text::rules::fixed_bets(), text::rules::fixed_bets_value(count(bets.value)))
            .note(heads_up)
            .ours(bets.ours || capped.ours),
    ];
    Some(RulesSection { title: text::rules::section_fixed(), rows })
}
