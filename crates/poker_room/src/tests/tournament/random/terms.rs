//! The terms of random tournaments.

use std::sync::Arc;

use chacha20::ChaCha8Rng;
use poker_protocol::Money;
use poker_rules::{Chips, Variant};
use rand::RngExt as _;

use super::super::field::{equal, falling, freezeout, rulebook};
use super::purchases::purchases;
use crate::rulebook::{ButtonRule, Finish, LateRegistrationClose, TableUse, TimeLimitPayout};
use crate::tournament::{
    Beginning, BountyForm, BountyPrices, BountyRules, BountySettlement, BreakRules, LateRegistration, LateUntil, PrizeDivision, TicketKind,
    TicketTerms, TournamentTerms,
};
use crate::{HandRules, Now, Switches, Tempo};

/// When scheduled tournaments begin.
pub(super) const BEGINNING: Now = Now(4_000_000);
/// How many more entries a tournament with late registration takes.
pub(super) const LATE_ENTRIES: u32 = 20;

/// The terms of a random tournament.
pub(in super::super) fn terms(rng: &mut ChaCha8Rng) -> TournamentTerms {
    match rng.random_range(0..20_u32) {
        0 => hexapro(rng),
        1 => shootout(rng),
        _ => ordinary(rng),
    }
}

/// A small field mostly: a tournament of sixty takes as long as fifty of six.
fn entries(rng: &mut ChaCha8Rng) -> u32 {
    match rng.random_range(0..100_u32) {
        0 => rng.random_range(31..=60),
        1..=20 => rng.random_range(11..=30),
        _ => rng.random_range(2..=10),
    }
}

/// A tournament of one stack for each entry, with balanced tables.
pub(in super::super) fn ordinary(rng: &mut ChaCha8Rng) -> TournamentTerms {
    let entries = entries(rng);
    let seats = rng.random_range(2..=if entries > 10 { 6 } else { 10 });
    let mut terms = freezeout(entries, seats);
    quick(rng, &mut terms);
    let paid = rng.random_range(1..=(entries / 2).max(1));
    terms.prizes.division = match rng.random_range(0..3_u32) {
        0 => PrizeDivision::WinnerTakesAll,
        1 => falling(paid),
        _ => equal(paid),
    };
    terms.prizes.guarantee = Money::new(rng.random_range(0..100_000));
    terms.prizes.added = Money::new(if rng.random_bool(0.3) { rng.random_range(1..5_000) } else { 0 });
    terms.hand_for_hand = rng.random_bool(0.7).then(|| rng.random_range(1..=12));
    terms.breaks = rng.random_bool(0.5).then_some(BreakRules { minute: 55, length_ms: 300_000 });
    if rng.random_bool(0.2) {
        terms.finish = Finish::HalfLeft;
        terms.prizes.division = if rng.random_bool(0.5) { PrizeDivision::Equal } else { PrizeDivision::HalfByChips };
    } else if rng.random_bool(0.2) {
        terms.finish = Finish::TimeLimit { seconds: rng.random_range(20..600) };
        terms.time_limit_payout = rng.random_bool(0.5).then_some(TimeLimitPayout::Proportional);
    }
    match rng.random_range(0..8_u32) {
        0 if terms.finish != Finish::HalfLeft => terms.prizes.division = PrizeDivision::Entries(ticket(rng.random_range(1_000..10_000))),
        1 => {
            terms.finish = Finish::AfterLevel { level: rng.random_range(1..6) };
            let PrizeDivision::Table(table) = falling(paid) else { return terms };
            terms.prizes.division = PrizeDivision::SecondPhase(rng.random_bool(0.5).then_some(table));
        }
        _ => {}
    }
    if rng.random_bool(0.3) {
        terms.button = ButtonRule::Moving;
    }
    terms.bounties = rng.random_bool(0.5).then(|| bounties(rng));
    if terms.finish == Finish::OneLeft && rng.random_bool(0.4) {
        late(rng, &mut terms);
    }
    if terms.finish != Finish::HalfLeft {
        purchases(rng, &mut terms);
    }
    terms
}

/// Short stacks and levels, in any game: such a tournament has all that a long one has.
fn quick(rng: &mut ChaCha8Rng, terms: &mut TournamentTerms) {
    terms.stack = Chips::new([300, 500, 1_000, 1_500][rng.random_range(0..4_usize)]);
    terms.set_level_length(1_000 * rng.random_range(20..120));
    if rng.random_bool(0.3) {
        let game = Variant::ALL[rng.random_range(0..Variant::ALL.len())];
        let game = game.game(&rulebook().game_parameters());
        // Six players need less than a deck in every game.
        terms.hand = Arc::new(HandRules { game, seats: terms.hand.seats.min(6), ..(*terms.hand).clone() });
    }
}

fn late(rng: &mut ChaCha8Rng, terms: &mut TournamentTerms) {
    terms.begin = Beginning::At { time: BEGINNING, least_entries: 2 };
    terms.most_entries += LATE_ENTRIES;
    terms.late = Some(LateRegistration {
        until: if rng.random_bool(0.5) {
            LateUntil::EndOfLevel(rng.random_range(1..5))
        } else {
            LateUntil::After { ms: rng.random_range(1_000..600_000) }
        },
        closes_early: if rng.random_bool(0.5) { LateRegistrationClose::PayoutsBegin } else { LateRegistrationClose::FirstKnockout },
        re_entries: rng.random_range(0..3),
    });
}

fn ticket(value: u64) -> TicketTerms {
    TicketTerms { kind: TicketKind("Sunday".to_owned()), value: Money::new(value), exchangeable: false }
}

/// Regular or progressive bounties of any amount, some besides those that the house pays.
fn bounties(rng: &mut ChaCha8Rng) -> BountyPrices {
    let form = if rng.random_bool(0.5) { BountyForm::Regular } else { BountyForm::Progressive { percent: rng.random_range(1..100) } };
    let settlement = if rng.random_bool(0.8) { BountySettlement::Individually } else { BountySettlement::AtEnd };
    let house = u64::from(rng.random_bool(0.5));
    BountyPrices {
        rules: BountyRules { form, settlement, vip_before_rebuy: rng.random_bool(0.5) },
        own: Money::new(rng.random_range(1..1_000)),
        part_of_buy_in: rng.random_bool(0.5),
        vip: Money::new(house * 1_234),
        listed: Money::new(house * 567),
        pro: Money::new(house * 89),
    }
}

/// A shootout: each table plays to one winner.
fn shootout(rng: &mut ChaCha8Rng) -> TournamentTerms {
    let seats = rng.random_range(2..=5);
    let mut terms = freezeout(rng.random_range(2..=u32::from(seats) * u32::from(seats)), seats);
    quick(rng, &mut terms);
    terms.tables = TableUse::Shootout;
    terms.hand_for_hand = None;
    terms.breaks = rng.random_bool(0.5).then_some(BreakRules { minute: 55, length_ms: 300_000 });
    terms.bounties = rng.random_bool(0.5).then(|| bounties(rng));
    terms
}

/// A game of any family of HexaPro, or of Spins.
fn hexapro(rng: &mut ChaCha8Rng) -> TournamentTerms {
    let rulebook = rulebook();
    let family = Arc::new(rulebook.hexapro[rng.random_range(0..rulebook.hexapro.len())].clone());
    let buy_ins = &family.buy_ins.is;
    let buy_in = buy_ins[rng.random_range(0..buy_ins.len())];
    let mut terms = TournamentTerms::of_family(rulebook, &family, buy_in).unwrap();
    terms.switches = Switches::new(true, Tempo::NONE);
    terms.sealed = rng.random_bool(0.1);
    terms
}
