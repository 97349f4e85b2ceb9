//! One entry in a tournament that is over.

use poker_protocol::{CancelReason, Currency, EntryId, Money, Prize, TournamentId, TournamentKind};
use serde::{Deserialize, Serialize};

/// An entry that is over, as the history keeps it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedEntry {
    /// When it ended, in milliseconds since 1970.
    pub ended_ms: u64,
    /// The address of the server and its hall; `None` in practice.
    pub room: Option<String>,
    pub tournament: TournamentId,
    pub entry: EntryId,
    /// The name of the tournament, the same in every language.
    pub name: String,
    pub kind: TournamentKind,
    pub currency: Currency,
    /// What the player paid in money: entry, rebuys and add-on.
    pub paid: Money,
    pub bounties: Money,
    pub result: PlayedResult,
    /// The number of entries in the tournament; `None` if it was not known.
    pub entries: Option<u32>,
    /// The number of hands that the entry was dealt in.
    pub hands: u32,
    /// In percent of one buy-in, the multiplier that was drawn.
    pub multiplier: Option<u32>,
}

/// How an entry ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlayedResult {
    Placed {
        place: u32,
        prize: Prize,
    },
    /// With chips, at the end of a first phase (R-TYP-10).
    Survived,
    /// The tournament was cancelled.
    Cancelled {
        why: CancelReason,
        /// The money that was paid back.
        refund: Money,
    },
}

impl PlayedEntry {
    /// The money that the entry brought: prize, bounties, what was paid back.
    #[must_use]
    pub fn received(&self) -> Money {
        let back = match &self.result {
            PlayedResult::Placed { prize, .. } => prize.money,
            PlayedResult::Survived => Money::ZERO,
            PlayedResult::Cancelled { refund, .. } => *refund,
        };
        [back, self.bounties].into_iter().sum()
    }

    /// The money won or lost, in hundredths of the currency.
    #[must_use]
    pub fn net(&self) -> i64 {
        let signed = |money: Money| i64::try_from(money.hundredths()).unwrap_or(i64::MAX);
        signed(self.received()).saturating_sub(signed(self.paid))
    }

    /// The place; `None` if the entry ended without one.
    #[must_use]
    pub fn place(&self) -> Option<u32> {
        match self.result {
            PlayedResult::Placed { place, .. } => Some(place),
            PlayedResult::Survived | PlayedResult::Cancelled { .. } => None,
        }
    }

    /// Whether two records are about the same entry. Numbers can be used again in practice, where a save is begun anew, but not within
    /// an hour.
    #[must_use]
    pub fn is_same_entry(&self, other: &Self) -> bool {
        const HOUR_MS: u64 = 3_600_000;
        (self.tournament, self.entry, &self.room, &self.name) == (other.tournament, other.entry, &other.room, &other.name)
            && self.ended_ms.abs_diff(other.ended_ms) < HOUR_MS
    }
}
