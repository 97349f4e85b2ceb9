//! The unit in which the chips of hands are added up.

use poker_protocol::PlayerId;
use poker_rules::Chips;

use super::sign::Sign;
use crate::{Contest, HandRecord};

/// The parts of a big blind in which the chips of tournaments are counted.
const PARTS: u64 = 100;

/// The unit in which chips that went from one player to another are added up, from hand to hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// The chips of cash games are money.
    Money { big_blind: Chips },
    /// The chips of tournaments have no value (R-TRN-12), and their blinds rise: hundredths of the hand's big blind.
    BigBlinds { big_blind: Chips },
}

impl Measure {
    pub fn of(record: &HandRecord) -> Self {
        let big_blind = record.setup.stakes.big_blind;
        match record.contest {
            Contest::Cash { .. } => Self::Money { big_blind },
            Contest::Tournament { .. } => Self::BigBlinds { big_blind },
        }
    }

    /// Chips of the hand in this unit.
    pub fn measured(self, chips: Chips) -> u64 {
        match self {
            Self::Money { .. } => chips.get(),
            Self::BigBlinds { big_blind } => chips.get().saturating_mul(PARTS) / big_blind.get().max(1),
        }
    }

    /// A big blind in this unit.
    pub fn big_blind(self) -> u64 {
        match self {
            Self::Money { big_blind } => big_blind.get(),
            Self::BigBlinds { .. } => PARTS,
        }
    }

    /// The sign of a flow; `lost` and `beyond` are in this unit.
    pub fn flow(self, [from, to]: [PlayerId; 2], (lost, beyond): (u64, u64), hands: u32) -> Sign {
        match self {
            Self::Money { .. } => Sign::ChipFlow { from, to, chips: Chips::new(lost), beyond: Chips::new(beyond), hands },
            Self::BigBlinds { .. } => Sign::TournamentChipFlow { from, to, big_blinds: lost / PARTS, beyond: beyond / PARTS, hands },
        }
    }
}
