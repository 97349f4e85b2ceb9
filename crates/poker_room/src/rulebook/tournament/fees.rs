//! What the entry to a tournament costs (R-FEE-1, R-FEE-2).

use poker_protocol::Money;
use serde::{Deserialize, Serialize};

use crate::rulebook::{Figure, Source};

/// The price of an entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryPrice {
    /// The part for the prizes, bounties included.
    pub buy_in: Money,
    /// The part for the house.
    pub fee: Money,
}

impl EntryPrice {
    /// What a player pays.
    #[must_use]
    pub fn total(self) -> Money {
        [self.buy_in, self.fee].iter().sum()
    }
}

/// A row of a table of fees.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeeRow {
    pub buy_in: Money,
    pub fee: Money,
    /// The source of the row.
    pub from: Source,
}

impl FeeRow {
    /// The price without its source.
    #[must_use]
    pub fn price(&self) -> EntryPrice {
        EntryPrice { buy_in: self.buy_in, fee: self.fee }
    }
}

/// The fees of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TournamentFees {
    /// The sit and go tournaments with five players. Empty if the document leaves the fee to each tournament.
    pub five_handed: Vec<FeeRow>,
    /// The sit and go tournaments with two players.
    pub two_handed: Vec<FeeRow>,
    /// The tournaments that start at a time.
    pub scheduled: ScheduledFee,
}

/// The fee of tournaments that start at a time.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum ScheduledFee {
    /// The only prices that there are.
    Table(Vec<FeeRow>),
    /// The usual part of the whole price, percent. A tournament may have another fee.
    Percent(Figure<u32>),
    /// Each tournament has its own.
    PerTournament {
        /// The source of the rule.
        from: Source,
    },
}

impl TournamentFees {
    /// The table of sit and go tournaments with this number of players; empty if there is none.
    #[must_use]
    pub fn sit_and_go(&self, players: u16) -> &[FeeRow] {
        match players {
            2 => &self.two_handed,
            5 => &self.five_handed,
            _ => &[],
        }
    }

    /// The price of a tournament that starts at a time and costs `total`; `None` if the document gives no fee for it.
    #[must_use]
    pub fn scheduled(&self, total: Money) -> Option<EntryPrice> {
        match &self.scheduled {
            ScheduledFee::Table(rows) => rows.iter().map(FeeRow::price).find(|price| price.total() == total),
            ScheduledFee::Percent(percent) => {
                let hundredfold = total.times(percent.is)?.hundredths();
                let fee = Money::new(hundredfold.checked_add(50)? / 100);
                Some(EntryPrice { buy_in: total.checked_sub(fee)?, fee })
            }
            ScheduledFee::PerTournament { .. } => None,
        }
    }
}
