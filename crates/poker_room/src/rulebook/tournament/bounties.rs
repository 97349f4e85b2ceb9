//! Which bounties a tournament has (R-BTY).

use poker_protocol::Money;
use serde::Deserialize;

use crate::rulebook::Figure;

/// The bounties of a tournament. Any of them go together (R-BTY-7). All are in percent of the buy-in.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BountyTerms {
    /// The bounty that every entry has.
    pub own: Option<Figure<OwnBounty>>,
    /// The bounty on one player whom the house names, paid by the house (R-BTY-3).
    pub vip_percent: Option<Figure<u32>>,
    /// The bounty on each player of the tournament's list, paid by the house (R-BTY-5).
    pub listed_percent: Option<Figure<u32>>,
    /// The bounty on each professional player, paid by the house (R-BTY-6).
    pub pro_percent: Option<Figure<u32>>,
}

/// The bounty that every entry has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OwnBounty {
    /// Percent of the buy-in.
    pub percent: u32,
    pub payment: BountyPayment,
    /// Whether a part of it is added to the eliminator's own bounty (R-BTY-2). The rulebook's parameters have that part.
    pub progressive: bool,
}

/// How the bounty of an entry is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BountyPayment {
    /// It is a part of the buy-in (R-BTY-1).
    PartOfBuyIn,
    /// It is paid besides the buy-in: a knockout prize (R-BTY-4).
    Extra,
}

impl OwnBounty {
    /// The bounty of an entry with this buy-in, rounded down.
    #[must_use]
    pub fn of(self, buy_in: Money) -> Money {
        percent_of(buy_in, self.percent)
    }
}

/// A part of a buy-in, rounded down.
pub(crate) fn percent_of(buy_in: Money, percent: u32) -> Money {
    Money::new(buy_in.times(percent).map_or(u64::MAX, Money::hundredths) / 100)
}
