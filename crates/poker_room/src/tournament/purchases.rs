//! What players buy for their entries besides them, and what all of it brings to the prize pool.

use poker_protocol::Money;
use serde::{Deserialize, Serialize};

use crate::rulebook::EntryPrice;

/// What a player has bought for an entry since it was paid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Purchases {
    /// The prices of its rebuys and its add-on together.
    pub more: EntryPrice,
    /// The number of rebuys.
    pub rebuys: u16,
    /// Whether the add-on was bought.
    pub added_on: bool,
    /// The part of all that, and of the price of the entry, which is in the prize pool.
    pub to_pool: Money,
}

impl Purchases {
    /// Those of a new entry at this price, `bounty` of which is its own bounty.
    pub(super) fn new(entry: EntryPrice, bounty: Money) -> Self {
        Self { to_pool: entry.buy_in.saturating_sub(bounty), ..Self::default() }
    }

    /// Adds a rebuy or an add-on, `bounty` of which is an own bounty.
    pub(super) fn add(&mut self, price: EntryPrice, bounty: Money) {
        let Self { more, to_pool, .. } = self;
        *more = EntryPrice { buy_in: [more.buy_in, price.buy_in].iter().sum(), fee: [more.fee, price.fee].iter().sum() };
        *to_pool = [*to_pool, price.buy_in.saturating_sub(bounty)].iter().sum();
    }
}
