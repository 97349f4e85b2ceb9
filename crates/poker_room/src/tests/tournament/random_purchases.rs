//! What the players of random tournaments buy, and what that adds up to.

use std::collections::BTreeSet;

use chacha20::ChaCha8Rng;
use poker_protocol::Money;
use poker_rules::Chips;
use rand::RngExt as _;

use super::field::Field;
use crate::rulebook::EntryPrice;
use crate::tournament::{AddOnRules, BuyInRange, EntryId, Purchases, RebuyRules, Tournament, TournamentTerms};

/// Adds rebuys, several entries of one player, or a choice of the buy-in to the terms.
pub(super) fn purchases(rng: &mut ChaCha8Rng, terms: &mut TournamentTerms) {
    match rng.random_range(0..3_u32) {
        0 => {
            let add_on = AddOnRules {
                chips: Chips::new(rng.random_range(1..3_000)),
                price: EntryPrice { buy_in: Money::new(rng.random_range(0..2_000)), fee: Money::new(100) },
                offer_ms: rng.random_range(1..60_000),
            };
            terms.rebuys = Some(RebuyRules {
                last_level: rng.random_range(1..4),
                limit: Chips::new([0, 750, 1_500][rng.random_range(0..3_usize)]),
                most: rng.random_bool(0.7).then(|| rng.random_range(1..3)),
                offer_ms: rng.random_range(1..40_000),
                add_on: rng.random_bool(0.6).then_some(add_on),
            });
        }
        1 => terms.entries_at_once = rng.random_range(2..4),
        _ => {}
    }
    terms.buy_ins = rng.random_bool(0.2).then_some(BuyInRange { least: Money::new(300), most: Money::new(3_000) });
}

/// Registers players until there are this many entries.
pub(super) fn enter(field: &mut Field, entries: u32, rng: &mut ChaCha8Rng) {
    let mut players = 0;
    while field.tournament.entries() < entries {
        let again = players > 1 && field.tournament.terms().entries_at_once > 1 && rng.random_bool(0.4);
        let player = if again { rng.random_range(1..=players) } else { players + 1 };
        let buy_in = match field.tournament.terms().buy_ins {
            Some(_) => Money::new(rng.random_range(300..=3_000)),
            None => Money::new(1_000),
        };
        if field.register_for(player, buy_in).is_ok() {
            players = players.max(player);
        }
    }
}

/// A random player may rebuy, decline, or buy the add-on.
pub(super) fn buy(field: &mut Field, seen: &mut BTreeSet<&'static str>, rng: &mut ChaCha8Rng) {
    let Field { tournament, dealer, now, .. } = field;
    let entry = match tournament.rebuy_offers().first() {
        Some(offer) if rng.random_bool(0.5) => offer.entry,
        _ => EntryId(rng.random_range(0..tournament.entries())),
    };
    let Some(player) = tournament.entrant(entry).map(|entrant| entrant.player) else { return };
    let stack = |tournament: &Tournament| {
        let (table, seat) = tournament.seat_of(player)?;
        Some(tournament.table(table)?.settled_stack(seat))
    };
    let before = stack(tournament);
    match rng.random_range(0..40_u32) {
        0..=2 => {
            let done = tournament.rebuy(player, entry, dealer, *now);
            seen.insert(match done {
                Ok(()) if stack(tournament) == before => "rebuy_in_mid_hand",
                Ok(()) => "rebuy",
                Err(_) => "rebuy_refused",
            });
        }
        3 if tournament.decline_rebuy(player, entry, dealer, *now).is_ok() => {
            seen.insert("rebuy_declined");
        }
        4..=9 => {
            seen.insert(if tournament.add_on(player, entry, dealer, *now).is_ok() { "add_on" } else { "add_on_refused" });
        }
        _ => {}
    }
}

/// The buy-in of each entry, and what was bought for it.
fn all(tournament: &Tournament) -> impl Iterator<Item = (Money, Purchases)> + '_ {
    tournament.entrants().iter().map(|entrant| (entrant.paid.price.buy_in, entrant.purchases))
}

/// All chips that were bought.
pub(super) fn bought_chips(tournament: &Tournament) -> Chips {
    let terms = tournament.terms();
    let add_on = terms.rebuys.and_then(|rules| rules.add_on).map_or(0, |add_on| add_on.chips.get());
    let chips = all(tournament).map(|(buy_in, bought)| {
        terms.stack.get() * buy_in.hundredths() / 1_000 + terms.stack.get() * u64::from(bought.rebuys) + add_on * u64::from(bought.added_on)
    });
    Chips::new(chips.sum())
}

/// All own bounties that were paid in.
pub(super) fn bought_bounties(tournament: &Tournament) -> Money {
    let own = tournament.terms().bounties.map_or(0, |prices| prices.own.hundredths());
    Money::new(all(tournament).map(|(buy_in, bought)| own * buy_in.hundredths() / 1_000 + own * u64::from(bought.rebuys)).sum())
}

/// What was paid for the prizes.
pub(super) fn bought_pool(tournament: &Tournament) -> Money {
    let part_of_buy_in = tournament.terms().bounties.is_some_and(|prices| prices.part_of_buy_in);
    let bounties = if part_of_buy_in { bought_bounties(tournament) } else { Money::ZERO };
    let buy_ins: Money = all(tournament).map(|(buy_in, bought)| [buy_in, bought.more.buy_in].iter().sum::<Money>()).sum();
    buy_ins.saturating_sub(bounties)
}
