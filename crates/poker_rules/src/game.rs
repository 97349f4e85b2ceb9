//! What is played, as data.

mod variants;

pub use variants::{GameCards, GameParameters, Structure, Variant};

use crate::{Card, Chips, MAX_SEATS, Street};

/// The rules of a game. Derived values are functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameSpec {
    /// Cards dealt to each player.
    pub hole_cards: u8,
    /// How many of them make the hand.
    pub hole_used: HoleUsed,
    /// Community cards dealt at the start of each street, before the flop first.
    pub streets: [u8; 4],
    /// Which hands win.
    #[cfg_attr(feature = "serde", serde(default))]
    pub ranking: Ranking,
    /// How much may be bet.
    pub betting: Betting,
}

/// Which hands win.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Ranking {
    /// The best hand.
    #[default]
    High,
    /// Half of each pot to the best hand, half to the best low of eight or better; without a low all to the high (R-VAR-4).
    HighLow,
}

/// How many of a player's own cards make the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum HoleUsed {
    /// The best five of all (R-VAR-1).
    Any,
    /// Exactly this number, the rest from the board (R-VAR-2).
    Exactly(u8),
}

/// A betting structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum Betting {
    /// Up to the stack (R-VAR-8).
    NoLimit,
    /// Up to the pot (R-VAR-9).
    PotLimit {
        /// The call counts as part of the pot.
        counts_call: bool,
    },
    /// Bets of one size: the big blind before and on the flop, twice as much later (R-VAR-10).
    ///
    /// No document says what an all-in below that size does here. As in the other structures it is an undersized raise: the next one
    /// goes by a full bet beyond it (R-BET-7), it reopens nothing (R-BET-10, R-BET-11), and it is not one of the bets that are counted.
    FixedLimit {
        /// The most bets of a street, the first one and all raises; before the flop blind and straddle count.
        max_bets: u8,
        /// The cap also holds on streets that begin with two players.
        capped_heads_up: bool,
    },
}

/// The forced bets of a table or level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Stakes {
    /// Posted left of the button.
    pub small_blind: Chips,
    /// Posted after it; the least bet.
    pub big_blind: Chips,
    /// The ante of each player; zero where there is none.
    pub ante: Chips,
}

impl GameSpec {
    /// Community cards of every street (R-VAR-6).
    pub const STREETS: [u8; 4] = [0, 3, 1, 1];

    /// Hold'em, no limit.
    pub const fn holdem_no_limit() -> GameSpec {
        GameSpec { hole_cards: 2, hole_used: HoleUsed::Any, streets: GameSpec::STREETS, ranking: Ranking::High, betting: Betting::NoLimit }
    }

    /// New community cards of a street.
    pub const fn board_cards(&self, street: Street) -> u8 {
        self.streets[street as usize]
    }

    /// Community cards once all are dealt.
    pub fn full_board(&self) -> usize {
        self.streets.iter().copied().map(usize::from).sum()
    }

    /// The most players that one deck serves.
    pub fn max_seats(&self) -> usize {
        let left = Card::ALL.len().saturating_sub(self.full_board());
        left.checked_div(usize::from(self.hole_cards)).unwrap_or(0).min(MAX_SEATS)
    }
}

/// The largest pot-limit raise: the bet plus the pot as it is after the call, or before it (R-VAR-9). `pot` holds this street's bets too.
pub fn pot_limit_max_raise_to(pot: Chips, current_bet: Chips, already_in: Chips, counts_call: bool) -> Chips {
    let call = if counts_call { current_bet.saturating_sub(already_in) } else { Chips::ZERO };
    current_bet.plus(pot).plus(call)
}
