//! Pots.

use alloc::vec::Vec;

use crate::{Chips, Seat};

/// A pot and who can win it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pot {
    /// Chips in it.
    pub amount: Chips,
    /// Who can win it, by seat.
    pub eligible: Vec<Seat>,
}
