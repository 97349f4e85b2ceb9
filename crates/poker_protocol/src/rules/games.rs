//! The rules of games that a rulebook decides.

use serde::{Deserialize, Serialize};

use super::Disclosed;

/// The rules of games that a rulebook decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GamesInForce {
    /// How many of five hole cards a hand of Omaha uses (R-VAR-3).
    pub omaha5_hole_used: Disclosed<u8>,
    /// Whether pot limit counts the call as part of the pot (R-VAR-9).
    pub pot_limit_counts_call: Disclosed<bool>,
    /// The most bets on a fixed-limit street (R-VAR-10).
    pub fixed_limit_max_bets: Disclosed<u8>,
    /// Whether this cap also holds on streets that begin with two players.
    pub fixed_limit_capped_heads_up: Disclosed<bool>,
}
