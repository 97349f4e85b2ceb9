//! A program decides from what its seat may see, as the bots at the person's table do.

use chacha20::ChaCha8Rng;
use poker_bots::{BotBrain, PlayStyle};
use poker_room::tournament::TournamentTable;
use poker_rules::{Action, Chips, GameSpec};

use super::decisions::AwaitedDecision;

/// The action of a program whose style is `style`.
pub(crate) fn decide(
    awaited: &AwaitedDecision,
    (table, game): (&TournamentTable, GameSpec),
    style: PlayStyle,
    rng: &mut ChaCha8Rng,
) -> Action {
    // The hand has its big blind, which rises from level to level.
    let mut brain = BotBrain::seated(style, awaited.seat, Chips::new(1), game);
    for event in table.hand_seen_from(awaited.seat).iter().flat_map(|hand| &hand.events) {
        brain.see_event(event);
    }
    brain.decide(&awaited.legal, rng)
}
