//! The options of a simulation.

use poker_rules::{Card, GameParameters, MAX_SEATS, Variant};

use super::policy::Policy;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct SimOptions {
    pub game: Variant,
    pub policy: Policy,
    pub hands: u64,
    /// The seed of all cards and decisions.
    pub seed: u64,
    /// Players at the table, from two to as many as the deck has cards for.
    pub players: u8,
    /// The id of the rulebook; `None` for the usual one without its rake.
    pub rulebook: Option<String>,
}

impl SimOptions {
    /// Six bots at no-limit Hold'em, no rake.
    pub fn new(hands: u64, seed: u64) -> SimOptions {
        SimOptions { game: Variant::ALL[0], policy: Policy::Bots, hands, seed, players: 6, rulebook: None }
    }

    /// The same options for another game.
    pub fn at(self, game: Variant) -> SimOptions {
        SimOptions { game, ..self }
    }

    /// The most players that the deck has cards for.
    pub fn most_players(&self) -> u8 {
        let game = self.game.game(&GameParameters::DEFAULT);
        let most = (Card::ALL.len() - game.full_board()) / usize::from(game.hole_cards.max(1));
        u8::try_from(most.min(MAX_SEATS)).unwrap_or(u8::MAX)
    }
}
