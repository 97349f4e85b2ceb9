//! Random tournaments in two phases: the chips of the survivors and the pools of all first phases are in the second one (R-TYP-10).

use std::collections::{BTreeMap, BTreeSet};

use chacha20::ChaCha8Rng;
use poker_protocol::{Money, PlayerId};
use poker_rules::Chips;
use rand::{RngExt as _, SeedableRng as _};

use super::super::field::{equal, falling};
use super::branches::Branches;
use super::play::Checked;
use super::terms::{BEGINNING, ordinary};
use crate::EntryPrice;
use crate::rulebook::Finish;
use crate::tournament::{Beginning, Paid, PaidWith, PrizeDivision, TournamentStage, TournamentTerms};

/// What first phases have left to a second one.
#[derive(Default)]
pub(in super::super) struct Left {
    /// The stacks of each player who has survived some of them.
    stacks: BTreeMap<PlayerId, Vec<Chips>>,
    /// What each of them has left of its pool.
    pools: Vec<Money>,
}

impl Left {
    /// Adds what a first phase has left.
    pub(in super::super) fn add(&mut self, phase: &Checked) {
        for &(entry, stack) in &phase.told.survivors {
            self.stacks.entry(phase.field.tournament.entrant(entry).unwrap().player).or_default().push(stack);
        }
        self.pools.push(phase.told.carried);
    }

    /// Whether nobody has survived.
    pub(in super::super) fn is_empty(&self) -> bool {
        self.stacks.is_empty()
    }
}

/// Plays first phases, in which the same players can survive several times, and then the second one. Returns what has happened.
pub(super) fn play(seed: u64) -> Branches {
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ 1 << 63);
    let first = first_phase(&mut rng);
    let (mut left, mut seen) = (Left::default(), Branches::new());
    for number in 0..rng.random_range(1..4_u64) {
        let phase = Checked::play_with(first.clone(), seed + number, ChaCha8Rng::seed_from_u64(rng.random()));
        left.add(&phase);
        seen.extend(phase.branches);
    }
    if !left.is_empty() {
        seen.extend(play_second(seed, rng, &left));
    }
    seen
}

/// The terms of a random first phase.
pub(in super::super) fn first_phase(rng: &mut ChaCha8Rng) -> TournamentTerms {
    loop {
        let terms = ordinary(rng);
        if matches!(terms.prizes.division, PrizeDivision::SecondPhase(_)) {
            return terms;
        }
    }
}

/// A second phase for this number of survivors, which nobody can enter with money.
fn second_phase(survivors: usize, rng: &mut ChaCha8Rng) -> TournamentTerms {
    loop {
        let mut terms = ordinary(rng);
        if terms.finish == Finish::OneLeft && terms.late.is_none() {
            // A prize table pays at most as many places as there are players.
            let paid = rng.random_range(1..=u32::try_from(survivors).unwrap());
            terms.prizes.division = if rng.random_bool(0.3) { equal(paid) } else { falling(paid) };
            return TournamentTerms {
                payment: None,
                entry: EntryPrice::default(),
                buy_ins: None,
                entries_at_once: 1,
                rebuys: None,
                bounties: None,
                house_bounties: BTreeSet::new(),
                stack: Chips::ZERO,
                most_entries: 100,
                begin: Beginning::At { time: BEGINNING, least_entries: 2 },
                unregister_until_ms: None,
                ..terms
            };
        }
    }
}

/// A second phase with all that first phases have left.
pub(in super::super) fn second(seed: u64, mut rng: ChaCha8Rng, left: &Left) -> Checked {
    let terms = second_phase(left.stacks.len(), &mut rng);
    let mut second = Checked::announced(terms, seed, rng);
    second.branches.insert("second_phase");
    bring(&mut second, left);
    second
}

fn play_second(seed: u64, rng: ChaCha8Rng, left: &Left) -> Branches {
    let mut second = second(seed, rng, left);
    let cancels = second.rng.random_bool(0.1);
    if cancels {
        second.cancel();
        second.branches.insert("second_phase_cancelled_before");
    } else {
        second.delay();
    }
    let begins = second.field.tournament.stage() == TournamentStage::Playing;
    let (orders, talks) = (second.rng.random_bool(0.5), second.rng.random_bool(0.3));
    second.play_on(orders, talks);
    second.branches.extend(match second.field.tournament.stage() {
        TournamentStage::Cancelled if begins => Some("second_phase_cancelled_in_play"),
        TournamentStage::Finished if begins => Some("second_phase_played"),
        TournamentStage::Finished => Some("survived_alone"),
        TournamentStage::Registering | TournamentStage::Playing | TournamentStage::Cancelled => None,
    });
    second.branches
}

/// Enters all survivors and the pools, in any order; of several stacks of a player only the largest counts.
fn bring(second: &mut Checked, left: &Left) {
    let Checked { field, branches, carried, .. } = second;
    for (player, stacks) in &left.stacks {
        for &stack in stacks {
            field.register_with(player.0, Paid::carried(), Some(stack)).unwrap();
        }
        let differ = stacks.iter().any(|&stack| stack != stacks[0]);
        branches.extend(differ.then_some("largest_stack_carried"));
    }
    left.pools.iter().for_each(|&pool| field.tournament.carry_pool(pool).unwrap());
    *carried = left.pools.iter().sum();
    let entrants = field.tournament.entrants();
    let entered: BTreeMap<PlayerId, Chips> = entrants.iter().map(|entrant| (entrant.player, entrant.stack.unwrap())).collect();
    let largest = left.stacks.iter().map(|(&player, stacks)| (player, *stacks.iter().max().unwrap())).collect();
    assert_eq!(entered, largest, "each survivor has one entry, with the largest stack");
    assert_eq!(entrants.len(), entered.len());
    assert!(entrants.iter().all(|entrant| entrant.paid.with == PaidWith::Carried));
}
