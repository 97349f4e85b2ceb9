//! The rules of a game as data.

mod variants;

pub use variants::{GameCards, GameParameters, Structure, Variant};

use crate::{Card, Chips, MAX_SEATS, Street};

/// The rules of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameSpec {
    /// Cards dealt to each player.
    pub hole_cards: u8,
    /// How many hole cards a hand must use.
    pub hole_used: HoleUsed,
    /// The number of community cards dealt at the start of each street, in the order of [`Street`].
    pub streets: [u8; 4],
    /// Which hands win.
    #[cfg_attr(feature = "serde", serde(default))]
    pub ranking: Ranking,
    pub betting: Betting,
}

/// Which hands win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Ranking {
    /// The best hand.
    #[default]
    High,
    /// The best hand wins half of each pot and the best low of eight or better the other half; without a low the best hand wins all
    /// (R-VAR-4).
    HighLow,
}

/// How many hole cards a hand must use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum HoleUsed {
    /// Any number: the best five of all cards (R-VAR-1).
    Any,
    /// Exactly this number, with the rest from the board (R-VAR-2).
    Exactly(u8),
}

/// A betting structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Betting {
    /// A bet may be as large as the stack (R-VAR-8).
    NoLimit,
    /// A bet may be as large as the pot (R-VAR-9).
    PotLimit {
        /// Whether the call counts as part of the pot.
        counts_call: bool,
    },
    /// All bets and raises have one size: the big blind before and on the flop, twice the big blind on turn and river (R-VAR-10).
    ///
    /// No document says what an all-in below that size means in fixed limit. Here it is an undersized raise, as in the other structures:
    /// the next raise goes a full bet beyond it (R-BET-7), it does not reopen the betting (R-BET-10, R-BET-11), and it does not count as
    /// one of the street's bets.
    FixedLimit {
        /// The most bets on a street: the first bet and all raises. Before the flop the big blind and a straddle count too.
        max_bets: u8,
        /// Whether the cap also holds on streets that begin with two players.
        capped_heads_up: bool,
    },
}

/// The forced bets of a table or of a tournament level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stakes {
    /// The small blind, posted left of the button.
    pub small_blind: Chips,
    /// The big blind, posted next; it is also the least bet.
    pub big_blind: Chips,
    /// The ante of each player; zero if there is none.
    pub ante: Chips,
}

impl GameSpec {
    /// The number of community cards that each street of Hold'em and Omaha deals (R-VAR-6).
    pub const STREETS: [u8; 4] = [0, 3, 1, 1];

    /// No-limit Hold'em.
    pub const fn holdem_no_limit() -> GameSpec {
        GameSpec { hole_cards: 2, hole_used: HoleUsed::Any, streets: GameSpec::STREETS, ranking: Ranking::High, betting: Betting::NoLimit }
    }

    /// The number of community cards that a street deals.
    pub const fn board_cards(&self, street: Street) -> u8 {
        self.streets[street as usize]
    }

    /// The number of community cards after the last street.
    pub fn full_board(&self) -> usize {
        self.streets.iter().copied().map(usize::from).sum()
    }

    /// The most players for whom one deck has enough cards, at most [`MAX_SEATS`].
    pub fn max_seats(&self) -> usize {
        let left = Card::ALL.len().saturating_sub(self.full_board());
        left.checked_div(usize::from(self.hole_cards)).unwrap_or(0).min(MAX_SEATS)
    }
}

/// The largest pot-limit raise, as a total on this street: `current_bet` plus the pot (R-VAR-9). `pot` includes this street's bets; if
/// `counts_call`, the call counts as part of the pot. `already_in` are the player's own chips on this street.
pub fn pot_limit_max_raise_to(pot: Chips, current_bet: Chips, already_in: Chips, counts_call: bool) -> Chips {
    let call = if counts_call { current_bet.saturating_sub(already_in) } else { Chips::ZERO };
    current_bet.plus(pot).plus(call)
}
