//! What players may buy besides their entries, as a tournament's terms have it (R-REG-11, R-REG-14).

use poker_protocol::Money;
use poker_rules::Chips;
use serde::{Deserialize, Serialize};

use crate::rulebook::{BlindStructure, EntryPrice, EntryTerms, RebuyLimit, TournamentTemplate, percent_of};

/// How players buy stacks again. A rebuy costs what an entry costs, and brings as many chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RebuyRules {
    /// The rebuy period lasts until the end of this level, counted from 1. A hand that was dealt before counts as played in it.
    pub last_level: u32,
    /// The largest stack with which a player may rebuy.
    pub limit: Chips,
    /// The largest number of rebuys of an entry; `None` if there is no limit.
    pub most: Option<u16>,
    /// How long a player without chips may think about a rebuy, milliseconds.
    pub offer_ms: u32,
    /// The purchase at the end of the period; `None` if there is none.
    pub add_on: Option<AddOnRules>,
}

/// The one purchase of chips at the end of the rebuy period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddOnRules {
    pub chips: Chips,
    pub price: EntryPrice,
    /// How long it is offered, milliseconds from the end of the period.
    pub offer_ms: u32,
}

/// The buy-ins between which a player chooses, both ends included (R-REG-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuyInRange {
    pub least: Money,
    pub most: Money,
}

impl BuyInRange {
    /// The range of a template where the usual price is this; `None` if there is no choice.
    pub(super) fn of(entry: EntryTerms, price: EntryPrice) -> Option<Self> {
        match entry {
            EntryTerms::MultiBuyIn { least_percent, most_percent } => {
                Some(Self { least: percent_of(price.buy_in, least_percent), most: percent_of(price.buy_in, most_percent) })
            }
            EntryTerms::Paid | EntryTerms::Freeroll | EntryTerms::FromPhaseOne => None,
        }
    }
}

impl RebuyRules {
    /// The rules of a template at this price; `None` if it has no rebuys.
    pub(super) fn of(template: &TournamentTemplate, structure: &BlindStructure, price: EntryPrice) -> Option<Self> {
        let (terms, stack) = (template.rebuys.as_ref()?, structure.stack?);
        let add_on = template.add_on.as_ref().map(|terms| {
            let chips = u128::from(stack.get()) * u128::from(terms.stack_percent.is) / 100;
            let percent = terms.price_percent.is;
            AddOnRules {
                chips: Chips::new(u64::try_from(chips).unwrap_or(u64::MAX)),
                price: EntryPrice { buy_in: percent_of(price.buy_in, percent), fee: percent_of(price.fee, percent) },
                offer_ms: terms.offer_s.is.saturating_mul(1_000),
            }
        });
        Some(Self {
            last_level: u32::from(terms.last_level.is.saturating_sub(structure.first_level)) + 1,
            limit: match terms.limit.is {
                RebuyLimit::Busted => Chips::ZERO,
                RebuyLimit::HalfStartingStack => Chips::new(stack.get() / 2),
                RebuyLimit::StartingStack => stack,
            },
            most: terms.most.as_ref().map(|figure| figure.is),
            offer_ms: terms.offer_s.is.saturating_mul(1_000),
            add_on,
        })
    }
}
