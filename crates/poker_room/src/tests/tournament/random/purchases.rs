//! What the players of random tournaments buy, and what that adds up to.

use std::collections::BTreeSet;

use chacha20::ChaCha8Rng;
use poker_protocol::{Money, PlayerId};
use poker_rules::Chips;
use rand::RngExt as _;

use super::super::field::Field;
use super::branches::Branches;
use crate::rulebook::EntryPrice;
use crate::tournament::{AddOnRules, BuyInRange, EntryId, EntryState, RebuyRules, Tournament, TournamentStage, TournamentTerms};

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
                limit: Chips::new(terms.stack.get() * rng.random_range(0..3) / 2),
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

/// Registers players until there are this many entries; some take theirs back before. Returns the entries that were taken back.
pub(super) fn enter(field: &mut Field, entries: u32, rng: &mut ChaCha8Rng) -> BTreeSet<EntryId> {
    let mut withdrawn = BTreeSet::new();
    let mut players = 0;
    while field.tournament.entries() < entries {
        let again = players > 1 && field.tournament.terms().entries_at_once > 1 && rng.random_bool(0.4);
        let player = if again { rng.random_range(1..=players) } else { free(field, players) };
        let buy_in = match field.tournament.terms().buy_ins {
            Some(_) => Money::new(rng.random_range(300..=3_000)),
            None => field.tournament.terms().entry.buy_in,
        };
        if field.register_for(player, buy_in).is_ok() {
            players = players.max(player);
        }
        if field.tournament.stage() == TournamentStage::Registering && rng.random_bool(0.03) {
            withdrawn.extend(field.tournament.unregister(PlayerId(rng.random_range(1..=players)), field.now));
        }
    }
    withdrawn
}

/// The first of the players, or a new one, who has no entry.
fn free(field: &Field, players: u64) -> u64 {
    let entered =
        |player| field.tournament.entrants().iter().any(|entrant| entrant.player.0 == player && entrant.state != EntryState::Withdrawn);
    (1..=players).find(|&player| !entered(player)).unwrap_or(players + 1)
}

/// A random player may rebuy, decline, or buy the add-on.
pub(super) fn buy(field: &mut Field, seen: &mut Branches, rng: &mut ChaCha8Rng) {
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
