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

    /// Whether a record that came later is about the same entry.
    ///
    /// At each greeting a room tells the places again that it still knows, at whatever time. A client that was not there when the entry was
    /// dealt in knows no hands of it, which tells such a record from one about a new tournament: where a practice room is begun anew, it
    /// uses the same numbers again. Another result than before is of the same entry only within an hour.
    #[must_use]
    pub fn is_same_entry(&self, later: &Self) -> bool {
        const HOUR_MS: u64 = 3_600_000;
        let of = |entry: &Self| (entry.tournament, entry.entry);
        if of(self) != of(later) || self.room != later.room || self.name != later.name {
            return false;
        }
        let told_again = later.hands == 0 && self.paid == later.paid && self.has_place_of(later);
        told_again || self.ended_ms.abs_diff(later.ended_ms) < HOUR_MS
    }

    /// Whether both ended in the same place with the same prize money.
    fn has_place_of(&self, other: &Self) -> bool {
        match (&self.result, &other.result) {
            (PlayedResult::Placed { place, prize }, PlayedResult::Placed { place: other, prize: of_other }) => {
                (place, prize.money) == (other, of_other.money)
            }
            _ => false,
        }
    }
}
