//! What the games on offer leave to a rulebook.

use serde::{Deserialize, Serialize};

use super::Disclosed;

/// What the games on offer leave to a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamesInForce {
    /// How many of five hole cards make an Omaha hand, R-VAR-3.
    pub omaha5_hole_used: Disclosed<u8>,
    /// The pot limit counts the call, R-VAR-9.
    pub pot_limit_counts_call: Disclosed<bool>,
    /// The most bets of a fixed-limit street, R-VAR-10.
    pub fixed_limit_max_bets: Disclosed<u8>,
    /// They are counted on streets that two begin, too.
    pub fixed_limit_capped_heads_up: Disclosed<bool>,
}
