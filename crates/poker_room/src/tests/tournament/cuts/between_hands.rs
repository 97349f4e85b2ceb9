//! Tournaments that are cut between hands go on as if they were not cut: with deals, orders of the house, and second phases.

use std::collections::BTreeMap;

use chacha20::ChaCha8Rng;
use poker_protocol::PlayerId;
use rand::{RngExt as _, SeedableRng as _};

use super::super::random::{Checked, Left, first_phase, second, terms};
use super::twins::{Counts, Twins};
use crate::rulebook::EntryCondition;
use crate::tournament::TournamentTerms;

/// What has happened in all tournaments, and how many cuts came after it.
#[derive(Default)]
struct Seen {
    counts: Counts,
    then_cut: Counts,
    /// The cuts of second phases.
    in_second_phases: Counts,
}

impl Seen {
    fn add(&mut self, twins: &Twins) {
        add(&mut self.counts, &twins.counts);
        add(&mut self.then_cut, &twins.then_cut);
    }
}

fn add(all: &mut Counts, more: &Counts) {
    more.iter().for_each(|(name, count)| *all.entry(name).or_default() += count);
}

/// The terms of a random tournament; some that can be entered late are by invitation.
fn invited(rng: &mut ChaCha8Rng) -> TournamentTerms {
    let mut terms = terms(rng);
    if terms.late.is_some() && rng.random_bool(0.5) {
        terms.admission.conditions = vec![EntryCondition::Invited];
        terms.admission.invited = (1..=u64::from(terms.most_entries)).map(PlayerId).collect();
    }
    terms
}

/// Plays twins with these terms to their ends.
fn play(seed: u64, terms: &TournamentTerms, rng: &mut ChaCha8Rng) -> Twins {
    let (own, orders) = (rng.random(), rng.random_bool(0.5));
    let mut twins = Twins::new(seed, || Checked::entered(terms.clone(), seed, ChaCha8Rng::seed_from_u64(own)));
    twins.play(orders || terms.late.is_some(), true);
    twins
}

/// Plays one or two first phases, and the second one with what they have left.
fn play_phases(seed: u64, rng: &mut ChaCha8Rng, seen: &mut Seen) {
    let (first, mut left) = (first_phase(rng), Left::default());
    for number in 0..rng.random_range(1..3) {
        let phase = play(seed + number, &first, rng);
        seen.add(&phase);
        left.add(&phase.uncut);
    }
    if left.is_empty() {
        return;
    }
    let own = rng.random();
    let mut twins = Twins::new(seed, || second(seed, ChaCha8Rng::seed_from_u64(own), &left));
    twins.play(true, true);
    seen.add(&twins);
    add(&mut seen.in_second_phases, &twins.counts);
}

/// What of these has happened less often than it must.
fn rare(counts: &Counts, least: &[(&'static str, u32)]) -> BTreeMap<&'static str, u32> {
    let count = |name| counts.get(name).copied().unwrap_or(0);
    least.iter().filter(|&&(name, least)| count(name) < least).map(|&(name, _)| (name, count(name))).collect()
}

#[test]
fn a_tournament_that_is_cut_between_hands_goes_on_as_if_it_was_not() {
    let mut seen = Seen::default();
    for seed in 0..200 {
        println!("seed {seed}");
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let terms = invited(&mut rng);
        seen.add(&play(seed, &terms, &mut rng));
        if seed % 2 == 0 {
            play_phases(seed, &mut rng, &mut seen);
        }
    }
    let Seen { counts, then_cut, in_second_phases } = seen;
    let ends = [("deal agreed", 10), ("deal declined", 2), ("deal withdrawn", 10), ("cancellation", 10), ("cut", 1_000)];
    assert_eq!(rare(&counts, &ends), Counts::new());
    let orders = [("disqualification", 10), ("delay", 10), ("guarantee", 10), ("house bounty", 10), ("invitation", 10)];
    assert_eq!(rare(&then_cut, &orders), Counts::new(), "cuts after orders");
    let talks = [("deal declined", 2), ("deal withdrawn", 10)];
    assert_eq!(rare(&then_cut, &talks), Counts::new(), "cuts after talks");
    let cuts = [("cut before the beginning", 10), ("cut", 10), ("cut at the end", 10)];
    assert_eq!(rare(&in_second_phases, &cuts), Counts::new(), "cuts in second phases");
}
