//! What the programs buy: entries, rebuys and add-ons, at random by the seed, and what that adds up to.

use chacha20::ChaCha8Rng;
use poker_protocol::{Money, PlayerId};
use poker_room::EntryPrice;
use poker_room::tournament::{PrizeDivision, TournamentTerms};
use rand::RngExt as _;

/// How often a program that has lost all chips buys new ones, and how often it buys the add-on.
const BUYS: f64 = 0.6;
/// How often a program that does not buy says so; otherwise its offer ends by the time.
const DECLINES: f64 = 0.5;

/// The answer of a program to the offer of a rebuy.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    Rebuy,
    Decline,
    None,
}

/// The players of this number of entries. Where players may have several at once, a third of the entries are second ones.
pub(super) fn players(entries: u32, at_once: u8) -> impl Iterator<Item = PlayerId> {
    let players = if at_once > 1 { entries - entries / 3 } else { entries };
    (0..entries).map(move |entry| PlayerId(u64::from(entry % players.max(1)) + 1))
}

/// The buy-in that a program chooses.
pub(super) fn buy_in(terms: &TournamentTerms, rng: &mut ChaCha8Rng) -> Money {
    let choose = |range: poker_room::tournament::BuyInRange| {
        Money::new(rng.random_range(range.least.hundredths()..=range.most.hundredths().max(range.least.hundredths())))
    };
    terms.buy_ins.map_or(terms.entry.buy_in, choose)
}

pub(super) fn answer(rng: &mut ChaCha8Rng) -> Answer {
    match (rng.random_bool(BUYS), rng.random_bool(DECLINES)) {
        (true, _) => Answer::Rebuy,
        (false, true) => Answer::Decline,
        (false, false) => Answer::None,
    }
}

pub(super) fn buys_add_on(rng: &mut ChaCha8Rng) -> bool {
    rng.random_bool(BUYS)
}

/// What the players have paid for prizes and bounties.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PaidIn {
    buy_ins: Money,
    bounties: Money,
}

impl PaidIn {
    /// Adds an entry or a rebuy, which has a bounty of its own.
    pub(super) fn add_stack(&mut self, price: EntryPrice, terms: &TournamentTerms) {
        self.bounties = [self.bounties, terms.own_bounty_at(price.buy_in)].iter().sum();
        self.add_chips(price);
    }

    /// Adds an add-on.
    pub(super) fn add_chips(&mut self, price: EntryPrice) {
        self.buy_ins = [self.buy_ins, price.buy_in].iter().sum();
    }

    /// Adds what a first phase has left of its pool.
    pub(super) fn add_pool(&mut self, carried: Money) {
        self.buy_ins = [self.buy_ins, carried].iter().sum();
    }

    /// Whether the bounties that were paid are those that were paid in, and the pool is what was paid for it, or what the house has
    /// promised. A drawn pool does not depend on what was paid in.
    pub(super) fn fits(self, pool: Money, bounties: Money, terms: &TournamentTerms) -> bool {
        let in_buy_ins = if terms.bounties.is_some_and(|prices| prices.part_of_buy_in) { self.bounties } else { Money::ZERO };
        let collected = self.buy_ins.saturating_sub(in_buy_ins);
        let expected: Money = [collected.max(terms.prizes.guarantee), terms.prizes.added].iter().sum();
        let drawn = matches!(terms.prizes.division, PrizeDivision::Drawn(_));
        bounties == self.bounties && (drawn || pool == expected)
    }
}
