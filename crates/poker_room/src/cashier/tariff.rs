//! The charges of the room, and their increases, which players must be told (R-RAKE-8).

use std::collections::BTreeMap;

use poker_protocol::{BelowMinimum, ChargedStake, Money, PlanId, Raise, RaisedCharge, Rounding};
use serde::{Deserialize, Serialize};

use crate::rulebook::{OfferKey, OfferedStake, RoomStakes};

/// The most increases that are kept, for players who come back after a long time.
const MOST_INCREASES: usize = 500;

/// The charges of a room, and their increases, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tariff {
    stakes: Vec<(OfferKey, Rates)>,
    plans: Vec<(String, PlanId, Money)>,
    /// The number of increases that are no longer kept.
    forgotten: u64,
    increases: Vec<RaisedCharge>,
}

/// The rake of hands at a stake.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Rates {
    percent_bp: u32,
    plan_percent_bp: BTreeMap<PlanId, u32>,
    cap: Money,
    minimum: Money,
    /// `None` in a save that is older than this field; then increases by the manner since that save are not reported.
    #[serde(default)]
    manner: Option<Manner>,
}

/// How rake is computed from percentage, cap and minimum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Manner {
    rounding: Rounding,
    below_minimum: BelowMinimum,
    no_flop_no_drop: bool,
    halve_cap_for: Vec<u8>,
}

impl Manner {
    /// The increases if rake is computed in the manner `now` instead of this one; `least` is the minimum rake.
    fn raised_to(&self, now: &Self, least: Money) -> impl Iterator<Item = Raise> {
        let rounded_up = (self.rounding, now.rounding) == (Rounding::Nearest, Rounding::Up);
        let taken = (self.below_minimum, now.below_minimum) == (BelowMinimum::NoRake, BelowMinimum::TakeMinimum) && !least.is_zero();
        let without_flop = self.no_flop_no_drop && !now.no_flop_no_drop;
        let whole = self.halve_cap_for.iter().filter(|players| !now.halve_cap_for.contains(players));
        let whole = whole.map(|&players| Raise::WholeCap { players }).collect::<Vec<_>>();
        let others = [
            rounded_up.then_some(Raise::RoundedUp),
            taken.then_some(Raise::MinimumTaken { least }),
            without_flop.then_some(Raise::WithoutFlop),
        ];
        others.into_iter().flatten().chain(whole)
    }
}

impl Tariff {
    /// The charges of the room's stakes; `raked` says whether the room takes rake at all.
    pub(crate) fn of(stakes: &RoomStakes, raked: bool) -> Self {
        let mut plans = Vec::new();
        for rulebook in stakes.offers.iter().map(|offer| &offer.rulebook) {
            let prices = rulebook.plans.iter().flat_map(|rules| &rules.rows);
            for row in prices.map(|row| (rulebook.id.clone(), row.plan, row.price)) {
                if !plans.contains(&row) {
                    plans.push(row);
                }
            }
        }
        let rates = |offer: &OfferedStake| (offer.key(), Rates::of(offer, raked));
        Self { stakes: stakes.offers.iter().map(rates).collect(), plans, forgotten: 0, increases: Vec::new() }
    }

    /// The charges of the new stakes, with the increases since `self`. New or cheaper charges are no increase. Charges of stakes and plans
    /// that they lack are kept, to be compared if they return.
    pub(crate) fn followed_by(self, stakes: &RoomStakes, raked: bool) -> Self {
        let mut now = Self::of(stakes, raked);
        now.forgotten = self.forgotten;
        now.increases = self.increases;
        for (offer, (key, rates)) in stakes.offers.iter().zip(&now.stakes) {
            let Some((_, before)) = self.stakes.iter().find(|(kept, _)| kept == key) else { continue };
            let stake = ChargedStake { name: offer.row.name.clone(), game: offer.row.game, form: offer.row.form };
            for raise in before.raised_to(rates) {
                now.increases.push(RaisedCharge { rulebook: key.rulebook.clone(), stake: Some(stake.clone()), raise });
            }
        }
        for (rulebook, plan, price) in &now.plans {
            let before = self.plans.iter().find(|(of, kept, _)| of == rulebook && kept == plan);
            if let Some(&(_, _, before)) = before.filter(|(_, _, before)| before < price) {
                let raise = Raise::PlanPrice { plan: *plan, before, now: *price };
                now.increases.push(RaisedCharge { rulebook: rulebook.clone(), stake: None, raise });
            }
        }
        let offered = |kept: &OfferKey| stakes.offers.iter().any(|offer| offer.key() == *kept);
        now.stakes.extend(self.stakes.into_iter().filter(|(kept, _)| !offered(kept)));
        for before in self.plans {
            if !now.plans.iter().any(|(rulebook, plan, _)| (rulebook, plan) == (&before.0, &before.1)) {
                now.plans.push(before);
            }
        }
        let over = now.increases.len().saturating_sub(MOST_INCREASES);
        now.increases.drain(..over);
        now.forgotten = now.forgotten.saturating_add(u64::try_from(over).unwrap_or(u64::MAX));
        now
    }

    /// The number of increases so far.
    pub(super) fn count(&self) -> u64 {
        self.forgotten.saturating_add(u64::try_from(self.increases.len()).unwrap_or(u64::MAX))
    }

    /// The increases after the first `told`.
    pub(super) fn after(&self, told: u64) -> Vec<RaisedCharge> {
        let known = usize::try_from(told.saturating_sub(self.forgotten)).unwrap_or(usize::MAX);
        self.increases.get(known..).unwrap_or_default().to_vec()
    }
}

impl Rates {
    /// The rates of an offer; `raked` says whether the room takes rake at all.
    fn of(offer: &OfferedStake, raked: bool) -> Self {
        let (row, rake) = (&offer.row, &offer.rulebook.rake);
        let manner = Manner {
            rounding: rake.rounding.is,
            below_minimum: rake.below_minimum.is,
            no_flop_no_drop: rake.no_flop_no_drop.is,
            halve_cap_for: rake.halve_cap_for.is.clone(),
        };
        Self {
            percent_bp: if raked { row.percent_bp } else { 0 },
            plan_percent_bp: if raked { row.plan_percent_bp.clone() } else { BTreeMap::new() },
            cap: row.cap,
            minimum: rake.minimum.is,
            manner: Some(manner),
        }
    }

    /// The percentage for a plan: the printed one, unless the plan has its own.
    fn on(&self, plan: PlanId) -> u32 {
        self.plan_percent_bp.get(&plan).copied().unwrap_or(self.percent_bp)
    }

    /// Whether hands cost nothing, whatever cap and minimum are.
    fn is_free(&self) -> bool {
        self.percent_bp == 0 && self.plan_percent_bp.values().all(|&percent_bp| percent_bp == 0)
    }

    fn raised_to(&self, now: &Self) -> Vec<Raise> {
        let mut raised = Vec::new();
        if now.percent_bp > self.percent_bp {
            raised.push(Raise::Percent { before_bp: self.percent_bp, now_bp: now.percent_bp });
        }
        let plans = self.plan_percent_bp.keys().chain(now.plan_percent_bp.keys().filter(|plan| !self.plan_percent_bp.contains_key(plan)));
        for &plan in plans {
            let (before_bp, now_bp) = (self.on(plan), now.on(plan));
            if now_bp > before_bp {
                raised.push(Raise::PlanPercent { plan, before_bp, now_bp });
            }
        }
        if self.is_free() || now.is_free() {
            return raised;
        }
        if now.cap > self.cap {
            raised.push(Raise::Cap { before: self.cap, now: now.cap });
        }
        // If an older save has no `manner`, the present one is assumed.
        let below = |rates: &Self| rates.manner.as_ref().or(now.manner.as_ref()).map(|manner| manner.below_minimum);
        let dearer = below(now) == Some(BelowMinimum::TakeMinimum) && now.minimum > self.minimum;
        let fewer_free = below(self) == Some(BelowMinimum::NoRake) && now.minimum < self.minimum;
        if dearer || fewer_free {
            raised.push(Raise::Minimum { before: self.minimum, now: now.minimum });
        }
        if let (Some(before), Some(manner)) = (&self.manner, &now.manner) {
            raised.extend(before.raised_to(manner, now.minimum));
        }
        raised
    }
}
