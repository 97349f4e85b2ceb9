//! The value of stacks in prize money. No public crate computes it exactly for this number of players.

use std::hint::black_box;

use poker_rules::{Chips, icm};

use crate::contest::{Contest, Contestant, Unit};
use crate::deals::Draws;

/// The contests of this file. The larger one has 1000 players and 150 prizes, or 30 and 9 if `short`.
pub fn contests(short: bool) -> Vec<Contest> {
    let (players, prizes) = if short { (30, 9) } else { (1000, 150) };
    vec![contest("icm-20-players-20-prizes", 20, 20), contest("icm-1000-players-150-prizes", players, prizes)]
}

fn contest(name: &'static str, players: u64, prizes: u64) -> Contest {
    let mut draws = Draws::new(players);
    let stacks: Vec<Chips> = (0..players).map(|_| Chips::new(1000 + draws.below(200_000))).collect();
    let prizes: Vec<u64> = (1..=prizes).map(|place| 10_000_000 / place).collect();
    let work = move || _ = black_box(icm::payouts(black_box(&stacks), black_box(&prizes)));
    Contest { name, unit: Unit::Time, long: players > 100, contestants: vec![Contestant::new("cardroom", Vec::new(), work)] }
}
